import { expect, test } from 'vitest';
import { idMeant } from '../../src/engine/names.ts';

const people = { pc0: { name: 'Kira' }, pc1: { name: 'Tiz' } };

test.each([
  ['an id', 'pc1', 'pc1'],
  ['a name in any case', ' kIRA ', 'pc0'],
  ['the name of nobody', 'Ben', null],
  ['a name that every object has', 'constructor', null],
  ['nothing', null, null],
])('who is meant by %s', (_, text, id) => {
  expect(idMeant(people, text)).toBe(id);
});
