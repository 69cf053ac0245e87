import { expect, test } from 'vitest';
import { TABLE_LIMITS } from '../../../src/engine/packs/limits.ts';
import { readTable } from '../../../src/engine/packs/table.ts';

const cells = (text: string) => {
  const read = readTable(text);
  return read.ok ? read.rows.map((row) => row.cells) : read.refusal.code;
};

test('the first line names the columns', () => {
  expect(cells('Name,WP\nBolt,2')).toEqual([{ name: 'Bolt', wp: '2' }]);
});

test.each([
  ['semicolons', 'name;wp\nBolt;2'],
  ['tabs', 'name\twp\nBolt\t2'],
])('cells may be told apart by %s', (_by, text) => {
  expect(cells(text)).toEqual([{ name: 'Bolt', wp: '2' }]);
});

test('a cell in quotation marks holds separators, line breaks and quotation marks', () => {
  expect(cells('name,text\n"a, ""b""","c\nd"')).toEqual([{ name: 'a, "b"', text: 'c\nd' }]);
});

test('a row is told by the line where it begins', () => {
  const read = readTable('name\n"a\nb"\n\nc');
  expect(read.ok && read.rows.map(({ line }) => line)).toEqual([2, 5]);
});

test('what programs put before a text is no part of the first name', () => {
  expect(cells('\uFEFFname\r\nBolt\r\n')).toEqual([{ name: 'Bolt' }]);
});

test('a row with too few cells has empty ones', () => {
  expect(cells('name,wp\nBolt')).toEqual([{ name: 'Bolt', wp: '' }]);
});

test('a quotation mark that nobody closes ends with the text', () => {
  expect(cells('name\n"Bolt')).toEqual([{ name: 'Bolt' }]);
});

test.each([
  ['rows', `name\n${'x\n'.repeat(TABLE_LIMITS.rows.most + 1)}`],
  ['columns', `${'x,'.repeat(TABLE_LIMITS.columns.most + 1)}\n1`],
  ['letters', `name\n${'x'.repeat(TABLE_LIMITS.cell.most + 1)}`],
])('a table with too many %s is refused', (_of, text) => {
  expect(cells(text)).toBe('limit');
});
