import { describe, expect, test } from 'vitest';
import { duel, type SoulboundStage } from '../table.ts';

/** Kira makes her Last Stand against a bandit in armour. */
function desperate(): SoulboundStage {
  return duel({}, { armour: 3 }).with((scene) => {
    const { kira } = scene.characters;
    return kira === undefined
      ? scene
      : { ...scene, characters: { ...scene.characters, kira: { ...kira, lastStand: true } } };
  });
}
const struck = () => desperate().attack('kira', 'bandit', { dice: [3, 3, 1] });

describe('an attacker in a Last Stand', () => {
  test('has Melee a step up', () => {
    expect(struck().event('attacked').dn).toBe(3);
  });

  test('ignores Armour', () => {
    expect(struck().event('attacked').dealt).toBe(3);
  });

  test('is told so', () => {
    expect(struck().why({ gm: true, characters: [] }).join()).toContain('worn 3, Last Stand −3');
  });
});
