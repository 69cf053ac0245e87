import { attributes } from '../content/attributes.ts';
import type { ToldRoll, ToldSum } from '../events.ts';
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

/** What Mettle was spent on in a roll; '' for nothing. */
function mettleWords({ doubledTraining, doubledFocus }: ToldRoll): string {
  if (doubledTraining && doubledFocus) return 'Training and Focus doubled for 2 Mettle';
  if (doubledTraining) return 'Training doubled for 1 Mettle';
  return doubledFocus ? 'Focus doubled for 1 Mettle' : '';
}

/** The dice of a roll that has been made, and what Mettle was spent on it: '6✓ 3+2✓, Focus doubled for 1 Mettle'. */
export function rollWords(roll: ToldRoll, difficulty: number): string {
  const mettle = mettleWords(roll);
  return `${diceWords(roll, difficulty)}${mettle === '' ? '' : `, ${mettle}`}`;
}

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
  const mettle = mettleWords(roll);
  return `Dice: ${diceWords(roll, difficulty)} = ${successWords(roll.successes)}.${mettle === '' ? '' : ` ${mettle}.`}`;
}

/** 'DN 5: 4, Blinded +1'. */
export const difficultyWords = (difficulty: ToldSum, complexity: number) =>
  `DN ${difficulty.total}:${complexity}${difficulty.modifiers.length === 0 ? '' : `: ${sumWords(difficulty, String(difficulty.base))}`}`;
