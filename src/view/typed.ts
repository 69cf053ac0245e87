import type { Json } from '../engine/json.ts';
import { isDie, type Recorded } from '../engine/roll.ts';
import type { Card } from './message.ts';

interface Need {
  readonly count: number;
  readonly sides: number;
}

function isNeed(raw: Json): raw is Json & Need {
  return typeof raw === 'object' && raw !== null && 'count' in raw && 'sides' in raw;
}

const COUNTS = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

const countWord = (count: number): string => COUNTS[count] ?? String(count);

/** What a roll needs of typed dice: 'This rolls 4 d6, then 1 d20: type four numbers from 1 to 6, then one from 1 to 20.' */
export function misfitWords(needed: Json | undefined): string {
  const needs = (Array.isArray(needed) ? needed : []).filter(isNeed);
  const [first, ...others] = needs;
  if (first === undefined) return 'This rolls no dice: leave out `dice:`.';
  const dice = needs.map(({ count, sides }) => `${count} d${sides}`).join(', then ');
  const numbers = first.count === 1 ? 'number' : 'numbers';
  return [
    `This rolls ${dice}: type ${countWord(first.count)} ${numbers} from 1 to ${first.sides}`,
    ...others.map(({ count, sides }) => `then ${countWord(count)} from 1 to ${sides}`),
  ]
    .join(', ')
    .concat('.');
}

/** Those of some dice that somebody rolled with their own hands: 'Typed by hand: 4 2 6 1'; null where there are none. */
export function typedWords(dice: readonly Recorded[]): string | null {
  const typed = dice.filter(isDie).filter((die) => die.typed === true);
  return typed.length === 0 ? null : `Typed by hand: ${typed.map((die) => die.value).join(' ')}`;
}

/** A card that says which dice somebody rolled with their own hands. */
export function withTyped(card: Card | null, dice: readonly Recorded[]): Card | null {
  const words = typedWords(dice);
  return card === null || words === null ? card : { ...card, text: `${card.text}\n-# ${words}` };
}
