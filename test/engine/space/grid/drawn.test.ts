import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Board, printDrawn, readDrawn, spaceRefusalText } from '../../../../src/engine/space/index.ts';
import { deep, seededFrom } from '../../../support/deep.ts';
import { legend } from './drawing.ts';
import { crate } from './support.ts';

function board(...lines: readonly string[]): Board {
  const read = readDrawn(lines.join('\n'), legend);
  if (!read.ok) throw new Error(spaceRefusalText(read) ?? read.code);
  return read.board;
}

function refused(...lines: readonly string[]) {
  const read = readDrawn(lines.join('\n'), legend);
  return read.ok ? null : { code: read.code, ...read.params };
}

describe('a map as people draw it', () => {
  test('is as large as its rows', () => {
    const { columns, rows } = board('....', '....').grid;
    expect([columns, rows]).toEqual([4, 2]);
  });

  test('has what its symbols mean', () => {
    expect(board('..', '.h').grid.tiles).toEqual({ B2: { obstacle: crate(1) } });
  });

  test('has spots with a name', () => {
    expect(board('P.P').spots).toEqual({ players: ['A1', 'C1'] });
  });

  test('leaves out blank lines and a fence', () => {
    expect(board('```', '', 'h.', '   ', '..', '```').grid).toEqual(board('h.', '..').grid);
  });

  test('goes on as plain ground where a row is short', () => {
    expect(board('h', '...').grid.columns).toBe(3);
  });

  test('takes a blank inside for plain ground', () => {
    expect(Object.keys(board('h h').grid.tiles)).toEqual(['A1', 'C1']);
  });

  test('takes lines that end as in Windows', () => {
    expect(readDrawn('h.\r\n..\r\n', legend)).toEqual(readDrawn('h.\n..', legend));
  });

  test('leads a ladder up to the highest tile beside it', () => {
    expect(board('1..', '2H1').grid.links).toEqual([{ from: 'B2', to: 'A2', kind: 'ladder' }]);
  });

  test('is changed below a line of ---', () => {
    expect(board('h.', '..', '---', 'A1:B1 height 2').grid.tiles).toEqual({
      A1: { obstacle: crate(1), ground: 2 },
      B1: { ground: 2 },
    });
  });
});

describe('a drawing is refused', () => {
  test('with an unknown symbol by line and column as they were typed', () => {
    expect(refused('', '..', '.?')).toMatchObject({ code: 'space.unknownSymbol', line: 3, column: 2 });
  });

  test('with the symbol that was perhaps meant', () => {
    expect(refused('.f')).toMatchObject({ meant: 'F full cover' });
  });

  test('without rows', () => {
    expect(refused('```', '', '```')).toMatchObject({ code: 'space.noDrawing' });
  });

  test('beyond 60 columns', () => {
    expect(refused('.'.repeat(61))).toMatchObject({ code: 'limit', most: 60, given: 61 });
  });

  test('beyond 60 rows', () => {
    expect(refused(...Array.from({ length: 61 }, () => '.'))).toMatchObject({
      code: 'limit',
      most: 60,
      given: 61,
    });
  });

  test('where a ladder leads nowhere', () => {
    expect(refused('.H')).toMatchObject({ code: 'space.leadsNowhere', tile: 'B1' });
  });

  test('where a change below it is not understood', () => {
    expect(refused('..', '---', 'A1 lava')).toMatchObject({ code: 'space.unknownSign', typed: 'lava' });
  });

  test('in a sentence that names all symbols', () => {
    const read = readDrawn('?', legend);
    expect(read.ok ? '' : spaceRefusalText(read)).toContain('. open ground, h half cover');
  });
});

describe('a map is printed', () => {
  test('as it was drawn', () => {
    expect(printDrawn(board('h.P', '~2H'), legend)).toBe('h.P\n~2H');
  });

  test('with what one symbol cannot say below', () => {
    const changes = ['---', 'A1:C2 height 3', 'B2 flames', 'A1|B1 fence'];
    expect(printDrawn(board('h..', '.h.', ...changes), legend).split('\n')).toEqual([
      'h..',
      '.h.',
      '---',
      'A1:C2 height 3',
      'B2 flames',
      'A1|B1 fence',
    ]);
  });

  const symbols = fc.constantFrom(...legend.signs.map(({ symbol }) => symbol).filter((one) => one !== 'H'));
  const rows = fc.array(fc.array(symbols, { minLength: 5, maxLength: 5 }), { minLength: 1, maxLength: 6 });
  const change = fc.tuple(
    fc.constantFrom('A1', 'B1:C1', 'A1:E1', 'D1'),
    fc.constantFrom('height 3', 'flames', 'half cover', 'mud', 'rock', 'players', 'east fence', 'clear'),
  );
  test('so that it is read as the same map, whatever is on it', () => {
    const again = fc.property(rows, fc.array(change, { maxLength: 5 }), (drawn, changes) => {
      const typed = [...drawn.map((row) => row.join('')), '---', ...changes.map((one) => one.join(' '))];
      const first = board(...typed);
      expect(board(printDrawn(first, legend))).toEqual(first);
    });
    fc.assert(again, { seed: seededFrom(5), numRuns: deep(60, 200) });
  });

  test('of 60 × 60 tiles fits a field of a form', () => {
    const largest = board(...Array.from({ length: 60 }, () => 'h'.repeat(60)));
    expect(printDrawn(largest, legend).length).toBeLessThanOrEqual(4000);
  });
});
