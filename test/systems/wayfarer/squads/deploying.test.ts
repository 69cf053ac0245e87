import { describe, expect, test } from 'vitest';
import { strayedOf } from '../../../../src/systems/wayfarer/squads/cohesion.ts';
import { membersIn } from '../../../../src/systems/wayfarer/squads/squad.ts';
import { plain } from '../support/acting.ts';
import { act, asked, done, refused } from '../support/play.ts';
import { type Staged, stage } from '../support/stage.ts';
import { singles, squad } from './support.ts';

const waiting = (count: number) => squad(Array.from({ length: count }, () => null));
const far: Staged = { units: singles(['A1']) };
const turn = (units: Staged['units'], hand: readonly string[], changes = {}) =>
  stage({ ana: { units, hand: [...hand, '2 of hearts'] }, bo: far }, changes);
const deploy = (means: string | null, target = 'ana/1.1', detail: string | null = null) =>
  act('ana', 'deploy', { target, means, detail });

describe('a squad that deploys (L5988)', () => {
  test('comes together', () => {
    const { state } = done(turn(waiting(3), ['3 of clubs']), deploy('3 of clubs'));
    expect(membersIn(state, 'ana/1.1', 'map')).toHaveLength(3);
  });

  test('comes in cohesion', () => {
    const { state } = done(turn(waiting(5), ['5 of clubs']), deploy('5 of clubs'));
    expect(strayedOf(state, 'ana/1.1')).toEqual([]);
  });

  test('beside the one for whom a tile is named', () => {
    const { state } = done(turn(waiting(2), ['3 of clubs']), deploy('3 of clubs', 'ana/1.1', 'C24'));
    const [first, second] = ['ana/1.1', 'ana/2.1'].map((id) => state.battle?.units[id]?.where);
    expect([first, second].map((one) => (one?.kind === 'map' ? [one.at.x, one.at.y] : null))).toEqual([
      [2, 23],
      [3, 23],
    ]);
  });

  test('has been activated by that, all of it', () => {
    const { state } = done(turn(waiting(2), ['3 of clubs']), deploy('3 of clubs'));
    expect(['ana/1.1', 'ana/2.1'].map((id) => state.battle?.units[id]?.activated)).toEqual([true, true]);
  });

  test('takes a card as high as its number (A35)', () => {
    expect(refused(turn(waiting(3), []), deploy('2 of hearts'))).toBe('cardBringsFewer');
  });

  test('of any number comes by an ace', () => {
    const { state } = done(turn(waiting(12), ['ace of clubs']), deploy('ace of clubs'));
    expect(membersIn(state, 'ana/1.1', 'map')).toHaveLength(12);
  });

  test('of more than ten by no other face card alone', () => {
    expect(refused(turn(waiting(13), ['king of clubs']), deploy('king of clubs'))).toBe('cardBringsFewer');
  });

  test('comes by several cards that total its number', () => {
    const { state } = done(turn(waiting(12), ['king of clubs']), deploy('king of clubs'));
    expect([membersIn(state, 'ana/1.1', 'map').length, state.battle?.sides.ana?.cards.hand]).toEqual([
      12,
      [],
    ]);
  });

  test('its player says by which others', () => {
    const scene = turn(waiting(5), ['3 of clubs', '9 of clubs']);
    expect(asked(scene, deploy('3 of clubs'))).toEqual({
      'bringWith:ana': ['2 of hearts', '9 of clubs'],
    });
  });

  test('no more of them than it takes', () => {
    const scene = turn(waiting(5), ['3 of clubs', '9 of clubs']);
    const { state } = done(scene, deploy('3 of clubs'), { answers: { 'bringWith:ana': '2 of hearts' } });
    expect(state.battle?.sides.ana?.cards.hand).toEqual(['9 of clubs']);
  });

  test('by a card of its own where that is enough', () => {
    const { state } = done(turn(waiting(5), ['9 of clubs']), deploy('9 of clubs'));
    expect(state.battle?.sides.ana?.cards.hand).toEqual(['2 of hearts']);
  });

  test('leaves what its card is worth beyond its number for others', () => {
    const units = [...waiting(3), { line: plain, at: null }];
    const { state } = done(turn(units, ['4 of clubs']), deploy('4 of clubs'));
    expect(done(state, deploy(null, 'ana/4.1')).state.battle?.deploying?.units).toHaveLength(4);
  });

  test('leaves nothing of an ace that it needed all of', () => {
    const units = [...waiting(10), { line: plain, at: null }];
    const { state } = done(turn(units, ['ace of clubs']), deploy('ace of clubs'));
    expect(refused(state, deploy(null, 'ana/11.1'))).toBe('cardBringsLess');
  });

  test('comes whole, without who is on the map already', () => {
    const units = [...waiting(2), ...squad(['L20'])];
    const { state } = done(turn(units, ['2 of spades']), deploy('2 of spades'));
    expect(membersIn(state, 'ana/1.1', 'map')).toHaveLength(3);
  });

  test('never comes aboard a vehicle', () => {
    const units = [...waiting(2), { line: 'Car; Vehicle; Sedan', at: 'L22' }];
    const deploying = { deploying: { card: '10 of clubs', units: ['ana/3.1'] } };
    const aboard = act('ana', 'comeAboard', { target: 'ana/1.1', means: 'ana/3.1' });
    expect(refused(turn(units, [], deploying), aboard)).toBe('squadComesWhole');
  });
});

describe('a squad before the first round', () => {
  const setUp = { settingUp: ['ana'], round: 0, turn: null };
  const place = act('ana', 'place', { target: 'ana/1.1' });
  const more = (count: number) => Array.from({ length: count }, () => ({ line: plain, at: null }));

  test('is placed whole', () => {
    const { state } = done(turn([...waiting(2), ...more(2)], [], setUp), place);
    expect(membersIn(state, 'ana/1.1', 'map')).toHaveLength(2);
  });

  test('is placed within half of the force, or not at all (L66)', () => {
    expect(refused(turn([...waiting(3), ...more(1)], [], setUp), place)).toBe('squadBeyondHalf');
  });
});
