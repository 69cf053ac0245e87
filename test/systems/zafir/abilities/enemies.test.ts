import { describe, expect, test } from 'vitest';
import type { AbilityId } from '../../../../src/systems/zafir/content/abilities.ts';
import { battle, enemy, hero, type ZafirStage } from '../table.ts';
import { at, conditionsOf, effectsOf, modifiersOf } from './support.ts';

const ones = (count: number) => Array.from({ length: count }, () => 1);

/** A raider who knows abilities, in its phase, against Kira with 9 HP. */
const raid = (abilities: readonly AbilityId[], more: Parameters<typeof enemy>[0] = {}): ZafirStage =>
  battle('k.......r\n.........', {
    kira: hero({ attributes: { toughness: 5 } }),
    raider: enemy({ ...more, abilities: [...abilities] }),
  }).next();

describe('enemies who know abilities of heroes', () => {
  test('Kill Shot is made with whatever they shoot with', () => {
    const after = raid(['killShot']).act('raider', 'killShot', { target: 'kira', dice: [5, 5, 1, 1, 1] });
    expect(modifiersOf(after, 'damage').killShot).toBe(3);
  });

  test('Suppressive Fire, too', () => {
    const after = raid(['suppressiveFire']).act('raider', 'suppressiveFire', { target: 'kira' });
    expect(effectsOf(after, 'kira')).toMatchObject([{ id: 'suppressed', means: 'rifle' }]);
  });

  test('and it shoots at who moves without asking the GM', () => {
    const after = raid(['suppressiveFire'])
      .act('raider', 'suppressiveFire', { target: 'kira' })
      .act('kira', 'move', { target: 'A2', dice: ones(6) });
    expect(after.event('attacked')).toMatchObject({ actor: 'raider', reaction: 'suppressiveFire' });
  });

  test('Charge', () => {
    const after = raid(['charge']).act('raider', 'charge', { target: 'kira', detail: 'D1', dice: ones(6) });
    expect(at(after, 'raider')).toBe('D1');
  });

  test('Arcane Target Marker marks with what they shoot with', () => {
    const after = raid(['arcaneTargetMarker']).attack('raider', 'kira', { dice: ones(6) });
    expect(conditionsOf(after, 'kira')).toEqual(['marked']);
  });

  test('Lightning Strike', () => {
    const after = raid(['lightningStrike']).act('raider', 'lightningStrike', { target: 'kira' });
    expect(after.event('damaged')).toMatchObject({ target: 'kira', what: 'Lightning Strike' });
  });

  test('Focus goes up to their Will', () => {
    const after = raid(['focus', 'lightningStrike'], { will: 1, battle: { focus: 1 } }).act(
      'raider',
      'lightningStrike',
      { target: 'kira' },
    );
    expect(after.who('kira').battle.hp).toBe(5);
  });

  test('Grapple takes no gun', () => {
    const stage = raid(['grapple']).with(({ fight, ...rest }) => {
      if (fight === null) throw new Error('no battlefield');
      const tiles = { ...fight.grid.tiles, G2: { ground: 3 } };
      return { ...rest, fight: { ...fight, grid: { ...fight.grid, tiles } } };
    });
    expect(at(stage.act('raider', 'grapple', { target: 'G2' }), 'raider')).toBe('G2');
  });

  test('Blast Training dodges explosions', () => {
    const pockets = [{ pocket: 'grenade', item: 'fragGrenade', count: 1, used: 0 }] as const;
    const stage = battle('k.....r', {
      kira: hero({ pockets: [...pockets] }),
      raider: enemy({ abilities: ['blastTraining'] }),
    });
    const after = stage.attack('kira', 'raider', { means: 'fragGrenade', dice: [1, 1, 6] });
    expect(after.event('dodged')).toMatchObject({ target: 'raider', success: true });
  });
});
