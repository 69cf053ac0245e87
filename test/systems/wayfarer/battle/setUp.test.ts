import { describe, expect, test } from 'vitest';
import type { Intent } from '../../../../src/engine/intent.ts';
import { plain } from '../../../../src/engine/json.ts';
import { readSetup } from '../../../../src/systems/wayfarer/battle/setup.ts';
import { zonesFor } from '../../../../src/systems/wayfarer/battle/zones.ts';
import type { Side } from '../../../../src/systems/wayfarer/side/schema.ts';
import { act, asked, done, eventsOf, refused } from '../support/play.ts';
import { guard, sideWith } from '../support/stage.ts';

const empty = { characters: {}, npcs: [], battle: null };

function beginning(sides: Readonly<Record<string, Side>>, text: string | null = null): Intent {
  const read = readSetup(text);
  if (!read.ok) throw new Error(read.why);
  const members = Object.entries(sides).map(([id, side]) => ({
    id,
    name: side.name,
    side: 'players' as const,
    sheet: plain(side),
    place: null,
  }));
  return { kind: 'begin', members, setup: read.setup, surprised: [], asGm: false };
}

const four = sideWith([`4x ${guard}`], 'both', 'Ana');
const three = sideWith([`3x ${guard}`], 'both', 'Bo');
const two = { ana: four, bo: three };
const begun = (answers: Readonly<Record<string, string>> = { 'edge:ana': 'north' }) =>
  done(empty, beginning(two), { dice: [5, 2], answers }).state;

describe('a battle begins', () => {
  test('who wins the roll-off chooses an edge (L60, L65)', () => {
    expect(Object.keys(asked(empty, beginning(two), { dice: [5, 2] }))).toEqual(['edge:ana']);
  });

  test('the other of two has the opposite edge (L63)', () => {
    expect(begun().battle?.sides.bo?.zone?.edge).toBe('south');
  });

  test('zones are six increments deep (L64)', () => {
    expect(begun().battle?.sides.ana?.zone).toEqual({
      edge: 'north',
      at: { x: 0, y: 0 },
      columns: 24,
      rows: 6,
    });
  });

  test('on a map that is named', () => {
    const { state } = done(empty, beginning(two, 'old town'), {
      dice: [5, 2],
      answers: { 'edge:ana': 'north' },
    });
    expect(state.battle?.board.grid.columns).toBe(36);
  });

  test('all units wait in reserves at first (L67)', () => {
    const wheres = Object.values(begun().battle?.units ?? {}).map(({ where }) => where.kind);
    expect(new Set(wheres)).toEqual(new Set(['reserves']));
  });

  test('units of one name are told apart by their sides', () => {
    expect(begun().battle?.units['bo/1.1']?.name).toBe('Guard 1 (Bo)');
  });

  test('a force that breaks a rule is refused', () => {
    const { force } = three;
    const broken = { ...three, force: { ...force, points: 10 } };
    expect(refused(empty, beginning({ ana: four, bo: broken }))).toBe('notLegal');
  });

  test('nobody fights alone', () => {
    expect(refused(empty, beginning({ ana: four }))).toBe('tooFewSides');
  });

  test('a goal is what was agreed on (L70)', () => {
    const { state } = done(empty, beginning(two, 'goal 3'), {
      dice: [5, 2],
      answers: { 'edge:ana': 'north' },
    });
    expect(state.battle?.goal).toBe(3);
  });

  test('jokers are in the decks where all agreed to that (L139)', () => {
    const { state } = done(empty, beginning(two, 'jokers'), {
      dice: [5, 2],
      answers: { 'edge:ana': 'north' },
    });
    expect(state.battle?.sides.bo?.cards.pile).toHaveLength(54);
  });
});

describe('zones of more than two', () => {
  test('three have an edge each, clockwise (house)', () => {
    const edges = zonesFor({ columns: 24, rows: 24 }, 3, 'west').map(({ edge }) => edge);
    expect(edges.slice(0, 3)).toEqual(['west', 'north', 'east']);
  });

  test('six have thirds of two edges (house)', () => {
    expect(zonesFor({ columns: 24, rows: 24 }, 6, 'north')[2]).toEqual({
      edge: 'north',
      at: { x: 8, y: 0 },
      columns: 8,
      rows: 6,
    });
  });
});

describe('placing', () => {
  const placed = done(begun(), act('ana', 'place', { target: 'ana/1.1', detail: 'C3' })).state;

  test('a unit is placed in its zone (L64)', () => {
    expect(placed.battle?.units['ana/1.1']?.where).toEqual({
      kind: 'map',
      at: { x: 2, y: 2 },
      facing: 'south',
    });
  });

  test('not outside of it (L64)', () => {
    expect(refused(begun(), act('ana', 'place', { target: 'ana/1.1', detail: 'C7' }))).toBe('notInZone');
  });

  test('not on another unit', () => {
    expect(refused(placed, act('ana', 'place', { target: 'ana/1.2', detail: 'C3' }))).toBe('noRoom');
  });

  test('half of the units at most (L66)', () => {
    const more = done(placed, act('ana', 'place', { target: 'ana/1.2', detail: 'D3' })).state;
    expect(refused(more, act('ana', 'place', { target: 'ana/1.3', detail: 'E3' }))).toBe('halfPlaced');
  });

  test('half is rounded down (L66)', () => {
    const { events } = done(placed, act('ana', 'ready'));
    expect(eventsOf(events, 'setUpBegan').map(({ data }) => data.units)).toEqual([1]);
  });

  test('the first round begins once all have placed theirs (L117)', () => {
    const other = done(placed, act('ana', 'ready')).state;
    const cards = ['2 of hearts', '3 of hearts', '4 of hearts', '5 of hearts', '6 of hearts'];
    const more = ['2 of spades', '3 of spades', '4 of spades', '5 of spades', '6 of spades'];
    const { state } = done(other, act('bo', 'ready'), { cards: [...cards, ...more], dice: [3, 1] });
    expect(state.battle).toMatchObject({ round: 1, turn: 'ana' });
  });
});
