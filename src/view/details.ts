import type { Change } from '../engine/changes.ts';
import type { Answer, Decision } from '../engine/decision.ts';
import type { Viewer } from '../engine/event.ts';
import type { AnySystem } from '../engine/system.ts';
import { changeList } from './changes.ts';
import { FROM_FILE_LINE } from './fromFile.ts';
import { fitLines } from './limits.ts';
import { calledOff, isRoll, type Line, rollWords, rulings } from './log.ts';
import type { View } from './message.ts';
import { notesLater } from './play.ts';
import { verifyRow } from './proof/seeds.ts';
import { decisions, diceLines, rulingsBeside } from './record.ts';

/** All that is on record of an entry, as one reader may know it. */
interface Details extends Line {
  readonly viewer: Viewer;
  readonly decided: readonly { readonly decision: Decision; readonly answer: Answer }[];
  readonly changes: readonly Change[] | null;
  readonly undone: { readonly userId: string; readonly createdAt: Date } | null;
}

const KINDS: { readonly [kind: string]: string } = {
  roll: 'A roll',
  undo: 'Undone',
  redo: 'Redone',
  reveal: 'Revealed',
  cancel: 'Called off',
};

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** Who did something and when, every die, every decision, and every value that has changed. `link` opens the message that shows it. */
export function detailsView(system: AnySystem, details: Details, link: string | null): View {
  const { entry, dice, decided, changes, state, undone } = details;
  const where = link === null ? '' : ` · [where it was posted](${link})`;
  const back = undone === null ? [] : [`Undone by <@${undone.userId}>, <t:${seconds(undone.createdAt)}:f>.`];
  const isCopy = entry.kind === 'undo' || entry.kind === 'redo'; // dice and answers are those of what it takes back
  return {
    content: '',
    card: {
      title: KINDS[entry.kind] ?? 'What happened',
      text: fitLines(
        [
          `<@${entry.userId}>, <t:${seconds(entry.createdAt)}:F>${where}`,
          ...(entry.fromFile ? [FROM_FILE_LINE] : []),
          ...back,
          ...happened(system, details),
          ...section('Dice', isCopy ? [] : diceLines(dice)),
          ...section(
            'Decided',
            isCopy ? [] : [...decisions(system, decided, state), ...rulings(rulingsBeside(entry, decided))],
          ),
          ...changed(changes),
        ],
        3900,
      ),
      tone: 'plain',
    },
    rows: dice.length > 0 && !isCopy ? [verifyRow(entry.id)] : [],
  };
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', `**${title}**`, ...lines.map((line) => `- ${line.replace(/\n+/gu, ' ')}`)];

function happened(system: AnySystem, details: Details): readonly string[] {
  if (details.entry.kind === 'cancel')
    return [calledOff(details.events[0]?.data ?? {}, details.entry.userId)];
  if (isRoll(details)) return [rollWords(details)];
  const notes = notesLater(system, details.events, details.state, details.viewer);
  return [
    '',
    ...notes.flatMap(({ text, why = [] }) => (text === '' ? [] : [text, ...why.map((line) => `-# ${line}`)])),
  ];
}

function changed(changes: readonly Change[] | null): readonly string[] {
  if (changes === null || changes.length === 0) return [];
  return ['', '**What changed**', ...changeList(changes)];
}
