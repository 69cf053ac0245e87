import { describe, expect, test } from 'vitest';
import type { Power } from '../../../../src/systems/soulbound/powers/schema/power.ts';
import { creature, power } from '../pack.ts';
import { duel, sheet, table } from '../table.ts';

const step = (number: string, by: number) => ({ effect: 'modify', number, by, lasts: 'attack' });
const trick = (when: string, effects: readonly object[], more: object = {}): Power =>
  power({ name: 'Trick', when, effects, ...more });
const harm = { effect: 'damage', amount: 1 };

describe('a power that costs nothing works by itself', () => {
  test('when its owner attacks, before the roll', () => {
    const stage = duel({ powers: [trick('attacking', [step('melee', 1)])] });
    expect(stage.attack('kira', 'bandit', { dice: [1, 1, 1] }).event('attacked').dn).toBe(3);
  });

  test('when its owner is attacked, before the roll', () => {
    const stage = duel({}, { powers: [trick('attacked', [step('defence', 1)])] });
    expect(stage.attack('kira', 'bandit', { dice: [1, 1, 1] }).event('attacked').dn).toBe(5);
  });

  test('when its owner has hit, before the Damage', () => {
    const stage = duel({ powers: [trick('hits', [step('damage', 2)])] });
    expect(stage.attack('kira', 'bandit', { dice: [4, 1, 1] }).event('attacked').damage).toBe(4);
  });

  test('when its owner has been hit, before the Damage', () => {
    const stage = duel({}, { powers: [trick('hit', [step('armour', 1)])] });
    expect(stage.attack('kira', 'bandit', { dice: [4, 1, 1] }).event('attacked').dealt).toBe(1);
  });

  test('not where the attack misses', () => {
    const stage = duel({ powers: [trick('hits', [step('damage', 2)])] });
    const after = stage.attack('kira', 'bandit', { dice: [1, 1, 1] });
    expect(after.events.some(({ type }) => type === 'powerUsed')).toBe(false);
  });

  test('for that attack alone', () => {
    const stage = duel({ powers: [trick('attacking', [step('melee', 1)])] });
    expect(stage.attack('kira', 'bandit', { dice: [1, 1, 1] }).who('kira').boons).toEqual([]);
  });

  test('on the other one, where it is aimed at an enemy', () => {
    const stage = duel({}, { powers: [trick('hit', [harm], { aim: 'enemy' })] });
    expect(stage.attack('kira', 'bandit', { dice: [4, 1, 1] }).who('kira').toughness.now).toBe(4);
  });

  test("when its owner's turn begins", () => {
    const stage = duel({}, { powers: [trick('turnStart', [harm])] });
    expect(stage.next().who('bandit').toughness.now).toBe(4);
  });

  test("when its owner's turn ends", () => {
    const stage = duel({ powers: [trick('turnEnd', [harm])] });
    expect(stage.next().who('kira').toughness.now).toBe(4);
  });

  test('and asks nobody', () => {
    const stage = duel({ powers: [trick('attacking', [step('melee', 1)])] });
    expect(stage.attack('kira', 'bandit', { dice: [1, 1, 1] }).asked).toEqual([]);
  });
});

describe('a power that waits for a fall', () => {
  const felled = (whose: string, target: 'tiz' | 'bandit') => {
    const mourn = trick('falls', [{ effect: 'doom', by: 1 }], { whose });
    const stage = table()
      .pc('kira', sheet({ powers: [mourn], weapons: 'Axe, 30', ratings: { initiative: 9 } }))
      .pc('tiz', sheet({ track: 0 }))
      .foe('bandit', sheet({ track: 0 }))
      .fight();
    return stage.attack('kira', target, { dice: [6, 1, 1] }).state.party.doom;
  };

  test.each([
    ['anyone', 'bandit', 1],
    ['enemy', 'bandit', 1],
    ['ally', 'bandit', 0],
    ['ally', 'tiz', 1],
    ['enemy', 'tiz', 0],
  ] as const)('of %s, when %s falls', (whose, target, doom) => {
    expect(felled(whose, target)).toBe(doom);
  });

  test('is set off by the death of a minion', () => {
    const mourn = trick('falls', [{ effect: 'doom', by: 1 }], { whose: 'enemy' });
    const stage = table()
      .pc('kira', sheet({ powers: [mourn], weapons: 'Axe, 9', ratings: { initiative: 9 } }))
      .foe('hound', creature('Cinder Hound'))
      .foe('bandit', sheet())
      .fight();
    expect(stage.attack('kira', 'hound', { dice: [6, 1, 1] }).state.party.doom).toBe(1);
  });

  test('is not set off by wounds that fell nobody', () => {
    const mourn = trick('falls', [{ effect: 'doom', by: 1 }]);
    const stage = duel({ powers: [mourn] }).attack('kira', 'bandit', { dice: [6, 1, 1] });
    expect(stage.state.party.doom).toBe(0);
  });

  test('is not set off by a death that was a fall before', () => {
    const mourn = trick('falls', [{ effect: 'doom', by: 1 }]);
    const stage = duel({ powers: [mourn] }).amend('bandit', 'dead', 'yes');
    expect(stage.state.party.doom).toBe(0);
  });
});

describe('a power that costs something', () => {
  const riposte = trick('attacked', [step('defence', 1)], { mettle: 1 });
  const attacked = (answers: Record<string, string> = {}) =>
    duel({}, { powers: [riposte] }).attack('kira', 'bandit', { dice: [1, 1, 1], answers });

  test('asks its owner', () => {
    expect(attacked().asked.map(({ id, asked }) => [id, asked])).toEqual([['attack.declared', 'bandit']]);
  });

  test('of a foe is asked of the GM alone', () => {
    expect(attacked().asked.map(({ to }) => to)).toEqual(['gm']);
  });

  test('of a hero is asked for all to see', () => {
    const stage = duel({ powers: [trick('attacking', [step('melee', 1)], { mettle: 1 })] });
    const after = stage.attack('kira', 'bandit', { dice: [1, 1, 1] });
    expect(after.asked.map(({ to }) => to)).toEqual([undefined]);
  });

  test('is not used where nobody answers', () => {
    expect(attacked().event('attacked').dn).toBe(4);
  });

  test('is used where its owner wants', () => {
    expect(attacked({ 'attack.declared': 'trick' }).event('attacked').dn).toBe(5);
  });

  test('is paid for', () => {
    expect(attacked({ 'attack.declared': 'trick' }).who('bandit').mettle.now).toBe(1);
  });

  test('is asked in words', () => {
    const stage = attacked();
    const [decision] = stage.asked;
    if (decision === undefined) throw new Error('nothing asked');
    expect(stage.system.words.question(decision, stage.before)).toMatchObject({
      prompt: '**Kira** attacks **Bandit**. Does **Bandit** use a power?',
      options: [
        { label: '1 Mettle: Trick', effect: 'Defence +1 step for this attack' },
        { label: 'Nothing' },
      ],
    });
  });

  test('asks nobody who cannot pay', () => {
    const stage = duel({}, { powers: [riposte] }).amend('bandit', 'mettle', '0');
    expect(stage.attack('kira', 'bandit', { dice: [1, 1, 1] }).asked).toEqual([]);
  });

  test('asks nobody who is Incapacitated', () => {
    const stage = duel({}, { powers: [riposte] }).condition('bandit', 'incapacitated');
    expect(stage.attack('kira', 'bandit', { dice: [1, 1, 1] }).asked).toEqual([]);
  });

  test('asks nobody for whom what it needs is not so', () => {
    const inCover = trick('attacked', [step('defence', 1)], { mettle: 1, only: ['inCover'] });
    const stage = duel({}, { powers: [inCover] });
    expect(stage.attack('kira', 'bandit', { dice: [1, 1, 1] }).asked).toEqual([]);
  });
});
