import { describe, expect, test } from 'vitest';
import { retaliationOf } from '../../../../src/systems/wayfarer/assaults/legality.ts';
import { acting, plain, withMore } from '../support/acting.ts';
import { act, assault, asked, attempt, done, eventsOf, refused } from '../support/play.ts';

// Two dice of everything: what falls is Offense, then Defense of who is shot at.

const musket = withMore('gear Musket');
const duel = (line: string, foe = plain, card = '10 of clubs', hand: readonly string[] = ['2 of hearts']) =>
  acting(
    { ana: { units: [{ line, at: 'H8' }], hand }, bo: { units: [{ line: foe, at: 'H4', facing: 'south' }] } },
    card,
  );

describe('Single-Shot (A60)', () => {
  test('has shot after one assault', () => {
    const { state } = done(duel(musket), assault('ana', 'bo/1.1', 'musket'), { dice: [1, 1, 6, 6] });
    expect(state.battle?.units['ana/1.1']?.empty).toEqual(['musket']);
  });

  test('and makes no other in the round', () => {
    const scene = duel(musket);
    const { battle } = scene;
    const own = battle?.units['ana/1.1'];
    if (battle === null || own === undefined) throw new Error('no unit');
    const shot = {
      ...scene,
      battle: { ...battle, units: { ...battle.units, 'ana/1.1': { ...own, empty: ['musket'] } } },
    };
    expect(refused(shot, assault('ana', 'bo/1.1', 'musket'))).toBe('empty');
  });

  test('answers one shot, and is empty then', () => {
    const { state } = done(duel(withMore('gear Revolver'), musket), assault('ana', 'bo/1.1', 'revolver'), {
      dice: [1, 1, 6, 6, 1, 1, 6, 6],
    });
    expect(retaliationOf(state, 'bo/1.1', 'ana/1.1', 'ballistic')).toBeNull();
  });

  test('what has no such effect shoots again', () => {
    const { state } = done(duel(withMore('gear Revolver')), assault('ana', 'bo/1.1', 'revolver'), {
      dice: [1, 1, 6, 6],
    });
    expect(state.battle?.units['ana/1.1']?.empty).toBeUndefined();
  });
});

describe('Spotter (L2178)', () => {
  const spotted = (spotter: string, hand: readonly string[], at = 'H9') =>
    acting(
      {
        ana: {
          units: [
            { line: withMore('gear Revolver'), at: 'H8' },
            { line: spotter, at },
          ],
          hand,
        },
        bo: { units: [{ line: plain, at: 'H4' }] },
      },
      '10 of clubs',
    );
  const shot = assault('ana', 'bo/1.1', 'revolver');

  test('its player is asked for one more card', () => {
    expect(asked(spotted(withMore('skills Spotter'), ['9 of hearts', '2 of hearts']), shot)).toEqual({
      'spotter:ana': ['pass', '2 of hearts', '9 of hearts'],
    });
  });

  test('which gives the shot a bump of 2', () => {
    const { events } = done(spotted(withMore('skills Spotter'), ['2 of hearts', '3 of hearts']), shot, {
      answers: { 'spotter:ana': '2 of hearts' },
      dice: [3, 1, 4, 1],
    });
    expect(eventsOf(events, 'assaultRolled').map(({ data }) => data.isDefeated)).toEqual([
      { unit: false, target: true },
    ]);
  });

  test('and lies with those that were played', () => {
    const { state } = done(spotted(withMore('skills Spotter'), ['2 of hearts', '3 of hearts']), shot, {
      answers: { 'spotter:ana': '2 of hearts' },
      dice: [1, 1, 4, 1],
    });
    expect(state.battle?.sides.ana?.cards.hand).toEqual(['3 of hearts']);
  });

  test('nobody is asked who holds no card', () => {
    const scene = spotted(withMore('skills Spotter'), []);
    expect(attempt(scene, shot, { dice: [1, 1, 4, 1] }).kind).toBe('done');
  });

  test('nobody spots for a blow', () => {
    const scene = acting(
      {
        ana: {
          units: [
            { line: plain, at: 'H5' },
            { line: withMore('skills Spotter'), at: 'H6' },
          ],
          hand: ['2 of hearts'],
        },
        bo: { units: [{ line: plain, at: 'H4' }] },
      },
      '10 of clubs',
    );
    expect(attempt(scene, assault('ana', 'bo/1.1'), { dice: [1, 1, 6, 6] }).kind).toBe('done');
  });

  test('not from where it sees the target no more than its ally is near (L2183)', () => {
    const scene = spotted(withMore('skills Spotter'), ['2 of hearts'], 'X24');
    expect(attempt(scene, shot, { dice: [1, 1, 4, 1] }).kind).toBe('done');
  });
});

describe('Defensive Dive (L2361)', () => {
  const diver = withMore('skills Defensive Dive');
  const struck = (activated: boolean) =>
    acting(
      {
        ana: { units: [{ line: withMore('gear Revolver'), at: 'H8' }] },
        bo: { units: [{ line: diver, at: 'H4', is: { activated } }] },
      },
      '10 of clubs',
    );
  const shot = assault('ana', 'bo/1.1', 'revolver');

  test('gives who is struck at a bump of 2 in Defense', () => {
    const { events } = done(struck(false), shot, { answers: { 'dive:bo': 'dive' }, dice: [5, 1, 4, 1] });
    expect(eventsOf(events, 'assaultRolled').map(({ data }) => data.isDefeated)).toEqual([
      { unit: false, target: false },
    ]);
  });

  test('its player is asked', () => {
    expect(asked(struck(false), shot)).toEqual({ 'dive:bo': ['dive', 'pass'] });
  });

  test('once a round', () => {
    const { state } = done(struck(false), shot, { answers: { 'dive:bo': 'dive' }, dice: [1, 1, 4, 1] });
    const again = {
      ...state,
      battle:
        state.battle === null
          ? null
          : { ...state.battle, activations: struck(false).battle?.activations ?? [] },
    };
    expect(attempt(again, shot, { dice: [1, 1, 4, 1] }).kind).toBe('done');
  });

  test('who has dived is activated neither to move nor to rush', () => {
    const { state } = done(struck(false), shot, { answers: { 'dive:bo': 'dive' }, dice: [1, 1, 4, 1] });
    const { battle } = state;
    if (battle === null) throw new Error('no battle');
    const acts = {
      ...state,
      battle: {
        ...battle,
        activations: [
          {
            side: 'bo',
            unit: 'bo/1.1',
            card: '9 of clubs',
            done: { moved: null, assaulted: null },
            rushed: null,
            held: null,
          },
        ],
      },
    };
    expect([refused(acts, act('bo', 'move', { target: 'H3' })), refused(acts, act('bo', 'rush'))]).toEqual([
      'hasDived',
      'hasDived',
    ]);
  });
});
