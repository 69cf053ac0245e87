import { expect, test } from 'vitest';
import { tallyOf } from '../../../../src/systems/ishanekon/tally.ts';
import type { IntentOf } from '../../../../src/engine/intent.ts';
import type { Scene } from '../../../../src/systems/ishanekon/scene.ts';
import { duel } from '../support/fights.ts';
import { hero } from '../support/people.ts';
import { acting, between } from '../support/scenes.ts';

const knows = { abilities: [{ id: 'poisonGrenade', source: 'technique' as const, mixes: [] }] };

function tally(scene: Scene, spend: readonly string[] = []): string | null {
  const intent = acting('tiz', 'ability', { means: 'poisonGrenade', spend: [...spend] });
  return tallyOf(scene, intent as IntentOf<'act'>);
}

test('a panel says what an Ability costs, and how much of the limit of the turn is spent then', () => {
  expect(tally(duel(knows, {}, { apart: 4 }))).toBe(
    'Costs 2 of your 10 WP, Tier 1; then 2 of 4 WP this turn',
  );
});

test('the line runs along with the upcasts that are picked', () => {
  expect(tally(duel(knows, {}, { apart: 4 }), ['upcast:poisonGrenade:stack:1'])).toBe(
    'Costs 3 of your 10 WP, Tier 1; then 3 of 4 WP this turn',
  );
});

test('it counts what the turn has spent already', () => {
  expect(tally(duel(knows, {}, { apart: 4, turn: { wpSpent: 1 } }))).toContain('then 3 of 4 WP this turn');
});

test('outside of a fight no turn has a limit', () => {
  expect(tally(between({ tiz: hero(knows) }))).toBe('Costs 2 of your 10 WP, Tier 1');
});

test('an act whose price hangs on nothing has none', () => {
  expect(tallyOf(duel(), acting('tiz', 'defend') as IntentOf<'act'>)).toBe(null);
});
