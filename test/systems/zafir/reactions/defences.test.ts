import { describe, expect, test } from 'vitest';
import { battle, byRules, enemy, hero, type ZafirStage } from '../table.ts';

const miss3 = [1, 1, 1, 1, 1, 1];

describe('Distraction', () => {
  /** Two raiders on overwatch over Kira, whose turn it can be. */
  const watched = (kira = hero({ abilities: ['distraction'] })): ZafirStage =>
    battle('k.....\n......\n...r.s', { kira, raider: enemy(), slinger: enemy() })
      .next()
      .act('raider', 'overwatch')
      .act('slinger', 'overwatch');

  test('the first reaction attack of a round misses, without being asked about', () => {
    const after = watched().act('kira', 'move', { target: 'B1', dice: [1, 1, 1, 1, 1] });
    expect(after.event('distracted')).toMatchObject({ target: 'kira', by: 'raider' });
  });

  test('the second is made', () => {
    const after = watched().act('kira', 'move', { target: 'B1', dice: [1, 1, 1, 1, 1] });
    expect(after.event('attacked')).toMatchObject({ actor: 'slinger', outcome: 'miss' });
  });

  test('the shot is gone', () => {
    const raider = enemy({ attacks: [{ ...enemy().attacks[0], ammo: 3 } as never] });
    const stage = battle('k....r\n......', { kira: hero({ abilities: ['distraction'] }), raider })
      .next()
      .act('raider', 'overwatch');
    const after = stage.act('kira', 'move', { target: 'B1' });
    expect(after.who('raider').battle.shots).toEqual({ rifle: 1 });
  });

  test('an attack on a turn is no reaction', () => {
    const after = battle('k....r', { kira: hero({ abilities: ['distraction'] }), raider: enemy() })
      .next()
      .attack('raider', 'kira', { dice: miss3 });
    expect(after.event('attacked')).toMatchObject({ outcome: 'miss' });
  });
});

describe('Clarity in the Chaos', () => {
  const clear = (rules: Readonly<Record<string, string>> = {}): ZafirStage =>
    byRules(
      battle('k....r', { kira: hero({ abilities: ['clarityInTheChaos'] }), raider: enemy() }),
      rules,
    ).next();
  const yes = { 'attack.made': 'clarityInTheChaos' };

  test('a ranged attack gives an action more on the next turn', () => {
    const after = clear().attack('raider', 'kira', { dice: miss3, answers: yes });
    expect(after.act('kira', 'move', { target: 'B1' }).state.fight?.turn?.actions).toBe(2);
  });

  test('once a mission (A07)', () => {
    const once = clear().attack('raider', 'kira', { dice: miss3, answers: yes });
    expect(once.next().attack('raider', 'kira', { dice: miss3 }).asked).toEqual([]);
  });

  test('by a house rule once an encounter, without a charge', () => {
    const after = clear({ clarity: 'encounter' }).attack('raider', 'kira', { dice: miss3, answers: yes });
    expect(after.who('kira').battle.uses).toEqual({});
  });

  test('and then no more in that encounter', () => {
    const once = clear({ clarity: 'encounter' }).attack('raider', 'kira', { dice: miss3, answers: yes });
    expect(once.next().attack('raider', 'kira', { dice: miss3 }).asked).toEqual([]);
  });

  test('a melee attack gives none', () => {
    const raider = enemy({ attacks: [{ ...enemy().attacks[0], id: 'claws', range: 'adjacent' } as never] });
    const after = battle('kr', { kira: hero({ abilities: ['clarityInTheChaos'] }), raider })
      .next()
      .attack('raider', 'kira', { dice: miss3 });
    expect(after.asked).toEqual([]);
  });

  test('hit in a turn of her own, by overwatch, she has it on the next', () => {
    const stage = battle('k....r\n......', {
      kira: hero({ abilities: ['clarityInTheChaos'] }),
      raider: enemy(),
    })
      .next()
      .act('raider', 'overwatch');
    const after = stage.act('kira', 'move', { target: 'A2', answers: yes, dice: [1, 1, 1, 1, 1] });
    expect(after.state.fight?.units.kira?.granted).toBe(1);
  });
});
