import { zafir } from '../../../../src/systems/zafir/index.ts';
import { type Chance, once, one } from '../../../support/random/chance.ts';

/** What a battlefield may have much of, each a list of signs. */
const themes = [
  'o',
  '#',
  'W=',
  '~',
  '^',
  '!',
  '%',
  '*+',
  'X',
  '1',
  '2',
  '123',
  'c',
  '/',
  'O',
  '3',
  'oO',
  'o#',
];

/** A battlefield of 8 × 6 to 12 × 9 tiles: patches of this and that, the crew in the south, the enemies in the north. */
export function fieldBy(chance: Chance) {
  const read = zafir.readSetup(drawing(chance));
  if (!read.ok) throw new Error(read.why);
  return read.setup;
}

function drawing(chance: Chance): string {
  const [columns, rows] = [8 + chance(5), 6 + chance(4)];
  if (once(30, chance)) return `${columns}x${rows}`;
  const tiles = Array.from({ length: rows }, () => Array.from({ length: columns }, () => '.'));
  const patches = 3 + chance(6);
  const signs = Array.from({ length: 3 }, () => one(themes, chance)).join('');
  for (let n = 0; n < patches; n++) {
    const sign = one([...signs], chance);
    const [x, y] = [chance(columns), 1 + chance(rows - 2)];
    const [wide, long] = [1 + chance(3), 1 + chance(2)];
    for (let dy = 0; dy < long && y + dy < rows - 1; dy++)
      for (let dx = 0; dx < wide && x + dx < columns; dx++) set(tiles, x + dx, y + dy, sign);
  }
  for (let n = 0; n < 4; n++) {
    set(tiles, chance(columns), rows - 1, 'P');
    set(tiles, chance(columns), 0, 'E');
  }
  if (once(2, chance)) set(tiles, 0, 0, 'R');
  const isDark = once(3, chance);
  if (!isDark) ladder(tiles, chance); // what lies in the dark might leave it leading nowhere
  const drawn = tiles.map((row) => row.join(''));
  return [...drawn, ...(isDark ? ['---', darkness(columns, rows, chance)] : [])].join('\n');
}

/** Ground in the middle of which players know nothing, with something in it, and something secret beside. */
function darkness(columns: number, rows: number, chance: Chance): string {
  const [x, y] = [1 + chance(columns - 4), 2 + chance(rows - 4)];
  const tile = (dx: number, dy: number) => `${String.fromCharCode(65 + x + dx)}${y + dy}`;
  const inside = one(['half cover', 'wall', 'flames', 'nothing', 'height 2', 'object'], chance);
  const beside = one(['object', 'acid pool', 'flames', 'door'], chance);
  return `${tile(0, 0)}:${tile(2, 1)} hidden; ${tile(1, 0)} ${inside}; ${tile(-1, 0)} ${beside}, secret`;
}

/** A ladder beside something high, where there is any. */
function ladder(tiles: string[][], chance: Chance): void {
  const feet = tiles.flatMap((row, y) =>
    row.flatMap((sign, x) => (sign === '.' && /[23W]/.test(row[x + 1] ?? '') ? [{ x, y }] : [])),
  );
  if (feet.length === 0) return;
  const { x, y } = one(feet, chance);
  set(tiles, x, y, 'H');
}

function set(tiles: string[][], x: number, y: number, sign: string): void {
  const row = tiles[y];
  if (row !== undefined) row[x] = sign;
}

/** Some change of a battlefield in words. */
export function changeBy(columns: number, rows: number, chance: Chance): string {
  const tile = (dx = 0) =>
    `${String.fromCharCode(65 + Math.min(columns - 1, chance(columns - 1) + dx))}${1 + chance(rows)}`;
  const at = tile();
  const n = 100 + chance(900);
  const east = `${String.fromCharCode(at.charCodeAt(0) + 1)}${at.slice(1)}`;
  return one(
    [
      () => `${at} object Lever`,
      () => `${at} object Chest; ${at} locked ${chance(4)}`,
      () => `${at} unlocked`,
      () => `${at} object Strongbox; ${at} locked 1`,
      () => `${at}|${east} fence`,
      () => `${at}|${east} window`,
      () => `${at}|${east} thin wall`,
      () => `${at}, ${tile()} half cover`,
      () => `${at} full cover`,
      () => `${at} no cover`,
      () => `${at} flames, shallow water`,
      () => `${at} flames`,
      () => `${at} shallow water`,
      () => `${at} acid pool`,
      () => `${at} poison cloud`,
      () => `${at} height ${chance(5)}`,
      () => `${at}, ${east} height 3, climbable`,
      () => `A${1 + chance(rows)}:${String.fromCharCode(64 + columns)}${rows} height ${chance(4)}`,
      () => `${at} object Logical Drive; ${at} locked 1; ${tile()} object Safe; ${tile()} door`,
      () => `${at} nothing`,
      () => `${at} door; ${at} locked 2`,
      () => `${at} clear`,
      () => `${at} no walls`,
      () => `${at}:${tile(2)} hidden Crypt${n}`,
      () => `${at}:${tile(1)} hidden; ${at} object Zlot${n}; ${at} locked 1`,
      () => `${at} object Zlot${n}; ${at} secret`,
      () => `${at} acid pool, secret`,
      () => `${at}, ${tile()} shown`,
      () => 'size 9x7',
    ],
    chance,
  )();
}
