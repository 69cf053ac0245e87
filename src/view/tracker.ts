import { escapeMarkdown } from '../engine/text.ts';
import type { Gauge, TrackerLine, TrackerView } from '../engine/words.ts';
import { fitLines } from './limits.ts';
import type { Button, Card, Row, View } from './message.ts';
import { partyLine } from './party.ts';

// Words and marks say it all, so it reads the same in plain text, aloud, and without colour.
const MARKS: Readonly<Record<TrackerLine['turn'], string>> = {
  now: '▶',
  next: '▷',
  later: '·',
  done: '✓',
  out: '✗',
};

export const gaugeText = (gauge: Gauge): string => `${gauge.label} ${gauge.value}/${gauge.max}`;

function lineText(line: TrackerLine): string {
  const name = `**${escapeMarkdown(line.name)}**`; // on a phone a line breaks: this is where the next begins
  const facts = [...line.gauges.map(gaugeText), ...line.tags].join(' · ');
  return `${MARKS[line.turn]} ${name}${line.side === 'foes' ? ' (foe)' : ''}${facts === '' ? '' : ` · ${facts}`}`;
}

/** The round before the first is for those who are not surprised. */
export const roundName = (round: number): string => (round === 0 ? 'The surprise round' : `Round ${round}`);

/** The turn order as everybody may see it. `waitsFor` says for whom a decision is open. */
export function trackerCard(tracker: TrackerView, waitsFor: readonly string[]): Card {
  const places = tracker.places.map((place) => {
    const about = [...place.tags.map(({ name }) => name), ...place.objects.map(escapeMarkdown)];
    const tags = about.length === 0 ? '' : ` (${about.join(', ')})`;
    const who = tracker.lines.filter(({ id }) => place.who.includes(id)).map(({ name }) => name);
    return `**${escapeMarkdown(place.name)}**${tags}: ${who.map(escapeMarkdown).join(', ') || 'nobody'}`;
  });
  const left = tracker.left.length === 0 ? 'nothing left: end the turn' : `left: ${tracker.left.join(', ')}`;
  const current = tracker.lines.find((line) => line.turn === 'now');
  return {
    title: tracker.current === null ? 'About to begin' : roundName(tracker.round),
    text: fitLines(
      [
        ...tracker.lines.map(lineText),
        ...(tracker.party === undefined ? [] : [partyLine(tracker.party)]),
        ...(waitsFor.length === 0
          ? []
          : [`⏳ waits for ${waitsFor.map((name) => escapeMarkdown(name)).join(', ')} to decide`]),
      ],
      3000,
    ),
    ...(places.length < 2 ? {} : { fields: [{ name: 'Where', value: fitLines(places, 1000) }] }),
    ...(current === undefined
      ? {}
      : { footer: `▶ ${current.name}'s turn, ${left} · ▷ next · ✓ done · ✗ out` }),
    tone: 'plain',
  };
}

/** The custom id of the button that ends this turn and no other. */
export const turnId = ({ current, round }: TrackerView): string => `turn.next|${current ?? ''}|${round}`;

const BUTTONS = 5;

/** A button for whatever somebody can do by a press. */
export function callRow({ calls = [] }: TrackerView): readonly Row[] {
  const buttons = calls.slice(0, BUTTONS).map(({ actor, act, target, label }) => ({
    kind: 'button' as const,
    id: `turn.call|${actor}|${act}${target === undefined ? '' : `|${target}`}`,
    label: label.slice(0, 80),
  }));
  return buttons.length === 0 ? [] : [buttons];
}

/** Whether there is more to show than one place. */
export const hasMap = ({ grid, places }: TrackerView): boolean => grid !== undefined || places.length > 1;

const MAP: Button = { kind: 'button', id: 'turn.map', label: 'Map' };

/** The pinned message. */
export function trackerView(tracker: TrackerView, waitsFor: readonly string[]): View {
  return {
    content: '',
    card: trackerCard(tracker, waitsFor),
    rows: [
      [
        {
          kind: 'button',
          id: turnId(tracker),
          label: tracker.current === null ? 'Begin' : 'End turn',
          look: 'main',
        },
        { kind: 'button', id: 'turn.options', label: 'What can I do?' },
        ...(hasMap(tracker) ? [MAP] : []),
      ],
      ...callRow(tracker),
    ],
  };
}

/** What stays of the tracker when the fight is over. */
export function trackerEndedView(tracker: TrackerView): View {
  const card = trackerCard(tracker, []);
  return { content: '', card: { title: 'The fight is over', text: card.text, tone: 'quiet' }, rows: [] };
}
