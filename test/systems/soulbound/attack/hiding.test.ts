import { describe, expect, test } from 'vitest';
import { byRules, duelIn, type SoulboundStage, sheet, table } from '../table.ts';
import { hidden } from './stage.ts';

const shadows = (weapons = 'Bow, 1, Extreme'): SoulboundStage =>
  table()
    .zones('Gate - Yard - Hall - Loft')
    .pc('kira', sheet({ weapons, ratings: { initiative: 9, accuracy: 4 } }))
    .foe('bandit', sheet({ weapons: 'Staff, 1, Defensive', ratings: { defence: 12 } }), 'Yard')
    .foe('thug', sheet(), 'Hall')
    .foe('archer', sheet(), 'Loft')
    .fight();
const hiding = (weapons?: string) => hidden(shadows(weapons), 'kira', 'bandit', 'thug', 'archer');
const shot = (stage: SoulboundStage, way: string | null = null) =>
  stage.attack('kira', 'bandit', { way, dice: [1, 1, 1] });

describe('an attack while hidden', () => {
  test("finds the Defence Poor, with nothing of the target's own (S31)", () => {
    expect(shot(hiding()).event('attacked').defence).toMatchObject({ base: 1, modifiers: [], total: 1 });
  });

  test('says why', () => {
    expect(shot(hiding()).why().join()).toContain('against Defence Poor (unaware of the attacker)');
  });

  test('finds it as it is where the target knows of the attacker', () => {
    expect(shot(shadows()).event('attacked').dn).toBe(6);
  });

  test('a Called Shot adds its steps to Poor (S47)', () => {
    expect(shot(hiding(), 'head').event('attacked').dn).toBe(5);
  });

  test('or not, by the house rule', () => {
    const stage = byRules(hiding(), { hiddenCalledShot: 'poor' });
    expect(shot(stage, 'head').event('attacked').dn).toBe(3);
  });
});

describe('the attack gives the attacker away', () => {
  const from = (stage: SoulboundStage) => stage.state.fight?.fighters.kira?.hidden?.from ?? [];

  test('to the target', () => {
    expect(from(shot(hiding()))).not.toContain('bandit');
  });

  test('not to those in Zones farther off', () => {
    expect(from(shot(hiding()))).toEqual(['thug', 'archer']);
  });

  test('with a Loud weapon to all within Long Range (S52)', () => {
    expect(from(shot(hiding('Handgun, 1, Extreme, Loud')))).toEqual(['archer']);
  });

  test('so that the next one finds the Defence as it is', () => {
    const after = shot(hiding()).attack('kira', 'bandit', { spend: ['extraAction'], dice: [1, 1, 1] });
    expect(after.event('attacked').dn).toBe(6);
  });
});

test('whoever hides cannot be attacked by those who do not see them', () => {
  const stage = hidden(duelIn(null), 'bandit', 'kira');
  expect(stage.attack('kira', 'bandit').refusal?.code).toBe('hiddenFromYou');
});
