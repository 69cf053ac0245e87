import { binomial } from './binomial.ts';
import { solve } from './budget.ts';
import { distribution } from './distribution.ts';
import { massOf } from './mass.ts';
import type { Odds } from './odds.ts';

/**
 * The exact distribution of whatever a rule makes of a handful of equal dice, where their order does not
 * matter: `score` gets how many dice show each face (`counts[face]`; faces from 1; the array is reused) and is
 * asked once for each different handful. 20d6 have 53,130 of them; refuses more than 200,000.
 */
export const handfulOdds = (
  { count, sides }: { readonly count: number; readonly sides: number },
  score: (counts: readonly number[]) => number,
): Odds => {
  const solved = solve((budget) => {
    let handfuls = 1;
    for (let step = 1; step < sides; step++) handfuls = (handfuls * (count + step)) / step;
    budget.spend(handfuls * HANDFUL_STEPS, Math.min(handfuls, count * sides));
    const counts = new Array<number>(sides + 1).fill(0);
    const gathered = new Map<number, number>();
    const place = (face: number, left: number, chance: number): void => {
      if (face === sides || left === 0) {
        counts[face] = left;
        const result = score(counts);
        gathered.set(result, (gathered.get(result) ?? 0) + chance);
        counts[face] = 0;
        return;
      }
      const row = binomial(left, 1 / (sides - face + 1));
      for (let shown = 0; shown <= left; shown++) {
        counts[face] = shown;
        place(face + 1, left - shown, chance * (row[shown] as number));
      }
      counts[face] = 0;
    };
    place(1, count, 1);
    return massOf(gathered);
  });
  return solved.ok ? { ok: true, distribution: distribution(solved.solution), cut: 0 } : solved;
};

/** What one handful costs of the budget: 200,000 use it up. */
const HANDFUL_STEPS = 100;
