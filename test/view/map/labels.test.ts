import { describe, expect, test } from 'vitest';
import { shortLabels } from '../../../src/view/map/labels.ts';

const labels = (...names: readonly string[]): readonly string[] => [
  ...shortLabels(names.map((name, n) => ({ id: `${n}`, name, side: n === 0 ? 'players' : 'foes' }))).values(),
];

describe('short labels', () => {
  test('are the first letters of a name', () => {
    expect(labels('Kira')).toEqual(['Ki']);
  });

  test('have the number of those who are counted', () => {
    expect(labels('Kira', 'Raider 1', 'Raider 12')).toEqual(['Ki', 'R1', 'R12']);
  });

  test('are never the same', () => {
    expect(labels('Kira', 'Kirsten', 'Kim Lee', 'kir', 'Raider 1', 'Rat 1')).toEqual([
      'Ki',
      'Kn',
      'KL',
      'Kr',
      'R1',
      'Ra1',
    ]);
  });

  test('are numbers where the font lacks the letters', () => {
    expect(labels('Жанна', '敵')).toEqual(['H1', 'F1']);
  });

  test('are there for a hundred of one name', () => {
    const all = labels(...Array.from({ length: 100 }, () => 'Raider'));
    expect(new Set(all.filter((one) => one !== '')).size).toBe(100);
  });
});
