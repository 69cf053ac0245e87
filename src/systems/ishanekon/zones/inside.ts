import { tileName, tilesOf } from '../../../engine/space/grid/index.ts';
import { areEnemies, type CharacterId, type Scene } from '../scene.ts';
import { footprintIn } from '../space/bodies.ts';
import type { Zone } from './zone.ts';

export const zonesIn = ({ fight }: Scene): readonly Zone[] => fight?.zones ?? [];

/** Whether somebody stands in a zone: with any square of their body; on told ground as long as they haven't moved. */
export function isInside(scene: Scene, zone: Zone, id: CharacterId): boolean {
  const footprint = footprintIn(scene, id);
  return footprint === null
    ? zone.members.includes(id)
    : tilesOf(footprint).some((tile) => zone.tiles.includes(tileName(tile)));
}

/** Whether a zone harms somebody, wherever they stand. */
export function isMeant(scene: Scene, { who, by }: Zone, id: CharacterId): boolean {
  switch (who) {
    case 'everybody':
      return true;
    case 'others':
      return id !== by;
    case 'enemies':
      return areEnemies(scene, by, id);
    case 'allies':
      return !areEnemies(scene, by, id);
  }
}
