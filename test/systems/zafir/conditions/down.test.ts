import { describe, expect, test } from 'vitest';
import { battle, enemy, hero, type ZafirStage } from '../table.ts';

const by = (stage: ZafirStage, change: 'add' | 'remove', condition: string) =>
  stage.play({ kind: 'condition', actor: 'kira', change, condition, source: null, until: null, asGm: true });

const field = () => battle('kt.\n...\nr..', { kira: hero(), tiz: hero(), raider: enemy() });
const hp = (stage: ZafirStage) => stage.who('kira').battle.hp;

describe('Whoever a GM lays down', () => {
  test.for(['outOfAction', 'bleedingOut'])('has no HP (%s)', (condition) => {
    expect(hp(by(field(), 'add', condition))).toBe(0);
  });

  test('keeps their HP while they sleep', () => {
    expect(hp(by(field(), 'add', 'unconscious'))).toBe(6);
  });

  test.for(['outOfAction', 'bleedingOut'])('has 1 HP when the GM says that it is over (%s)', (condition) => {
    expect(hp(by(by(field(), 'add', condition), 'remove', condition))).toBe(1);
  });

  test('is up again when their HP are typed over', () => {
    const up = by(field(), 'add', 'outOfAction').play({
      kind: 'amend',
      actor: 'kira',
      field: 'hp',
      value: '3',
      asGm: true,
    });
    expect(up.who('kira').battle.conditions).toEqual([]);
  });

  test('gets up on a tile of their own where somebody stands over them', () => {
    const over = by(field(), 'add', 'outOfAction').play({ kind: 'setting', text: 'Tiz to A1', asGm: true });
    expect(by(over, 'remove', 'outOfAction').state.fight?.units.kira?.at).not.toBe('A1');
  });

  test('lies elsewhere where the floor goes', () => {
    const gone = by(field(), 'add', 'outOfAction').play({ kind: 'setting', text: 'A1 nothing', asGm: true });
    expect(gone.state.fight?.units.kira?.at).not.toBe('A1');
  });
});
