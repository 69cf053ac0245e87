import { describe, expect, test } from 'vitest';
import { options } from '../../../../src/systems/wayfarer/offers/options.ts';
import type { Scene } from '../../../../src/systems/wayfarer/scene.ts';
import { acting, plain, withMore } from '../support/acting.ts';
import { act, asked, done, refused } from '../support/play.ts';
import { stage } from '../support/stage.ts';

const turncoat = withMore('skills Turncoat');

/** Ana's first unit acts, and turns its coat. */
const turned = (hand: readonly string[] = ['4 of clubs', 'king of hearts']): Scene => {
  const scene = acting(
    {
      ana: {
        units: [
          { line: turncoat, at: 'L12' },
          { line: plain, at: 'A1' },
        ],
      },
      bo: { units: [{ line: plain, at: 'X1' }, { line: plain }], hand },
    },
    '4 of spades',
  );
  return done(scene, act('ana', 'deedAround', { means: 'turncoat' })).state;
};

/** The same in a later round: it hasn't acted, and it's Bo's turn. */
const later = (hand?: readonly string[]): Scene => {
  const scene = turned(hand);
  const { battle } = scene;
  const found = battle?.units['ana/1.1'];
  if (battle === null || found === undefined) throw new Error('no battle');
  return {
    ...scene,
    battle: { ...battle, turn: 'bo', units: { ...battle.units, 'ana/1.1': { ...found, activated: false } } },
  };
};

describe('a Turncoat', () => {
  test('goes over to the enemy in place of acting (L1810)', () => {
    const { battle } = turned();
    expect([battle?.units['ana/1.1']?.side, battle?.activations]).toEqual(['bo', []]);
  });

  test('goes over to the enemy that its player names', () => {
    const scene = stage({
      ana: { units: [{ line: turncoat, at: 'L12' }], hand: ['4 of spades', '2 of hearts'] },
      bo: { units: [{ line: plain, at: 'X1' }] },
      cy: { units: [{ line: plain, at: 'A1' }] },
    });
    const acts = done(scene, act('ana', 'activate', { target: 'ana/1.1', means: '4 of spades' })).state;
    expect(asked(acts, act('ana', 'deedAround', { means: 'turncoat' }))).toEqual({
      'turncoat:ana': ['bo', 'cy'],
    });
  });

  test('is activated before all else (L1813)', () => {
    expect(refused(later(), act('bo', 'activate', { target: 'bo/1.1', means: 'king of hearts' }))).toBe(
      'turncoatFirst',
    );
  });

  test.each([
    ['deploy', { target: 'bo/2.1', means: 'king of hearts' }],
    ['defer', { means: '4 of clubs' }],
  ])('lets nobody %s before it has acted', (id, more) => {
    expect(refused(later(), act('bo', id, more))).toBe('turncoatFirst');
  });

  test('takes the highest card (L1812)', () => {
    expect(refused(later(), act('bo', 'activate', { target: 'ana/1.1', means: '4 of clubs' }))).toBe(
      'highestCard',
    );
  });

  test('acts with the highest card', () => {
    const { state } = done(later(), act('bo', 'activate', { target: 'ana/1.1', means: 'king of hearts' }));
    expect(state.battle?.activations.map(({ side, unit }) => [side, unit])).toEqual([['bo', 'ana/1.1']]);
  });

  test('is all that is offered until then', () => {
    const { acts } = options(later(), 'bo', { gm: false, characters: ['bo'] });
    const open = acts.flatMap(({ id, refused: why, targets = [], means = [] }) =>
      why === null
        ? [
            [
              id,
              targets.filter((one) => one.refused === null).map((one) => one.id),
              means.flatMap((one) => one.fits ?? []),
            ],
          ]
        : [],
    );
    expect(open).toEqual([['activate', ['ana/1.1'], ['ana/1.1']]]);
  });

  test('is owed nothing once it has acted in the round', () => {
    const scene = { ...turned() };
    const { battle } = scene;
    if (battle === null) throw new Error('no battle');
    const now = { ...scene, battle: { ...battle, turn: 'bo' } };
    const { state } = done(now, act('bo', 'activate', { target: 'bo/1.1', means: '4 of clubs' }));
    expect(state.battle?.activations).toHaveLength(1);
  });
});
