import { compare, type Face, faceOf } from './results.ts';

/** Which bump turns each die, in the order of the dice; 0 for a die that is left as it fell. */
export type Placing = readonly number[];

/** Why dice may not be turned so; null: they may. */
export type Misplaced = 'dice' | 'bump' | 'negative' | null;

/**
 * Whether a placing keeps the bump phase's rules (L189 to L195): one bump a die, each bump once, and every negative one used, as far as
 * there are dice (A5, A6). Unused positive ones are lost.
 * 'dice': not one entry a die; 'bump': a bump that there is not, or not so often; 'negative': one that must be used is left.
 */
export function whyMisplaced(dice: readonly Face[], bumps: readonly number[], placing: Placing): Misplaced {
  if (placing.length !== dice.length) return 'dice';
  const left = [...bumps];
  for (const bump of placing) {
    if (bump === 0) continue;
    const at = left.indexOf(bump);
    if (at === -1) return 'bump';
    left.splice(at, 1);
  }
  const negative = (of: readonly number[]) => of.filter((bump) => bump < 0).length;
  return negative(placing) < Math.min(dice.length, negative(bumps)) ? 'negative' : null;
}

/** The dice as a placing turns them. */
export const turned = (dice: readonly Face[], placing: Placing): readonly Face[] =>
  dice.map((face, die) => faceOf(face + (placing[die] ?? 0)));

/**
 * The placing that compares best: highest die first, as results are compared, so that no other placing of the same dice is ever ahead of
 * it, whatever they are compared with.
 */
export function bestPlacing(dice: readonly Face[], bumps: readonly number[]): Placing {
  let best: Placing | null = null;
  for (const placing of placings(dice, bumps))
    if (best === null || compare(turned(dice, placing), turned(dice, best)) === 'ahead') best = placing;
  return best ?? dice.map(() => 0);
}

/** Every placing that the rules allow and that may be worth it: negative bumps first, as they must be (L194). */
function placings(dice: readonly Face[], bumps: readonly number[]): readonly Placing[] {
  const negative = bumps.filter((bump) => bump < 0).toSorted((one, other) => other - one);
  const positive = bumps.filter((bump) => bump > 0).toSorted((one, other) => other - one);
  // With more of them than dice, the mildest are chosen: any may be (A6).
  const must = negative.slice(0, dice.length);
  // The strongest are worth the most, and more than there are dice can't be used.
  const may = positive.slice(0, dice.length - must.length);
  return spread([...must, ...may], dice.length);
}

/** All ways to lay bumps on dice, one on each. */
function spread(bumps: readonly number[], dice: number): readonly Placing[] {
  let ways: readonly Placing[] = [Array.from({ length: dice }, () => 0)];
  for (const bump of bumps)
    ways = ways.flatMap((way) =>
      way.flatMap((taken, die) => (taken === 0 ? [way.map((one, at) => (at === die ? bump : one))] : [])),
    );
  return ways;
}
