import { escapeMarkdown } from '../../engine/text.ts';
import type { Note } from '../../engine/words.ts';
import { shorten, shortenMarked } from '../limits.ts';
import type { View } from '../message.ts';
import { mention } from '../people.ts';
import { toneOf } from '../play.ts';
import { listed } from '../said.ts';
import { isUnseenTurn, lineText, stillToAct, type TrackerView } from '../tracker.ts';
import { cardRows, type PilotShown } from './actions.ts';
import type { StepLines } from './steps.ts';

/** Most lines and characters of a card, its first line included: it is one message in plain words, too. */
export const CARD = { lines: 12, characters: 1800, closed: 8, since: 3 } as const;

const SHORT = 240; // characters of an earlier step

/** Who is called for a turn, and in whose place where that is somebody else. */
export interface Called {
  readonly people: readonly string[];
  readonly standsFor: string | null;
}

/** All that a card tells. */
export interface CardFacts {
  readonly id: string;
  readonly tracker: TrackerView; // as everybody may see it
  readonly called: Called;
  readonly pings: readonly string[];
  readonly again: string | null; // who has led back to this turn, by taking back what came after it
  readonly steps: readonly StepLines[]; // oldest first
  readonly explains: boolean; // one of them, or one just before, has made numbers
  readonly since: readonly Note[]; // what happened to whoever acts since their last turn
  readonly soFar: readonly Note[]; // of a command that waits
  readonly waitsFor: readonly string[]; // who is asked; as they are mentioned
  readonly pilot: PilotShown;
  readonly tip?: string | null; // what to press next, for who plays for the first time
  readonly text: boolean;
}

/** The card that can be acted on. */
export function cardView(facts: CardFacts): View {
  const { tracker, steps, soFar, waitsFor } = facts;
  const content = waitsFor.length === 0 ? firstLine(tracker, facts.called, facts.again) : turnLine(tracker);
  const waits = waitsFor.length === 0 ? [] : [`⏳ waits for ${listed(waitsFor)}`];
  const now = soFar.flatMap(({ text }) => text.split('\n')).filter((text) => text !== '');
  const tip = facts.tip == null || waits.length > 0 ? [] : [facts.tip];
  const state = [...waits, ...pilotLines(facts.pilot), ...stateLines(tracker), ...tip];
  const text = fitted(
    content,
    steps,
    { now, state, since: facts.since.map(({ text: said }) => said) },
    CARD.lines,
  );
  return {
    content,
    ...(text === ''
      ? {}
      : {
          card: { text, tone: waits.length > 0 ? 'ask' : toneOf([...(steps.at(-1)?.notes ?? []), ...soFar]) },
        }),
    rows: cardRows(tracker, {
      id: facts.id,
      why: facts.explains,
      waits: waits.length > 0,
      pilot: facts.pilot,
    }),
    pings: facts.pings,
    plain: facts.text,
  };
}

/** What stays of a card: what happened, and nothing to press. `below` is a link to where it goes on. */
export function recordView(
  turn: string,
  steps: readonly StepLines[],
  { text, below }: { readonly text: boolean; readonly below: string | null },
): View {
  const said = fitted(turn, steps, { now: [], state: [], since: [] }, CARD.closed);
  return {
    content: turn,
    ...(said === '' ? {} : { card: { text: said, tone: toneOf(steps.at(-1)?.notes ?? []) } }),
    rows: below === null ? [] : [[{ kind: 'link', url: below, label: 'Go on below' }]],
    plain: text,
  };
}

export const isExplained = ({ notes }: StepLines): boolean => notes.some(({ why = [] }) => why.length > 0);

/** Whose turn it is, in a line that is enough alone. */
function firstLine(tracker: TrackerView, { people, standsFor }: Called, again: string | null): string {
  const who = people.map(mention).join(' ') + (standsFor === null ? '' : ` (for ${mention(standsFor)})`);
  const lead = who === '' ? '' : `${who}: `;
  const { phase, current } = tracker;
  const back = again === null ? null : `again, undone by ${mention(again)}`;
  if (current !== null) return `${lead}**${actorName(tracker)}** ${back ?? 'is up'}. ${round(tracker)}.`;
  if (phase === undefined) return 'The fight is about to begin.';
  const names = stillToAct(tracker).map((name) => `**${escapeMarkdown(name)}**`);
  const able = names.length === 0 ? 'The GM acts.' : `Still to act, in any order: ${names.join(', ')}.`;
  const when = tracker.round === 0 ? 'the surprise round' : `round ${tracker.round}`;
  return shorten(
    `${lead}**${escapeMarkdown(phase.name)}** of ${when}${back === null ? '' : ` ${back}`}. ${able}`,
    600,
  );
}

/** Whose turn a record is of. */
export function turnLine(tracker: TrackerView): string {
  const { phase, current } = tracker;
  if (current !== null) return `**${actorName(tracker)}** · ${round(tracker)}`;
  return phase === undefined ? 'Before the fight' : `**${escapeMarkdown(phase.name)}** · ${round(tracker)}`;
}

const actorName = (tracker: TrackerView): string => {
  const current = isUnseenTurn(tracker) ? undefined : tracker.lines.find(({ turn }) => turn === 'now');
  return current === undefined ? 'The GM' : escapeMarkdown(current.name);
};

const round = ({ round: at }: TrackerView): string => (at === 0 ? 'Surprise round' : `Round ${at}`);

/** What keeps those who act by themselves from going on. */
function pilotLines(pilot: PilotShown): readonly string[] {
  if (pilot === 'asks')
    return ['⏸ This went on by itself for 3 rounds. GM: press **Go on**, or **Take over**.'];
  return pilot === 'paused' ? ['⏸ Paused. GM: press **Go on**, or **Take over**.'] : [];
}

/** What whoever acts has left, how they are, and who comes next. */
function stateLines(tracker: TrackerView): readonly string[] {
  const { current, lines } = tracker;
  if (current === null || isUnseenTurn(tracker)) return [];
  const own = lines.find(({ id }) => id === current);
  const others = stillToAct(tracker).filter((name) => name !== own?.name);
  const next =
    tracker.phase === undefined
      ? lines.filter(({ turn }) => turn === 'next').map(({ name }) => name)
      : others;
  const left = tracker.left.length === 0 ? 'Nothing left: end the turn' : `Left: ${tracker.left.join(', ')}`;
  return [
    ...(own === undefined ? [] : [shorten(lineText(own), SHORT)]),
    `-# ${shorten(`${left}${next.length === 0 ? '' : ` · then: ${next.map(escapeMarkdown).join(', ')}`}`, SHORT)}`,
  ];
}

interface Around {
  readonly since: readonly string[];
  readonly now: readonly string[];
  readonly state: readonly string[];
}

/** The newest step whole, those before it in a line each, and how many are not shown: as much as there is room for. */
function fitted(first: string, steps: readonly StepLines[], around: Around, most: number): string {
  const { now, state } = around;
  let lines = most - 1 - state.length;
  let room = CARD.characters - first.length - lengthOf(state);
  const newest = cut(steps.at(-1)?.whole ?? [], lines - Math.min(now.length, 3), room);
  lines -= newest.length;
  room -= lengthOf(newest);
  const asked = cut(now, lines, room);
  lines -= asked.length;
  room -= lengthOf(asked);
  const earlier = steps.slice(0, -1);
  const kept: string[] = [];
  for (const { short } of earlier.toReversed()) {
    const line = shortenMarked(short, SHORT);
    const isLast = kept.length === earlier.length - 1;
    if (lines < (isLast ? 1 : 2) || room < line.length + FOLD) break;
    kept.unshift(line);
    lines -= 1;
    room -= line.length + 1;
  }
  const left = earlier.length - kept.length;
  const fold =
    left === 0 || lines < 1 ? [] : [`-# … ${left} earlier ${left === 1 ? 'step' : 'steps'}: \`/log\``];
  lines -= fold.length;
  room -= lengthOf(fold);
  const since = left > 0 ? [] : cut(around.since.map(small).slice(-CARD.since), lines, room);
  return [...since, ...fold, ...kept, ...newest, ...asked, ...state].join('\n');
}

const FOLD = 40;
const small = (text: string): string => `-# ${text.replace(/\n+(?:-# )?/gu, ' · ')}`;

/** As many lines as there is room for; what is missing is counted. */
function cut(lines: readonly string[], most: number, room: number): readonly string[] {
  if (lines.length <= most && lengthOf(lines) <= room) return lines;
  if (most <= 0 || room < FOLD) return [];
  const kept: string[] = [];
  let left = room - FOLD;
  for (const line of lines.slice(0, Math.max(1, most - 1))) {
    if (line.length + 1 > left) {
      if (kept.length === 0 && left > FOLD) kept.push(shortenMarked(line, left - 1));
      break;
    }
    kept.push(line);
    left -= line.length + 1;
  }
  const more = lines.length - kept.length;
  return more > 0 && kept.length < most ? [...kept, `-# … and ${more} more: \`/log\``] : kept;
}

const lengthOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + line.length + 1, 0);
