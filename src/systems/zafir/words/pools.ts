import type { Modifier } from '../../../engine/modifier.ts';
import { modifierWords } from './modifier.ts';

/** A pool of dice as it was made, for 'Why?': 'Aim 1 + no cover 2 − beyond range 1 = 2 dice'. */
export function poolWords(
  name: string,
  { base, modifiers }: { readonly base: number; readonly modifiers: readonly Modifier[] },
): string {
  const total = modifiers.reduce((sum, { amount }) => sum + amount, base);
  const parts = modifiers.map(
    (one) => `${one.amount < 0 ? '−' : '+'} ${Math.abs(one.amount)} ${modifierWords(one)}`,
  );
  const dice = Math.max(0, total);
  return `${[`${name} ${base}`, ...parts].join(' ')}${parts.length === 0 ? '' : ` = ${dice}`} ${dice === 1 ? 'die' : 'dice'}`;
}

/** Dice as they fell, those that succeed bold: '2 **5** 3'. */
export const diceWords = (values: readonly number[], from: number): string =>
  values.length === 0
    ? 'no dice'
    : values.map((value) => (value >= from ? `**${value}**` : `${value}`)).join(' ');
