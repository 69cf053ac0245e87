import { describe, expect, test } from 'vitest';
import { numbersOf } from '../../../../src/systems/zafir/attack/strike.ts';
import { weaponOf } from '../../../../src/systems/zafir/attack/weapons.ts';
import { speedOf } from '../../../../src/systems/zafir/move/mover.ts';
import type { AttackAbout } from '../../../../src/systems/zafir/numbers/about.ts';
import { willOf } from '../../../../src/systems/zafir/will/attack.ts';
import type { ZafirStage } from '../table.ts';
import { table, trick } from './powers.ts';

const passive = (number: string, by: number, only: readonly string[] = []) => ({
  when: 'passive',
  effects: [{ effect: 'modify', number, by, only }],
});

function about({ state }: ZafirStage, kind: 'ranged' | 'melee' = 'ranged'): AttackAbout {
  const weapon = weaponOf(state, 'kira', 'primary');
  if (weapon === null) throw new Error('unarmed');
  return {
    actor: 'kira',
    target: 'bandit',
    weapon,
    kind,
    from: 'A1',
    reaction: null,
    moving: false,
    ability: null,
  };
}
const numbers = (stage: ZafirStage, kind?: 'melee') => numbersOf(stage.state, about(stage, kind));

describe('a passive power changes', () => {
  const plain = numbers(table(null));

  test.each(['aim', 'crit', 'damage', 'critDamage'] as const)('%s', (number) => {
    expect(numbers(table(passive(number, 2)))[number].total).toBe(plain[number].total + 2);
  });

  test.each(['piercing', 'breaking'] as const)('%s', (number) => {
    expect(numbers(table(passive(number, 2)))[number]).toBe(2);
  });

  test('defence: the Aim Dice of whoever attacks', () => {
    expect(numbers(table(null, passive('defence', 1))).aim.total).toBe(plain.aim.total - 1);
  });

  test('Speed', () => {
    expect(speedOf(table(passive('speed', 2)).state, 'kira')).toBe(10);
  });

  test('Will', () => {
    expect(willOf(table(passive('will', 2)).state, 'kira').total).toBe(3);
  });
});

describe('of some attacks alone', () => {
  test('ranged ones', () => {
    expect(numbers(table(passive('damage', 2, ['melee']))).damage.total).toBe(2);
  });

  test('those out of concealment', () => {
    const hidden = table(passive('damage', 2, ['concealed'])).with((state) => {
      const kira = state.fight?.units.kira;
      if (!state.fight || kira === undefined) return state;
      return {
        ...state,
        fight: { ...state.fight, units: { ...state.fight.units, kira: { ...kira, concealed: true } } },
      };
    });
    expect(numbers(hidden).damage.total).toBe(4);
  });
});

test("what lasts on somebody is told by its power's name", () => {
  const stage = table({ when: 'free', effects: [{ effect: 'modify', number: 'aim', by: 1, turns: 1 }] }).act(
    'kira',
    trick,
  );
  expect(numbers(stage).aim.modifiers).toContainEqual({
    source: 'power',
    amount: 1,
    params: { name: 'Trick' },
  });
});
