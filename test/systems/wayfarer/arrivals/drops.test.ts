import { describe, expect, test } from 'vitest';
import type { Scene } from '../../../../src/systems/wayfarer/scene.ts';
import { plain, tileOf, withMore } from '../support/acting.ts';
import { act, asked, done, eventsOf } from '../support/play.ts';
import { stage } from '../support/stage.ts';

// Ana's unit waits with a Grav-Pack and two dice of Technical OFF; a card of 8 brings it.

const flier = `${plain.replace('AD 1', 'AD 1 TO 2')}; gear Grav-Pack`;
const sky = (ally = plain): Scene =>
  stage({
    ana: { units: [{ line: flier }, { line: ally, at: 'A20' }], hand: ['8 of clubs', '2 of hearts'] },
    bo: { units: [{ line: plain, at: 'X1', is: { activated: true } }], hand: ['2 of hearts'] },
  });
const drop = (detail: string) => act('ana', 'deploy', { means: '8 of clubs', target: 'ana/1.1', detail });
const radio = withMore('skills Radio In');

describe('who drops in by a Grav-Pack (L4458, L4821)', () => {
  test('comes down on target where a die is no more than its Technical OFF', () => {
    expect(tileOf(done(sky(), drop('L10'), { dice: [2] }).state, 'ana/1.1')).toEqual([11, 9]);
  });

  test('scatters by two dice in a direction of eight else', () => {
    expect(tileOf(done(sky(), drop('L10'), { dice: [3, 1, 2, 1] }).state, 'ana/1.1')).toEqual([11, 6]);
  });

  test("doesn't scatter where its move from the edge brings it", () => {
    expect(tileOf(done(sky(), drop('L23')).state, 'ana/1.1')).toEqual([11, 22]);
  });
});

describe('Radio In (L2911)', () => {
  test('its player says which way a die changes the range', () => {
    expect(asked(sky(radio), drop('L10'), { dice: [3, 4, 2, 1, 5] })).toEqual({
      'radioIn:ana': ['reduce', 'increase', 'leave'],
    });
  });

  test('shortens it', () => {
    const given = { dice: [3, 4, 2, 1, 5], answers: { 'radioIn:ana': 'reduce' } };
    expect(tileOf(done(sky(radio), drop('L10'), given).state, 'ana/1.1')).toEqual([11, 8]);
  });

  test('or lengthens it', () => {
    const given = { dice: [3, 1, 2, 1, 2], answers: { 'radioIn:ana': 'increase' } };
    expect(tileOf(done(sky(radio), drop('L10'), given).state, 'ana/1.1')).toEqual([11, 4]);
  });

  test('is nothing to who comes down on target', () => {
    expect(eventsOf(done(sky(radio), drop('L10'), { dice: [2] }).events, 'radioedIn')).toEqual([]);
  });
});
