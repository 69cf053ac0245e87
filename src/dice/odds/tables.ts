import type { Budget } from './budget.ts';
import { type Constitution, constitutionsOf, firstConstitutionsOf } from './constitution.ts';
import type { Thrown } from './thrown.ts';

/** All that may lie on the table where dice were thrown, exploded and rolled again, with the chance of each. */
export function* tablesOf(thrown: Thrown, budget: Budget): Generator<Constitution> {
  const { count } = thrown;
  switch (thrown.kind) {
    case 'alike':
      yield { chance: 1, parts: [{ count, law: thrown.law }] };
      return;
    case 'chains':
      for (const table of constitutionsOf(thrown.chain, count, thrown, budget)) yield again(table, thrown);
      return;
    case 'first':
      for (const table of firstConstitutionsOf(thrown.chain, count, thrown, budget))
        yield again(table, thrown);
  }
}

const again = ({ chance, parts }: Constitution, { reroll }: Thrown): Constitution => ({
  chance,
  parts: parts.map(({ count, law }) => ({ count, law: reroll(law) })),
});
