import { type GameEvent, type Viewer, visibleTo } from '../engine/event.ts';
import type { Recorded } from '../engine/roll.ts';
import type { AnySystem } from '../engine/system.ts';
import { escapeMarkdown } from '../engine/text.ts';
import type { Note } from '../engine/words.ts';
import { isLed } from './campaign.ts';
import { FROM_FILE_LINE } from './fromFile.ts';
import { fitLines } from './limits.ts';
import type { Button, Card, Row, Tone, View } from './message.ts';
import { CLOCK, mention, mentionFirst } from './people.ts';
import { verifyRow } from './proof/seeds.ts';
import { typedWords, withTyped } from './typed.ts';

/** The words for events, as one viewer may read them. */
export function notesFor(
  system: AnySystem,
  events: readonly GameEvent[],
  state: object,
  viewer: Viewer,
): readonly Note[] {
  return events
    .filter((event) => visibleTo(event, viewer))
    .flatMap((event) => system.words.event(event, state, viewer) ?? []);
}

/** The same as a story, a log or a recap tells it: without what somebody could press or send just then. */
export const notesLater = (...told: Parameters<typeof notesFor>): readonly Note[] =>
  notesFor(...told).map((note) => (note.later === undefined ? note : { ...note, text: note.later }));

/** What one viewer reads besides what all have read: nothing is told to them twice. */
export function notesBesides(own: readonly Note[], open: readonly Note[]): readonly Note[] {
  const told = open.map(({ text }) => text);
  return own.filter(({ text }) => {
    const at = told.indexOf(text);
    if (at >= 0) told.splice(at, 1);
    return at < 0;
  });
}

/** What happened, as a card; null where this viewer has nothing to read. */
export function notesCard(notes: readonly Note[]): Card | null {
  const lines = notes.map((note) => note.text).filter((text) => text !== '');
  return lines.length === 0 ? null : { text: fitLines(lines, 3500), tone: toneOf(notes) };
}

/** Good or bad, if anything was; the last of them says how it ended. */
export function toneOf(notes: readonly Note[]): Tone {
  return (
    notes.findLast((note) => note.tone === 'good' || note.tone === 'bad')?.tone ??
    notes.at(-1)?.tone ??
    'plain'
  );
}

/** What made the numbers of an entry, line by line, and the button that proves its dice: those that the viewer may know. */
export function whyView(notes: readonly Note[], entryId: string, dice: readonly Recorded[]): View {
  const typed = typedWords(dice);
  const lines = notes.flatMap((note) =>
    note.why === undefined || note.why.length === 0
      ? []
      : [note.text.replace(/\n-# .*/su, ''), ...note.why.map((line) => `- ${line}`)],
  );
  if (typed !== null) lines.push(`- ${typed}`);
  return {
    card: {
      title: 'Why?',
      text: lines.length === 0 ? 'There was nothing to add up.' : fitLines(lines, 3900),
      tone: 'plain',
    },
    rows: dice.length > 0 ? [verifyRow(entryId)] : [],
  };
}

/** The button that explains an entry. */
export function whyRow(entryId: string, notes: readonly Note[]): readonly Row[] {
  return notes.some((note) => (note.why?.length ?? 0) > 0)
    ? [[{ kind: 'button', id: `why|${entryId}`, label: 'Why?' }]]
    : [];
}

/** What somebody reads of what happens in a campaign, and not everybody: a GM may know it too, where one leads, and those `others`. */
export const aloneView = (
  campaign: { readonly name: string; readonly gms: readonly string[]; readonly gmRoleId: string | null },
  card: Card,
  others: readonly string[] = [],
): View => {
  const who = ['you', ...others.map(mention), ...(isLed(campaign) ? ['the GM'] : [])];
  return {
    content: `In ${escapeMarkdown(campaign.name)}; only ${who.length === 1 ? 'you' : listed(who)} see this:`,
    card,
  };
};

/** What comes before what a GM reads alone: who did it, and who else sees it (`seenBy`). */
export function secretLead(
  userId: string,
  campaign: string,
  did: string | null,
  seenBy: readonly string[],
): string {
  const where = `in ${escapeMarkdown(campaign)}`;
  if (did !== null) return `${mentionFirst(userId)} ${did} ${where}:`;
  const [first, ...more] = seenBy;
  if (first === userId && more.length === 0)
    return `${mentionFirst(userId)}, ${where}; only they and the GM see this:`;
  const only =
    seenBy.length === 0 ? 'the GM sees this' : `${listed([...seenBy.map(mention), 'the GM'])} see this`;
  const after = userId === CLOCK ? 'What happened by itself' : `After what ${mention(userId)} did`;
  return `${after} ${where}; only ${only}:`;
}

/** 'you and the GM', 'you, @Ana and the GM'. */
const listed = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** A secret result with the button that shows it to everybody, beside what else can be asked of it. */
export function withReveal(view: View, entryId: string): View {
  const button: Button = { kind: 'button', id: `reveal|${entryId}`, label: 'Reveal' };
  const asked = (view.rows ?? []).flat().filter((one) => one.kind === 'button');
  return { ...view, rows: [[...asked, button]] };
}

/** For everybody: what somebody did in secret earlier. */
export function revealedDeedView(
  entry: {
    readonly id: string;
    readonly userId: string;
    readonly createdAt: Date;
    readonly fromFile: boolean;
  },
  notes: readonly Note[],
  dice: readonly Recorded[],
): View {
  const at = Math.floor(entry.createdAt.getTime() / 1000);
  const card = withTyped(notesCard(notes), dice);
  return {
    content: [
      `<@${entry.userId}> did this in secret earlier, <t:${at}:f>:`,
      ...(entry.fromFile ? [FROM_FILE_LINE] : []),
    ].join('\n'),
    ...(card === null ? {} : { card }),
    rows: whyRow(entry.id, notes),
  };
}

/** The lines of notes, each struck through. */
export function struckLines(notes: readonly Pick<Note, 'text'>[]): readonly string[] {
  return notes
    .flatMap((note) => note.text.split('\n'))
    .map((line) => line.replace(/^-# /u, '').replaceAll('~~', ''))
    .map((line) => (line === '' ? '' : `~~${line}~~`));
}
