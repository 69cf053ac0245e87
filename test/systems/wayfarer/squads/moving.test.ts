import { describe, expect, test } from 'vitest';
import { giveActivation } from '../../../../src/systems/wayfarer/deeds/orders.ts';
import type { Battle, Scene } from '../../../../src/systems/wayfarer/scene.ts';
import { dropOut } from '../../../../src/systems/wayfarer/squads/acting.ts';
import { strayedOf } from '../../../../src/systems/wayfarer/squads/cohesion.ts';
import { marked, plain, tileOf } from '../support/acting.ts';
import { act, asked, assault, done, eventsOf, refused } from '../support/play.ts';
import { ruled } from '../support/rules.ts';
import { type Staged, stage } from '../support/stage.ts';
import { grab, singles, squad, squadActs } from './support.ts';

const far = singles(['W24']);
const three = squad(['B10', 'C10', 'D10']);
const tilesOf = (scene: Scene, count = 3) =>
  Array.from({ length: count }, (_, n) => tileOf(scene, `ana/${n + 1}.1`)?.join(' '));
const to = (order: string, target: string) => act('ana', order, { target });

/** Ana has yet to play a card. */
const turn = (
  units: Staged['units'],
  hand: readonly string[],
  bo: Partial<Staged> = {},
  changes: Partial<Battle> = {},
) => stage({ ana: { units, hand }, bo: { units: far, ...bo } }, changes);
const activated = (scene: Scene, card = '8 of clubs') =>
  done(scene, act('ana', 'activate', { target: 'ana/1.1', means: card })).state;

describe('a squad is activated (L5964)', () => {
  test('all of it by one card', () => {
    const { battle } = activated(turn(three, ['8 of clubs', '2 of hearts']));
    expect(Object.values(battle?.units ?? {}).map(({ activated: has }) => has)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  test('without who has acted in this round', () => {
    const [first, second, third] = three;
    const units = [first, { ...second, is: { activated: true } }, third].flatMap((one) =>
      one?.line === undefined ? [] : [{ ...one, line: one.line }],
    );
    const { battle } = activated(turn(units, ['8 of clubs', '2 of hearts']));
    expect(battle?.activations[0]?.with).toEqual(['ana/3.1']);
  });

  test('without who is no longer of its side', () => {
    const [first, second, third] = three;
    const units = [first, { ...second, is: { side: 'bo' } }, third].flatMap((one) =>
      one?.line === undefined ? [] : [{ ...one, line: one.line }],
    );
    const { battle } = activated(turn(units, ['8 of clubs', '2 of hearts']));
    expect(battle?.activations[0]?.with).toEqual(['ana/3.1']);
  });

  test('led by who drags nothing (L5854)', () => {
    const scene = turn(three, ['8 of clubs', '2 of hearts'], {}, { loads: [grab('ana/1.1')] });
    expect(activated(scene).battle?.activations[0]?.unit).toBe('ana/2.1');
  });

  test('is told by its name', () => {
    const { events } = done(
      turn(three, ['8 of clubs', '2 of hearts']),
      act('ana', 'activate', { target: 'ana/1.1', means: '8 of clubs' }),
    );
    expect(eventsOf(events, 'activated')[0]?.data.squad).toEqual({ name: 'Reds', models: 3 });
  });
});

describe('a squad that acts moves as one (L5964)', () => {
  test('to one goal, in its formation', () => {
    const { state } = done(squadActs(three, far, '4 of clubs'), to('move', 'B8'));
    expect(tilesOf(state)).toEqual(['1 7', '2 7', '3 7']);
  });

  test('by an adjust an increment each', () => {
    const { state } = done(squadActs(three, far, '2 of clubs'), to('adjust', 'B9'));
    expect(tilesOf(state)).toEqual(['1 8', '2 8', '3 8']);
  });

  test('by a spin all of it', () => {
    const { state } = done(squadActs(three, far, '2 of clubs'), to('spin', 'east'));
    const facings = ['ana/1.1', 'ana/2.1', 'ana/3.1'].map((id) => {
      const where = state.battle?.units[id]?.where;
      return where?.kind === 'map' ? where.facing : null;
    });
    expect(facings).toEqual(['east', 'east', 'east']);
  });

  test('by a rush as far as its leader rolls', () => {
    const rushing = squadActs(three, far, '6 of clubs', { rushed: 2 });
    const { state } = done(rushing, to('run', 'B4'));
    expect(tilesOf(state)).toEqual(['1 5', '2 5', '3 5']);
  });

  test('so that each shares Detect range with another', () => {
    const tiles = Object.fromEntries(['A9', 'B9', 'D9', 'E9'].map((tile) => [tile, marked('deep')]));
    const { state } = done(squadActs(three, far, '4 of clubs', {}, tiles), to('move', 'C7'));
    expect(strayedOf(state, 'ana/1.1')).toEqual([]);
  });

  test('once in an activation', () => {
    const { state } = done(squadActs(three, far, '8 of clubs'), to('move', 'B8'));
    expect(refused(state, to('move', 'C6'))).toBe('doneAlready');
  });

  test('and its vehicles neither boost nor ram by themselves', () => {
    const cars: Staged['units'] = ['B10', 'H10'].map((at) => ({
      line: 'Car; Vehicle; Sedan; squad Reds',
      at,
    }));
    expect(refused(squadActs(cars, far, '8 of clubs'), to('ram', 'bo/1.1'))).toBe('movesAsOne');
  });
});

describe('a squad out of cohesion (L5983)', () => {
  const parted = squad(['B10', 'C10', 'K10']);
  const regrouping = squadActs(parted, singles(['C11']), '10 of clubs', { regroups: true });

  test('spends its next activation on that', () => {
    const { battle } = activated(turn(parted, ['8 of clubs', '2 of hearts']));
    expect(battle?.activations[0]?.regroups).toBe(true);
  });

  test('comes together as it moves', () => {
    const { state } = done(squadActs(parted, far, '8 of clubs', { regroups: true }), to('move', 'E10'));
    expect(strayedOf(state, 'ana/1.1')).toEqual([]);
  });

  test.each([
    ['assaults', assault('ana', 'bo/1.1')],
    ['spins', to('spin', 'east')],
    ['sneaks', act('ana', 'sneak')],
  ])('never %s in it', (_, intent) => {
    expect(refused(regrouping, intent)).toBe('outOfCohesion');
  });

  test('does nothing else once it has come together by that card', () => {
    const { state } = done(
      squadActs(parted, singles(['E11']), '10 of clubs', { regroups: true }),
      to('move', 'E10'),
    );
    expect(state.battle?.activations).toEqual([]);
  });

  test('that has one left on the map is none', () => {
    expect(strayedOf(squadActs(squad(['B10', null]), far, '8 of clubs'), 'ana/1.1')).toEqual([]);
  });
});

describe('a squad that is interrupted (L520)', () => {
  const withCards = (units: Staged['units']) =>
    turn(units, ['8 of clubs', '2 of hearts'], {
      units: singles(['C5']),
      hand: ['10 of hearts', '3 of hearts'],
    });
  const acts = activated(withCards(three));

  test('is so before it sets out', () => {
    expect(asked(acts, to('move', 'B8'))).toEqual({ 'interrupt:bo': ['pass', 'round', '10 of hearts'] });
  });

  test('goes on afterwards, all of it', () => {
    const stopped = done(acts, to('move', 'B8'), { answers: { 'interrupt:bo': '10 of hearts' } }).state;
    const { state } = done(stopped, act('bo', 'finish'));
    expect(tilesOf(state)).toEqual(['1 7', '2 7', '3 7']);
  });

  test('interrupts as a squad', () => {
    const scene = stage({
      ana: { units: singles(['C5']), hand: ['2 of hearts', '4 of clubs'] },
      bo: { units: squad(['B10', 'C10']), hand: ['10 of hearts', '3 of hearts'] },
    });
    const moving = done(scene, act('ana', 'activate', { target: 'ana/1.1', means: '4 of clubs' })).state;
    const { state } = done(moving, to('move', 'C6'), {
      answers: { 'interrupt:bo': '10 of hearts' },
    });
    expect(state.battle?.activations.at(-1)?.with).toEqual(['bo/2.1']);
  });
});

describe('a squad that one of it leaves', () => {
  test('is led by the next where that was its leader', () => {
    const { state } = ruled(squadActs(three, far, '8 of clubs'), function* (tx) {
      yield* [];
      return dropOut(tx, 'ana/1.1');
    });
    expect(state.battle?.activations.map(({ unit, with: all }) => [unit, all])).toEqual([
      ['ana/2.1', ['ana/3.1']],
    ]);
  });

  test('is left by who acts again by a card of its own (L2720)', () => {
    const { state } = ruled(squadActs(three, far, '8 of clubs'), function* (tx) {
      yield* giveActivation(tx, 'ana/2.1', '8 of clubs');
      return true;
    });
    expect(state.battle?.activations.map(({ unit, with: all = [] }) => [unit, ...all])).toEqual([
      ['ana/1.1', 'ana/3.1'],
      ['ana/2.1'],
    ]);
  });

  test('is over where nobody else acts', () => {
    const one = squadActs([{ line: plain, at: 'B10' }], far, '8 of clubs');
    const { gave } = ruled(one, function* (tx) {
      yield* [];
      return dropOut(tx, 'ana/1.1');
    });
    expect(gave).toBe(false);
  });
});
