import {
  type Distribution,
  describeRoll,
  type Expression,
  explainUnsolved,
  odds,
  type Rolled,
} from '../dice/index.ts';
import { escapeMarkdown } from '../engine/text.ts';
import { shorten } from './limits.ts';
import type { Card, View } from './message.ts';

const percent = (chance: number): string => {
  const value = chance * 100;
  if (value > 0 && value < 0.1) return 'under 0.1 %';
  if (value < 100 && value > 99.9) return 'over 99.9 %';
  return `${Math.round(value * 10) / 10} %`;
};

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
  const words = { kept: 'kept', dropped: 'dropped', success: 'success', miss: 'no success' } as const;
  const lines = rolled.dice
    .slice(0, 60)
    .map(
      (die, n) =>
        `${n + 1}. d${die.sides}: **${die.value}**, ${words[die.fate]}${die.label === '' ? '' : ` [${escapeMarkdown(die.label)}]`}`,
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

/** How likely a roll was: exactly, from the same expression that was rolled. */
export function oddsView(expression: Expression, notation: string, rolled: Rolled): View {
  const answer = odds(expression);
  const title = `Odds of ${escapeMarkdown(shorten(notation, 200))}`;
  if (!answer.ok) return { card: { title, text: explainUnsolved(answer), tone: 'quiet' } };
  return { card: { title, ...oddsCard(answer.distribution, rolled), tone: 'plain' } };
}

function oddsCard(of: Distribution, rolled: Rolled): Pick<Card, 'text' | 'fields'> {
  const value = rolled.total;
  const round = (number: number) => Math.round(number * 100) / 100;
  const unit = rolled.counts === 'points' ? '' : ' successes';
  const { bars, all } = barsOf(of, value);
  return {
    text: [
      `**${value}${unit} or more: ${percent(of.chance({ atLeast: value }))}**; exactly ${value}: ${percent(of.chance({ exactly: value }))}.`,
      `From ${of.min} to ${of.max}, ${round(of.mean)} on average (spread ${round(of.spread)}); half of all rolls lie between ${of.quantile(0.25)} and ${of.quantile(0.75)}.`,
      '```',
      ...bars,
      '```',
      ...(all ? [] : ['-# The rarest results are left out of the picture.']),
    ].join('\n'),
  };
}

const BARS = 20;

/** The likely results as bars of text, neighbours together where there are many; `all` says that none is left out. */
function barsOf(
  of: Distribution,
  value: number,
): { readonly bars: readonly string[]; readonly all: boolean } {
  const [from, to] = of.size <= BARS ? [of.min, of.max] : [of.quantile(0.01), of.quantile(0.99)];
  const shown = of.entries().filter((entry) => entry.value >= from && entry.value <= to);
  const width = Math.ceil(shown.length / BARS);
  const groups: { readonly label: string; readonly chance: number; readonly here: boolean }[] = [];
  for (let at = 0; at < shown.length; at += width) {
    const group = shown.slice(at, at + width);
    const first = group[0]?.value ?? 0;
    const last = group.at(-1)?.value ?? first;
    groups.push({
      label: first === last ? `${first}` : `${first} to ${last}`,
      chance: group.reduce((sum, entry) => sum + entry.chance, 0),
      here: group.some((entry) => entry.value === value),
    });
  }
  const most = Math.max(...groups.map((group) => group.chance));
  const wide = Math.max(...groups.map((group) => group.label.length));
  const bars = groups.map(({ label, chance, here }) => {
    const bar = '█'.repeat(Math.max(1, Math.round((chance / most) * 16)));
    return `${label.padStart(wide)} ${bar} ${percent(chance)}${here ? ' ◀' : ''}`;
  });
  return { bars, all: shown.length === of.size };
}
