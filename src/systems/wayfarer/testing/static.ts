import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { type Moment, plainTest } from '../effects/moment.ts';
import { poolOf, type Tested, type TestPool } from '../effects/pool.ts';
import { isImmune } from '../effects/sources.ts';
import { isVehicleUnit, type Scene, type UnitId } from '../scene.ts';
import { tell } from '../tell.ts';
import { type Face, passes } from '../tests/results.ts';
import type { PoolTold } from './events.ts';
import { rollLone } from './lone.ts';
import { shownOf, type Thrown } from './throw.ts';

/** A pool of a test as it is told afterwards. */
export const toldOf = (
  id: UnitId,
  test: Tested,
  { why }: TestPool,
  { fell, dice, kickers, bumps }: Thrown,
  rerolled: number,
): PoolTold => ({ unit: id, test, fell, dice, kickers, bumps, rerolled, why });

/** The lowest die: what is left then compares best, so no other is worth more against a fixed value. */
const lowest = ([first, ...rest]: readonly Face[]): Face | null =>
  first === undefined ? null : rest.reduce((low, face) => (face < low ? face : low), first);

/**
 * A static test (L178, L206): a draw fails, and re-rolls are used while it has failed. `reason` says what it is for. Who has no such attribute
 * fails.
 */
export function* testStatic(
  tx: Tx<Scene>,
  id: UnitId,
  tested: Tested,
  dv: readonly number[],
  reason: string,
  moment: Moment = plainTest,
): Rule<boolean> {
  return (yield* testShown(tx, id, tested, dv, reason, moment)).passed;
}

/** What a test came to, and what it showed: others may have to beat that. */
export interface Shown {
  readonly passed: boolean;
  readonly shown: readonly number[];
}

/** The same test, with what it showed. Spells that are cast in answer to it are tested in the same way. */
export function* testShown(
  tx: Tx<Scene>,
  id: UnitId,
  tested: Tested,
  dv: readonly number[],
  reason: string,
  moment: Moment = plainTest,
): Rule<Shown> {
  const scene = tx.snapshot();
  const pool = poolOf(scene, id, tested, moment);
  if (pool === null) return { passed: false, shown: [] };
  const isPassed = (shown: readonly number[]) => passes(shown, dv);
  const rolled = yield* rollLone(
    tx,
    {
      id,
      pool,
      label: tested,
      for: reason,
      dv,
      worth: (shown) => Number(isPassed(shown)),
      again: (thrown) => (isPassed(shownOf(thrown)) ? null : lowest(thrown.dice)),
    },
    testShown,
  );
  const { thrown } = rolled;
  const passed = isPassed(shownOf(thrown));
  const told = toldOf(id, tested, rolled.pool, thrown, rolled.rerolled);
  tell(tx, 'tested', { unit: id, pool: told, dv, passed, for: reason });
  return { passed, shown: shownOf(thrown) };
}

/** A test of Morale (Arcane DEF, with what is for Morale alone); who is Fearless passes it without a die (L860). */
export function* testMorale(
  tx: Tx<Scene>,
  id: UnitId,
  dv: number | readonly number[],
  reason: string,
): Rule<boolean> {
  // A machine has no nerve to lose: it has no Arcane DEF to test (L5087).
  if (isImmune(tx.snapshot(), id, 'morale') || isVehicleUnit(tx.snapshot(), id)) {
    tell(tx, 'untouched', { unit: id, for: reason });
    return true;
  }
  const values = typeof dv === 'number' ? [dv] : dv;
  return yield* testStatic(tx, id, 'arcaneDef', values, reason, { ...plainTest, given: ['againstMorale'] });
}
