import { describe, expect, test } from 'vitest';
import { marked, plain, withMore } from '../support/acting.ts';
import { act, assault, done, eventsOf, refused } from '../support/play.ts';
import { stage } from '../support/stage.ts';
import { withTiles } from '../support/tiles.ts';

/** Ana activates her unit at C3 beside Bo's. */
const activating = (own: string, enemy: string, dice: readonly number[]) => {
  const scene = stage({
    ana: { units: [{ line: own, at: 'C3' }], hand: ['10 of clubs', '2 of hearts'] },
    bo: { units: [{ line: enemy, at: 'C4' }] },
  });
  const earth = withTiles(scene, { C3: marked('earth') });
  return done(earth, act('ana', 'activate', { target: 'ana/1.1', means: '10 of clubs' }), { dice });
};

describe('a unit beside an enemy that holds', () => {
  test('is kept from acting where it loses (Grapple, L2397)', () => {
    const { events } = activating(plain, withMore('skills Grapple'), [6, 6, 1, 1]);
    expect(eventsOf(events, 'keptFrom')[0]?.data.why).toBe('hold');
  });

  test('acts where it draws (L2400)', () => {
    const { state } = activating(plain, withMore('skills Grapple'), [5, 5, 5, 5]);
    expect(state.battle?.activations[0]?.done).toEqual({ moved: null, assaulted: null });
  });
});

describe('traits in an assault', () => {
  const fight = (own: string, enemy: string, dice: readonly number[]) =>
    done(activating(own, enemy, []).state, assault('ana', 'bo/1.1'), { dice });

  test('Rage rolls all Offense again for a die of Defense (L2469)', () => {
    const { events } = fight(withMore('skills Rage'), plain, [1, 2, 5, 3, 6, 6, 1, 1, 1, 1]);
    expect(eventsOf(events, 'raged')).toHaveLength(1);
  });

  test('who has no body harms the solid by energy and magic alone (Incorporeal, L928)', () => {
    const ghost = `${plain}; as Undead; traits Incorporeal`;
    expect(refused(activating(ghost, plain, []).state, assault('ana', 'bo/1.1', 'unarmed'))).toBe('noHarm');
  });
});
