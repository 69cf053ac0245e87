import { describe, expect, test } from 'vitest';
import { untilTurnStart } from '../../../../src/engine/uses/index.ts';
import { addEffect } from '../../../../src/systems/zafir/abilities/effects.ts';
import { dealDamage } from '../../../../src/systems/zafir/attack/damage.ts';
import { after as afterRule, damage, having } from '../attack/rules.ts';
import { battle, enemy, hero, type ZafirStage } from '../table.ts';

/** The raider suppressed by Kira's autorifle, in the enemies' phase. */
const suppressed = (kira = hero()): ZafirStage =>
  having(battle('k.....r\n.......', { kira, raider: enemy() }).next(), (tx) =>
    addEffect(tx, 'raider', {
      id: 'suppressed',
      by: 'kira',
      means: 'primary',
      duration: untilTurnStart('kira'),
    }),
  );

const shoot = { 'unit.moved': 'suppressiveFire' };

describe('Suppressive Fire, its reaction', () => {
  test('the suppressed has 3 Aim Dice fewer', () => {
    expect(suppressed().attack('raider', 'kira').why()[0]).toContain('− 3 Suppressive Fire');
  });

  test('who suppresses may shoot at its move, with no die less and no cover', () => {
    const after = suppressed().act('raider', 'move', {
      target: 'G2',
      answers: shoot,
      dice: [1, 1, 1, 1, 1, 1],
    });
    expect(after.why()[0]).toBe('Aim 1 + 2 no cover = 3 dice, a 5 or 6 hits');
  });

  test('shooting is the default, for an action has gone into it', () => {
    const after = suppressed().act('raider', 'move', { target: 'G2', answers: { 'unit.moved': 'pass' } });
    expect(after.asked[0]).toMatchObject({ default: 'suppressiveFire' });
  });

  test('once a round', () => {
    const once = suppressed().act('raider', 'move', {
      target: 'G2',
      answers: shoot,
      dice: [1, 1, 1, 1, 1, 1],
    });
    expect(once.act('raider', 'move', { target: 'G1' }).asked).toEqual([]);
  });

  test('it ends when who suppresses loses HP', () => {
    const { state } = afterRule(suppressed(), (tx) => dealDamage(tx, damage('kira')));
    expect(state.fight?.units.raider?.effects).toEqual([]);
  });

  test('but not by damage that shields take (A14)', () => {
    const shield = { source: 'armour', what: 'Shield', points: 3, duration: { ends: [] } };
    const stage = suppressed(hero({ battle: { hp: 6, shields: [shield] } }));
    const { state } = afterRule(stage, (tx) => dealDamage(tx, damage('kira')));
    expect(state.fight?.units.raider?.effects).toHaveLength(1);
  });
});
