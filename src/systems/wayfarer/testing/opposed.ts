import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { answered } from '../answers/answer.ts';
import type { Chance } from '../answers/chances.ts';
import type { Moment } from '../effects/moment.ts';
import { poolOf, type Tested, type TestPool } from '../effects/pool.ts';
import { type Scene, type UnitId, unit } from '../scene.ts';
import { tell } from '../tell.ts';
import { Alternation, type Choice, otherSeat, type Seat, type Table } from '../tests/alternation.ts';
import { compare, type Standing } from '../tests/results.ts';
import { blessedPool, cursedDice } from './lone.ts';
import { testShown, toldOf } from './static.ts';
import { bumpedAgain, rerollFace, shownOf, type Thrown, throwPool } from './throw.ts';

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
  const pools: Record<Seat, TestPool | null> = {
    aggressor: poolOf(scene, aggressor.unit, aggressor.tested, aggressor.moment),
    defender: poolOf(scene, defender.unit, defender.tested, defender.moment),
  };
  const without = { ours: [], theirs: [] };
  if (pools.aggressor === null) return { standing: pools.defender === null ? 'draw' : 'behind', ...without };
  if (pools.defender === null) return { standing: 'ahead', ...without };
  const thrown: Record<Seat, Seated> = {
    aggressor: {
      unit: aggressor.unit,
      tested: aggressor.tested,
      pool: pools.aggressor,
      thrown: yield* throwPool(tx, unit(scene, aggressor.unit).side, pools.aggressor, aggressor.tested),
      enemy: 0,
    },
    defender: {
      unit: defender.unit,
      tested: defender.tested,
      pool: pools.defender,
      thrown: yield* throwPool(tx, unit(scene, defender.unit).side, pools.defender, defender.tested),
      enemy: 0,
    },
  };
  const seated = yield* answeredBoth(tx, thrown, reason);
  const lying: Record<Seat, Thrown> = {
    aggressor: seated.aggressor.thrown,
    defender: seated.defender.thrown,
  };
  const { aggressor: ours, defender: theirs } = seated;
  const left: Record<Seat, number> = { aggressor: ours.pool.rerolls, defender: theirs.pool.rerolls };
  const enemy: Record<Seat, number> = { aggressor: ours.enemy, defender: theirs.enemy };
  const had = { ...left };
  const table = (): Table => ({
    aggressor: { ...lying.aggressor, rerolls: left.aggressor, enemy: enemy.aggressor },
    defender: { ...lying.defender, rerolls: left.defender, enemy: enemy.defender },
  });
  let seat: Seat = 'aggressor';
  for (let passed = 0; passed < 2; seat = otherSeat(seat)) {
    const choice = left[seat] + enemy[seat] === 0 ? 'pass' : chosen(table(), seat);
    if (choice === 'pass') {
      passed += 1;
      continue;
    }
    passed = 0;
    lying[choice.whose] = yield* rerollFace(tx, lying[choice.whose], choice.face);
    if (choice.whose === seat) left[seat] -= 1;
    else enemy[seat] -= 1;
  }
  const standing = compare(shownOf(lying.aggressor), shownOf(lying.defender));
  tell(tx, 'opposed', {
    unit: aggressor.unit,
    target: defender.unit,
    pools: [
      toldOf(aggressor.unit, aggressor.tested, ours.pool, lying.aggressor, had.aggressor - left.aggressor),
      toldOf(defender.unit, defender.tested, theirs.pool, lying.defender, had.defender - left.defender),
    ],
    standing,
    for: reason,
  });
  return { standing, ours: shownOf(lying.aggressor), theirs: shownOf(lying.defender) };
}

/** One of the two who test against each other, once their dice lie, with the dice of the other's that it rolls again. */
interface Seated {
  readonly unit: UnitId;
  readonly tested: Tested;
  readonly pool: TestPool;
  readonly thrown: Thrown;
  readonly enemy: number;
}

/**
 * Spells that are cast in answer to such a test, before any die is rolled again: who is behind may be blessed (L4949), who is ahead be cursed, which
 * is a re-roll of its dice for the other (L4909).
 */
function* answeredBoth(
  tx: Tx<Scene>,
  begun: Readonly<Record<Seat, Seated>>,
  reason: string,
): Rule<Readonly<Record<Seat, Seated>>> {
  let seated = begun;
  for (;;) {
    const { aggressor, defender } = seated;
    const isAhead = compare(shownOf(aggressor.thrown), shownOf(defender.thrown)) === 'ahead';
    const [ahead, behind]: readonly [Seat, Seat] = isAhead
      ? ['aggressor', 'defender']
      : ['defender', 'aggressor'];
    const chances: readonly Chance[] = [
      ...(seated[behind].thrown.roll === null
        ? []
        : [{ to: 'allyTest', whom: seated[behind].unit } as const]),
      ...(seated[ahead].thrown.roll === null ? [] : [{ to: 'enemyTest', whom: seated[ahead].unit } as const]),
    ];
    const shows = () => ({ pools: [aggressor, defender].map(shownSeat), dv: null });
    const came = yield* answered(tx, { chances, for: reason, shows }, testShown);
    if (came === null) return seated;
    if (!came.worked) continue;
    const one = seated[behind];
    if (came.spell.answers === 'enemyTest')
      seated = { ...seated, [behind]: { ...one, enemy: one.enemy + cursedDice(came) } };
    else {
      const pool = blessedPool(one.pool, came);
      seated = { ...seated, [behind]: { ...one, pool, thrown: bumpedAgain(one.thrown, pool) } };
    }
  }
}

const shownSeat = ({ unit: id, tested, thrown }: Seated) => ({
  unit: id,
  test: tested,
  dice: [...thrown.dice],
  kickers: [...thrown.kickers],
});

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
