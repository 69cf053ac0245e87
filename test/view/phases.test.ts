import { describe, expect, test } from 'vitest';
import type { TrackerLine, TrackerView } from '../../src/engine/words.ts';
import { trackerCard } from '../../src/view/tracker.ts';
import { type CardFacts, cardView } from '../../src/view/turn/card.ts';
import { turnButtons } from '../../src/view/turn/row.ts';

const line = (id: string, side: TrackerLine['side'], turn: TrackerLine['turn']): TrackerLine => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1),
  side,
  turn,
  gauges: [],
  tags: [],
});

const tracker = (more: Partial<TrackerView> = {}): TrackerView => ({
  round: 2,
  current: null,
  left: [],
  phase: { id: 'players', name: "Players' phase", toAct: ['kira', 'tiz'] },
  lines: [line('kira', 'players', 'next'), line('tiz', 'players', 'later'), line('imp', 'foes', 'later')],
  places: [],
  ...more,
});

const enemies = tracker({ phase: { id: 'enemies', name: "Enemies' phase", toAct: ['imp'] } });
const acting = tracker({ current: 'kira', left: ['1 action'], lines: [line('kira', 'players', 'now')] });
const card = (view: TrackerView, more: Partial<CardFacts> = {}) =>
  cardView({
    id: 'c',
    tracker: view,
    called: { people: [], standsFor: null },
    again: null,
    pings: [],
    steps: [],
    explains: false,
    since: [],
    soFar: [],
    waitsFor: [],
    pilot: 'never',
    text: false,
    ...more,
  });
const labels = (view: TrackerView) => turnButtons(view).map(({ label }) => label);
const ids = (view: TrackerView) => turnButtons(view).map((button) => ('id' in button ? button.id : ''));

describe('a phase in which a side acts in any order', () => {
  test("has begun, though it is nobody's turn", () => {
    expect(trackerCard(tracker(), []).title).toBe('Round 2');
  });

  test('names those who are still to act under the tracker', () => {
    expect(trackerCard(tracker(), []).footer).toBe(
      "Players' phase, still to act, in any order: Kira, Tiz · ▷ can act · ✓ done · ✗ out",
    );
  });

  test("is the GM's where nobody is still to act of whom the reader knows", () => {
    const none = tracker({ phase: { id: 'players', name: "Players' phase", toAct: [] } });
    expect(trackerCard(none, []).footer).toContain("Players' phase, the GM acts");
  });

  test('says whose turn runs where one does', () => {
    expect(trackerCard(acting, []).footer).toContain("▶ Kira's turn, left: 1 action");
  });

  test('says that the GM acts where a turn runs, and somebody whom nobody sees comes first', () => {
    expect(trackerCard({ ...acting, current: 'unseen' }, []).footer).toContain('▶ The GM acts');
  });

  test('calls the GM then, and not whose turn runs', () => {
    const { phase: _, ...first } = { ...acting, current: 'unseen' };
    expect(card(first, { called: { people: ['7'], standsFor: null } }).content).toBe(
      '<@7>: **The GM** is up. Round 2.',
    );
  });

  test('has a button for players who are done, and one for its end', () => {
    expect(labels(tracker())).toEqual(['Done', 'End phase']);
  });

  test('of the enemies has one for its end alone', () => {
    expect(labels(enemies)).toEqual(['End phase']);
  });

  test('has one for the end of the turn that runs', () => {
    expect(labels(acting)).toEqual(['End turn']);
  });

  test('has buttons that are about this phase of this round', () => {
    expect(ids(tracker())).toEqual(['turn.done|players|2', 'turn.next|players|2']);
  });

  test('calls all who are still to act', () => {
    expect(card(tracker(), { called: { people: ['1', '2'], standsFor: null } }).content).toBe(
      "<@1> <@2>: **Players' phase** of round 2. Still to act, in any order: **Kira**, **Tiz**.",
    );
  });

  test('pings those alone whose phones it rings', () => {
    expect(card(tracker(), { pings: ['1'] }).pings).toEqual(['1']);
  });

  test('says under the card of who has begun who comes then', () => {
    const begun = { ...acting, phase: { id: 'players', name: "Players' phase", toAct: ['kira', 'tiz'] } };
    const two = { ...begun, lines: [line('kira', 'players', 'now'), line('tiz', 'players', 'later')] };
    expect(card(two).card?.text).toContain('then: Tiz');
  });
});
