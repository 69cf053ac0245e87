import { describe, expect, test } from 'vitest';
import type { TrackerView } from '../../../src/engine/words.ts';
import type { View } from '../../../src/view/message.ts';
import { render } from '../../../src/view/render.ts';
import { CARD, type CardFacts, cardView, recordView, turnsLine } from '../../../src/view/turn/card.ts';
import type { StepLines } from '../../../src/view/turn/steps.ts';

const tracker: TrackerView = {
  round: 2,
  current: 'kira',
  left: ['Move'],
  lines: [
    { id: 'kira', name: 'Kira', side: 'players', turn: 'now', gauges: [], tags: [] },
    { id: 'tiz', name: 'Tiz', side: 'players', turn: 'next', gauges: [], tags: [] },
  ],
  places: [],
};

const step = (n: number, lines = [`Kira does thing ${n}.`]): StepLines => ({
  id: `e${n}`,
  whole: lines,
  short: lines.join(' '),
  notes: [],
});

const facts = (more: Partial<CardFacts> = {}): CardFacts => ({
  id: 'c',
  tracker,
  called: { people: ['1'], standsFor: null },
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

const words = (view: View): string => render(view, { text: true }).content;
const labels = (view: View): readonly string[] =>
  (view.rows ?? []).flatMap((row) => row.flatMap((one) => (one.kind === 'select' ? [] : [one.label])));
const many = (count: number, lines?: string[]) => Array.from({ length: count }, (_, n) => step(n, lines));
/** A step in which a foe attacks; `more` follows from it. */
const attack = (by: string, damage: number, ...more: StepLines['notes']): StepLines => ({
  ...step(0, [`${by} attacks.`]),
  notes: [
    { text: `${by} attacks.`, tone: 'bad', attempt: { by, deed: 'shoot', hit: damage > 0, damage } },
    ...more,
  ],
});
/** A step in which a foe moves. */
const aside = (by: string): StepLines => ({
  ...step(0, [`${by} moves.`]),
  notes: [{ text: `${by} moves.`, tone: 'plain', aside: by }],
});
const linesOf = (...steps: readonly StepLines[]) =>
  recordView('', steps, { text: false, below: null }).card?.text;

const looks = (view: View) =>
  (view.rows ?? [])
    .flat()
    .flatMap((one) => (one.kind === 'button' && one.label === 'End turn' ? [one.look ?? 'plain'] : []));

const foe = (turn: 'next' | 'out') =>
  ({ id: 'raider', name: 'Raider', side: 'foes', turn, gauges: [], tags: [] }) as const;

describe('a fight in which no foe stands', () => {
  const won: TrackerView = { ...tracker, left: [], lines: [...tracker.lines, foe('out')] };

  test('can be ended by a press, which is blue in place of the end of the turn', () => {
    expect(cardView(facts({ tracker: won })).rows?.[0]).toMatchObject([
      { label: 'Attack' },
      { label: 'Move' },
      { label: 'More…' },
      { label: 'End turn', look: undefined },
      { label: 'End fight', look: 'main' },
    ]);
  });

  test('has five buttons in its row where sides act in any order, too', () => {
    const phase = { id: 'players', name: "Players' phase", toAct: ['kira'] };
    const inPhase = { ...won, current: null, phase };
    expect(labels(cardView(facts({ tracker: inPhase, pilot: 'none' }))).slice(0, 5)).toEqual([
      'Attack',
      'Move',
      'More…',
      'Done',
      'End fight',
    ]);
  });

  test('goes on while one does', () => {
    const running = { ...won, lines: [...won.lines, { ...foe('next'), id: 'other' }] };
    expect(labels(cardView(facts({ tracker: running })))).not.toContain('End fight');
  });
});

describe('a card', () => {
  test.for([
    [
      ['attack', 'move'],
      ['More…', 'End turn'],
    ],
    [['move'], ['Attack', 'More…', 'End turn']],
    [['end'], ['Attack', 'Move', 'More…', 'Undo']],
  ] as const)('offers nothing that whoever is up is barred from: %j', ([barred, offered]) => {
    expect(labels(cardView(facts({ tracker: { ...tracker, barred } }))).slice(0, offered.length)).toEqual(
      offered,
    );
  });

  test('says in its first line alone who is up', () => {
    expect(cardView(facts()).content).toBe('<@1>: **Kira** is up. Round 2.');
  });

  test.for([3, 40])('with %i steps has at most twelve lines as plain words', (count) => {
    const view = cardView(facts({ steps: many(count), since: [{ text: 'Hit.', tone: 'bad' }] }));
    expect(words(view).split('\n').length).toBeLessThanOrEqual(CARD.lines);
  });

  test('has at most 1,800 characters, however long its steps are', () => {
    const long = [...Array<string>(12).fill('x'.repeat(900))];
    const now = [{ text: 'y'.repeat(900), tone: 'plain' as const }];
    const view = cardView(facts({ steps: many(9, long), soFar: now, since: now, waitsFor: ['<@2>'] }));
    expect(words(view).length).toBeLessThanOrEqual(CARD.characters);
  });

  test.for([
    [9, false],
    [40, true],
  ] as const)('with %i steps offers the log where some are left out: %s', ([count, offers]) => {
    expect(labels(cardView(facts({ steps: many(count) }))).includes('Log')).toBe(offers);
  });

  test('folds what is older, and says how many steps that are', () => {
    expect(words(cardView(facts({ steps: many(40) })))).toMatch(/^-# … 3\d earlier steps$/mu);
  });

  test('says how many steps are left out, however long its newest is', () => {
    const long = step(
      99,
      Array.from({ length: 20 }, (_, n) => `Line ${n}.`),
    );
    expect(words(cardView(facts({ steps: [...many(3), long] })))).toMatch(/^-# … 3 earlier steps$/mu);
  });

  test('says in at most three lines what happened since the last turn', () => {
    const since = ['One.', 'Two.', 'Three.', 'Four.'].map((text) => ({ text, tone: 'quiet' as const }));
    expect(cardView(facts({ since })).card?.text.split('\n').slice(0, -2)).toEqual([
      '-# Two.',
      '-# Three.',
      '-# Four.',
    ]);
  });

  test('shows its newest step whole', () => {
    const view = cardView(facts({ steps: [...many(20), step(99, ['Kira hits.', '-# 6 5 1'])] }));
    expect(words(view)).toContain('Kira hits.\n-# 6 5 1');
  });

  test('of the GM has the same to press whether its foe is known to all or to nobody', () => {
    const raider = { ...foe('next'), turn: 'now' } as const;
    const known = { ...tracker, current: 'raider', lines: [...tracker.lines, raider] };
    const unseen = { ...tracker, current: 'shade', lines: [...tracker.lines, foe('next')] };
    const rows = [known, unseen].map((one) => labels(cardView(facts({ tracker: one, pilot: 'none' }))));
    expect(rows[0]).toEqual(rows[1]);
  });

  test('ends the turn in blue where nothing is left alone', () => {
    const none = cardView(facts({ tracker: { ...tracker, left: [] } }));
    expect([looks(cardView(facts())), looks(none)]).toEqual([['plain'], ['main']]);
  });

  test('has nothing to act with while somebody is asked', () => {
    expect(labels(cardView(facts({ waitsFor: ['<@2>'] })))).toEqual(['Undo', 'Status']);
  });

  test('does not say that somebody is up while somebody is asked', () => {
    expect(words(cardView(facts({ waitsFor: ['<@2>'] })))).not.toContain('is up');
  });
});

describe('the record of a card', () => {
  const record = (steps: readonly StepLines[]) =>
    recordView('**Kira** · Round 2', steps, { text: false, below: null });

  test('has at most eight lines', () => {
    expect(words(record(many(40))).split('\n').length).toBeLessThanOrEqual(CARD.closed);
  });

  test('tells its newest step in a line where it would hide others', () => {
    const long = step(
      99,
      Array.from({ length: 7 }, (_, n) => `Line ${n}.`),
    );
    expect(
      words(record([...many(4), long]))
        .split('\n')
        .slice(1, 5),
    ).toEqual(many(4).map(({ short }) => short));
  });

  test('has nothing to press', () => {
    expect(record(many(3)).rows).toEqual([]);
  });

  test('of a turn in which nothing happened is one line', () => {
    expect(words(record([]))).toBe('**Kira** · Round 2');
  });
});

describe('attacks of alike foes', () => {
  const four = [attack('Raider 1', 4), attack('Raider 2', 0), attack('Raider 3', 5), attack('Raider 5', 0)];

  test('one after the other are told as one', () => {
    expect(linesOf(...four, step(1))).toBe('**Raider 1–3, 5** shoot: 2 hits, 9 damage.\nKira does thing 1.');
  });

  test('are told as one though each moves before it, and ends its turn after it', () => {
    const all = ['Raider 1', 'Raider 2'].flatMap((by) => [aside(by), attack(by, 3), aside(by)]);
    expect(linesOf(...all, step(1))).toBe('**Raider 1–2** shoot: 2 hits, 6 damage.\nKira does thing 1.');
  });

  test('leave the moves apart of who has not attacked', () => {
    const two = [attack('Raider 1', 3), aside('Raider 2'), attack('Raider 2', 0), aside('Raider 3')];
    expect(linesOf(...two, step(1))).toBe(
      '**Raider 1–2** shoot: 1 hit, 3 damage.\nRaider 3 moves.\nKira does thing 1.',
    );
  });

  test('stand alone where something more came of one', () => {
    const felled = attack('Raider 2', 9, { text: 'Kira falls.', tone: 'bad' });
    expect(linesOf(attack('Raider 1', 4), felled, step(1))).toContain('Raider 2 attacks.');
  });

  test('of foes that are not alike stay apart', () => {
    expect(linesOf(attack('Raider 1', 4), attack('Brute 2', 4), step(1))).toContain('Brute 2 attacks.');
  });

  test('stand whole where they are the newest', () => {
    expect(linesOf(attack('Raider 1', 4), attack('Raider 2', 4))).toContain('Raider 2 attacks.');
  });

  test('count as the steps that they are where they are left out', () => {
    const view = cardView(facts({ steps: [...four, ...many(20)] }));
    expect(words(view)).toMatch(/… 16 earlier steps/u);
  });
});

describe('steps that read the same', () => {
  test('one after the other are told once, with how often', () => {
    expect(linesOf(step(1), step(1), step(2))).toBe('Kira does thing 1 (twice).\nKira does thing 2.');
  });

  test('stay apart where something lies between them', () => {
    expect(linesOf(step(1), step(3), step(1), step(2))).not.toContain('twice');
  });
});

describe('the heading of a record with several turns', () => {
  const phase = (name: string, round: number, current: string | null = null): TrackerView => ({
    ...tracker,
    round,
    current,
    phase: { id: name, name, toAct: [] },
  });
  const turn = (id: string, round = 2): TrackerView => ({
    ...tracker,
    round,
    current: id,
    lines: tracker.lines.map((line) => ({ ...line, turn: line.id === id ? 'now' : 'later' })),
  });

  test('names each phase that it holds, and their round once', () => {
    const held = [phase("Allies' turns", 1), phase("Enemies' phase", 1), phase("Enemies' phase", 1)];
    expect(turnsLine(held)).toBe("**Allies' turns** and **Enemies' phase** · Round 1");
  });

  test('names those who have acted in a row', () => {
    expect(turnsLine([turn('kira'), turn('kira'), turn('tiz')])).toBe('**Kira** and **Tiz** · Round 2');
  });

  test('says from which round to which', () => {
    expect(turnsLine([turn('kira', 2), turn('kira', 3)])).toBe('**Kira** · Rounds 2 to 3');
  });

  test("is the GM's where nobody may know whose turns they are", () => {
    expect(turnsLine([turn('nobody', 1), turn('nobody', 2)])).toBe('**The GM** · Rounds 1 to 2');
  });

  test('is that of the only turn there is', () => {
    expect(turnsLine([turn('kira'), turn('kira')])).toBe('**Kira** · Round 2');
  });
});
