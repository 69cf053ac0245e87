import type { At } from '../../../engine/space/index.ts';
import { sees } from '../battle/seeing.ts';
import { standing } from '../battle/standing.ts';
import { enemiesOf } from '../effects/moment.ts';
import { cardValue } from '../effects/pool.ts';
import { hasRule, rulesNamed } from '../effects/sources.ts';
import type { Scene, UnitId } from '../scene.ts';
import { apart } from '../space/measure.ts';
import type { Manner } from './manners.ts';

/** Whether a unit can go in a manner. */
export const goesIn = (scene: Scene, id: UnitId, manner: Manner): boolean => hasRule(scene, id, manner);

/** Whether a unit is in the air as it goes. */
export const flies = (scene: Scene, id: UnitId, manner: Manner | null): boolean =>
  manner === 'gravPack' && goesIn(scene, id, manner);

/** Increments that a unit has more: who retreats as many as it has Athletics, who flies by a pack four. */
export function furtherBy(scene: Scene, id: UnitId, manner: Manner | null): number {
  if (manner === null || !goesIn(scene, id, manner)) return 0;
  if (manner === 'retreat') return cardValue(scene, id, 'athletics')?.dice ?? 0;
  return Math.max(0, ...rulesNamed(scene, id, manner).map(({ figures }) => Number(figures.further)));
}

/** Whether a place is farther from each enemy that a unit sees than it is now; it must see one. */
export function isAway(scene: Scene, id: UnitId, at: At): boolean {
  const own = standing(scene, id);
  const enemies = enemiesOf(scene, id).filter((enemy) => sees(scene, id, enemy));
  if (own === null || enemies.length === 0) return false;
  return enemies.every((enemy) => {
    const body = standing(scene, enemy);
    return body !== null && apart({ ...own, at }, body) > apart(own, body);
  });
}

/** Where a unit may end that goes in a manner: anywhere, but for who retreats. */
export const endsWell = (scene: Scene, id: UnitId, manner: Manner | null, at: At): boolean =>
  manner !== 'retreat' || isAway(scene, id, at);
