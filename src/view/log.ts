import type { GameEvent, Viewer } from '../engine/event.ts';
import type { Json } from '../engine/json.ts';
import type { Params } from '../engine/refusal.ts';
import type { Recorded } from '../engine/roll.ts';
import type { AnySystem } from '../engine/system.ts';
import { escapeMarkdown } from '../engine/text.ts';
import { FROM_FILE } from './fromFile.ts';
import { fitLines, limits, shorten, shortenMarked } from './limits.ts';
import type { Button, Row, Select, View } from './message.ts';
import { CLOCK, mention, mentionFirst } from './people.ts';
import { notesLater } from './play.ts';
import { typedWords } from './typed.ts';
import { stepsText } from './undo.ts';

/** What a roll that was made in secret is to whoever reads. */
interface Secret {
  readonly visibility: 'whisper' | 'blind';
  readonly about: string | null;
  readonly revealed: boolean;
}

export interface Line {
  readonly entry: {
    readonly kind: string;
    readonly userId: string;
    readonly createdAt: Date;
    readonly undoneBy: string | null;
    readonly fromFile: boolean;
    readonly intent: Json;
    readonly answers: Json;
    readonly rulings: Json;
    readonly id: string;
  };
  readonly events: readonly GameEvent[];
  readonly dice: readonly Recorded[];
  readonly secret: Secret | null;
  readonly mayReveal: boolean;
  readonly several: number; // steps that were taken back or brought back in one; 0: it was only one
  readonly state: object; // it has the names
}

/** Several lines as one; what stood small under a line follows in brackets. */
const flat = (text: string) => text.replace(/(?<!\n)\n+-# ([^\n]*)/gu, ' ($1)').replace(/\n+/gu, ' · ');

type Entry = Pick<Line['entry'], 'kind' | 'userId' | 'intent' | 'answers' | 'rulings'>;

/** What a GM did in somebody's place, with their reasons. */
export function rulings(entry: Entry): readonly string[] {
  return [...rolledInPlace(entry), ...ruledIn(entry)];
}

function rolledInPlace({ kind, userId, intent }: Entry): readonly string[] {
  if (kind !== 'play' && kind !== 'roll') return [];
  const reason = typeof intent === 'object' && intent !== null && 'reason' in intent ? intent.reason : null;
  return typeof reason === 'string' ? [`<@${userId}> rolled as GM: ${escapeMarkdown(reason)}`] : [];
}

function ruledIn(entry: Entry): readonly string[] {
  const all = [entry.answers, entry.rulings].flatMap((list) => (Array.isArray(list) ? list : []));
  return all.flatMap((one: Json) => {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return [];
    const { by, reason, index, value, ordered } = one as { readonly [name: string]: Json | undefined };
    if (by === CLOCK) return ['The clock answered: time ran out'];
    if (ordered === true) return [`${mentionFirst(String(by))}'s standing order answered`];
    if (typeof reason !== 'string') return [];
    const what =
      index === undefined ? 'answered as GM' : `ruled that die ${Number(index) + 1} shows ${value}`;
    return [`${mentionFirst(String(by))} ${what}: ${escapeMarkdown(reason)}`];
  });
}

const HUSHED = 'Secret: only you and the GM know';

const SECRETLY = { whisper: 'whispered', blind: 'blind' } as const;

const totalsOf = ({ totals, total }: Params): readonly unknown[] =>
  Array.isArray(totals) ? totals : total === undefined ? [] : [total];

/** A free roll, with what each part of it came to; without, where only the GM knows. */
export function rollWords({
  entry,
  secret,
  events,
}: Pick<Line, 'secret' | 'events'> & { readonly entry: Pick<Line['entry'], 'kind' | 'userId'> }): string {
  const data = events[0]?.data ?? {};
  const notation = `\`${String(data.notation ?? '').replaceAll('`', '')}\``;
  const totals = totalsOf(data);
  if (totals.length === 0) return `rolled ${notation} blind: only the GM knows the result`;
  const came = `${notation} = **${totals.join(', ')}**`;
  if (entry.kind === 'reveal') {
    const whose = data.by === entry.userId ? 'they' : `<@${String(data.by)}>`;
    return `revealed what ${whose} had rolled at <t:${Number(data.at)}:f>: ${came}`;
  }
  if (secret === null) return `rolled ${came}`;
  return `rolled ${came}, ${SECRETLY[secret.visibility]}${secret.revealed ? ', revealed since' : ''}`;
}

/** Whose command was called off, and why; `by` is who did it, or answered what could not go on. */
export function calledOff({ reason = null, gone = null, user = null }: Params, by: string): string {
  const who = user === by ? 'they' : mention(String(user));
  const whose = user === null ? 'a command' : `what ${who} had begun`;
  if (reason !== null) return `called off ${whose}: ${escapeMarkdown(String(reason))}`;
  const why =
    gone === null
      ? 'which the rules no longer allow'
      : `after **${escapeMarkdown(String(gone))}** had changed`;
  return `answered ${whose}, ${why}: it was called off`;
}

/** Whether it is a free roll, or one that was shown later: the only events that are no system's. */
export const isRoll = ({
  entry,
  events,
}: Pick<Line, 'events'> & { readonly entry: Pick<Line['entry'], 'kind'> }): boolean =>
  entry.kind === 'roll' || (entry.kind === 'reveal' && events[0]?.data.totals !== undefined);

export const tookBack = (several: number): string =>
  several === 0 ? 'undid' : `undid ${stepsText(several)}`;
export const broughtBack = (several: number): string =>
  several === 0 ? 'redid' : `redid ${stepsText(several)}`;

function words(system: AnySystem, line: Line, viewer: Viewer): string {
  const text = deedWords(system, line, viewer);
  return text === '' || !line.entry.fromFile ? text : `(${FROM_FILE}) ${text}`;
}

function deedWords(system: AnySystem, line: Line, viewer: Viewer): string {
  const { kind } = line.entry;
  if (isRoll(line)) return [rollWords(line), ...rulings(line.entry)].join(' · ');
  if (kind === 'cancel') {
    const { userId } = line.entry;
    return [calledOff(line.events[0]?.data ?? {}, userId), ...rulings(line.entry)].join(' · ');
  }
  const told = notesLater(system, line.events, line.state, viewer).map((note) => flat(note.text));
  const typed = told.length === 0 ? null : typedWords(line.dice);
  const by = typed === null ? [] : [`(${typed})`];
  const text = [...told, ...by, ...rulings(line.entry)].filter((one) => one !== '').join(' ');
  if (text === '') return ''; // nothing of it is for this viewer
  switch (kind) {
    case 'undo':
      return `${tookBack(line.several)}: ~~${text.replaceAll('~~', '')}~~`;
    case 'redo':
      return `${broughtBack(line.several)}: ${text}`;
    case 'reveal':
      return `revealed: ${text}`;
    default:
      return line.entry.undoneBy === null ? text : `~~${text.replaceAll('~~', '')}~~ (undone)`;
  }
}

/** What was looked for, in words: 'Kira', 'round 2'. */
export type LookedFor = readonly string[];

/** What a page of the log is, beside its lines. */
interface Page {
  readonly now: Date;
  readonly older: string | null; // the custom id of the button to the page before it
  readonly lookedFor: LookedFor;
}

const HOUR_MS = 3_600_000;

/** When something was: with its day, where the hour alone could be that of another day. */
function stamp(at: Date, now: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const isRecent = now.getTime() - at.getTime() < 20 * HOUR_MS;
  return isRecent ? `<t:${seconds}:t>` : `<t:${seconds}:d> <t:${seconds}:t>`;
}

/** A page of the log. */
export function logView(
  system: AnySystem,
  lines: readonly Line[],
  viewer: Viewer,
  { now, older, lookedFor }: Page,
): View {
  const told = lines.flatMap((line) => {
    const text = words(system, line, viewer);
    if (text === '') return [];
    const { createdAt, userId } = line.entry;
    return [shortenMarked(`${stamp(createdAt, now)} ${mentionFirst(userId)} ${text}`, 400)];
  });
  return {
    content: '',
    card: {
      title: 'Log, newest first',
      text: [
        ...(lookedFor.length === 0 ? [] : [`-# Only ${lookedFor.join(' · ')}`]),
        told.length === 0 ? nothing(lookedFor) : fitLines(told, 3800),
      ].join('\n'),
      tone: 'plain',
    },
    rows: [
      ...revealRows(system, lines, viewer),
      ...detailRows(system, lines, viewer),
      ...(older === null ? [] : [[olderButton(older)]]),
    ],
  };
}

const nothing = (lookedFor: LookedFor): string =>
  lookedFor.length === 0
    ? 'Nothing has happened here yet that you can see.'
    : 'Nothing like that has happened that you can see.';

const plain = (markdown: string) => markdown.replace(/\\(.)/gu, '$1').replace(/[*`~|]/gu, '');

/** Lines to pick from, each with its number; those that say nothing to this viewer are left out. */
export const lineOptions = (system: AnySystem, lines: readonly Line[], viewer: Viewer): Select['options'] =>
  lines
    .map((line) => ({ value: line.entry.id, said: plain(words(system, line, viewer)) }))
    .filter(({ said }) => said !== '')
    .map(({ value, said }, at) => ({
      value,
      label: shorten(`${at + 1}. ${said.replace(/<@!?\d+>/gu, 'somebody')}`, limits.label),
    }));

/** Each line of the page can be looked at in all detail. */
function detailRows(system: AnySystem, lines: readonly Line[], viewer: Viewer): readonly Row[] {
  const options = lineOptions(system, lines, viewer);
  return options.length === 0
    ? []
    : [[{ kind: 'select', id: 'log.details', placeholder: 'Details of …', min: 1, max: 1, options }]];
}

const olderButton = (id: string): Button => ({ kind: 'button', id, label: 'Older' });

/** What was done in secret, in few words for who may reveal it. */
export function secretWords(
  system: AnySystem,
  line: Line,
  viewer: Viewer,
): { readonly label: string; readonly note: string } {
  const { events, secret } = line;
  if (secret === null)
    return { label: shorten(words(system, line, viewer).replaceAll('**', ''), limits.label), note: HUSHED };
  const data = events[0]?.data ?? {};
  const { about } = secret;
  const file = line.entry.fromFile ? `(${FROM_FILE}) ` : '';
  const came = `${file}${String(data.notation ?? '')} = ${totalsOf(data).join(', ')}`;
  return {
    label: shorten(about === null ? came : `${about}: ${came}`, limits.label),
    note: secret.visibility === 'blind' ? 'Blind: only the GM knows' : HUSHED,
  };
}

/** What was done in secret on the page and is the viewer's to show to everybody. */
function revealRows(system: AnySystem, lines: readonly Line[], viewer: Viewer): readonly Row[] {
  const options = lines
    .filter(({ mayReveal }) => mayReveal)
    .map((line) => ({ value: line.entry.id, ...secretWords(system, line, viewer) }));
  return options.length === 0
    ? []
    : [[{ kind: 'select', id: 'log.reveal', placeholder: 'Reveal to everybody …', min: 1, max: 1, options }]];
}
