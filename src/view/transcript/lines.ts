import { seenToChange } from '../../engine/changes.ts';
import { escapeMarkdown } from '../../engine/text.ts';
import type { Note, TrackerView } from '../../engine/words.ts';
import { changeLines } from '../changes.ts';
import { FROM_FILE } from '../fromFile.ts';
import { broughtBack, calledOff, isRoll, rollWords, rulings, tookBack } from '../log.ts';
import { notesFor } from '../play.ts';
import { decisions, diceLines, rulingsBeside } from '../record.ts';
import { wholeLinesOf } from '../rolls/lines.ts';
import type { Moment, Post, Story } from './moment.ts';

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
  readonly title: string;
  readonly lines: readonly string[];
}

/** How a fight was on both sides of a moment, as the reader sees it. */
export interface Around {
  readonly before: TrackerView;
  readonly after: TrackerView;
}

/** A moment in words; null where there is nothing to say of it to this reader. */
export function lineOf(
  { system, viewer }: Pick<Story, 'system' | 'viewer'>,
  moment: Moment,
  around: Around | null,
  turn: Turn | null,
): Line | null {
  const { entry, dice } = moment;
  const ours = entry.kind === 'cancel' || isRoll(moment); // told in our words, not in the system's
  const notes = ours
    ? []
    : notesFor(system, moment.events, moment.state, viewer).filter(
        ({ text, begins }) => text !== '' && begins !== '',
      ); // whose turn it is stands above it
  const text = textOf(moment, notes);
  const isUndoing = entry.kind === 'undo' || entry.kind === 'redo';
  if (text === '' || (isUndoing && entry.undoneBy !== null)) return null;
  const all = [
    fold('Dice', diceLines(dice)),
    fold('Why?', isUndoing ? [] : notes.flatMap(({ why = [] }) => why)),
    fold(
      'Decided',
      isUndoing
        ? []
        : [
            ...decisions(system, moment.decided, moment.state),
            ...rulings(rulingsBeside(entry, moment.decided)),
          ],
    ),
    fold('Changed', around === null ? [] : changeLines(seenToChange(around.before, around.after))),
  ];
  return {
    id: entry.id,
    at: entry.createdAt,
    userId: entry.userId,
    speaker: null,
    isRoll: entry.kind === 'roll',
    turn,
    marks: marksOf(moment),
    // What was taken back or brought back is told where it happened; here it is enough that it was.
    text: isUndoing ? '' : text,
    tone:
      notes.findLast(({ tone }) => tone === 'good' || tone === 'bad')?.tone ?? notes.at(-1)?.tone ?? 'plain',
    struck: entry.undoneBy !== null,
    folded: all.filter(({ lines }) => lines.length > 0 && !(isUndoing && lines === all[0]?.lines)),
  };
}

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
    folded: [],
  };
}

const fold = (title: string, lines: readonly string[]): Fold => ({ title, lines });

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

function marksOf({ entry, secret, events, several }: Moment): readonly string[] {
  const hidden = events.some(({ to }) => (to ?? 'all') !== 'all') || (secret !== null && !secret.revealed);
  return [
    ...(entry.fromFile ? [FROM_FILE] : []),
    ...(entry.kind === 'undo' ? [tookBack(several)] : []),
    ...(entry.kind === 'redo' ? [broughtBack(several)] : []),
    ...(entry.kind === 'reveal' ? ['revealed'] : []),
    ...(secret?.visibility === 'whisper' ? ['whispered'] : []),
    ...(secret?.visibility === 'blind' ? ['rolled blind'] : []),
    ...(hidden && secret === null ? ['in secret'] : []),
    ...(entry.undoneBy === null ? [] : ['undone']),
  ];
}
