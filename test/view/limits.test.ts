import { describe, expect, test } from 'vitest';
import { shorten, shortenMarked } from '../../src/view/limits.ts';

describe('a text cut to fit', () => {
  test('ends in an ellipsis', () => {
    expect(shorten('Kira hits', 6)).toBe('Kira …');
  });

  test('never halves a character', () => {
    expect(shorten('ab🎲cd', 4)).toBe('ab…');
  });

  test('ends what was bold where it ends itself', () => {
    expect(shortenMarked('Kira hits **Bandit with all she has**', 20)).toBe('Kira hits **Ba…**');
  });

  test('leaves alone what was closed before', () => {
    expect(shortenMarked('**Kira** hits Bandit with all she has', 20)).toBe('**Kira** hits …');
  });

  test('is left alone where it fits', () => {
    expect(shortenMarked('**Kira** hits', 20)).toBe('**Kira** hits');
  });
});
