import { describe, expect, it } from 'vitest';
import { attack, type Cast, scene, prepared, hitting } from '../../support/panels.ts';
import { personOf, told } from '../../support/scenes.ts';

describe('Try That Again I', () => {
  const lancer: Cast = { raider: { abilities: ['tryThatAgainI'], sp: 2 } };

  it('rerolls a die of a Hit Roll for 1 SP', () => {
    const came = hitting(scene(lancer), [1, 2, 6], 2);
    expect([told(came, 'rerolled').dice, personOf(came, 'raider').sp.now]).toEqual([[[1, 6]], 1]);
  });

  it('does so once a turn', () => {
    const came = hitting(scene({ ...lancer, foe: { used: ['tryThatAgainI'] } }), [1], 1);
    expect(came.asked).toEqual([]);
  });

  it('is not asked for where all dice hit', () => {
    expect(hitting(scene(lancer), [4, 5], 2).asked).toEqual([]);
  });

  it('is not asked for without SP', () => {
    expect(hitting(scene({ raider: { ...lancer.raider, sp: [0, 2] } }), [1], 1).asked).toEqual([]);
  });

  it('spends nothing where the roll is kept', () => {
    const came = hitting(scene(lancer), [1], 1, { 'panel.hit': 'none' });
    expect(personOf(came, 'raider').sp.now).toBe(2);
  });
});

describe('Try That Again II', () => {
  const lancer: Cast = { raider: { abilities: ['tryThatAgainII'], sp: 3 } };

  it('rerolls up to two dice of a Hit Roll, for 1 SP each', () => {
    const came = hitting(scene(lancer), [1, 2, 5, 6], 2, { 'panel.hit': 'tryThatAgainII,tryThatAgainII#2' });
    expect(personOf(came, 'raider').sp.now).toBe(1);
  });

  it('can roll the same die again', () => {
    const came = hitting(scene(lancer), [1, 2, 6], 1, { 'panel.hit': 'tryThatAgainII,tryThatAgainII#2' });
    expect(told(came, 'rerolled').dice).toEqual([[2, 6]]);
  });

  it('is not paid for twice where the first reroll hits', () => {
    const came = hitting(scene(lancer), [1, 6], 1, { 'panel.hit': 'tryThatAgainII,tryThatAgainII#2' });
    expect(personOf(came, 'raider').sp.now).toBe(2);
  });

  it('is not limited to once a turn', () => {
    expect(hitting(scene({ ...lancer, foe: { used: ['tryThatAgainII'] } }), [1, 6], 1).asked).toHaveLength(1);
  });
});

describe('Patience', () => {
  const watching = { ...attack, melee: false, overwatch: true };
  const patient: Cast = { raider: { abilities: ['patience'], sp: 2 } };

  it('rerolls a die of an Overwatch Attack for 1 SP, without a question', () => {
    const came = hitting(scene(patient), [1, 6], 1, {}, watching);
    expect([came.asked.length, personOf(came, 'raider').sp.now]).toEqual([0, 1]);
  });

  it('does nothing for other Attacks', () => {
    expect(hitting(scene(patient), [1], 1).asked).toEqual([]);
  });

  it('does so once a turn', () => {
    const came = hitting(scene({ ...patient, foe: { used: ['patience'] } }), [1], 1, {}, watching);
    expect(personOf(came, 'raider').sp.now).toBe(2);
  });

  it('stays away where it is turned off', () => {
    const off = { raider: { ...patient.raider, switches: { patience: false } } };
    expect(personOf(hitting(scene(off), [1], 1, {}, watching), 'raider').sp.now).toBe(2);
  });

  it('leaves prepared dice to come first: they are free', () => {
    const came = hitting(scene({ ...patient, foe: prepared('strength') }), [1, 6], 1, {}, watching);
    expect(personOf(came, 'raider').sp.now).toBe(2);
  });
});

describe('Try That Again on Overwatch: who fires is Active', () => {
  const watching = { ...attack, melee: false, overwatch: true };
  const lancer: Cast = { raider: { abilities: ['tryThatAgainII'], sp: 3 } };

  it('rerolls as often as it may, without a question', () => {
    const came = hitting(scene(lancer), [1, 2, 5, 6], 2, {}, watching);
    expect([came.asked.length, personOf(came, 'raider').sp.now]).toEqual([0, 1]);
  });

  it('stays away where it is turned off', () => {
    const off = { raider: { ...lancer.raider, switches: { tryThatAgain: false } } };
    expect(personOf(hitting(scene(off), [1], 1, {}, watching), 'raider').sp.now).toBe(3);
  });
});
