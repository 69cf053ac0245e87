import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { defeat } from '../defeat/defeat.ts';
import { type Moment, plainTest } from '../effects/moment.ts';
import { poolOf } from '../effects/pool.ts';
import { type Scene, type UnitId, unit, unitIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { opposedShown, type Tester } from '../testing/opposed.ts';

/** With what a unit gets out of a vehicle's way: Melee DEF or Athletics, whichever has more to show. */
function bestAgainst(scene: Scene, id: UnitId, vehicle: UnitId): 'meleeDef' | 'athletics' {
  const worth = (tested: 'meleeDef' | 'athletics'): number => {
    const pool = poolOf(scene, id, tested, { ...plainTest, enemy: vehicle });
    return pool === null ? -1 : pool.dice + pool.kickers.length + pool.armour.length;
  };
  return worth('athletics') > worth('meleeDef') ? 'athletics' : 'meleeDef';
}

/** The test of who is run over (L5112): its own, and the vehicle's. */
export const runningOver = (
  scene: Scene,
  vehicle: UnitId,
  id: UnitId,
): readonly [under: Tester, over: Tester] => [
  { unit: id, tested: bestAgainst(scene, id, vehicle), moment: { ...plainTest, enemy: vehicle } },
  { unit: vehicle, tested: 'meleeDef', moment: { ...plainTest, enemy: id, given: ['runningOver'] } },
];

/** What who is run over would be defeated by. */
export const underWheels = (vehicle: UnitId): Moment => ({
  assault: 'melee',
  enemy: vehicle,
  unarmed: false,
  hitBy: ['smashing'],
  given: [],
});

/**
 * Whom a vehicle runs over, friend or foe, must beat its Melee DEF with Melee DEF or Athletics, or is defeated by it (L5112 to L5115): a draw
 * is no success.
 */
export function* runOver(tx: Tx<Scene>, vehicle: UnitId, over: readonly UnitId[]): Rule<void> {
  for (const id of over) {
    const scene = tx.snapshot();
    if (unitIn(scene, id)?.where.kind !== 'map') continue;
    tell(tx, 'runOver', { unit: id, vehicle });
    const { standing, theirs } = yield* opposedShown(tx, ...runningOver(scene, vehicle, id), 'runningOver');
    if (standing === 'ahead') continue;
    yield* defeat(tx, id, {
      side: unit(tx.now, vehicle).side,
      moment: underWheels(vehicle),
      cover: 0,
      worse: 0,
      best: theirs.length === 0 ? null : Math.max(...theirs),
      shown: theirs,
      spares: false,
    });
  }
}
