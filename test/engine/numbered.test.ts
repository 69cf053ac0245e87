import { expect, test } from 'vitest';
import { inRanges } from '../../src/engine/numbered.ts';

test('those who are alike but for numbers in a row are said in one', () => {
  expect(inRanges(['Bandit 1', 'Bandit 2', 'Bandit 3', 'Bandit Archer 1', 'Bandit Archer 2'])).toEqual([
    'Bandit 1–3',
    'Bandit Archer 1–2',
  ]);
});

test('a number that is missing parts them', () => {
  expect(inRanges(['Wolf 1', 'Wolf 3'])).toEqual(['Wolf 1', 'Wolf 3']);
});

test('whoever has no number stays as they are called', () => {
  expect(inRanges(['Kira', 'Oda', 'Kira'])).toEqual(['Kira', 'Oda', 'Kira']);
});
