import { describe, expect, test } from 'vitest';
import { battle, enemy, hero, type ZafirStage } from '../table.ts';

const fight = () => battle('k.t...r', { kira: hero(), tiz: hero(), raider: enemy() });
const round = (stage: ZafirStage): ZafirStage =>
  ['kira', 'tiz', 'raider'].reduce((now, actor) => now.play({ kind: 'next', actor, asGm: true }), stage);
const stunnedBy = (stage: ZafirStage): number | null | undefined =>
  stage.who('kira').battle.conditions.find(({ id }) => id === 'stunned')?.number;

describe('Stunned X', () => {
  test('takes the next action away', () => {
    const moved = fight().condition('kira', 'Stunned 1').act('kira', 'move', { target: 'B1' });
    expect(moved.told()).toContain('**Kira** is Stunned and loses 1 action.');
  });

  test('is over when its actions are lost (A17)', () => {
    const moved = fight().condition('kira', 'Stunned 1').act('kira', 'move', { target: 'B1' });
    expect(stunnedBy(moved)).toBeUndefined();
  });

  test('leaves the other action of a turn', () => {
    const moved = fight().condition('kira', 'Stunned 1').act('kira', 'move', { target: 'B1' });
    expect(moved.state.fight?.order.done).toEqual(['kira']);
  });

  test('of 2 takes a whole turn away', () => {
    const stunned = fight().condition('kira', 'Stunned 2').act('kira', 'move', { target: 'B1' });
    expect(stunned.no).toBe('**Kira** is Stunned and loses all actions this turn.');
  });

  test('takes actions away across turns', () => {
    const later = fight().condition('kira', 'Stunned 3').play({ kind: 'next', actor: 'kira', asGm: false });
    expect(stunnedBy(later)).toBe(1);
  });

  test('has nobody waited for who loses their whole turn', () => {
    const passed = fight().condition('kira', 'Stunned 2').play({ kind: 'next', actor: 'tiz', asGm: false });
    expect(passed.told()).toContain("The enemies' phase begins.");
  });

  test("doesn't count down with the phase", () => {
    expect(stunnedBy(round(fight().condition('kira', 'Stunned 5')))).toBe(3);
  });

  test('can be lifted before the turn comes', () => {
    const lifted = fight().condition('kira', 'Stunned 2').condition('kira', 'Stunned', 'remove');
    expect(lifted.act('kira', 'move', { target: 'B1' }).state.fight?.turn?.actions).toBe(1);
  });

  test('takes granted actions, too', () => {
    const granted = battle('k.....r', { kira: { sheet: hero(), unit: { granted: 1 } }, raider: enemy() });
    const moved = granted.condition('kira', 'Stunned 2').act('kira', 'move', { target: 'B1' });
    expect(moved.refusal).toBeNull();
  });
});
