import { describe, expect, test } from 'vitest';
import type { Decision } from '../../../src/engine/decision.ts';
import { systems } from '../../../src/systems/registry.ts';
import { type CardEntry, stepsIn } from '../../../src/view/turn/steps.ts';

const soulbound = await systems.load('soulbound');
if (soulbound === undefined) throw new Error('no Soulbound');
const system = soulbound;

const decision: Decision = {
  id: 'aqua',
  key: 'aqua',
  asked: 'kira',
  code: 'aqua',
  params: {},
  options: [{ id: 'yes', code: 'aqua.ends', params: { condition: 'Prone' } }],
  default: 'yes',
};

/** The lines of a step in which somebody was asked, and so answered. */
function lines(by: string): readonly string[] {
  const entry: CardEntry = {
    entry: { id: 'e', kind: 'play', userId: '1', intent: null, rulings: [], answers: [] },
    events: [{ type: 'left', data: { actor: 'kira' } }],
    dice: [],
    decided: [{ decision, answer: { key: 'aqua', choice: 'yes', by, seen: 0 } }],
    before: system.scene({}),
    undoneBy: null,
    rewinds: [],
    elsewhere: false,
    queued: false,
    actor: 'kira',
    part: 'all',
  };
  return stepsIn(system, [entry])[0]?.whole ?? [];
}

describe('a step on a card', () => {
  test('says who has chosen what on the way', () => {
    expect(lines('7')[1]).toMatch(/^-# <@7> chose \*\*/u);
  });

  test('has no line for what nobody has chosen: it is behind Why?', () => {
    expect(lines('autopilot').length).toBe(1);
  });
});
