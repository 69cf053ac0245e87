import { expect, test } from 'vitest';
import { sceneryOf } from '../../../../src/view/pictures/zones/scenery.ts';

const hazard = { name: 'Hazard (Minor)', sign: 'danger' } as const;
const cover = { name: 'Cover (Partial)', sign: 'cover' } as const;

test.each([
  ['River', 'water'],
  ['Burning mill', 'fire'],
  ['Hall of knives', 'danger'],
  ['Oxford', 'danger'],
])('danger in %s is drawn as %s', (name, drawn) => {
  expect(sceneryOf({ name, tags: [hazard] })).toEqual([drawn]);
});

test('a river without danger is no danger', () => {
  expect(sceneryOf({ name: 'River', tags: [cover] })).toEqual(['cover']);
});

test('the same sign twice is drawn once', () => {
  expect(sceneryOf({ name: 'Hall', tags: [hazard, cover, hazard] })).toEqual(['danger', 'cover']);
});
