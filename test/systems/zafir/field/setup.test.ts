import { describe, expect, test } from 'vitest';
import { parseTile } from '../../../../src/engine/space/index.ts';
import { readField } from '../../../../src/systems/zafir/field/setup.ts';

const board = (text: string | null) => {
  const read = readField(text);
  if (!read.ok) throw new Error(read.why);
  return read.board;
};

describe('The battlefield of a new encounter', () => {
  test('is the plain field where nothing is drawn', () => {
    const { columns, rows } = board(null).grid;
    expect([columns, rows]).toEqual([20, 14]);
  });

  test('is fair where nothing is drawn: the same for both sides', () => {
    const { grid } = board(null);
    const turned = Object.keys(grid.tiles).map((name) => {
      const at = parseTile(name) ?? { x: 0, y: 0 };
      return `${19 - at.x}/${13 - at.y}`;
    });
    const there = Object.keys(grid.tiles).map((name) => {
      const at = parseTile(name) ?? { x: 0, y: 0 };
      return `${at.x}/${at.y}`;
    });
    expect(new Set(turned)).toEqual(new Set(there));
  });

  test('has places for the crew, the enemies and reinforcements', () => {
    expect(Object.keys(board(null).spots).sort()).toEqual(['enemies', 'players', 'reinforcements']);
  });

  test('is open ground of a size that is typed', () => {
    expect(board('24x18').grid).toMatchObject({ columns: 24, rows: 18, tiles: {} });
  });

  test('is drawn with the signs of the legend', () => {
    expect(board('.o#\n.W2').grid.tiles).toMatchObject({
      B1: { obstacle: { cover: 'half' } },
      C2: { ground: 2 },
    });
  });

  test('is not read where a sign is none', () => {
    expect(readField('..§').ok).toBe(false);
  });
});
