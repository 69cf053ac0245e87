import { escapeMarkdown, numeral } from '../engine/text.ts';
import { turnShown } from '../engine/turnShown.ts';
import type { Gauge, TrackerLine, TrackerView } from '../engine/words.ts';

import { fitLines } from './limits.ts';
import type { Button, Card, View } from './message.ts';
import { partyLine } from './party.ts';
import { safetyButton } from './safety.ts';
import { listed } from './said.ts';
import { turnButtons } from './turn/row.ts';

export type { TrackerView };
export { turnShown };

// Words and marks say it all, so it reads the same in plain text, aloud, and without colour.
const MARKS: Readonly<Record<TrackerLine['turn'], string>> = {
  now: '▶',
  next: '▷',
  later: '·',
  done: '✓',
  out: '✗',
};

export const gaugeText = (gauge: Gauge): string => `${gauge.label} ${numeral(gauge.value)}/${gauge.max}`;

/** One of a fight: how they are, and where. */
export function lineText(line: TrackerLine): string {
  const name = `**${escapeMarkdown(line.name)}**`; // on a phone a line breaks: this is where the next begins
  const facts = [...line.gauges.map(gaugeText), ...line.tags].join(' · ');
  return `${line.of === undefined ? '' : '  '}${MARKS[line.turn]} ${name}${line.side === 'foes' ? ' (foe)' : ''}${facts === '' ? '' : ` · ${facts}`}`;
}

/** The round before the first is for those who are not surprised, where a system has no other name for it. */
export const roundName = (round: number, opening = 'The surprise round'): string =>
  round === 0 ? opening : `Round ${round}`;

/** The turn order as its reader may see it. `waitsFor` are those whose answer it waits for: while it does nobody is said to be up. */
export function trackerCard(tracker: TrackerView, waitsFor: readonly string[]): Card {
  const places = tracker.places.map((place) => {
    const objects = place.objects.map(escapeMarkdown).join(', ');
    const about = [...place.tags.map(({ name }) => name), ...(objects === '' ? [] : [objects])];
    const tags = about.map((one) => ` · ${one}`).join('');
    const who = tracker.lines.filter(({ id }) => place.who.includes(id)).map(({ name }) => name);
    return `**${escapeMarkdown(place.name)}**${tags}: ${who.map(escapeMarkdown).join(', ') || 'nobody'}`;
  });
  return {
    title: hasBegun(tracker) ? roundName(tracker.round, tracker.opening) : 'About to begin',
    text: fitLines(
      [
        ...tracker.lines.map(lineText),
        ...(tracker.mission === undefined ? [] : [`Mission: ${escapeMarkdown(tracker.mission)}`]),
        ...(tracker.party === undefined ? [] : [partyLine(tracker.party)]),
        ...(waitsFor.length === 0 ? [] : [`⏳ waiting for ${listed(waitsFor)} to decide`]),
      ],
      3000,
    ),
    ...(places.length < 2 ? {} : { fields: [{ name: 'Where', value: fitLines(places, 1000) }] }),
    ...footerOf(tracker, waitsFor),
    tone: 'plain',
  };
}

/** What comes next: an answer, where one is open, else whoever is up. */
function footerOf(tracker: TrackerView, waitsFor: readonly string[]): Pick<Card, 'footer'> {
  if (waitsFor.length > 0) return { footer: 'It goes on after the answer · ▷ next · ✓ done · ✗ out' };
  const current = tracker.lines.find((line) => line.turn === 'now');
  const left = tracker.left.length === 0 ? 'nothing left: end the turn' : `left: ${tracker.left.join(', ')}`;
  return current === undefined || isUnseenTurn(tracker)
    ? gmFooter(tracker)
    : { footer: `▶ ${current.name}'s turn, ${left} · ▷ next · ✓ done · ✗ out` };
}

/** The link to the message that can be acted on. */
export const GO_TO = 'Go to the turn';

/** Whether the first turn, or the first phase, has come. */
export const hasBegun = ({ current, phase }: TrackerView): boolean => current !== null || phase !== undefined;

/** The names of those who are still to act in a phase. */
export const stillToAct = ({ phase, lines }: TrackerView): readonly string[] =>
  lines.filter(({ id }) => phase?.toAct.includes(id)).map(({ name }) => name);

/** What the GM does whom the reader knows nothing of, in place of a name. */
export const isUnseenTurn = ({ current, lines }: TrackerView): boolean =>
  current !== null && !lines.some(({ id }) => id === current);

const gmFooter = (tracker: TrackerView): Pick<Card, 'footer'> =>
  isUnseenTurn(tracker) ? { footer: '▶ The GM acts · ▷ next · ✓ done · ✗ out' } : phaseFooter(tracker);

/** Under the lines between turns that come in any order: whose phase it is, and who is still to act. */
function phaseFooter(tracker: TrackerView): Pick<Card, 'footer'> {
  if (tracker.phase === undefined) return { footer: 'Who else is in it? /encounter add · then Begin' };
  const names = stillToAct(tracker);
  const who = names.length === 0 ? 'the GM acts' : `still to act, in any order: ${names.join(', ')}`;
  return { footer: `${tracker.phase.name}, ${who} · ▷ can act · ✓ done · ✗ out` };
}

/** The buttons that end a turn of which its reader alone knows whose it is: none where all see the same. */
export const ownTurnButtons = (own: TrackerView, open: TrackerView): readonly Button[] =>
  turnShown(own) === turnShown(open) ? [] : turnButtons(own);

const BUTTONS = 5;

/** A button for whatever somebody can do by a press. */
export const callRow = ({ calls = [] }: TrackerView): readonly (readonly Button[])[] => pressRow(calls);

/** The same of some. */
export function pressRow(calls: NonNullable<TrackerView['calls']>): readonly (readonly Button[])[] {
  const buttons = calls.slice(0, BUTTONS).map((call) => ({
    kind: 'button' as const,
    id: idOf(call),
    label: call.label.slice(0, 80),
  }));
  return buttons.length === 0 ? [] : [buttons];
}

const idOf = (call: NonNullable<TrackerView['calls']>[number]): string =>
  call.actor === null
    ? `panel.call|${call.act}`
    : ['turn.call', call.actor, call.act, ...(call.target === undefined ? [] : [call.target])].join('|');

/** Whether there is more to show than one place. */
export const hasMap = ({ grid, plane, places }: TrackerView): boolean =>
  grid !== undefined || plane !== undefined || places.length > 1;

/** The pinned message. `card` is the address of the message that can be acted on. */
export function trackerView(tracker: TrackerView, waitsFor: readonly string[], card: string | null): View {
  return {
    content: '',
    card: trackerCard(tracker, waitsFor),
    rows: [
      [
        ...(card === null ? [] : [{ kind: 'link', url: card, label: GO_TO } as const]),
        STATUS,
        ...(hasMap(tracker) ? [MAP] : []),
        safetyButton,
      ],
    ],
  };
}

/** How the fight stands, for whoever presses it. */
export const STATUS: Button = { kind: 'button', id: 'turn.status', label: 'Status' };
export const MAP: Button = { kind: 'button', id: 'turn.map', label: 'Map' };

/** Whether two trackers make the same message. */
export const looksAlike = (one: TrackerView, other: TrackerView): boolean =>
  JSON.stringify(trackerView(one, [], null)) === JSON.stringify(trackerView(other, [], null));

/** What stays of the tracker while the fight rests. */
export function trackerRestingView(tracker: TrackerView, since: Date): View {
  const { title, text } = trackerCard(tracker, []);
  const when = `<t:${Math.floor(since.getTime() / 1000)}:D>`;
  return {
    content: '',
    card: {
      title: `This fight is resting${title === undefined ? '' : ` (${title})`}`,
      text: `It's been resting since ${when}. Nothing has changed:\n\n${text}`,
      tone: 'quiet',
    },
    rows: [[RESUME_FIGHT]],
  };
}

/** The button that resumes a resting fight. */
export const RESUME_FIGHT: Button = {
  kind: 'button',
  id: 'fight.resume',
  label: 'Resume the fight',
  look: 'main',
};

/** What stays of the tracker when the fight is over. */
export function trackerEndedView(tracker: TrackerView): View {
  const card = trackerCard(tracker, []);
  return { content: '', card: { title: 'The fight is over', text: card.text, tone: 'quiet' }, rows: [] };
}
