import { type Goal, wantsSixes } from './goal.ts';

/** Points of Focus on each die, by its place in the roll. */
export type Plus = readonly number[];

const highest = 6;

/** How many dice of a roll pass, with what Focus added. */
export const successesOf = (values: readonly number[], plus: Plus, difficulty: number): number =>
  values.filter((value, die) => value + (plus[die] ?? 0) >= difficulty).length;

/** How many dice of a roll are 6s, with what Focus added; null where 6s are successes like others. */
export const sixesOf = (values: readonly number[], plus: Plus, goal: Goal): number | null =>
  wantsSixes(goal) ? successesOf(values, plus, highest) : null;

/** What a placement comes to: its successes, its 6s where they count, the points it takes. */
interface Worth {
  readonly successes: number;
  readonly sixes: number;
  readonly points: number;
}

const worthOf = (values: readonly number[], plus: Plus, difficulty: number, goal: Goal): Worth => ({
  successes: successesOf(values, plus, difficulty),
  sixes: sixesOf(values, plus, goal) ?? 0,
  points: plus.reduce((sum, points) => sum + points, 0),
});

const better = (a: Worth, b: Worth): number =>
  a.successes - b.successes || a.sixes - b.sixes || b.points - a.points;

/** Whether one placement reaches more than another, whatever it takes. */
export function reachesMore(
  values: readonly number[],
  one: Plus,
  other: Plus,
  difficulty: number,
  goal: Goal,
): boolean {
  const [a, b] = [one, other].map((plus) => ({ ...worthOf(values, plus, difficulty, goal), points: 0 }));
  return a !== undefined && b !== undefined && better(a, b) > 0;
}

/**
 * The best way to place at most so many points: the most successes, then the most 6s where they count, then the fewest
 * points; of equal ones the first dice are lifted. A die is lifted to where it passes, to 6, or not at all: anything
 * between would be wasted.
 */
export function bestPlacement(
  values: readonly number[],
  difficulty: number,
  points: number,
  goal: Goal,
): Plus {
  if (points === 0) return plain(values);
  const lifts = (value: number) => {
    const useful = [difficulty - value, ...(wantsSixes(goal) ? [highest - value] : [])];
    return [...new Set(useful.filter((by) => by > 0))];
  };
  // What can be reached with the dice so far, by the points that it takes.
  let reached: ReadonlyMap<number, Plus> = new Map([[0, []]]);
  for (const value of values) {
    const next = new Map<number, Plus>();
    for (const [spent, plus] of reached) {
      for (const by of [...lifts(value), 0]) {
        if (spent + by > points) continue;
        const found = [...plus, by];
        const known = next.get(spent + by);
        const seen = values.slice(0, found.length);
        if (known === undefined || reachesMore(seen, found, known, difficulty, goal))
          next.set(spent + by, found);
      }
    }
    reached = next;
  }
  const all = [...reached.values()];
  const worth = (plus: Plus) => worthOf(values, plus, difficulty, goal);
  return all.reduce((best, plus) => (better(worth(plus), worth(best)) > 0 ? plus : best), plain(values));
}

/** Nothing placed. */
export const plain = (values: readonly number[]): Plus => values.map(() => 0);
