import { describe, expect, test } from 'vitest';
import { bounds } from '../../../src/dice/index.ts';
import { read } from './read.ts';
import { rollOf } from './roll-of.ts';

/** Rolls with the least and the most they can come to, each a test. */
export const ranges = (of: readonly (readonly [text: string, min: number, max: number])[]): void => {
  describe('comes to no less and no more', () => {
    test.each(of)('%s: %d to %d', (text, min, max) => {
      expect(bounds(read(text))).toEqual({ min, max });
    });
  });
};

/** Rolls with how their dice fall and what they come to then, each a test. */
export const scripts = (
  of: readonly (readonly [text: string, faces: readonly number[], total: number])[],
): void => {
  describe('comes to', () => {
    test.each(of)('%s of %j: %d', (text, faces, total) => {
      expect(rollOf(text, ...faces).total).toBe(total);
    });
  });
};
