import { describe, expect, test } from 'vitest';
import { battle, enemy, hero } from '../table.ts';
import { raised } from './rules.ts';

/** Kira behind a container that hides the raider from her; beside it she would see them. */
const behind = () => battle('.......\nk#....r\n.......', { kira: hero(), raider: enemy({ hp: 9 }) });
const misses = [1, 1, 1, 1, 1, 1];

describe('Step and Fire', () => {
  test('in cover, an attack is made from an adjacent tile', () => {
    expect(behind().attack('kira', 'raider', { dice: misses }).event('attacked').from).toBe('A1');
  });

  test('and the attacker is back where they were', () => {
    expect(behind().attack('kira', 'raider', { dice: misses }).state.fight?.units.kira?.at).toBe('A2');
  });

  test('is no move: nobody may react to one', () => {
    expect(
      behind()
        .attack('kira', 'raider', { dice: misses })
        .events.some(({ type }) => type === 'moved'),
    ).toBe(false);
  });

  test('is made from the tile that is named', () => {
    expect(behind().attack('kira', 'raider', { way: 'from A3', dice: misses }).event('attacked').from).toBe(
      'A3',
    );
  });

  test('takes away cover that is none from there', () => {
    const stage = battle('k......\n#......\n....#r.', { kira: hero(), raider: enemy({ hp: 9 }) });
    expect(stage.attack('kira', 'raider', { dice: [1, 1] }).event('attacked').cover).toBe('full');
  });

  test('goes to no tile above or below', () => {
    const stage = raised(behind(), 'A1', 1);
    expect(stage.attack('kira', 'raider', { way: 'from A1' }).refusal?.code).toBe('cannotStepTo');
  });

  test('is not for who is in no cover', () => {
    const stage = battle('k.....r\n.......', { kira: hero(), raider: enemy() });
    expect(stage.attack('kira', 'raider', { way: 'from A2' }).refusal?.code).toBe('cannotStepTo');
  });

  test('goes to no tile that somebody stands on', () => {
    const stage = battle('t......\nk#....r\n.......', { kira: hero(), tiz: hero(), raider: enemy() });
    expect(stage.attack('kira', 'raider', { way: 'from A1' }).refusal?.code).toBe('cannotStepTo');
  });
});
