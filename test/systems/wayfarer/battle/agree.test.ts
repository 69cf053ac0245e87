import { describe, expect, test } from 'vitest';
import type { Intent } from '../../../../src/engine/intent.ts';
import { sceneOf } from '../../../../src/systems/wayfarer/scene.ts';
import { map, two } from '../games/forces.ts';
import { beginning } from '../games/player.ts';
import { asked, attempt, done, refused } from '../support/play.ts';
import { guard, stage } from '../support/stage.ts';

const proposal: Intent = { ...beginning(two, map), asking: ['bo'] } as Intent;

describe('a battle is proposed by one and accepted by all others', () => {
  test('they are asked before anything is rolled', () => {
    expect(asked(sceneOf({}), proposal)).toEqual({ 'agree:bo': ['accept', 'decline'] });
  });

  test('it begins once they have accepted', () => {
    const begun = attempt(sceneOf({}), proposal, { dice: [6, 1], answers: { 'agree:bo': 'accept' } });
    expect(begun.kind === 'waiting' ? begun.decisions.map(({ id }) => id) : begun.kind).toEqual(['edge']);
  });

  test("it doesn't where one declines", () => {
    expect(refused(sceneOf({}), proposal, { answers: { 'agree:bo': 'decline' } })).toBe('declined');
  });
});

describe('a battle is put away', () => {
  const end: Intent = { kind: 'end', asGm: false, asking: ['bo'] };
  const battle = (won: boolean) =>
    stage(
      { ana: { units: [{ line: guard, at: 'C4' }] }, bo: { units: [{ line: guard, at: 'C3' }] } },
      won ? { end: { winner: 'ana', by: 'goal' } } : {},
    );

  test('where nobody has won, once all others accept', () => {
    expect(asked(battle(false), end)).toEqual({ 'agree:bo': ['accept', 'decline'] });
  });

  test('at once where somebody has', () => {
    expect(done(battle(true), end).state.battle).toBeNull();
  });
});

test('a turn without a card played or deferred is not passed on', () => {
  const scene = stage({
    ana: { units: [{ line: guard, at: 'C4' }] },
    bo: { units: [{ line: guard, at: 'C3' }] },
  });
  expect(refused(scene, { kind: 'next', actor: 'ana', asGm: false })).toBe('playCardFirst');
});
