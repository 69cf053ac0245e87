/** A face that a die shows or is turned to, 1 to 6. */
export type Face = 1 | 2 | 3 | 4 | 5 | 6;

export const faces: readonly Face[] = [1, 2, 3, 4, 5, 6];

/** The nearest face to a number: no die is turned past a 6 or below a 1 (A4). */
export const faceOf = (value: number): Face => faces[Math.min(6, Math.max(1, value)) - 1] ?? 1;

/** How one side's results stand against the other's. */
export type Standing = 'ahead' | 'behind' | 'draw';

/** Results from the highest to the lowest: the order in which they are compared (L201). */
export const inOrder = (results: readonly number[]): readonly number[] =>
  results.toSorted((one, other) => other - one);

/** The most results that one side lays: six dice and as many kickers. */
export const mostResults = 12;

/**
 * Results as one number, which is the greater the better they compare (L201 to L207): highest against highest; what ties is set aside,
 * until one is higher. Dice that are left when the other side has none beat nothing, and so are ahead (A1): what isn't there counts as 0.
 * Takes at most `mostResults` of 1 to 6, in any order, kickers among them.
 */
export function strength(results: readonly number[]): number {
  const ordered = inOrder(results);
  let number = 0;
  for (let place = 0; place < mostResults; place++) number = 7 * number + (ordered[place] ?? 0);
  return number;
}

/** The comparison phase: how results stand against the other side's; all tied is a draw. */
export function compare(results: readonly number[], against: readonly number[]): Standing {
  const [ours, theirs] = [strength(results), strength(against)];
  if (ours === theirs) return 'draw';
  return ours > theirs ? 'ahead' : 'behind';
}

/** A static test against a difficulty of one number or two, such as 6/5 (L178): a draw fails (L206). */
export const passes = (results: readonly number[], difficulty: readonly number[]): boolean =>
  compare(results, difficulty) === 'ahead';

/**
 * How many results of 6 nothing of the other side's ties (A13): what is left of them once as many of the other side's have been set aside.
 */
export function uncontestedSixes(results: readonly number[], against: readonly number[]): number {
  const sixes = (of: readonly number[]) => of.filter((result) => result === 6).length;
  return Math.max(0, sixes(results) - sixes(against));
}
