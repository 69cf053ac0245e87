import type { Chances } from '../../engine/chances.ts';
import { escapeMarkdown } from '../../engine/text.ts';
import { fitLines } from '../limits.ts';
import type { View } from '../message.ts';
import { percent } from './figures.ts';

/** '62.5% to hit · 18% to drop them'. */
export const chancesSentence = ({ outcomes }: Pick<Chances, 'outcomes'>): string =>
  outcomes.map(({ name, chance }) => `${percent(chance)} ${name}`).join(' · ');

/** Chances one after the other. What was taken for granted stands below each, or once at the end where it applies to several. */
function linesOf(all: readonly Chances[]): readonly string[] {
  const often = (note: string) => all.filter(({ notes }) => notes.includes(note)).length > 1;
  const small = (note: string) => `-# ${note}`;
  const shared = new Set(all.flatMap(({ notes }) => notes.filter(often)));
  return [
    ...all.flatMap((chances) => [
      `${chances.what}.`,
      `**${chancesSentence(chances)}**`,
      ...chances.notes.filter((note) => !shared.has(note)).map(small),
    ]),
    ...[...shared].map(small),
  ];
}

/** What may come of one check or attack. */
export function chancesView(chances: Chances): View {
  return {
    card: {
      title: 'Chances',
      text: fitLines(linesOf([chances]), 3500),
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
  const open = waiting === null ? [] : linesOf([waiting]);
  const groups = [
    open.length === 0 ? [] : ['⏳ A decision is open. Before the dice fell:', ...open],
    linesOf(attacks),
    linesOf(checks),
  ].filter((group) => group.length > 0);
  return {
    card: {
      title: `${escapeMarkdown(name)}: chances`,
      text: fitLines(
        groups.length === 0
          ? ['There are no odds to tell here. `/odds a:4d6kh3` tells the odds of dice.']
          : groups.flatMap((group, n) => (n === 0 ? group : ['', ...group])),
        3500,
      ),
      footer:
        'Ask for more: /odds attack:… weapon:… · /odds check:… difficulty:… · /odds a:4d6kh3 b:3d6 target:12',
      tone: 'plain',
    },
  };
}
