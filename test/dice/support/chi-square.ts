/**
 * Whether counts fit the chances they should have come from, at the level of one false alarm in a thousand
 * (Wilson and Hilferty's approximation of the chi-square bound). Results expected fewer than five times are
 * taken together. Seeds are fixed, so the answer is the same at every run.
 */
export const fits = (counted: readonly number[], chances: readonly number[]): boolean => {
  const rolls = counted.reduce((sum, count) => sum + count, 0);
  let statistic = 0;
  let bins = 0;
  let rareCount = 0;
  let rareExpected = 0;
  counted.forEach((count, place) => {
    const expected = rolls * (chances[place] ?? 0);
    if (expected < 5) {
      rareCount += count;
      rareExpected += expected;
      return;
    }
    statistic += (count - expected) ** 2 / expected;
    bins++;
  });
  if (rareExpected > 0) {
    statistic += (rareCount - rareExpected) ** 2 / rareExpected;
    bins++;
  } else if (rareCount > 0) return false;
  const freedom = bins - 1;
  const bound = freedom * (1 - 2 / (9 * freedom) + 3.0902 * Math.sqrt(2 / (9 * freedom))) ** 3;
  return statistic <= bound;
};
