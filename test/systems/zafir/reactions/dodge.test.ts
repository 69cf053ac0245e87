import { describe, expect, test } from 'vitest';
import type { Character } from '../../../../src/systems/zafir/character/schema.ts';
import { battle, enemy, hero, type ZafirStage } from '../table.ts';

const dodger = (more: Parameters<typeof hero>[0] = {}) =>
  hero({ abilities: ['dodge'], attributes: { agility: 2 }, ...more });

/** Kira in the open, and two raiders whose phase it is. */
const shotAt = (kira: Character): ZafirStage =>
  battle('k...r.s', { kira, raider: enemy(), slinger: enemy() }).next();

const hit = [5, 5, 5, 1, 1, 1]; // 3 Aim Dice, 2 Crit Dice, d2
const dodge = { 'attack.hit': 'dodge' };

describe('Dodge', () => {
  test('a 6 makes the attack miss', () => {
    const after = shotAt(dodger()).attack('raider', 'kira', { dice: [...hit, 1, 6], answers: dodge });
    expect(after.event('attacked')).toMatchObject({ outcome: 'prevented', hit: false });
  });

  test('and does no damage', () => {
    const after = shotAt(dodger()).attack('raider', 'kira', { dice: [...hit, 1, 6], answers: dodge });
    expect(after.who('kira').battle.hp).toBe(6);
  });

  test('a 5 does not', () => {
    const after = shotAt(dodger()).attack('raider', 'kira', { dice: [...hit, 5, 5], answers: dodge });
    expect(after.event('attacked')).toMatchObject({ hit: true });
  });

  test('its owner is asked, with dice and chance', () => {
    const after = shotAt(dodger()).attack('raider', 'kira', {
      dice: hit,
      answers: { 'attack.hit': 'pass' },
    });
    expect(after.asked[0]?.options[0]).toMatchObject({ id: 'dodge', params: { dice: 2, chance: 31 } });
  });

  test('is the default, for it costs nothing', () => {
    const after = shotAt(dodger()).attack('raider', 'kira', { dice: hit, answers: { 'attack.hit': 'pass' } });
    expect(after.asked[0]).toMatchObject({ default: 'dodge' });
  });

  test('once a round', () => {
    const once = shotAt(dodger()).attack('raider', 'kira', { dice: [...hit, 5, 5], answers: dodge });
    const again = once.attack('slinger', 'kira', { dice: hit, answers: dodge });
    expect(again.asked).toEqual([]);
  });

  test('and again in the next', () => {
    const once = shotAt(dodger()).attack('raider', 'kira', { dice: [...hit, 5, 5], answers: dodge });
    const again = once
      .next()
      .next()
      .attack('raider', 'kira', { dice: [...hit, 6, 6], answers: dodge });
    expect(again.event('dodged')).toMatchObject({ success: true });
  });

  test('nobody Unconscious dodges', () => {
    const after = shotAt(dodger()).condition('kira', 'unconscious').attack('raider', 'kira', { dice: hit });
    expect(after.asked).toEqual([]);
  });

  test('an attack that misses is not dodged', () => {
    const after = shotAt(dodger()).attack('raider', 'kira', { dice: [1, 1, 1, 1, 1, 1] });
    expect(after.asked).toEqual([]);
  });

  test('enemies dodge without being asked', () => {
    const raider = enemy({ abilities: ['dodge'], agility: 1 });
    const after = battle('k...r', { kira: hero(), raider }).attack('kira', 'raider', {
      dice: [5, 5, 5, 1, 1, 1, 6],
    });
    expect(after.event('dodged')).toMatchObject({ target: 'raider', success: true });
  });

  test('an Autotracker lets nobody dodge', () => {
    const kira = hero({ equipment: { primary: { id: 'autorifle', mods: ['autotracker'] } } });
    const raider = enemy({ abilities: ['dodge'], agility: 1 });
    const after = battle('k...r', { kira, raider }).attack('kira', 'raider', { dice: [5, 5, 5, 1, 1, 1] });
    expect(after.event('attacked')).toMatchObject({ hit: true });
  });
});

describe('Dodge X', () => {
  const bomber = enemy({ grenades: [{ id: 'fragGrenade', count: 2 }] });
  const bombed = (kira: Character) => battle('k.....b.r', { kira, bomber, raider: enemy() }).next();

  test('Blast Training: 2 dice against what deals Explosive Damage', () => {
    const after = bombed(hero({ abilities: ['blastTraining'] })).attack('bomber', 'kira', {
      means: 'fragGrenade',
      answers: dodge,
      dice: [1, 1, 6],
    });
    expect(after.event('dodged')).toMatchObject({ success: true });
  });

  test('it is no help against other attacks', () => {
    const after = shotAt(hero({ abilities: ['blastTraining'] })).attack('raider', 'kira', { dice: hit });
    expect(after.asked).toEqual([]);
  });

  test('who has Dodge as well rolls both', () => {
    const kira = dodger({ abilities: ['dodge', 'blastTraining'] });
    const after = bombed(kira).attack('bomber', 'kira', {
      means: 'fragGrenade',
      answers: dodge,
      dice: [1, 1, 1, 1, 1],
    });
    expect(after.event('dodged')).toMatchObject({ values: [1, 1, 1, 1] });
  });

  test('and has used both for the round', () => {
    const kira = dodger({ abilities: ['dodge', 'blastTraining'] });
    const after = bombed(kira).attack('bomber', 'kira', {
      means: 'fragGrenade',
      answers: dodge,
      dice: [1, 1, 1, 1, 1],
    });
    expect(Object.keys(after.who('kira').battle.uses)).toEqual(['round:dodge:explosive', 'round:dodge']);
  });
});
