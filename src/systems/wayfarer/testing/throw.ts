import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { TestPool } from '../effects/pool.ts';
import type { Scene, SideId } from '../scene.ts';
import { bestPlacing, turned } from '../tests/bumps.ts';
import { compare, type Face, faceOf } from '../tests/results.ts';

/** A pool once its dice lie and are bumped. */
export interface Thrown {
  /** The number of the roll in its command; null where no die was rolled. */
  readonly roll: number | null;
  /** As they fell, before anything turned them. */
  readonly fell: readonly Face[];
  /** As they lie, in the same order. */
  readonly dice: readonly Face[];
  readonly kickers: readonly number[];
  readonly bumps: readonly number[];
}

/**
 * The first two phases of a test (L182 to L195): the dice, those rolled again at once (A9), kickers, and bumps where they compare best.
 * Whoever looks at the test later is told what fell and what was made of it.
 */
export function* throwPool(tx: Tx<Scene>, by: SideId, pool: TestPool, label: string): Rule<Thrown> {
  const kickers = [...pool.kickers, ...pool.armour];
  for (const { dice, plus } of pool.rolled) {
    const { dice: fallen } = yield* tx.roll({ count: dice, sides: 6, label: 'kicker', by, to: 'all' });
    const value = fallen.reduce((sum, die) => sum + die.value, plus);
    if (value > 0) kickers.push(Math.min(6, value));
  }
  if (pool.dice === 0) return { roll: null, fell: [], dice: [], kickers, bumps: [] };
  const roll = yield* tx.roll({ count: pool.dice, sides: 6, label, by, to: 'all' });
  const fell = roll.dice.map(({ value }) => faceOf(value));
  const kept = yield* again(tx, roll.id, fell, pool.again);
  const [bumps, dice] = bestBumped(kept, pool);
  return { roll: roll.id, fell: kept, dice, kickers, bumps };
}

/** Dice that are rolled again right after the roll: of some, those under the middle; of all or none, all where a new throw is likely to be better. */
function* again(
  tx: Tx<Scene>,
  roll: number,
  fell: readonly Face[],
  may: TestPool['again'],
): Rule<readonly Face[]> {
  const isLow = Math.max(...fell) <= (fell.length === 1 ? 3 : 4);
  const places = fell.flatMap((face, place) =>
    (may === 'any' && face <= 3) || (may === 'all' && isLow) ? [place] : [],
  );
  const after = [...fell];
  for (const place of places) after[place] = faceOf((yield* tx.reroll(roll, place)).value);
  return after;
}

/** The bumps that compare best, with the dice as they turn them: each better bump is one of two, or raises one that there is (A7). */
function bestBumped(
  dice: readonly Face[],
  { bumps, betterBumps, smallBumps }: TestPool,
): readonly [bumps: readonly number[], dice: readonly Face[]] {
  let best: readonly [readonly number[], readonly Face[]] | null = null;
  for (const way of bettered(bumps, betterBumps, smallBumps)) {
    const lying = turned(dice, bestPlacing(dice, way));
    if (best === null || compare(lying, best[1]) === 'ahead') best = [way, lying];
  }
  return best ?? [[], dice];
}

function bettered(bumps: readonly number[], twos: number, ones: number): readonly (readonly number[])[] {
  if (twos + ones === 0) return [bumps];
  const fresh = twos > 0 ? 2 : 1;
  const once = [[...bumps, fresh], ...bumps.map((bump, at) => bumps.with(at, bump + 1))];
  return once.flatMap((way) => bettered(way, twos > 0 ? twos - 1 : 0, twos > 0 ? ones : ones - 1));
}

/** The same throw with the bumps of a pool placed anew, before any die of it was rolled again. */
export function bumpedAgain(thrown: Thrown, pool: TestPool): Thrown {
  const [bumps, dice] = bestBumped(thrown.fell, pool);
  return thrown.roll === null ? thrown : { ...thrown, bumps, dice };
}

/** Rolls all dice of a pool once more, and places its bumps anew. */
export function* throwAgain(tx: Tx<Scene>, thrown: Thrown, pool: TestPool): Rule<Thrown> {
  if (thrown.roll === null) return thrown;
  const fell: Face[] = [];
  for (const place of thrown.fell.keys()) fell.push(faceOf((yield* tx.reroll(thrown.roll, place)).value));
  const [bumps, dice] = bestBumped(fell, pool);
  return { ...thrown, fell, dice, bumps };
}

/** Rolls a die that lies so once more; a bump it had is lost with its old face (A3). */
export function* rerollFace(tx: Tx<Scene>, thrown: Thrown, face: Face): Rule<Thrown> {
  const place = thrown.dice.indexOf(face);
  if (thrown.roll === null || place === -1) return thrown;
  const value = faceOf((yield* tx.reroll(thrown.roll, place)).value);
  return { ...thrown, dice: thrown.dice.with(place, value) };
}

/** What a thrown pool shows in the comparison. */
export const shownOf = ({ dice, kickers }: Thrown): readonly number[] => [...dice, ...kickers];
