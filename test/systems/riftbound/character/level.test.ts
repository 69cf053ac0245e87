import { describe, expect, test } from 'vitest';
import type { Person } from '../../../../src/systems/riftbound/character/schema.ts';
import { newParty } from '../../../../src/systems/riftbound/party/party.ts';
import { between, done } from '../support/between.ts';
import { acting } from '../support/intents.ts';
import { fightOf, personOf, told } from '../support/scenes.ts';
import { kira, tiz } from './making.ts';

const lancer = (changed: Partial<Person> = {}): Person => ({ ...kira().hero, ...changed });
const captain = (changed: Partial<Person> = {}): Person => ({ ...tiz().hero, ...changed });

const risen = (sheet: Person, level: number, dice: readonly number[]) =>
  done(between({ kira: sheet }, { level }), acting('kira', 'levelUp'), dice);

describe('Levelling Up', () => {
  test('gives a Lancer 1d6 + 6 + FTD HP', () => {
    expect(personOf(risen(lancer(), 2, [3]), 'kira').hp.max).toBe(11 + 8);
  });

  test('gives never less than 4 HP', () => {
    const weak = lancer({ scores: { ...lancer().scores, fortitude: -5 } });
    expect(told(risen(weak, 2, [1]), 'levelRaised').hp).toBe(4);
  });

  test('gives the new HP at once', () => {
    const hurt = lancer({ hp: { now: 5, max: 11 } });
    expect(personOf(risen(hurt, 2, [3]), 'kira').hp).toEqual({ now: 13, max: 19 });
  });

  test('gives 2 more HP a level with Healthy', () => {
    const healthy = lancer({ abilities: [{ id: 'healthy', choice: null, cooling: false }] });
    expect(told(risen(healthy, 2, [3]), 'levelRaised').hp).toBe(10);
  });

  test('gives 2 fewer HP a level with Robotic', () => {
    expect(told(risen(kira().pick('innate', 'robotic').hero, 2, [3]), 'levelRaised').hp).toBe(6);
  });

  test('gives a role point and a class point at level 2', () => {
    expect(personOf(risen(lancer(), 2, [3]), 'kira').points).toEqual({ role: 0, free: 2 });
  });

  test('binds the role point of a Captain to the role', () => {
    expect(personOf(risen(captain(), 2, [3, 3]), 'kira').points).toEqual({ role: 1, free: 1 });
  });

  test('binds it for everybody where the house says so', () => {
    const rules = { ...newParty.rules, rolePoints: 'everybody' } as const;
    const made = done(between({ kira: lancer() }, { level: 2, rules }), acting('kira', 'levelUp'), [3]);
    expect(personOf(made, 'kira').points).toEqual({ role: 1, free: 1 });
  });

  test('gives the Signature Ability at level 3', () => {
    expect(personOf(risen(lancer({ level: 2 }), 3, [3]), 'kira').abilities.map(({ id }) => id)).toContain(
      'surge',
    );
  });

  test('gives 1 more SP at level 3', () => {
    expect(personOf(risen(lancer({ level: 2 }), 3, [3]), 'kira').sp.max).toBe(5);
  });

  test('gives three points at level 4', () => {
    expect(told(risen(lancer({ level: 3 }), 4, [3]), 'levelRaised').points).toBe(3);
  });

  test('goes no further than level 4', () => {
    expect(risen(lancer({ level: 4 }), 4, []).refusal?.code).toBe('lastLevel');
  });

  test('waits for the GM to raise the level of the group', () => {
    expect(risen(lancer(), 1, []).refusal?.code).toBe('levelNotReached');
  });

  test('is for people with a role', () => {
    expect(risen(lancer({ role: null }), 2, []).refusal?.code).toBe('noRole');
  });

  test("rolls the dice of a pack's role", () => {
    const scout = lancer({ role: 'Scout', hpEachLevel: { dice: 1, plus: 5 } });
    expect(told(risen(scout, 2, [3]), 'levelRaised').hp).toBe(7);
  });

  test("gives a pack's role the SP of the table", () => {
    expect(personOf(risen(lancer({ role: 'Scout', level: 2 }), 3, [3, 3]), 'kira').sp.max).toBe(5);
  });

  test("gives a pack's role the points of the table", () => {
    expect(told(risen(lancer({ role: 'Scout' }), 2, [3, 3]), 'levelRaised').points).toBe(2);
  });

  test('takes no place in a fight', () => {
    const fight = fightOf({ kira: { sheet: lancer(), at: [5, 5] } }, { party: { level: 2 } });
    expect(done(fight, acting('kira', 'levelUp')).refusal?.code).toBe('onlyBetweenFights');
  });
});

describe('Ability Points', () => {
  const rich = (changed: Partial<Person> = {}) =>
    lancer({ level: 4, points: { role: 0, free: 5 }, ...changed });
  const gain = (sheet: Person, target: string) =>
    done(between({ kira: sheet }), acting('kira', 'gainAbility', { target }));

  test('buy an Ability for its Cost', () => {
    expect(personOf(gain(rich(), 'quick'), 'kira').points.free).toBe(3);
  });

  test('replace I by II', () => {
    expect(personOf(gain(rich(), 'tryThatAgainII'), 'kira').abilities.map(({ id }) => id)).not.toContain(
      'tryThatAgainI',
    );
  });

  test('buy no II for who lacks I', () => {
    const without = rich({ abilities: [] });
    expect(gain(without, 'tryThatAgainII').refusal?.code).toBe('abilityNeeds');
  });

  test('buy nothing Locked', () => {
    expect(gain(rich(), 'surge').refusal?.code).toBe('abilityLocked');
  });

  test('buy nothing Innate', () => {
    expect(gain(rich(), 'deaf').refusal?.code).toBe('innateLater');
  });

  test('buy nothing Limited to another role', () => {
    expect(gain(rich(), 'bonk').refusal?.code).toBe('abilityLimited');
  });

  test('buy nothing Limited to another kind of role', () => {
    expect(gain(rich(), 'clearMind').refusal?.code).toBe('abilityLimited');
  });

  test('buy what is Limited to one of several where one fits: Charge, for a Tank', () => {
    expect(gain(rich({ role: 'tank' }), 'charge').refusal).toBeNull();
  });

  test('buy nothing twice', () => {
    const quick = personOf(gain(rich(), 'quick'), 'kira');
    expect(gain(quick, 'quick').refusal?.code).toBe('hasAbility');
  });

  test('buy a Repeatable one again with another choice', () => {
    const cold = personOf(gain(rich(), 'damageResist.cold'), 'kira');
    expect(gain(cold, 'damageResist.heat').refusal).toBeNull();
  });

  test('buy a Repeatable one no second time with the same choice', () => {
    const cold = personOf(gain(rich(), 'damageResist.cold'), 'kira');
    expect(gain(cold, 'damageResist.cold').refusal?.code).toBe('hasAbility');
  });

  test('buy nothing that costs more', () => {
    expect(gain(rich({ points: { role: 0, free: 1 } }), 'quick').refusal?.code).toBe('tooFewPoints');
  });

  test('of the role buy its own Abilities', () => {
    const bound = captain({ points: { role: 1, free: 0 } });
    expect(gain(bound, 'certitude').refusal).toBeNull();
  });

  test('of the role buy no others', () => {
    const bound = captain({ points: { role: 1, free: 0 } });
    expect(gain(bound, 'generous').refusal?.code).toBe('pointsOfRole');
  });

  test('of the role are spent first', () => {
    const both = captain({ points: { role: 1, free: 1 } });
    expect(personOf(gain(both, 'certitude'), 'kira').points).toEqual({ role: 0, free: 1 });
  });

  test('give 2 HP a level for Healthy at once', () => {
    expect(personOf(gain(rich({ hp: { now: 30, max: 30 } }), 'healthy'), 'kira').hp).toEqual({
      now: 38,
      max: 38,
    });
  });
});
