import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Moment } from '../effects/moment.ts';
import { poolOf, type Tested } from '../effects/pool.ts';
import { type Scene, type UnitId, unit } from '../scene.ts';
import { tell } from '../tell.ts';
import { Alternation, type Choice, otherSeat, type Seat, type Table } from '../tests/alternation.ts';
import { compare, type Standing } from '../tests/results.ts';
import { toldOf } from './static.ts';
import { rerollFace, shownOf, type Thrown, throwPool } from './throw.ts';

export interface Tester {
  readonly unit: UnitId;
  readonly tested: Tested;
  readonly moment: Moment;
}

/**
 * An opposed test (L178 to L207): both throw, then take turns to roll a die again, the aggressor first, until both pass in a row (A10).
 * Gives how the aggressor stands. Who has no such attribute stands behind who has it.
 */
export function* testOpposed(
  tx: Tx<Scene>,
  aggressor: Tester,
  defender: Tester,
  reason: string,
): Rule<Standing> {
  return (yield* opposedShown(tx, aggressor, defender, reason)).standing;
}

/** What an opposed test came to, and what both showed. */
export interface OpposedShown {
  readonly standing: Standing;
  readonly ours: readonly number[];
  readonly theirs: readonly number[];
}

/** The same test, with what both showed. */
export function* opposedShown(
  tx: Tx<Scene>,
  aggressor: Tester,
  defender: Tester,
  reason: string,
): Rule<OpposedShown> {
  const scene = tx.snapshot();
  const pools = {
    aggressor: poolOf(scene, aggressor.unit, aggressor.tested, aggressor.moment),
    defender: poolOf(scene, defender.unit, defender.tested, defender.moment),
  };
  const without = { ours: [], theirs: [] };
  if (pools.aggressor === null) return { standing: pools.defender === null ? 'draw' : 'behind', ...without };
  if (pools.defender === null) return { standing: 'ahead', ...without };
  const lying: Record<Seat, Thrown> = {
    aggressor: yield* throwPool(tx, unit(scene, aggressor.unit).side, pools.aggressor, aggressor.tested),
    defender: yield* throwPool(tx, unit(scene, defender.unit).side, pools.defender, defender.tested),
  };
  const left: Record<Seat, number> = { aggressor: pools.aggressor.rerolls, defender: pools.defender.rerolls };
  const had = { ...left };
  const table = (): Table => ({
    aggressor: { ...lying.aggressor, rerolls: left.aggressor, enemy: 0 },
    defender: { ...lying.defender, rerolls: left.defender, enemy: 0 },
  });
  let seat: Seat = 'aggressor';
  for (let passed = 0; passed < 2; seat = otherSeat(seat)) {
    const choice = left[seat] === 0 ? 'pass' : chosen(table(), seat);
    if (choice === 'pass') {
      passed += 1;
      continue;
    }
    passed = 0;
    lying[seat] = yield* rerollFace(tx, lying[seat], choice.face);
    left[seat] -= 1;
  }
  const standing = compare(shownOf(lying.aggressor), shownOf(lying.defender));
  tell(tx, 'opposed', {
    unit: aggressor.unit,
    target: defender.unit,
    pools: [
      toldOf(
        aggressor.unit,
        aggressor.tested,
        pools.aggressor,
        lying.aggressor,
        had.aggressor - left.aggressor,
      ),
      toldOf(defender.unit, defender.tested, pools.defender, lying.defender, had.defender - left.defender),
    ],
    standing,
    for: reason,
  });
  return { standing, ours: shownOf(lying.aggressor), theirs: shownOf(lying.defender) };
}

/** The best choice of a seat; where there are too many ways to solve, its lowest die while it is behind. */
function chosen(table: Table, seat: Seat): Choice {
  const means = (one: Seat) => ({ ...table[one], dice: table[one].dice.length });
  const solved = Alternation.of(means('aggressor'), means('defender'));
  if (solved !== null) return solved.choice(table, seat);
  const standing = compare(
    [...table.aggressor.dice, ...table.aggressor.kickers],
    [...table.defender.dice, ...table.defender.kickers],
  );
  const isBehind = seat === 'aggressor' ? standing !== 'ahead' : standing === 'ahead';
  const [face] = table[seat].dice.toSorted((one, other) => one - other);
  return isBehind && face !== undefined ? { whose: seat, face } : 'pass';
}
