import { describe, expect, test } from 'vitest';
import { type SoulboundStage, sheet, table } from '../table.ts';
import { together } from './stage.ts';

/** Kira with a scattergun in the Zone; a friend and a thug stand close to the bandit whom she shoots at. */
const crowd = (thug: Parameters<typeof sheet>[0] = {}) =>
  together(
    table()
      .pc('kira', sheet({ weapons: 'Scattergun, 3, Short, Spread', ratings: { initiative: 9 } }))
      .pc('tiz', sheet())
      .foe('bandit', sheet())
      .foe('thug', sheet(thug))
      .foe('archer', sheet())
      .fight(),
    ...['tiz', 'bandit', 'thug'],
  );
const quick = { ratings: { defence: 6 } };
const shot = (stage: SoulboundStage, dice: readonly number[] = [4, 5, 1]) =>
  stage.attack('kira', 'bandit', { dice });
const toughness = (stage: SoulboundStage, id: string) => stage.who(id).toughness.now;

describe('Spread', () => {
  test('deals half of the Damage, rounded down, to those close to the target (S12)', () => {
    expect(toughness(shot(crowd()), 'thug')).toBe(3);
  });

  test('to friends, too (S57)', () => {
    expect(toughness(shot(crowd()), 'tiz')).toBe(3);
  });

  test('less their own Armour', () => {
    expect(toughness(shot(crowd({ armour: 1 })), 'thug')).toBe(4);
  });

  test('says why it is so much', () => {
    expect(shot(crowd()).why()).toContain('2 Damage: half of what the attack deals, rounded down');
  });

  test('not to who charmed the attacker', () => {
    const stage = crowd().condition('kira', 'charmed', 'add', 'thug');
    expect(toughness(shot(stage), 'thug')).toBe(5);
  });

  test('not to others in the Zone', () => {
    expect(toughness(shot(crowd()), 'archer')).toBe(5);
  });

  test('nor to anybody when it misses', () => {
    expect(toughness(shot(crowd(), [1, 1, 1]), 'thug')).toBe(5);
  });

  test('to the attacker, who is close to the target', () => {
    const stage = together(crowd(), 'kira', 'bandit');
    expect(toughness(shot(stage, [6, 6, 1]), 'kira')).toBe(3);
  });
});

describe('who has a higher Defence than the target', () => {
  test('avoids it with more successes than the attack has (S17)', () => {
    expect(toughness(shot(crowd(quick), [4, 5, 1, 4, 4, 4]), 'thug')).toBe(5);
  });

  test('does not avoid it with as many', () => {
    expect(toughness(shot(crowd(quick), [4, 5, 1, 4, 4, 1]), 'thug')).toBe(3);
  });

  test('is higher by steps, with what changes it now', () => {
    const stage = crowd(quick).condition('thug', 'blinded');
    expect(shot(stage).event('caught').test).toBeNull();
  });

  test("is not compared with a Called Shot's steps", () => {
    const after = crowd(quick).attack('kira', 'bandit', { way: 'head', dice: [6, 6, 1, 1, 1, 1] });
    expect(after.events.some(({ type, data }) => type === 'caught' && data.test !== null)).toBe(true);
  });

  test('resists nothing when Incapacitated', () => {
    const stage = crowd(quick).condition('thug', 'incapacitated');
    expect(toughness(shot(stage), 'thug')).toBe(3);
  });

  test('is told how they got away', () => {
    expect(shot(crowd(quick), [4, 5, 1, 4, 4, 4]).told()).toContain(
      '**Thug** gets out of the way with 3 successes.\n-# 4✓ 4✓ 4✓',
    );
  });
});
