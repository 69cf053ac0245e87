import { type Scene, unitsIn } from '../scene.ts';
import { isHiddenTile, knownGrid } from './ground.ts';
import { isHidden, isInTheKnow } from './units.ts';

/** More than anybody has, and than anything takes. */
const plenty = 9_999;

/** A scene as players know it: without hidden enemies, hidden ground and what lies on it; how much enemies can take is told by nothing. */
export function openlyKnown(scene: Scene): Scene {
  const { fight } = scene;
  if (fight === null) return scene;
  const hidden = new Set(unitsIn(scene).filter((id) => isHidden(scene, id)));
  const units = Object.fromEntries(Object.entries(fight.units).filter(([id]) => !hidden.has(id)));
  const areas = fight.areas.filter(({ centre }) => !isHiddenTile(fight.grid, centre));
  const characters = Object.fromEntries(
    Object.entries(scene.characters).map(([id, who]) => {
      const isUnknown = isInTheKnow(scene, id) && who.battle.hp > 0;
      return [id, isUnknown ? { ...who, battle: { ...who.battle, hp: plenty } } : who];
    }),
  );
  return { ...scene, characters, fight: { ...fight, units, areas, grid: knownGrid(fight.grid) } };
}
