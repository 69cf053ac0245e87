import { describe, expect, test } from 'vitest';
import { boardShown, readDrawn } from '../../../../src/engine/space/index.ts';
import { legend } from './drawing.ts';

const shown = () => {
  const read = readDrawn('**..*', legend);
  if (!read.ok) throw new Error(read.code);
  return boardShown(read.board, legend, ({ id }) => ({ name: id, left: 2, over: true }));
};

describe('What lies over tiles', () => {
  test('is shown as one area of its name', () => {
    expect(shown().areas).toEqual([{ name: 'flames', tiles: ['A1', 'B1', 'E1'], by: null, left: 2 }]);
  });

  test('is not shown on each of them besides', () => {
    expect(shown().tiles.flatMap(({ features }) => features)).toEqual([]);
  });
});
