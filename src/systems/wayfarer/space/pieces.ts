import {
  type At,
  type Bounds,
  isInside,
  parseTile,
  readDrawn,
  type SpaceRefusal,
  tileName,
} from '../../../engine/space/index.ts';
import { refuse } from '../../../engine/space/refusal.ts';
import { legend } from './legend.ts';
import type { Battlefield } from './marks.ts';

/** A piece of terrain that players place in turns (L50): a drawing in the signs of maps. A blank is left as it is. */
export interface Piece {
  readonly id: string;
  readonly name: string;
  readonly kind: PieceKind;
  readonly drawn: readonly string[];
}

export type PieceKind = 'wild' | 'ruins' | 'village' | 'works';

const piece = (id: string, name: string, kind: PieceKind, ...drawn: readonly string[]): Piece => ({
  id,
  name,
  kind,
  drawn,
});

export const pieces: readonly Piece[] = [
  piece('copse', 'Copse', 'wild', ' Tb ', 'TTbT', ' bT '),
  piece('pond', 'Pond', 'wild', ' ~~ ', '~ww~', ' ~~ '),
  piece('hillock', 'Hillock', 'wild', './1/.', '/121/', './1/.'),
  piece('boulders', 'Boulders', 'wild', '#,', ',#'),
  piece('thicket', 'Thicket', 'wild', 'bbb', 'bbb'),
  piece('field', 'Ploughed field', 'wild', 'eeee', 'eeee', 'eeee'),
  piece('shell', 'Ruined house', 'ruins', 'WW.W', 'W,,.', 'W,,W', '.WWW'),
  piece('rubble', 'Rubble', 'ruins', ',,,', ',W,', ',,,'),
  piece('crater', 'Crater', 'ruins', ' ,, ', ',ee,', ' ,, '),
  piece('wallEnd', 'Broken wall', 'ruins', 'WWW.W'),
  piece('house', 'House', 'village', '#+##', '#__#', '#__+', '####'),
  piece('barn', 'Barn', 'village', 'HHH', 'HHH'),
  piece('fence', 'Fence', 'village', 'sssss'),
  piece('well', 'Well', 'village', 'WW', 'WX'),
  piece('market', 'Market stalls', 'village', 's.s', '...', 's.s'),
  piece('bunker', 'Bunker', 'works', 'WWWW', 'W__W', 'W+WW'),
  piece('crates', 'Crates', 'works', 'HW', 'WW'),
  piece('generator', 'Generator', 'works', 'tW', 'Wz'),
  piece('sandbags', 'Sandbags', 'works', 'sss', 's.s'),
  piece('tower', 'Watchtower', 'works', '333', '333', '/33'),
];

/** So far from one another, and from the map's edge, pieces lie at least. */
const apart = 1;

/** A piece turned clockwise by quarters of a circle. */
export function turnedPiece({ drawn }: Piece, quarters: number): readonly string[] {
  let rows = drawn.map((row) => [...row]);
  for (let turn = 0; turn < ((quarters % 4) + 4) % 4; turn += 1) {
    const columns = rows[0]?.length ?? 0;
    rows = Array.from({ length: columns }, (_, x) => rows.map((row) => row[x] ?? ' ').reverse());
  }
  return rows.map((row) => row.join(''));
}

export type Placed = { readonly ok: true; readonly board: Battlefield } | SpaceRefusal;

/**
 * A map with a piece more, its north-west corner on a tile. Refuses a place that is off the map, or nearer than an increment to its
 * edge or to what is there.
 */
export function withPiece(board: Battlefield, one: Piece, at: At, quarters = 0): Placed {
  const drawn = turnedPiece(one, quarters);
  const [columns, rows] = [drawn[0]?.length ?? 0, drawn.length];
  const last = { x: at.x + columns - 1 + apart, y: at.y + rows - 1 + apart };
  if (!isInside(board.grid, { x: at.x - apart, y: at.y - apart }) || !isInside(board.grid, last))
    return refuse('space.outside', { tile: tileName(at) });
  for (let y = at.y - apart; y <= last.y; y += 1)
    for (let x = at.x - apart; x <= last.x; x += 1) {
      const tile = tileName({ x, y });
      if (board.grid.tiles[tile] !== undefined) return refuse('space.occupied', { tile });
    }
  const read = readDrawn(drawn.join('\n'), legend);
  if (!read.ok) return read;
  const moved = Object.entries(read.board.grid.tiles).flatMap(([name, tile]) => {
    const from = parseTile(name);
    return from === null ? [] : [[tileName({ x: at.x + from.x, y: at.y + from.y }), tile] as const];
  });
  const tiles = { ...board.grid.tiles, ...Object.fromEntries(moved) };
  return { ok: true, board: { ...board, grid: { ...board.grid, tiles } } };
}

/** Which pieces a terrain card of a suit brings. A house value, as the number is (L56: 'roll dice to determine how many'). */
export const kindOfSuit = {
  clubs: 'wild',
  spades: 'ruins',
  hearts: 'village',
  diamonds: 'works',
} as const satisfies Record<string, PieceKind>;

/** How many pieces a card of a value brings to a map: its value for one of 24 x 24, more for larger ones, 30 at most. */
export const piecesOfCard = (value: number, { columns, rows }: Bounds): number =>
  Math.min(30, Math.max(2, Math.round((value * columns * rows) / 576)));

/** A piece as it was rolled: which of its kind, where, and how it is turned. */
export interface Rolled {
  readonly piece: number;
  readonly at: At;
  readonly quarters: number;
}

/**
 * A map laid out by a card: as many pieces as it brings, each where it was rolled or on the nearest place it fits; who finds none is
 * left out. `rolls` come from the table's dice: this only lays them out.
 */
export function laidOut(board: Battlefield, kind: PieceKind, rolls: readonly Rolled[]): Battlefield {
  const own = pieces.filter((one) => one.kind === kind);
  return rolls.reduce((map, { piece: which, at, quarters }) => {
    const one = own[which % own.length];
    return one === undefined ? map : (nearest(map, one, at, quarters) ?? map);
  }, board);
}

function nearest(board: Battlefield, one: Piece, at: At, quarters: number): Battlefield | null {
  const far = Math.max(board.grid.columns, board.grid.rows);
  for (let ring = 0; ring < far; ring += 1)
    for (let dy = -ring; dy <= ring; dy += 1)
      for (let dx = -ring; dx <= ring; dx += Math.abs(dy) === ring ? 1 : Math.max(1, 2 * ring)) {
        const placed = withPiece(board, one, { x: at.x + dx, y: at.y + dy }, quarters);
        if (placed.ok) return placed.board;
      }
  return null;
}
