import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashOf, sealedSeed } from '../../src/dice/index.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('a sealed seed', () => {
  test('has the SHA-256 of its secret for its hash', () => {
    fc.assert(
      fc.property(fc.string(), (secret) => {
        expect(hashOf(secret)).toBe(sha256(secret));
      }),
    );
  });

  test('gives each command SHA-256 of the secret, its number and its interaction', () => {
    expect(sealedSeed('5ecret', 7, '123456789012345678')).toBe(sha256('5ecret:7:123456789012345678'));
  });

  test('gives another number other dice', () => {
    expect(sealedSeed('5ecret', 1, '9')).not.toBe(sealedSeed('5ecret', 2, '9'));
  });

  test('gives another interaction other dice', () => {
    expect(sealedSeed('5ecret', 1, '9')).not.toBe(sealedSeed('5ecret', 1, '8'));
  });
});
