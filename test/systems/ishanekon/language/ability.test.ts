import { expect, test } from 'vitest';
import { z } from 'zod';
import { misfits } from '../../../../src/engine/misfit.ts';
import {
  abilityShape,
  misfitsOf,
  tierOfCost,
} from '../../../../src/systems/ishanekon/language/schema/ability.ts';

const schema = z.strictObject(abilityShape).check((context) => {
  for (const { path, message } of misfitsOf(context.value))
    context.issues.push({ code: 'custom', path, message, input: context.value });
});

const bolt = {
  name: 'Bolt',
  types: ['damage'],
  wp: 2,
  attack: 'ranged',
  upcasts: [{ id: 'more', name: '+1d10', cost: 1 }],
  effects: [{ effect: 'damage', amount: '2d10 + 1d10 per more' }],
};

function faults(change: object): readonly string[] {
  const read = schema.safeParse({ ...bolt, ...change });
  return read.success ? [] : misfits(read.error).map(({ at }) => at);
}

test('an Ability that says no more than it must is whole', () => {
  expect(faults({})).toEqual([]);
});

test.each([
  [1, 1],
  [4, 1],
  [5, 2],
  [6, 2],
  [7, 3],
  [10, 4],
  [11, 5],
  [12, 5],
])('an Ability that costs %i WP is of Tier %i', (wp, tier) => {
  expect(tierOfCost(wp)).toBe(tier);
});

test('an Ability that deals damage is a Damage Ability', () => {
  expect(faults({ types: ['control'] })).toEqual(['types']);
});

test('an Ability that heals is a Healing Ability', () => {
  expect(faults({ types: ['damage'], effects: [...bolt.effects, { effect: 'heal', amount: 4 }] })).toEqual([
    'types',
  ]);
});

test('an amount cannot grow with an upcast that is not there', () => {
  expect(faults({ upcasts: [] })).toEqual(['effects[0].amount']);
});

test('an upcast with which nothing grows is refused', () => {
  expect(faults({ upcasts: [...bolt.upcasts, { id: 'wider', name: '+1 m', cost: 1 }] })).toEqual([
    'upcasts[1].id',
  ]);
});

test('a reaction says when it may be used', () => {
  expect(faults({ time: { kind: 'rp', rp: 1 } })).toEqual(['moment']);
});

test('what is over at once leaves nothing that stays', () => {
  expect(faults({ effects: [...bolt.effects, { effect: 'number', number: 'hit', by: 1 }] })).toEqual([
    'effects[1].lasts',
  ]);
});

test('an attack has no DR beside it', () => {
  expect(faults({ dr: { stat: 'will' } })).toEqual(['dr']);
});

test('a fault in an effect is told with its place', () => {
  expect(faults({ effects: [{ effect: 'damage', amount: 'a lot' }] })).toContain('effects[0].amount');
});

test('an unknown key is told', () => {
  expect(faults({ range: { kind: 'metres', metres: 5, yards: 6 } })).toEqual(['range']);
});
