import {
  columnName,
  type GridTile,
  type GridView,
  parseTile,
  takingUp,
  type TileName,
  tileName,
  tilesOf,
} from '../../engine/space/index.ts';
import type { Labels } from './labels.ts';

const WIDEST = 30; // signs in a line of a phone's code block
const MOST_ROWS = 20;

/** A small map in signs of one width, with coordinates, in a fence of ```; null for one that a phone would break. */
export function gridBlock(grid: GridView, labels: Labels): string | null {
  const wide = Math.max(2, ...grid.figures.map(({ id }) => (labels.get(id) ?? '').length));
  const margin = String(grid.rows).length + 1;
  if (margin + grid.columns * wide > WIDEST || grid.rows > MOST_ROWS) return null;
  const signs = new Map<TileName, string>(grid.tiles.map((tile) => [tile.at, signOf(tile)]));
  for (const { id, at, size, deep } of grid.figures) {
    const from = parseTile(at);
    if (from === null) continue;
    for (const one of tilesOf(takingUp(from, size, deep))) signs.set(tileName(one), labels.get(id) ?? '?');
  }
  const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);
  const head = `${' '.repeat(margin)}${numbers(grid.columns)
    .map((x) => columnName(x).padEnd(wide))
    .join('')}`;
  const rows = numbers(grid.rows).map((y) => {
    const cells = numbers(grid.columns).map((x) => (signs.get(tileName({ x, y })) ?? '.').padEnd(wide));
    return `${String(y + 1).padStart(margin - 1)} ${cells.join('')}`;
  });
  const isKnown = !grid.tiles.some(({ unknown }) => unknown);
  const lines = [head, ...rows].map((line) => line.trimEnd().replaceAll('`', 'ˋ'));
  return [
    '```',
    ...lines,
    '```',
    `-# h half, F full cover · # blocked · ~ slow · ! see above · 1–9 height${isKnown ? '' : ' · ? unknown'}`,
  ].join('\n');
}

/** One or two signs: how high, and what is there. */
function signOf({ ground, obstacle, blocked, slow, features, unknown }: GridTile): string {
  if (unknown) return '?';
  const height = ground === 0 ? '' : ground > 0 && ground < 10 ? String(Math.floor(ground)) : '^';
  const there = blocked
    ? '#'
    : obstacle !== null
      ? { none: 'o', half: 'h', full: 'F' }[obstacle.cover]
      : features.length > 0
        ? '!'
        : slow > 0
          ? '~'
          : '';
  return `${height}${there}` || '.';
}
