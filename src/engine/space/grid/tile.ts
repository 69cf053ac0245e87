/** A tile by its column and row, both from 0: { x: 2, y: 3 } is C4. */
export interface At {
  readonly x: number;
  readonly y: number;
}

/** A tile as people write it: column letters, then the row from 1. 'C4', 'AB12'. */
export type TileName = string;

/** A rectangle of tiles: `at` is its north-west one. Without a size it is a single tile. */
export interface Footprint {
  readonly at: At;
  /** How many tiles from west to east, and from north to south where nothing else is said. */
  readonly size?: number;
  /** How many tiles from north to south; left out: as many as `size`. */
  readonly deep?: number;
}

export interface Bounds {
  readonly columns: number;
  readonly rows: number;
}

/** 'C4' for { x: 2, y: 3 }. */
export function tileName({ x, y }: At): TileName {
  // Maps name their tiles many thousands of times: the same text each time is found again much more quickly than an equal one.
  const isUsual = x >= 0 && y >= 0 && x < USUAL && y < USUAL;
  return (isUsual ? names[y * USUAL + x] : undefined) ?? `${columnName(x)}${y + 1}`;
}

/** As long as the sides of maps are. */
const USUAL = 64;

/** 0 → A, 25 → Z, 26 → AA, as spreadsheets have it. */
export function columnName(x: number): string {
  const letter = String.fromCharCode(65 + (x % 26));
  return x < 26 ? letter : columnName(Math.floor(x / 26) - 1) + letter;
}

const names: readonly TileName[] = Array.from(
  { length: USUAL * USUAL },
  (_, n) => `${columnName(n % USUAL)}${Math.floor(n / USUAL) + 1}`,
);

/** Names of tiles row by row, from the west. */
export function inReadingOrder(tiles: readonly TileName[]): readonly TileName[] {
  const places = tiles.map((tile) => {
    const at = parseTile(tile);
    return at === null ? 0 : placeOf(at);
  });
  if (places.every((place, n) => n === 0 || (places[n - 1] ?? 0) <= place)) return tiles;
  const sorted = tiles.map((tile, n) => ({ tile, place: places[n] ?? 0 }));
  return sorted.sort((a, b) => a.place - b.place).map(({ tile }) => tile);
}

/** A tile as a number: they rise row by row. */
export const placeOf = ({ x, y }: At): number => y * FARTHEST + x;

/** More columns than three letters can name. */
const FARTHEST = 100_000;

/** Reads 'C4' or 'c4', blanks around it or not; null for anything else. Three letters and four digits at most. */
export function parseTile(text: string): At | null {
  // Tiles are named in states, so this is asked many thousands of times in a large fight: no expression is as quick.
  const name = text.trim();
  let column = 0;
  let place = 0;
  for (let letter = letterAt(name, 0); letter > 0; letter = letterAt(name, ++place))
    column = column * 26 + letter;
  if (place < 1 || place > 3) return null;
  let row = 0;
  for (let at = place; at < name.length; at++) {
    const digit = name.charCodeAt(at) - ZERO;
    if (digit < 0 || digit > 9) return null;
    row = row * 10 + digit;
  }
  const digits = name.length - place;
  if (digits < 1 || digits > 4 || name.charCodeAt(place) === ZERO) return null;
  return { x: column - 1, y: row - 1 };
}

const ZERO = 48;

/** A letter by its number in the alphabet, from 1; 0 for whatever is none. */
function letterAt(text: string, place: number): number {
  const code = text.charCodeAt(place) | 32; // a small letter
  return code >= 97 && code <= 122 && text.charCodeAt(place) < 128 ? code - 96 : 0;
}

export const sameTile = (a: At, b: At): boolean => a.x === b.x && a.y === b.y;

export const isInside = (bounds: Bounds, at: At): boolean =>
  Number.isInteger(at.x) &&
  Number.isInteger(at.y) &&
  at.x >= 0 &&
  at.y >= 0 &&
  at.x < bounds.columns &&
  at.y < bounds.rows;

/** The tiles of a footprint, row by row. */
export function tilesOf(footprint: Footprint): readonly At[] {
  const { at, size = 1, deep = size } = footprint;
  if (size === 1 && deep === 1) return [at];
  return Array.from({ length: size * deep }, (_, i) => ({
    x: at.x + (i % size),
    y: at.y + Math.floor(i / size),
  }));
}

/** The footprint of something so wide and, where that is said, so deep. */
export const takingUp = (at: At, size: number, deep: number = size): Footprint => ({ at, size, deep });

export const isFootprintInside = (bounds: Bounds, footprint: Footprint): boolean => {
  const { at, size = 1, deep = size } = footprint;
  return isInside(bounds, at) && isInside(bounds, { x: at.x + size - 1, y: at.y + deep - 1 });
};

/** North, east, south, west, then the diagonals clockwise from north-east. */
export const directions: readonly At[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
];

/** The up to eight tiles around one, in the order of `directions`. */
export const neighbours = (bounds: Bounds, at: At): readonly At[] =>
  directions.map((d) => ({ x: at.x + d.x, y: at.y + d.y })).filter((to) => isInside(bounds, to));
