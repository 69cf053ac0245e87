import type { Misfit } from '../engine/misfit.ts';
import type { Unread } from '../engine/packs/table.ts';
import type { PackEntry, PackView } from '../engine/packs.ts';
import type { Params } from '../engine/refusal.ts';
import { escapeMarkdown } from '../engine/text.ts';
import { fitLines, limits, shorten } from './limits.ts';
import type { Form, View } from './message.ts';

interface Kind {
  readonly id: string;
  readonly name: string;
}

/** 'Talents and miracles: 6, Spells: 4'. */
const counts = (kinds: readonly Kind[], entries: readonly PackEntry[]): string =>
  kinds
    .map(({ id, name }) => ({ name, count: entries.filter(({ kind }) => kind === id).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${name}: ${count}`)
    .join(', ') || 'Nothing in it yet';

/** As many places of a table as are told. */
const MOST_UNREAD = 10;

/** What of a table nobody could read, place by place. */
function unreadLines(unread: readonly Unread[]): readonly string[] {
  if (unread.length === 0) return [];
  const more = unread.length - MOST_UNREAD;
  return [
    '',
    "I couldn't read:",
    ...unread
      .slice(0, MOST_UNREAD)
      .map(
        ({ line, column, said, takes }) =>
          `• line ${line}, ${escapeMarkdown(column)}: "${escapeMarkdown(shorten(said, 60))}" (it takes ${escapeMarkdown(shorten(takes, 120))})`,
      ),
    ...(more > 0 ? [`… and ${more} more.`] : []),
  ];
}

export function importedView(
  kinds: readonly Kind[],
  view: PackView,
  replaced: boolean,
  unread: readonly Unread[] = [],
): View {
  const how = replaced ? 'is up to date now' : 'is part of this campaign now';
  return {
    card: {
      text: [
        `**${escapeMarkdown(view.name)}** ${how}. ${counts(kinds, view.entries)}.`,
        ...unreadLines(unread),
      ].join('\n'),
      footer:
        '/content show lists it · /content give puts something on a sheet · /encounter add brings creatures in',
      tone: 'good',
    },
  };
}

/** The packs of a campaign, and those that come along and are not brought in. */
export function packsView(
  kinds: readonly Kind[],
  packs: readonly PackView[],
  shipped: readonly string[],
): View {
  const lines = packs.map(
    ({ name, text, entries }) =>
      `**${escapeMarkdown(name)}** · ${counts(kinds, entries)}${text === '' ? '' : `\n-# ${escapeMarkdown(shorten(text, 200))}`}`,
  );
  const more =
    shipped.length === 0
      ? []
      : [
          `Built in: ${shipped.map((name) => `**${escapeMarkdown(name)}**`).join(', ')}. \`/content import pack:${shipped[0] ?? ''}\` brings it in (GM).`,
        ];
  return {
    card: {
      title: 'Content packs',
      text: fitLines([...(lines.length === 0 ? ['None yet.'] : lines), ...more], 3900),
      tone: 'plain',
    },
  };
}

/** What a pack has, by kind, each in a line. */
export function packView(kinds: readonly Kind[], { name, text, entries }: PackView): View {
  const sections = kinds.flatMap(({ id, name: title }) => {
    const all = entries.filter(({ kind }) => kind === id);
    return all.length === 0
      ? []
      : [
          `### ${title}`,
          ...all.map((one) => `**${escapeMarkdown(one.name)}** · ${escapeMarkdown(shorten(one.note, 120))}`),
        ];
  });
  return {
    card: {
      title: shorten(name, limits.title),
      text: fitLines([...(text === '' ? [] : [`*${escapeMarkdown(text)}*`]), ...sections], 3900),
      footer: '/content show with a name from here shows all of it',
      tone: 'plain',
    },
  };
}

/** All of one entry. */
export const entryView = (pack: string, entry: PackEntry): View => ({
  card: {
    title: shorten(entry.name, limits.title),
    text: fitLines(entry.lines, 3900),
    footer: `${pack} · ${entry.kind === 'creatures' ? `/encounter add who:${entry.name} brings it in` : `/content give what:${entry.name} puts it on a sheet`}`,
    tone: 'plain',
  },
});

export const removedView = (name: string): View => ({
  card: {
    text: `**${escapeMarkdown(name)}** is gone from this campaign. Everybody keeps what they have from it.`,
    tone: 'quiet',
  },
});

export const packFileView = (name: string, text: string): View => ({
  content: `**${escapeMarkdown(name)}** as a file. \`/content import\` takes it, here or elsewhere.`,
  files: [
    {
      name: 'pack.json',
      data: new Blob([text]),
      description: `The content pack ${name} as JSON`,
    },
  ],
});

/** Where a pack is pasted that is short enough for it. */
export const pasteForm: Form = {
  id: 'content.paste|',
  title: 'A content pack',
  fields: [
    {
      id: 'pack',
      label: 'The pack as JSON',
      hint: 'Longer than 4000 letters: /content import file:',
      value: '',
      needed: true,
      long: true,
      max: limits.formValue,
    },
  ],
};

/** What is wrong with a pack, each at its place. */
export function badPack({ faults, more }: Params): string {
  const lines = (Array.isArray(faults) ? faults : [])
    .filter(isFault)
    .map(({ at, takes }) => `\`${at}\`: ${escapeMarkdown(takes)}`);
  const others = typeof more === 'number' && more > 0 ? [`… and ${more} more.`] : [];
  return ["I can't take this pack, so I kept nothing of it. This must be:", ...lines, ...others].join('\n');
}

const isFault = (value: unknown): value is Misfit =>
  typeof value === 'object' && value !== null && 'at' in value && 'takes' in value;
