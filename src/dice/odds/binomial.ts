/**
 * The chances of 0, 1, … `count` successes in so many independent tries, each with `chance` (0 to 1).
 * Built outwards from the likeliest number, where nothing can vanish, and scaled to 1 at the end. Writes into
 * `row`, which may be longer, where one is given.
 */
export const binomial = (
  count: number,
  chance: number,
  row: Float64Array = new Float64Array(count + 1),
): Float64Array => {
  if (chance >= 1 || chance <= 0) {
    row.fill(0, 0, count + 1);
    row[chance >= 1 ? count : 0] = 1;
    return row;
  }
  const mode = Math.min(count, Math.floor((count + 1) * chance));
  const odds = chance / (1 - chance);
  let sum = 1;
  row[mode] = 1;
  for (let hits = mode, weight = 1; hits < count; hits++) {
    weight *= ((count - hits) / (hits + 1)) * odds;
    row[hits + 1] = weight;
    sum += weight;
  }
  for (let hits = mode, weight = 1; hits > 0; hits--) {
    weight *= hits / (count - hits + 1) / odds;
    row[hits - 1] = weight;
    sum += weight;
  }
  for (let hits = 0; hits <= count; hits++) row[hits] = (row[hits] as number) / sum;
  return row;
};
