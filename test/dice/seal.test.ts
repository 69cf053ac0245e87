import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashOf, numbered, sealedSeed } from '../../src/dice/index.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('a sealed seed', () => {
  test('has the SHA-256 of its secret for its hash', () => {
    fc.assert(
      fc.property(fc.string(), (secret) => {
        expect(hashOf(secret)).toBe(sha256(secret));
      }),
    );
  });

  test('gives each command SHA-256 of the secret and its interaction', () => {
    expect(sealedSeed('5ecret', '123456789012345678')).toBe(sha256('5ecret:123456789012345678'));
  });

  test('gave each command of before its number as well', () => {
    expect(sealedSeed('5ecret', numbered(7, '42'))).toBe(sha256('5ecret:7:42'));
  });

  test('gives another interaction other dice', () => {
    expect(sealedSeed('5ecret', '9')).not.toBe(sealedSeed('5ecret', '8'));
  });
});
