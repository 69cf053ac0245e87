/** The chance of each total of a check's dice, special results with them. */
export type Totals = ReadonlyMap<number, number>;

const FACES = [1, 2, 3, 4, 5, 6] as const;

function sums(count: number): Totals {
  let totals: ReadonlyMap<number, number> = new Map([[0, 1]]);
  for (let die = 0; die < count; die++) totals = plusDie(totals);
  return totals;
}

function plusDie(before: Totals): Totals {
  const after = new Map<number, number>();
  for (const [total, chance] of before)
    for (const face of FACES) after.set(total + face, (after.get(total + face) ?? 0) + chance / FACES.length);
  return after;
}

/** Worked out once: Scores, Traits and the like only shift it. */
const checkTotals: Totals = (() => {
  const totals = new Map<number, number>();
  const [none, one, three] = [sums(0), sums(1), sums(3)];
  for (const a of FACES)
    for (const b of FACES)
      for (const c of FACES) {
        const faces = [a, b, c];
        const sixes = faces.filter((face) => face === 6).length;
        const ones = faces.filter((face) => face === 1).length;
        const sign = sixes >= 2 ? 1 : -1;
        const many = Math.max(sixes, ones);
        const more = many === 3 ? three : many === 2 ? one : none;
        for (const [extra, chance] of more) {
          const total = a + b + c + (extra === 0 ? 0 : sign * extra);
          totals.set(total, (totals.get(total) ?? 0) + chance / 216);
        }
      }
  return totals;
})();

/** How likely a check fails, succeeds with a drawback and succeeds, with so much added to its dice. */
export function checkChances(
  added: number,
  difficulty: number,
): { readonly fails: number; readonly drawback: number; readonly succeeds: number } {
  const of = (isMeant: (total: number) => boolean) =>
    [...checkTotals].reduce((all, [total, chance]) => (isMeant(total + added) ? all + chance : all), 0);
  return {
    fails: of((total) => total < difficulty),
    drawback: of((total) => total === difficulty),
    succeeds: of((total) => total > difficulty),
  };
}

/** How likely each of two who roll against one another wins, with so much added to their dice; else they are equal and nothing happens. */
export function contestChances(
  added: number,
  otherAdded: number,
): { readonly wins: number; readonly ties: number; readonly loses: number } {
  let [wins, ties] = [0, 0];
  for (const [own, chance] of checkTotals)
    for (const [other, theirs] of checkTotals) {
      const gap = own + added - (other + otherAdded);
      if (gap > 0) wins += chance * theirs;
      if (gap === 0) ties += chance * theirs;
    }
  return { wins, ties, loses: 1 - wins - ties };
}
