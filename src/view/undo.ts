import type { Change } from '../engine/changes.ts';
import type { Note } from '../engine/words.ts';
import { changeList } from './changes.ts';
import { fitLines, limits, shortenMarked } from './limits.ts';
import type { View } from './message.ts';
import { mention, mentionFirst } from './people.ts';
import { struckLines } from './play.ts';
import { listed } from './said.ts';

/** A step that is taken back or brought back, as somebody may read it. */
export interface ToldStep {
  readonly by: string; // who took it
  readonly notes: readonly Note[];
}

type Way = 'undo' | 'redo';

/** How much of an answer may be what happened: the rest of an embed is for what it says of it. */
const ROOM = 3500;
const STEP = 160;
const HIDDEN = '(nothing you can read)';

/** '3 steps' */
export const stepsText = (count: number): string => `${count} step${count === 1 ? '' : 's'}`;

const mentions = (steps: readonly Pick<ToldStep, 'by'>[]): string =>
  listed([...new Set(steps.map(({ by }) => mention(by)))]);

/** What was done in a step, in one line. */
export const stepLine = (notes: readonly Note[]): string =>
  notes
    .map(({ text }) => text.replace(/\n-# [^\n]*/gu, '').replace(/\n+/gu, ' '))
    .filter((text) => text !== '')
    .join(' ');

/** What was taken back is struck through; what was brought back stands again. `steps` are in the order in which they were taken. */
export function undoneView(way: Way, by: string, steps: readonly ToldStep[]): View {
  const notes = steps.flatMap((step) => step.notes);
  const many = steps.length > 1;
  return {
    card: {
      title: `${way === 'undo' ? 'Undone' : 'Redone'}${many ? `: ${stepsText(steps.length)}` : ''}`,
      text: fitLines(
        [saidOf(way, by, steps), ...(way === 'undo' ? struckLines(notes) : notes.map((note) => note.text))],
        ROOM,
      ),
      footer:
        way === 'undo'
          ? `${many ? 'They stay' : 'It stays'} in the log, dice and all. ${many ? '/redo what:all redoes them' : '/redo redoes it'}.`
          : `${many ? 'They count' : 'It counts'} again.`,
      tone: 'quiet',
    },
  };
}

function saidOf(way: Way, by: string, steps: readonly ToldStep[]): string {
  const said = rewound(way, by, steps);
  return way === 'redo' ? `${said}:` : `${said}. Everything is as it was before:`;
}

/** Who took back or brought back what: '@Mia took back their own last step'. */
export function rewound(way: Way, by: string, steps: readonly Pick<ToldStep, 'by'>[]): string {
  const whose = mentions(steps);
  const own = steps.every((step) => step.by === by);
  const what =
    steps.length > 1
      ? `${stepsText(steps.length)}${own ? ' of their own' : ` of ${whose}`}`
      : own
        ? 'their own last step'
        : `what ${whose} did`;
  return `${mentionFirst(by)} ${way === 'redo' ? 'redid' : 'undid'} ${what}`;
}

/** What would be taken back or brought back, and whom else that concerns. */
export interface Previewed {
  readonly steps: readonly ToldStep[];
  readonly acted: readonly string[]; // others who took some of the steps
  readonly answered: readonly string[]; // others who answered in them
}

/** 'This affects @Ben (acted) and @Ana (answered).' */
function touchedLine({ acted, answered }: Previewed): readonly string[] {
  const said = [
    ...acted.map((one) => `${mention(one)} (acted)`),
    ...answered.map((one) => `${mention(one)} (answered)`),
  ];
  return said.length === 0 ? [] : [`This affects ${listed(said)}.`];
}

/** The custom ids of doing it: all that is shown; of what was done in one go the newest step alone, where that can be meant. */
interface Ids {
  readonly all: string;
  readonly newest: string | null;
}

/** For who asks, alone: what would be taken back or brought back, and what that changes. */
export function previewView(way: Way, previewed: Previewed, changes: readonly Change[], ids: Ids): View {
  const { steps } = previewed;
  const [one] = steps.length === 1 ? steps : [];
  const verb = way === 'undo' ? 'Undo' : 'Redo';
  const what = one === undefined ? stepsText(steps.length) : 'it';
  return {
    content: '',
    card: {
      title: `${verb} ${one === undefined ? stepsText(steps.length) : 'this'}?`,
      text: [
        fitLines(stepLines(steps), 1700),
        ...touchedLine(previewed),
        '**What changes**',
        changes.length === 0 ? "Nothing you'd see." : fitLines(changeList(changes), 1700),
      ].join('\n'),
      footer: 'Only you see this. The log keeps every step, dice and all.',
      tone: 'ask',
    },
    rows: [
      [
        { kind: 'button', id: ids.all, label: `${verb} ${what}`, look: way === 'undo' ? 'danger' : 'main' },
        ...(ids.newest === null
          ? []
          : [{ kind: 'button' as const, id: ids.newest, label: `${verb} the last one` }]),
        { kind: 'button', id: 'undo.leave', label: 'Leave it' },
      ],
    ],
  };
}

/** For who asks, alone, where nobody leads: what the others would have to agree to; `id` asks them. */
export function askView(steps: readonly ToldStep[], id: string): View {
  const what = steps.length === 1 ? 'this' : stepsText(steps.length);
  return {
    content: '',
    card: {
      title: `Ask to undo ${what}?`,
      text: fitLines(stepLines(steps), 1700),
      footer:
        "It showed dice or cards, or wasn't yours alone: all others have to agree. What they say is told and counted.",
      tone: 'ask',
    },
    rows: [
      [
        { kind: 'button', id, label: 'Ask the others', look: 'main' },
        { kind: 'button', id: 'undo.leave', label: 'Leave it' },
      ],
    ],
  };
}

const stepLines = (steps: readonly ToldStep[]): readonly string[] =>
  steps.map((step) => {
    const said = stepLine(step.notes);
    return shortenMarked(`- ${mentionFirst(step.by)}: ${said === '' ? HIDDEN : said}`, STEP);
  });

/** The preview, once its button has been pressed. */
export const leftView = (text: string): View => ({ content: '', card: { text, tone: 'quiet' }, rows: [] });

/** A step where one is picked: 'Kira hits Raider 1 · 3 steps'. */
export function stepChoice(line: string, count: number): string {
  const plain = line.replace(/\\(.)/gu, '$1').replace(/[*`~|]/gu, '');
  const behind = ` · ${stepsText(count)}`;
  return shortenMarked(plain, limits.option - behind.length) + behind;
}
