import { describe, expect, test } from 'vitest';
import { battle, enemy, hero, type ZafirStage } from '../table.ts';

const miss3 = [1, 1, 1, 1, 1, 1];
const answers = { 'attack.over': 'returnFire' };

describe('Return Fire', () => {
  const shotAt = (kira = hero({ abilities: ['returnFire'] })): ZafirStage =>
    battle('k....r.s', { kira, raider: enemy(), slinger: enemy() }).next();

  test('after a ranged attack, hit or miss, one with the secondary weapon', () => {
    const after = shotAt().attack('raider', 'kira', { answers, dice: [...miss3, 1, 1, 1, 1, 1, 1] });
    expect(after.event('attacked')).toMatchObject({
      actor: 'kira',
      weapon: 'Pistol',
      reaction: 'returnFire',
    });
  });

  test('is the default, for it is free', () => {
    const after = shotAt().attack('raider', 'kira', { dice: miss3, answers: { 'attack.over': 'pass' } });
    expect(after.asked[0]).toMatchObject({ default: 'returnFire' });
  });

  test('once a round', () => {
    const once = shotAt().attack('raider', 'kira', { answers, dice: [...miss3, 1, 1, 1, 1, 1, 1] });
    expect(once.attack('slinger', 'kira', { dice: miss3 }).asked).toEqual([]);
  });

  test('not without a secondary weapon that shoots', () => {
    const kira = hero({
      abilities: ['returnFire'],
      equipment: { secondary: { id: 'combatKnife', mods: [] } },
    });
    expect(shotAt(kira).attack('raider', 'kira', { dice: miss3 }).asked).toEqual([]);
  });

  test('not out of range', () => {
    const stage = battle(`k${'.'.repeat(20)}r`, {
      kira: hero({ abilities: ['returnFire'] }),
      raider: enemy(),
    });
    expect(stage.next().attack('raider', 'kira', { dice: miss3.slice(0, 5) }).asked).toEqual([]);
  });

  test('not while Exhausted', () => {
    const after = shotAt().condition('kira', 'exhausted').attack('raider', 'kira', { dice: miss3 });
    expect(after.asked).toEqual([]);
  });

  test('not against an Autotracker', () => {
    const kira = hero({ equipment: { primary: { id: 'autorifle', mods: ['autotracker'] } } });
    const raider = enemy({ abilities: ['returnFire'] });
    const after = battle('k....r', { kira, raider }).attack('kira', 'raider', { dice: miss3 });
    expect(after.events.filter(({ type }) => type === 'attacked')).toHaveLength(1);
  });
});

describe('Riposte', () => {
  const clawed = enemy({ attacks: [{ ...enemy().attacks[0], id: 'claws', range: 'adjacent' } as never] });
  const swordswoman = hero({
    abilities: ['riposte'],
    equipment: { secondary: { id: 'sword', mods: [] } },
    classes: ['recruit', 'trencher'],
  });

  test('after a melee attack, one with the melee weapon', () => {
    const after = battle('kr', { kira: swordswoman, raider: clawed })
      .next()
      .attack('raider', 'kira', {
        answers: { 'attack.over': 'riposte' },
        dice: [...miss3, 1, 1, 1, 1, 1, 1, 1, 1],
      });
    expect(after.event('attacked')).toMatchObject({ actor: 'kira', kind: 'melee', reaction: 'riposte' });
  });

  test('not with no melee weapon', () => {
    const after = battle('kr', { kira: hero({ abilities: ['riposte'] }), raider: clawed })
      .next()
      .attack('raider', 'kira', { dice: miss3 });
    expect(after.asked).toEqual([]);
  });

  test('not after a ranged attack', () => {
    const after = battle('kr', { kira: swordswoman, raider: enemy() })
      .next()
      .attack('raider', 'kira', { dice: [1, 1, 1, 1, 1, 1].slice(0, 5) });
    expect(after.asked).toEqual([]);
  });
});
