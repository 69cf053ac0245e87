import { expect, test } from 'vitest';
import { intentSchema } from '../../src/engine/intent.ts';
import { check } from '../support/lanterns/intents.ts';

test('a check that was stored before checks had helpers is read as one without', () => {
  const later = ['helpers', 'resistingEdge'];
  const before = Object.fromEntries(Object.entries(check('wick')).filter(([name]) => !later.includes(name)));
  expect(intentSchema.parse(before)).toEqual(check('wick'));
});
