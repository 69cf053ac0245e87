import { escapeMarkdown } from '../../../engine/text.ts';
import type { PackEvents } from '../packs/events.ts';
import type { Refusals, SentencesOf } from './telling.ts';

/** What of packs comes to sheets and leaves them. */
export const packSentences: SentencesOf<PackEvents> = {
  given: ({ actor, what }, { name }) => ({
    text: `${name(actor)} has **${escapeMarkdown(what)}** now.`,
    tone: 'good',
  }),
  forgot: ({ actor, what }, { name }) => ({
    text: `${name(actor)} has lost **${escapeMarkdown(what)}**.`,
    tone: 'plain',
  }),
};

const read = (value: unknown, key: string): string =>
  typeof value === 'object' && value !== null ? String(Reflect.get(value, key)) : '';

export const packRefusals: Refusals = {
  notCarried: () => 'Nobody can carry that. Pick an Ability, a feature or a weapon of the pack.',
  goesOnItem: ({ what }, { text }) =>
    `${text(what)} goes on an item, not on a sheet. Put it there: \`/act action:Upgrade an item\`.`,
  standsAtBase: ({ what }, { text }) =>
    `${text(what)} goes to your base, not on a sheet. Build it: \`/act action:Build\`.`,
  hasAlready: ({ actor, what }, { who, text }) => `${who(actor)} has ${text(what)} already.`,
  hasPath: ({ actor, path }, { who, text }) => `${who(actor)} has ${text(path)}, and nobody has two Paths.`,
  hasNothingSo: ({ actor }, { who }) => `${who(actor)} doesn't have that. Pick something from the list.`,
  tableOfNothing: () =>
    'I can only read tables of Abilities or creatures. Name a column "name", and "wp" or "rank" beside it.',
  tableUnread: ({ unread }, { text }) => {
    const first: unknown = Array.isArray(unread) ? unread[0] : null;
    const [line, column, takes] = [read(first, 'line'), read(first, 'column'), read(first, 'takes')];
    return `I couldn't read a single row. Line ${line}, ${text(column)}: it takes ${text(takes)}.`;
  },
  noCreaturePart: ({ part }, { text }) =>
    `I don't know "${text(part)}". Write it like "Boss grade 2, Hybrid, level 3, Big, Undying".`,
  creatureTooHigh: () => 'A creature goes up to level 20 and a boss up to grade 10. Use smaller numbers.',
};
