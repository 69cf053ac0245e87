import { remembered } from '../../../engine/remembered.ts';
import type { Scene, Unit } from '../scene.ts';

/** More than any unit has. */
const PLENTY = 9999;

const opened = remembered((scene: Scene, _all: null): Scene => {
  const { battle } = scene;
  if (!battle) return scene;
  const seen = Object.entries(battle.units).filter(([, { unseen }]) => !unseen);
  const units = seen.map(([id, one]): readonly [string, Unit] => [
    id,
    one.side === 'foes' ? { ...one, lost: -PLENTY } : one,
  ]);
  return { ...scene, battle: { ...battle, units: Object.fromEntries(units) } };
});

/** A battle as all players know it: without hidden units, and how much the foes' can take is told by nothing. */
export const openBattle = (scene: Scene): Scene => opened(scene, null);
