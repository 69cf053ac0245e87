import { describe, expect, test } from 'vitest';
import type { Decision } from '../../src/engine/decision.ts';
import { systems } from '../../src/systems/registry.ts';
import { questionsView } from '../../src/view/questions/asked.ts';

const soulbound = await systems.load('soulbound');
if (soulbound === undefined) throw new Error('no Soulbound');
const system = soulbound;

const die = { index: 0, sides: 6, value: 5, label: 'attack' } as const;
const asked = { id: 'd', ownerId: 'ana', called: ['ana'], pings: true, deadline: null };

const view = (more: Partial<Decision>) => {
  const decision: Decision = {
    id: 'aqua',
    key: 'aqua',
    asked: 'kira',
    code: 'aqua',
    params: {},
    options: [{ id: 'yes', code: 'aqua.ends', params: { condition: 'Prone' } }],
    default: 'yes',
    ...more,
  };
  return questionsView(system, system.scene({}), [{ decision, asked }], []).card?.text ?? '';
};

describe('a question shows what has been rolled so far', () => {
  test('to everybody, where everybody may know', () => {
    expect(view({ fallen: [die] })).toContain('Rolled so far: attack, d6: **5**');
  });

  test('but no die that not all who read it may know', () => {
    expect(view({ fallen: [{ ...die, to: 'gm' }] })).not.toContain('Rolled so far');
  });

  test('and those of the same audience', () => {
    expect(view({ fallen: [{ ...die, to: ['kira'] }], to: ['kira'] })).toContain('Rolled so far');
  });

  test('not twice, where the question tells them itself', () => {
    const params = { dice: [5], plus: [0], chosen: [], difficulty: 4, successes: 1, needed: null };
    expect(view({ code: 'reroll', params, fallen: [die] })).not.toContain('Rolled so far');
  });
});
