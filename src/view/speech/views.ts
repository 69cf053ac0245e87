import { limits, shorten } from '../limits.ts';
import { reasonOf } from '../troubles.ts';
import type { Form, Row, View } from '../message.ts';
import { escapeMarkdown } from '../text.ts';

/** The form for what is to be said. */
export function speechForm(id: string, name: string, text = '', most: number = limits.content): Form {
  return {
    id,
    title: `${name} says`,
    fields: [
      {
        id: 'text',
        label: 'What they say or do',
        hint: 'Words, and in them [[1d20+3]] or {attack Bandit} if you like',
        value: text,
        needed: true,
        long: true,
        max: most,
      },
    ],
  };
}

/** What an answer begins with: the address of what it answers, in small. */
export const answering = (link: string): string => `-# ↩ ${link}\n`;

const begun = (name: string): string => `**${escapeMarkdown(name)}:**`;

/** What somebody says where no webhook can say it: by the bot, under their name. */
export function ownWords(name: string, text: string): View {
  const content = `${begun(name)} ${text}`;
  return content.length <= limits.content
    ? { content }
    : { content: begun(name), card: { text, tone: 'plain' } };
}

/** The words alone of such a message. */
export const withoutName = (name: string, content: string): string =>
  content.startsWith(`${begun(name)} `) ? content.slice(begun(name).length + 1) : content;

const rowOf = (id: string): readonly Row[] => [
  [
    { kind: 'button', id: `say.edit|${id}`, label: 'Edit' },
    { kind: 'button', id: `say.delete|${id}`, label: 'Delete', look: 'danger' },
  ],
];

/** For who spoke: that it was said, with what they should know of it. */
export function saidView(
  speech: { readonly id: string; readonly name: string },
  notes: readonly string[],
  mayChange: boolean,
): View {
  const text = [`**${escapeMarkdown(speech.name)}** said it.`, ...notes].join('\n');
  return { card: { text, tone: 'quiet' }, rows: mayChange ? rowOf(speech.id) : [] };
}

/** A name that belongs to nobody, and is nearly somebody's. */
export const nearlyNote = (nearest: string): string =>
  `Nobody here has exactly that name, so I made it a new one. If you meant **${escapeMarkdown(nearest)}**: **Delete** it and speak again.`;

/** Why somebody speaks as a message of the bot's. */
export function lackNote(lacks: string): string {
  return lacks === 'noPermission'
    ? "I don't have **Manage Webhooks** in this channel, so I said it myself. With it, characters speak under their own names and pictures: somebody who manages the server can allow it in the channel's settings, under Permissions."
    : `I said it myself: ${reasonOf(lacks, 'webhook')}.`;
}

export const editedView = (speech: { readonly id: string; readonly name: string }): View => ({
  card: { text: `**${escapeMarkdown(speech.name)}** now says:`, tone: 'quiet' },
  rows: rowOf(speech.id),
});

/** That something was deleted, with its words: nobody loses what they wrote. */
export function deletedView(name: string, words: string | null): View {
  const kept = words === null || words === '' ? '' : `\nThe words were:\n${words}`;
  return {
    content: '',
    card: {
      text: shorten(`What **${escapeMarkdown(name)}** said is gone.${kept}`, limits.text),
      tone: 'quiet',
    },
    rows: [],
  };
}

/** What somebody has written and nobody has heard: theirs to copy. */
export const unspokenView = (words: string): View => ({
  card: { title: 'What you wrote', text: words, tone: 'quiet' },
});

/** The same where Discord shows nobody such words. */
export const unspokenFile = (words: string): View => ({
  card: { text: 'What you wrote is in the file, for you to copy.', tone: 'quiet' },
  files: [{ name: 'what-you-wrote.txt', data: new Blob([words]), description: 'What you wrote' }],
});

/** Why nobody has heard what somebody wrote. */
export const unheardView = (why: string): View => ({
  card: { text: `Nobody has heard that: ${reasonOf(why, 'post')}. Your words are below.`, tone: 'bad' },
});
