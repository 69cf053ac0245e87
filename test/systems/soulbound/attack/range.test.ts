import { describe, expect, test } from 'vitest';
import { byRules, duel, type SoulboundStage } from '../table.ts';

const close = (weapons: string): SoulboundStage =>
  duel({ weapons }).act('kira', 'approach', { target: 'bandit' });
const shoots = (stage: SoulboundStage, means: string | null = null) =>
  stage.attack('kira', 'bandit', { means, dice: [1, 1, 1] });

describe('a shot at Close Range (S46)', () => {
  test('costs a step of Accuracy', () => {
    expect(shoots(close('Bow, 1, Long')).event('attacked').dn).toBe(5);
  });

  test('says so', () => {
    expect(shoots(close('Bow, 1, Long')).why().join()).toContain('shot at Close Range −1');
  });

  test('costs nothing with the trait Close', () => {
    expect(shoots(close('Pistol, 1, Short, Close')).event('attacked').dn).toBe(4);
  });

  test('costs a thrown weapon as much', () => {
    expect(shoots(close('Knife, 1, Thrown (Short)'), 'knife@thrown').event('attacked').dn).toBe(5);
  });

  test.each([
    ['0', 4],
    ['1', 5],
    ['2', 6],
  ] as const)('costs %s steps by the house rule', (closeShot, dn) => {
    expect(shoots(byRules(close('Bow, 1, Long'), { closeShot })).event('attacked').dn).toBe(dn);
  });

  test('costs nothing inside the Zone, but not close', () => {
    expect(shoots(duel({ weapons: 'Bow, 1, Long' })).event('attacked').dn).toBe(4);
  });
});

describe('who is close to the target', () => {
  test('takes what has no loss there, before the bow', () => {
    expect(shoots(close('Bow, 1, Long; Knife, 1')).event('attacked').weapon).toBe('Knife');
  });

  test('shoots where there is nothing else', () => {
    expect(shoots(close('Bow, 1, Long')).event('attacked').weapon).toBe('Bow');
  });

  test('takes the bow first where the house says that it costs nothing', () => {
    const stage = byRules(close('Bow, 1, Long; Knife, 1'), { closeShot: '0' });
    expect(shoots(stage).event('attacked').weapon).toBe('Bow');
  });
});
