import { attributes } from '../content/attributes.ts';
import type { ToldRoll, ToldSum } from '../told.ts';
import { sumWords } from './modifier.ts';

/** The dice, those that passed with a mark that survives copying, and what Focus added: '6✓ 3+1✓ 2'. */
export function diceWords({ values, plus }: Pick<ToldRoll, 'values' | 'plus'>, difficulty: number): string {
  if (values.length === 0) return 'no dice';
  return values
    .map((value, die) => {
      const added = plus[die] ?? 0;
      const shown = added > 0 ? `${value}+${added}` : `${value}`;
      return value + added >= difficulty ? `${shown}✓` : shown;
    })
    .join(' ');
}

/** What Mettle and Soulfire were spent on in a roll, one after the other. */
function spentWords({ doubledTraining, doubledFocus, maximised, rerolls }: ToldRoll): readonly string[] {
  const both = doubledTraining && doubledFocus;
  return [
    ...(both ? ['Training and Focus doubled for 2 Mettle'] : []),
    ...(doubledTraining && !both ? ['Training doubled for 1 Mettle'] : []),
    ...(doubledFocus && !both ? ['Focus doubled for 1 Mettle'] : []),
    ...(maximised ? ['every die a 6 for 1 Soulfire'] : []),
    ...rerolls.map(
      (dice) => `${dice.map(([was, is]) => `${was} → ${is}`).join(', ')} rolled again for 1 Soulfire`,
    ),
  ];
}

/** The dice of a roll that has been made, and what was spent on it: '6✓ 3+2✓, Focus doubled for 1 Mettle'. */
export const rollWords = (roll: ToldRoll, difficulty: number): string =>
  [diceWords(roll, difficulty), ...spentWords(roll)].join(', ');

/** A sentence with the dice behind it in a line of their own: nobody should have to ask for them. */
export const withDice = (sentence: string, dice: string) => `${sentence}\n-# ${dice}`;

export const successWords = (count: number) => (count === 1 ? '1 success' : `${count} successes`);

/** 'Body (Might): 7d6 from 5 Body, Training +2'. */
export function poolWords(check: string, pool: ToldSum): string {
  const [attribute = ''] = check.split(' ');
  const named = attributes.some((row) => row.name === attribute) ? attribute : 'attribute';
  return `${check}: ${pool.total}d6 from ${sumWords(pool, `${named} ${pool.base}`)}`;
}

export function diceLine(roll: ToldRoll, difficulty: number): string {
  const spent = spentWords(roll).map((words) => ` ${words.charAt(0).toUpperCase()}${words.slice(1)}.`);
  return `Dice: ${diceWords(roll, difficulty)} = ${successWords(roll.successes)}.${spent.join('')}`;
}

/** 'DN 5: 4, Blinded +1'. */
export const difficultyWords = (difficulty: ToldSum, complexity: number) =>
  `DN ${difficulty.total}:${complexity}${difficulty.modifiers.length === 0 ? '' : `: ${sumWords(difficulty, String(difficulty.base))}`}`;
