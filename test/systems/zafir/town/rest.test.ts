import { describe, expect, test } from 'vitest';
import { battle, byRules, enemy, hero, town } from '../table.ts';

type Written = Parameters<typeof hero>[0];

/** Kira, who has 6 HP whole, with 2 of them left, and Tiz, who is whole; wounds heal slowly. */
const slow = (own: Written = {}) =>
  byRules(town({ kira: hero({ money: 1000, battle: { hp: 2 }, ...own }), tiz: hero() }), {
    restHealing: 'slow',
  });

const hpOf = (stage: ReturnType<typeof town>, id = 'kira') => stage.who(id).battle.hp;

describe('a day passes', () => {
  test('the wounded heal 1 HP by the alternate rule', () => {
    expect(hpOf(slow().rest('day', 'kira', 'tiz'))).toBe(3);
  });

  test('nobody heals beyond their maximum', () => {
    expect(hpOf(slow().rest('day', 'kira', 'tiz'), 'tiz')).toBe(6);
  });

  test('with a doctor they heal 1 HP more', () => {
    expect(hpOf(slow().rest('doctorsDay', 'kira', 'tiz'))).toBe(4);
  });

  test('a doctor takes ₹2', () => {
    expect(slow().rest('doctorsDay', 'kira').who('kira')).toMatchObject({ money: 800 });
  });

  test('a doctor takes nothing of who is whole', () => {
    expect(
      slow({ battle: { hp: 6 } })
        .rest('doctorsDay', 'kira')
        .who('kira'),
    ).toMatchObject({ money: 1000 });
  });

  test("who can't pay a doctor rests all the same", () => {
    expect(hpOf(slow({ money: 100 }).rest('doctorsDay', 'kira'))).toBe(3);
  });

  test('without the alternate rule a day heals nothing: the end of a mission does', () => {
    expect(hpOf(town({ kira: hero({ battle: { hp: 2 } }) }).rest('day', 'kira'))).toBe(2);
  });

  test('utilities come back at dawn', () => {
    const used = slow({ abilities: ['focus'] }).check('kira', 'notice', { spend: ['focus'], dice: [1, 1] });
    expect(used.rest('day', 'kira').who('kira')).toMatchObject({ daily: {} });
  });

  test('days are counted', () => {
    expect(slow().rest('day', 'kira').rest('day', 'kira').state.party.days).toBe(2);
  });

  test('it is one day however many rest', () => {
    expect(slow().rest('day', 'kira', 'tiz').told()[0]).toBe('A day passes (day 1 since the last mission).');
  });
});

describe('no day passes', () => {
  test('in an encounter', () => {
    expect(battle('kb', { kira: hero(), bandit: enemy() }).rest('day', 'kira').refusal?.code).toBe(
      'restInEncounter',
    );
  });

  test('on a mission', () => {
    const stage = slow().play({
      kind: 'mission',
      change: 'begin',
      name: 'Job',
      text: null,
      number: null,
      state: null,
      bodies: null,
      money: null,
      rewards: null,
      actors: ['kira'],
      asGm: true,
    });
    expect(stage.rest('day', 'kira').refusal?.code).toBe('restOnMission');
  });

  test('of a kind that there is not', () => {
    expect(slow().rest('nap', 'kira').refusal?.code).toBe('unknownRest');
  });
});
