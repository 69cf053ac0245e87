import type { Leaning } from '../numbers/edge.ts';
import { chosenOf } from '../numbers/edge.ts';
import { beats, criticalOf, type Goal, succeeds } from './succeeds.ts';

const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const TEN = FACES.length;

/** What is known of a check before it falls: the Skill Level, all that is added (that level included), and how it leans. */
export interface Side {
  readonly level: number;
  readonly added: number;
  readonly leans: Leaning;
}

const resultOf = ({ level, added }: Side, natural: number) => ({
  total: natural + added,
  critical: criticalOf(natural, level),
});

/** How likely each natural die is to count. */
function naturals(leans: Leaning): ReadonlyMap<number, number> {
  const chances = new Map<number, number>();
  const add = (face: number, chance: number) => chances.set(face, (chances.get(face) ?? 0) + chance);
  if (leans === 'none') for (const face of FACES) add(face, 1 / TEN);
  else for (const one of FACES) for (const two of FACES) add(chosenOf(one, two, leans), 1 / TEN ** 2);
  return chances;
}

/** The chance that a check succeeds. */
export function checkChance(side: Side, goal: Goal): number {
  let chance = 0;
  for (const [natural, each] of naturals(side.leans))
    if (succeeds(resultOf(side, natural), goal)) chance += each;
  return chance;
}

/** The chance that who tries something wins against who resists. */
export function opposedChance(own: Side, other: Side): number {
  let chance = 0;
  for (const [mine, each] of naturals(own.leans))
    for (const [theirs, with_] of naturals(other.leans))
      if (beats(resultOf(own, mine), resultOf(other, theirs))) chance += each * with_;
  return chance;
}

/** The chance that one more die, of which the better is taken, makes a check succeed; `floor` is what another die holds it down to, with disadvantage. */
export function rerollChance(
  { level, added }: Omit<Side, 'leans'>,
  isEnough: (result: ReturnType<typeof resultOf>) => boolean,
  floor: number | null,
): number {
  const good = FACES.filter((face) =>
    isEnough(resultOf({ level, added, leans: 'none' }, floor === null ? face : Math.min(face, floor))),
  );
  return good.length / TEN;
}
