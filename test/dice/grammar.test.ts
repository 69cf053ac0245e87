import { expect, test } from 'vitest';
import { buildGrammar } from '../../tools/grammar.mjs';

test('the parser in use was built from the grammar as it is', async () => {
  await buildGrammar();
  expect(await buildGrammar()).toEqual({ built: false });
});
