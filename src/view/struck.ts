import { limits } from './limits.ts';

/** What of a message says something: its text, its embeds, and what can be pressed. */
export interface Shown {
  readonly content: string;
  readonly embeds: readonly ShownEmbed[];
  readonly pressable: readonly { readonly id: string | null }[];
}

export interface ShownEmbed {
  readonly title?: string;
  readonly description?: string;
  readonly fields?: readonly { readonly name: string; readonly value: string; readonly inline?: boolean }[];
}

/** Why something is struck through: said under it, for who has it read aloud does not hear that it is. */
export const marks = {
  undone: 'Undone.',
  calledOff: 'Called off.',
  overruled: 'A GM overruled a die.',
} as const;
export type Mark = keyof typeof marks;

const noteOf = (mark: Mark): string => `-# ${marks[mark]}`;
const NOTES = Object.keys(marks).map((mark) => `-# ${marks[mark as Mark]}`);

/** What of a message stays to be pressed when it is struck through: how it came about. */
const STAYS = /^why\|/u;

/** A message with all that it says struck through; null where it is so already, or has no room for it. */
export function struck(shown: Shown, mark: Mark): Shown | null {
  const last = lastText(shown);
  if (last === null || NOTES.some((note) => last.endsWith(note))) return null;
  const withNote = changed(shown, (text, most, isLast) => {
    const room = most - text.length - (isLast ? noteOf(mark).length + 1 : 0);
    return room < 0 ? null : strickenLines(text, room) + (isLast ? `\n${noteOf(mark)}` : '');
  });
  return (
    withNote && { ...withNote, pressable: shown.pressable.filter(({ id }) => id !== null && STAYS.test(id)) }
  );
}

/** A message as it was before it was struck through for this; null where it is not. */
export function restored(shown: Shown, mark: Mark): Shown | null {
  const note = `\n${noteOf(mark)}`;
  if (lastText(shown)?.endsWith(note) !== true) return null;
  return changed(shown, (text, _most, isLast) =>
    plainLines(isLast ? text.slice(0, text.length - note.length) : text),
  );
}

/** Under a question that nobody has changed since it was settled. */
const SETTLED = '-# Answered. Continued below.';

/** A message without anything to press but how it came about, and with the note that it is settled; null where it has nothing else to press. */
export function settled(shown: Shown): Shown | null {
  const pressable = shown.pressable.filter(({ id }) => id !== null && STAYS.test(id));
  if (pressable.length === shown.pressable.length) return null;
  const noted = changed(shown, (text, most, isLast) =>
    isLast && text.length + SETTLED.length < most ? `${text}\n${SETTLED}` : text,
  );
  return { ...(noted ?? shown), pressable };
}

/** The text under which a note stands: of the last embed, else of the message itself. */
function lastText({ content, embeds }: Shown): string | null {
  const embed = embeds.at(-1);
  return embed === undefined ? content || null : (embed.description ?? null);
}

/** A message with each of its texts changed; null where one of them cannot be. */
function changed(
  shown: Shown,
  change: (text: string, most: number, isLast: boolean) => string | null,
): Shown | null {
  let fits = true;
  const to = (text: string, most: number, isLast = false): string => {
    const now = text === '' ? '' : change(text, most, isLast);
    if (now === null) fits = false;
    return now ?? text;
  };
  const last = shown.embeds.length - 1;
  const now: Shown = {
    ...shown,
    content: to(shown.content, limits.content, last < 0),
    embeds: shown.embeds.map((embed, at) => ({
      ...embed,
      ...(embed.title === undefined ? {} : { title: to(embed.title, limits.title) }),
      ...(embed.description === undefined
        ? {}
        : { description: to(embed.description, limits.text, at === last) }),
      ...(embed.fields === undefined
        ? {}
        : {
            fields: embed.fields.map((field) => ({ ...field, value: to(field.value, limits.fieldValue) })),
          }),
    })),
  };
  return fits ? now : null;
}

const FENCE = /^```/u;
const LINE = /^((?:-# |- |> |#{1,3} |\d+\. )?)(.*)$/su;
const STRUCK = /^((?:-# |- |> |#{1,3} |\d+\. )?)~~(.*)~~$/su;

/** Lines struck through, one by one, from the first on for as long as there is room; what is struck through in itself stays as it is. */
function strickenLines(text: string, room: number): string {
  let left = room;
  return byLine(text, (line) => {
    const [, lead = '', words = ''] = LINE.exec(line) ?? [];
    if (words.trim() === '' || words.includes('~~') || left < 4) return line;
    left -= 4;
    return `${lead}~~${words}~~`;
  });
}

const plainLines = (text: string): string =>
  byLine(text, (line) => {
    const [, lead = '', words] = STRUCK.exec(line) ?? [];
    return words === undefined || words.includes('~~') ? line : lead + words;
  });

/** Changes each line of a text but for those in a block of code, which shows every sign as it is. */
function byLine(text: string, change: (line: string) => string): string {
  let code = false;
  return text
    .split('\n')
    .map((line) => {
      if (FENCE.test(line)) code = !code;
      return code || FENCE.test(line) ? line : change(line);
    })
    .join('\n');
}
