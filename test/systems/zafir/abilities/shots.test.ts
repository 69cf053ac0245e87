import { describe, expect, test } from 'vitest';
import { raised } from '../attack/rules.ts';
import { battle, enemy } from '../table.ts';
import { conditionsOf, knowing, later, modifiersOf, whyNot } from './support.ts';

const ones = (count: number) => Array.from({ length: count }, () => 1);
const duel = (kira: ReturnType<typeof knowing>, raider = enemy({ hp: 20 })) =>
  battle('k.....r', { kira, raider });

describe('Kill Shot', () => {
  const sharp = knowing(['killShot']);

  test('has an Aim Die less', () => {
    const after = duel(sharp).act('kira', 'killShot', { target: 'raider', dice: ones(5) });
    expect(modifiersOf(after, 'aim').killShot).toBe(-1);
  });

  test('deals 3 damage more', () => {
    const after = duel(sharp).act('kira', 'killShot', { target: 'raider', dice: [5, 5, 1, 1, 1] });
    expect(modifiersOf(after, 'damage').killShot).toBe(3);
  });

  test('takes a shot of the primary weapon', () => {
    const after = duel(sharp).act('kira', 'killShot', { target: 'raider', dice: ones(5) });
    expect(after.who('kira').battle.shots).toEqual({ primary: 1 });
  });

  test('ends the turn', () => {
    const after = duel(sharp).act('kira', 'killShot', { target: 'raider', dice: ones(5) });
    expect(after.state.fight?.order.done).toContain('kira');
  });

  test('cools down for 3 turns', () => {
    const after = duel(sharp).act('kira', 'killShot', { target: 'raider', dice: ones(5) });
    expect(whyNot(later(after, 2), 'kira', 'killShot')).toBe('coolingDown');
  });

  test('and is ready again in round 4', () => {
    const after = duel(sharp).act('kira', 'killShot', { target: 'raider', dice: ones(5) });
    expect(whyNot(later(after, 3), 'kira', 'killShot')).toBeNull();
  });

  test('takes both actions with a weapon that is moved or fired (A54)', () => {
    const kira = knowing(['killShot'], { equipment: { primary: { id: 'sniperRifle', mods: [] } } });
    const moved = duel(kira).act('kira', 'move', { target: 'B1' });
    expect(moved.act('kira', 'killShot', { target: 'raider' }).refusal?.code).toBe('noActions');
  });

  test('is not made with a secondary weapon', () => {
    const after = duel(sharp).act('kira', 'killShot', { target: 'raider', means: 'secondary' });
    expect(after.refusal?.code).toBe('chooseMeans');
  });

  test('is refused without ammo', () => {
    const kira = knowing(['killShot'], { battle: { hp: 6, shots: { primary: 4 } } });
    expect(duel(kira).act('kira', 'killShot', { target: 'raider' }).refusal?.code).toBe('noAmmo');
  });

  test('is refused out of range', () => {
    const far = battle(`k${'.'.repeat(24)}r`, { kira: sharp, raider: enemy() });
    expect(far.act('kira', 'killShot', { target: 'raider' }).refusal?.code).toBe('outOfRange');
  });

  test('may be made from a tile beside, out of cover', () => {
    const stage = battle('k#....r\n.......', { kira: sharp, raider: enemy({ hp: 20 }) });
    const after = stage.act('kira', 'killShot', { target: 'raider', detail: 'from A2', dice: ones(5) });
    expect(after.event('attacked')).toMatchObject({ from: 'A2' });
  });
});

describe('Quickdraw', () => {
  const quick = knowing(['quickdraw']);

  test('is a free attack with the secondary weapon', () => {
    const after = duel(quick).act('kira', 'quickdraw', { target: 'raider', dice: ones(6) });
    expect(after.event('attacked')).toMatchObject({ weapon: 'Pistol' });
  });

  test('takes no action', () => {
    const after = duel(quick).act('kira', 'quickdraw', { target: 'raider', dice: ones(6) });
    expect(after.state.fight?.turn?.actions).toBe(2);
  });

  test('cools down for 3 turns', () => {
    const after = duel(quick).act('kira', 'quickdraw', { target: 'raider', dice: ones(6) });
    expect(whyNot(after, 'kira', 'quickdraw')).toBe('coolingDown');
  });

  test('is refused where the secondary weapon does not shoot', () => {
    const kira = knowing(['quickdraw'], { equipment: { secondary: { id: 'combatKnife', mods: [] } } });
    expect(whyNot(duel(kira), 'kira', 'quickdraw')).toBe('noSidearm');
  });
});

describe('Scorpion Strike (house version)', () => {
  const sting = knowing(['scorpionStrike'], { equipment: { secondary: { id: 'sword', mods: [] } } });

  test('is a melee attack with its free move', () => {
    const after = duel(sting).act('kira', 'scorpionStrike', { target: 'raider', dice: ones(9) });
    expect(after.event('attacked')).toMatchObject({ kind: 'melee', ability: 'scorpionStrike' });
  });

  test('has an Aim Die more', () => {
    const after = duel(sting).act('kira', 'scorpionStrike', { target: 'raider', dice: ones(9) });
    expect(modifiersOf(after, 'aim').scorpionStrike).toBe(1);
  });

  test('who is hit is Poisoned', () => {
    const after = duel(sting).act('kira', 'scorpionStrike', { target: 'raider', dice: [5, ...ones(8)] });
    expect(conditionsOf(after, 'raider')).toContain('poisoned');
  });

  test('who is missed is not', () => {
    const after = duel(sting).act('kira', 'scorpionStrike', { target: 'raider', dice: ones(9) });
    expect(conditionsOf(after, 'raider')).not.toContain('poisoned');
  });

  test('is refused without a melee weapon', () => {
    expect(whyNot(duel(knowing(['scorpionStrike'])), 'kira', 'scorpionStrike')).toBe('noMeleeWeapon');
  });
});

describe('what training adds to attacks', () => {
  const from = (abilities: Parameters<typeof knowing>[0], more: Parameters<typeof knowing>[1] = {}) =>
    duel(knowing(abilities, more));

  test('Breaker: 1 Breaking more with the primary ranged weapon', () => {
    const armoured = enemy({ hp: 20, armourPoints: 3 });
    const after = duel(knowing(['breaker']), armoured).attack('kira', 'raider', { dice: [5, 1, 1, 1, 1, 1] });
    expect(after.who('raider').battle.broken).toBe(1);
  });

  test('Breaker: none with the secondary', () => {
    const armoured = enemy({ hp: 20, armourPoints: 3 });
    const after = duel(knowing(['breaker']), armoured).attack('kira', 'raider', {
      means: 'secondary',
      dice: [5, 1, 1, 1, 1, 1],
    });
    expect(after.who('raider').battle.broken).toBe(0);
  });

  test('High Ground: 2 Crit Dice more from above', () => {
    const after = raised(from(['highGround']), 'A1', 2).attack('kira', 'raider', { dice: ones(9) });
    expect(modifiersOf(after, 'crit').highGround).toBe(2);
  });

  test('High Ground: none on the level', () => {
    const after = from(['highGround']).attack('kira', 'raider', { dice: ones(6) });
    expect(modifiersOf(after, 'crit').highGround).toBeUndefined();
  });

  test('Fireteam Tactics: 1 damage more to who has taken damage this round', () => {
    const stage = battle('k.....r\nt......', {
      kira: knowing(['fireteamTactics']),
      tiz: knowing([]),
      raider: enemy({ hp: 20 }),
    });
    const hurt = stage.attack('tiz', 'raider', { dice: [5, 1, 1, 1, 1, 1] });
    const after = hurt.attack('kira', 'raider', { dice: [5, 1, 1, 1, 1, 1] });
    expect(modifiersOf(after, 'damage').fireteamTactics).toBe(1);
  });

  test('Fireteam Tactics: nothing to the unhurt', () => {
    const after = from(['fireteamTactics']).attack('kira', 'raider', { dice: [5, 1, 1, 1, 1, 1] });
    expect(modifiersOf(after, 'damage').fireteamTactics).toBeUndefined();
  });

  test('Trench Fighting (house version): 1 damage more in melee', () => {
    const kira = knowing(['trenchFighting'], { equipment: { secondary: { id: 'sword', mods: [] } } });
    const after = duel(kira).attack('kira', 'raider', { means: 'secondary', dice: [5, ...ones(7)] });
    expect(modifiersOf(after, 'damage').trenchFighting).toBe(1);
  });

  test('Premeditated (house version): 1 Aim Die more out of concealment', () => {
    const stage = battle(`ko${'.'.repeat(9)}r`, {
      kira: { sheet: knowing(['premeditated']), unit: { concealed: true } },
      raider: enemy({ hp: 20 }),
    });
    const after = stage.attack('kira', 'raider', { dice: ones(9) });
    expect(modifiersOf(after, 'aim').premeditated).toBe(1);
  });

  test('Premeditated: and 2 Crit Dice more', () => {
    const stage = battle(`ko${'.'.repeat(9)}r`, {
      kira: { sheet: knowing(['premeditated']), unit: { concealed: true } },
      raider: enemy({ hp: 20 }),
    });
    const after = stage.attack('kira', 'raider', { dice: ones(9) });
    expect(modifiersOf(after, 'crit').premeditated).toBe(2);
  });

  test('Premeditated: nothing for who is seen', () => {
    const after = from(['premeditated']).attack('kira', 'raider', { dice: ones(6) });
    expect(modifiersOf(after, 'aim').premeditated).toBeUndefined();
  });
});
