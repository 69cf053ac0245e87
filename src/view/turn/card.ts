import { escapeMarkdown } from '../../engine/text.ts';
import type { Note } from '../../engine/words.ts';
import { shorten } from '../limits.ts';
import type { View } from '../message.ts';
import { mention } from '../people.ts';
import { toneOf } from '../play.ts';
import { listed } from '../said.ts';
import { isUnseenTurn, lineText, stillToAct, type TrackerView } from '../tracker.ts';
import { cardRows, type PilotShown } from './actions.ts';
import { CARD, fitted, SHORT } from './fitted.ts';
import { isDecided } from './row.ts';
import type { StepLines } from './steps.ts';

export { CARD };

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
  readonly isNobodys?: boolean; // nobody can take over who acts by themselves: nobody leads, and nobody plays them
  readonly tip?: string | null; // what to press next, for who plays for the first time
  readonly text: boolean;
}

/** The card that can be acted on. */
export function cardView(facts: CardFacts): View {
  const { tracker, steps, soFar, waitsFor } = facts;
  const content = waitsFor.length === 0 ? firstLine(tracker, facts.called, facts.again) : turnLine(tracker);
  const waits = waitsFor.length === 0 ? [] : [`⏳ waiting for ${listed(waitsFor)}`];
  const now = soFar.flatMap(({ text }) => text.split('\n')).filter((text) => text !== '');
  const tip = facts.tip == null || waits.length > 0 ? [] : [facts.tip];
  const state = [
    ...waits,
    ...pilotLines(tracker, facts.pilot, facts.isNobodys === true),
    ...stateLines(tracker),
    ...tip,
  ];
  const { text, folded } = fitted(
    content,
    steps,
    { now, state, since: facts.since.map(({ text: said }) => said) },
    CARD.lines,
    'button',
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
      log: folded,
      waits: waits.length > 0,
      pilot: facts.pilot,
      isNobodys: facts.isNobodys === true,
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
  const around = { now: [], state: [], since: [] };
  const { text: said } = fitted(turn, steps, around, CARD.closed, 'command');
  return {
    content: turn,
    ...(said === '' ? {} : { card: { text: said, tone: toneOf(steps.at(-1)?.notes ?? []) } }),
    rows: below === null ? [] : [[{ kind: 'link', url: below, label: 'Continue below' }]],
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
  if (phase.people === true)
    return shorten(
      `${lead}**${escapeMarkdown(phase.name)}** ${back ?? 'are up'}. ${round(tracker)}. ${able}`,
      600,
    );
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

/** A phase as the turn of one who acts in it; as it is where they aren't known. */
export function turnOfOne(tracker: TrackerView, id: string): TrackerView {
  const lines = tracker.lines.filter((line) => line.id === id);
  if (lines.length === 0) return tracker;
  return { ...tracker, current: id, lines: lines.map((line) => ({ ...line, turn: 'now' })) };
}

/** So many turns are named where several are told in one record. */
const NAMED = 3;

/** Whose turns a record is of that holds several, as a run of those who act by themselves does: those of one, a phase's, or the GM's. */
export function turnsLine(trackers: readonly TrackerView[]): string | null {
  const [first] = trackers;
  if (first === undefined) return null;
  const lines = new Set(trackers.map(turnLine));
  if (lines.size === 1) return turnLine(first);
  const names = [
    ...new Set(
      trackers.map((one) => (one.phase === undefined ? actorName(one) : escapeMarkdown(one.phase.name))),
    ),
  ].filter((name) => name !== THE_GM);
  const who = names.length === 0 || names.length > NAMED ? [THE_GM] : names;
  const rounds = trackers.map(({ round: at }) => at);
  const [from, to] = [Math.min(...rounds), Math.max(...rounds)];
  return `${listed(who.map((name) => `**${name}**`))} · ${from === to || from === 0 ? round({ ...first, round: to }) : `Rounds ${from} to ${to}`}`;
}

const THE_GM = 'The GM';

const actorName = (tracker: TrackerView): string => {
  const current = isUnseenTurn(tracker) ? undefined : tracker.lines.find(({ turn }) => turn === 'now');
  return current === undefined ? THE_GM : escapeMarkdown(current.name);
};

const round = ({ round: at, opening = 'Surprise round' }: TrackerView): string =>
  at === 0 ? opening : `Round ${at}`;

/** What keeps those who act by themselves from going on. */
function pilotLines(tracker: TrackerView, pilot: PilotShown, isNobodys: boolean): readonly string[] {
  if (tracker.over) return ['⚔ The battle is over. Press **End fight**.'];
  if (isDecided(tracker)) return ['⚔ One side is beaten. GM: press **End fight**.'];
  const press = isNobodys ? 'Press **Go on**.' : 'GM: press **Go on**, or **Take over**.';
  if (pilot === 'asks') return [`⏸ This went on by itself for 3 rounds. ${press}`];
  if (pilot === 'on' && isNobodys) return ['It plays by itself.'];
  return pilot === 'paused' ? [`⏸ Paused. ${press}`] : [];
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
