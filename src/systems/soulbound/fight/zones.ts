import {
  actorDistance,
  type ZoneId,
  type ZoneMap,
  zoneOf,
  zonesOf,
} from '../../../engine/space/zones/index.ts';
import type { EnvironmentId } from '../content/environment.ts';
import type { CharacterId, Scene } from '../scene.ts';

export type { ZoneId, ZoneMap };

/** The zone somebody stands in; null for who is in no fight. */
export function zoneOfFighter(scene: Scene, id: CharacterId): ZoneId | null {
  return scene.fight === null ? null : (zonesOf(scene.fight.standing, id)[0] ?? null);
}

/** Whether a zone is what a trait says. */
export const isZone = (map: ZoneMap, zone: ZoneId, trait: EnvironmentId): boolean =>
  zoneOf(map, zone)?.traits.some(({ id }) => id === trait) ?? false;

/** How many Zones lie between two in the fight: 0 in the same; Infinity where no way leads from one to the other. */
export function zonesApart(scene: Scene, one: CharacterId, other: CharacterId): number {
  if (scene.fight === null) return Number.POSITIVE_INFINITY;
  const [from, to] = [zoneOfFighter(scene, one), zoneOfFighter(scene, other)];
  if (from !== null && from === to) return 0; // the common case, without a look at the map
  return actorDistance(scene.fight.map, scene.fight.standing, one, other) ?? Number.POSITIVE_INFINITY;
}
