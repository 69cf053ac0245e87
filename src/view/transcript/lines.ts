import { seenToChange } from '../../engine/changes.ts';
import type { AnySystem } from '../../engine/system.ts';
import { escapeMarkdown } from '../../engine/text.ts';
import type { Note, TrackerView } from '../../engine/words.ts';
import { changeLines } from '../changes.ts';
import { FROM_FILE } from '../fromFile.ts';
import { broughtBack, calledOff, isRoll, rollWords, rulings, tookBack } from '../log.ts';
import { notesLater } from '../play.ts';
import { decisions, diceLines, rulingsBeside } from '../record.ts';
import { wholeLinesOf } from '../rolls/lines.ts';
import { isCorrection } from './byHand.ts';
import type { Moment, Post, Story } from './moment.ts';

/** What somebody does so soon after their post belongs to it, in ms. */
export const BESIDE = 2 * 60_000;

/** A line of the story and what is folded below it: Discord markdown, all of it. */
export interface Line {
  readonly id: string;
  readonly at: Date;
  readonly userId: string;
  readonly speaker: Speaker | null; // a character who says it; null: it is told of
  readonly isRoll: boolean; // dice alone, of no turn
  readonly turn: Turn | null; // in which it happened
  /** What kind of telling it is, where it is no plain deed: 'took back', 'whispered'. */
  readonly marks: readonly string[];
  readonly text: string;
  readonly tone: Note['tone'];
  readonly struck: boolean;
  readonly undoes: boolean; // it only undid or redid what stands elsewhere
  readonly folded: readonly Fold[];
}

/** Somebody's turn in a fight. */
export interface Turn {
  readonly key: string; // no two turns have the same
  readonly name: string;
}

/** Whose words they are. */
export interface Speaker {
  readonly name: string;
  readonly face: { readonly type: string; readonly data: string } | null; // base64
}

export interface Fold {
  readonly title: (typeof TITLES)[number];
  readonly lines: readonly string[];
}

/** How a fight was on both sides of a moment, as the reader sees it. */
export interface Around {
  readonly before: TrackerView;
  readonly after: TrackerView;
}

/** A moment in lines: what belongs to the turn or round it happened in, and what belongs to those that begin with it. */
export interface Told {
  readonly lines: readonly Line[];
  readonly begun: readonly Line[];
}

/** A moment in words; no lines where there is nothing to say of it to this reader. `turnFor` finds whose turn begins, by their id. */
export function linesOf(
  { system, viewer }: Pick<Story, 'system' | 'viewer'>,
  moment: Moment,
  around: Around | null,
  turn: Turn | null,
  turnFor: (id: string) => Turn | null,
): Told {
  const { entry, dice } = moment;
  const ours = entry.kind === 'cancel' || isRoll(moment); // told in our words, not in the system's
  const isUndoing = entry.kind === 'undo' || entry.kind === 'redo';
  if (isUndoing && entry.undoneBy !== null) return { lines: [], begun: [] };
  const notes = ours ? [] : notesLater(system, moment.events, moment.state, viewer);
  const parts = (
    isUndoing ? [{ turn, notes: notes.map(inParagraph).filter(isSaid) }] : partsOf(notes, turn, turnFor)
  ).map((part) => ({ ...part, text: textOf(moment, part.notes) }));
  const first = parts.find(({ text }) => text !== '');
  const lines = parts.flatMap((part) => {
    if (part.text === '') return [];
    const all = [
      fold('Dice', part === first && !isUndoing ? diceLines(dice) : []),
      fold('Why?', isUndoing ? [] : part.notes.flatMap(({ why = [] }) => why)),
      fold('Decided', part === first && !isUndoing ? decidedIn(system, moment) : []),
      fold(
        'Changed',
        part === first && around !== null && !isUndoing
          ? changeLines(seenToChange(around.before, around.after))
          : [],
      ),
    ];
    const line: Line = {
      id: entry.id,
      at: entry.createdAt,
      userId: entry.userId,
      speaker: null,
      isRoll: entry.kind === 'roll',
      turn: part.turn,
      marks: marksOf(moment),
      // What was taken back or brought back is told where it happened; here it is enough that it was.
      text: isUndoing ? '' : part.text,
      tone: toneIn(part.notes),
      struck: entry.undoneBy !== null,
      undoes: isUndoing,
      folded: all.filter((one) => one.lines.length > 0),
    };
    return [{ line, begun: part !== parts[0] }];
  });
  return {
    lines: lines.filter(({ begun }) => !begun).map(({ line }) => line),
    begun: lines.filter(({ begun }) => begun).map(({ line }) => line),
  };
}

interface Part {
  readonly turn: Turn | null;
  readonly notes: readonly Note[];
}

/** Good or bad, if anything was. */
const toneIn = (notes: readonly Note[]): Note['tone'] =>
  notes.findLast(({ tone }) => tone === 'good' || tone === 'bad')?.tone ?? notes.at(-1)?.tone ?? 'plain';

/** Whose turn it is stands above what is said, and is not said again. */
const inParagraph = (note: Note): Note => ({ ...note, text: note.begins ?? note.text });
const isSaid = ({ text, ends }: Note): boolean => text !== '' && ends !== true;

/** Notes by the turn they belong to: the first part ends where the next turn, phase or round begins. */
function partsOf(
  notes: readonly Note[],
  turn: Turn | null,
  turnFor: (id: string) => Turn | null,
): readonly Part[] {
  const starts = notes.flatMap(({ begins }, at) => (begins === undefined ? [] : [at]));
  return [0, ...starts].map((from, n) => {
    const whose = n === 0 ? undefined : notes[from]?.turnOf;
    return {
      turn: n === 0 ? turn : whose === undefined ? null : turnFor(whose),
      notes: notes.slice(from, starts[n]).map(inParagraph).filter(isSaid),
    };
  });
}

const decidedIn = (system: AnySystem, { entry, decided, state }: Moment): readonly string[] => [
  ...decisions(system, decided, state),
  ...rulings(rulingsBeside(entry, decided)),
];

/** What a character said, as a line of the story. */
export function spokenLine({ portraits }: Pick<Story, 'portraits'>, post: Post, turn: Turn | null): Line {
  const { id, at, userId, name, words, characterId } = post;
  const face = portraits.find((one) => one.characterId === characterId) ?? null;
  return {
    id,
    at,
    userId,
    speaker: { name, face },
    isRoll: false,
    turn,
    marks: [],
    text: words,
    tone: 'plain',
    struck: false,
    undoes: false,
    folded: [],
  };
}

const TITLES = ['Dice', 'Why?', 'Decided', 'Changed'] as const;

/** What is folded below lines, always in the same order. */
export const titlesOf = (lines: readonly Line[]): readonly Fold['title'][] =>
  TITLES.filter((title) => lines.some(({ folded }) => folded.some((one) => one.title === title)));

const fold = (title: Fold['title'], lines: readonly string[]): Fold => ({ title, lines });

function textOf(moment: Moment, notes: readonly Note[]): string {
  const { entry, events, roll } = moment;
  if (entry.kind === 'cancel') return calledOff(events[0]?.data ?? {}, entry.userId);
  if (entry.kind === 'roll' && roll !== null) {
    const about = roll.about === null ? [] : [`**${escapeMarkdown(roll.about)}**`];
    return [...about, ...wholeLinesOf(roll.rolled)].join('\n');
  }
  if (isRoll(moment)) return rollWords(moment);
  return notes.map(({ text }) => text).join('\n');
}

function marksOf(moment: Moment): readonly string[] {
  const { entry, secret, events, several } = moment;
  const hidden = events.some(({ to }) => (to ?? 'all') !== 'all') || (secret !== null && !secret.revealed);
  return [
    ...(entry.fromFile ? [FROM_FILE] : []),
    ...(entry.kind === 'undo' ? [several === 0 ? 'undid a step' : tookBack(several)] : []),
    ...(entry.kind === 'redo' ? [several === 0 ? 'redid a step' : broughtBack(several)] : []),
    ...(isCorrection(moment) ? ['as GM, by hand'] : []),
    ...(entry.kind === 'reveal' ? ['revealed'] : []),
    ...(secret?.visibility === 'whisper' ? ['whispered'] : []),
    ...(secret?.visibility === 'blind' ? ['rolled blind'] : []),
    ...(hidden && secret === null ? ['in secret'] : []),
  ];
}
