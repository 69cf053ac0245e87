import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashText } from '../../src/dice/sha256.ts';

// Around the lengths at which the padding needs another block.
test.each([
  '',
  'abc',
  'ä€😀',
  'x'.repeat(55),
  'x'.repeat(56),
  'x'.repeat(64),
  'x'.repeat(119),
  'x'.repeat(1000),
])("hashes '%s' as Node does", (text) => {
  const bytes = Buffer.alloc(32);
  hashText(text).forEach((word, place) => {
    bytes.writeInt32BE(word, place * 4);
  });
  expect(bytes.toString('hex')).toBe(createHash('sha256').update(text).digest('hex'));
});
