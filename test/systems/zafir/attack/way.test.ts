import { describe, expect, test } from 'vitest';
import { readWay } from '../../../../src/systems/zafir/attack/legality.ts';

describe('how an attack is made, as people type it', () => {
  test.each([
    [null, { subdue: false, from: null }],
    ['subdue', { subdue: true, from: null }],
    ['from c5', { subdue: false, from: 'C5' }],
    ['C5', { subdue: false, from: 'C5' }],
    ['Subdue from C5', { subdue: true, from: 'C5' }],
  ])('%s', (typed, way) => {
    expect(readWay(typed)).toEqual(way);
  });

  test('what is none of these is not read', () => {
    expect(readWay('with style')).toBeNull();
  });
});
