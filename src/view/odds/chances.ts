import type { Chances } from '../../engine/chances.ts';
import { escapeMarkdown } from '../../engine/text.ts';
import { fitLines } from '../limits.ts';
import type { View } from '../message.ts';
import { percent } from './figures.ts';

/** '62.5 % to hit · 18 % to drop them'. */
export const chancesSentence = ({ outcomes }: Pick<Chances, 'outcomes'>): string =>
  outcomes.map(({ name, chance }) => `${percent(chance)} ${name}`).join(' · ');

const bothLines = (chances: Chances): readonly string[] => [
  `${chances.what}.`,
  `**${chancesSentence(chances)}**`,
];

/** What was taken for granted, each said once however often it applies. */
const notesOf = (all: readonly Chances[]): readonly string[] =>
  [...new Set(all.flatMap(({ notes }) => notes))].map((note) => `-# ${note}`);

/** What may come of one check or attack. */
export function chancesView(chances: Chances): View {
  return {
    card: {
      title: 'Chances',
      text: fitLines([...bothLines(chances), ...notesOf([chances])], 3500),
      tone: 'plain',
    },
  };
}

interface Here {
  readonly name: string;
  readonly waiting: Chances | null;
  readonly attacks: readonly Chances[];
  readonly checks: readonly Chances[];
}

/** What is open and what is possible for somebody. */
export function chancesHereView({ name, waiting, attacks, checks }: Here): View {
  const all = [...(waiting === null ? [] : [waiting]), ...attacks, ...checks];
  const open =
    waiting === null
      ? []
      : [
          `⏳ A decision is open. Before the dice fell: ${waiting.what}.`,
          `**${chancesSentence(waiting)}**`,
          '',
        ];
  return {
    card: {
      title: `${escapeMarkdown(name)}: chances`,
      text: fitLines(
        all.length === 0
          ? ['There is nothing to tell here. `/odds a:4d6kh3` tells the odds of dice.']
          : [...open, ...[...attacks, ...checks].flatMap(bothLines), ...notesOf(all)],
        3500,
      ),
      footer:
        'Ask for more: /odds attack:… weapon:… · /odds check:… difficulty:… · /odds a:4d6kh3 b:3d6 target:12',
      tone: 'plain',
    },
  };
}
