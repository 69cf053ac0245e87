import { describe, expect, test } from 'vitest';
import { meansOf } from '../../../../src/systems/wayfarer/assaults/means.ts';
import { isInTheDark } from '../../../../src/systems/wayfarer/battle/seeing.ts';
import { poolOf } from '../../../../src/systems/wayfarer/effects/pool.ts';
import { plainTest } from '../../../../src/systems/wayfarer/effects/moment.ts';
import { endLasting } from '../../../../src/systems/wayfarer/lasting/ends.ts';
import { acting, marked, plain, withMore } from '../support/acting.ts';
import { act, asked, done, refused } from '../support/play.ts';
import { ruled } from '../support/rules.ts';

const dark = Object.fromEntries(['H4', 'H5', 'H18'].map((tile) => [tile, marked('dark')]));
const nightly = (more: string, foe = 'H4') =>
  acting(
    { ana: { units: [{ line: withMore(more), at: 'H8' }] }, bo: { units: [{ line: plain, at: foe }] } },
    '9 of clubs',
    {},
    {},
    dark,
  );
const light = (tile: string) => act('ana', 'light', { target: tile });

describe('Flashlight (L4507)', () => {
  test('takes darkness from one increment', () => {
    expect(isInTheDark(done(nightly('gear Flashlight'), light('H4')).state, 'bo/1.1')).toBe(false);
  });

  test('and from no other', () => {
    expect(isInTheDark(done(nightly('gear Flashlight', 'H5'), light('H4')).state, 'bo/1.1')).toBe(true);
  });

  test('up to ten increments away', () => {
    const { state } = done(nightly('gear Flashlight', 'H18'), light('H18'));
    expect(isInTheDark(state, 'bo/1.1')).toBe(false);
  });

  test('and no further', () => {
    expect(refused(nightly('gear Flashlight'), light('H19'))).toBe('outOfLight');
  });

  test('costs nothing of its card', () => {
    const { state } = done(nightly('gear Flashlight'), light('H4'));
    expect(state.battle?.activations[0]?.done).toEqual({ moved: null, assaulted: null });
  });

  test('once as it is activated', () => {
    expect(refused(done(nightly('gear Flashlight'), light('H4')).state, light('H5'))).toBe('doneAlready');
  });

  test('until the round is over', () => {
    const { state } = done(nightly('gear Flashlight'), light('H4'));
    const after = ruled(state, function* (tx) {
      endLasting(tx);
      yield* [];
      return true;
    });
    expect(isInTheDark(after.state, 'bo/1.1')).toBe(true);
  });

  test('is offered for the enemies who stand in the dark', () => {
    expect(refused(nightly('skills Sprinter'), light('H4'))).toBe('noLight');
  });
});

describe('Omnicase (L4524)', () => {
  const cased = (card: string, ally: string | null, at: string | null = null) =>
    acting(
      {
        ana: {
          units: [
            { line: withMore('gear Omnicase'), at: 'H8' },
            ...(ally === null ? [] : [{ line: withMore(ally), at }]),
          ],
        },
        bo: { units: [{ line: plain, at: 'H4' }] },
      },
      card,
    );
  const open = act('ana', 'deed', { means: 'omnicase', target: 'ana/2.1' });

  test('is a weapon of an ally in reserves', () => {
    const { state } = done(cased('king of clubs', 'gear Revolver'), open);
    expect(meansOf(state, 'ana/1.1').some(({ id }) => id === 'revolver')).toBe(true);
  });

  test('is a device of an ally in reserves', () => {
    const { state } = done(cased('king of clubs', 'gear Meta-Tool'), open);
    expect(poolOf(state, 'ana/1.1', 'technicalOff', plainTest)?.rerolls).toBe(1);
  });

  test('its player says which, where the ally has several', () => {
    expect(asked(cased('king of clubs', 'gear Revolver, Meta-Tool'), open)).toEqual({
      'omnicase:ana': ['revolver', 'metaTool'],
    });
  });

  test('takes a face card', () => {
    expect(refused(cased('10 of clubs', 'gear Revolver'), open)).toBe('needsFace');
  });

  test('is nothing of an ally on the map', () => {
    expect(refused(cased('king of clubs', 'gear Revolver', 'J9'), open)).toBe('nobodyFor');
  });

  test('once an activation', () => {
    const { state } = done(cased('king of clubs', 'gear Revolver'), open);
    expect(refused(state, open)).toBe('doneAlready');
  });
});
