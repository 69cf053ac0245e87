import { describeRoll, type Rolled } from '../dice/index.ts';
import { escapeMarkdown } from '../engine/text.ts';
import { shorten } from './limits.ts';
import type { Card, View } from './message.ts';

const total = (rolled: Rolled): string =>
  rolled.counts === 'points'
    ? String(rolled.total)
    : `${rolled.total} ${rolled.total === 1 ? 'success' : 'successes'}`;

/** A roll as it is read, without anything to press: for those who only look on. */
export function rollCopyView(rolled: Rolled, about: string | null): { readonly card: Card } {
  return {
    card: {
      title: about === null ? total(rolled) : `${shorten(escapeMarkdown(about), 150)}: ${total(rolled)}`,
      text: shorten(describeRoll(rolled, { escape: escapeMarkdown }), 3800),
      tone: 'plain',
    },
  };
}

/** A roll with what can be asked of it. `about` is a word of the player's own. */
export function rollView(entryId: string, rolled: Rolled, about: string | null, secret: boolean): View {
  const { card } = rollCopyView(rolled, about);
  return {
    card: {
      ...card,
      footer: secret ? 'Secret: only you and the GM see this.' : 'Every die is kept: press Why?',
    },
    rows: [
      [
        { kind: 'button', id: `roll.again|${entryId}`, label: 'Again', look: 'main' },
        { kind: 'button', id: `roll.why|${entryId}`, label: 'Why?' },
        { kind: 'button', id: `roll.odds|${entryId}`, label: 'Odds' },
      ],
    ],
  };
}

/** Every die of a roll, one by one, in the order in which they fell. */
export function rollWhyView(rolled: Rolled, seed: string): View {
  const lines = rolled.dice
    .slice(0, 60)
    .map(
      (die, n) =>
        `${n + 1}. d${die.sides}: **${die.value}**, ${dieWords(die)}${die.label === '' ? '' : ` [${escapeMarkdown(die.label)}]`}`,
    );
  const more = rolled.dice.length > 60 ? [`… and ${rolled.dice.length - 60} more`] : [];
  return {
    card: {
      title: 'Why?',
      text: shorten(
        [describeRoll(rolled, { escape: escapeMarkdown }), '', ...lines, ...more].join('\n'),
        4000,
      ),
      footer: `The dice follow from the seed ${seed}.`,
      tone: 'plain',
    },
  };
}
