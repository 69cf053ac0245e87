import {
  distanceBetween,
  emptyGrid,
  type Grid,
  parseTile,
  reach,
  sees,
  survey,
  tileName,
  walking,
  withWall,
  type ZoneMap,
  zoneDistance,
  zoneSees,
  zonesReached,
} from '../../../src/engine/space/index.ts';

/** Where a vigil is kept. A place is a zone's id or a tile's name. */
export interface Field {
  readonly id: string;
  readonly name: string;
  readonly home: { readonly players: string; readonly foes: string };
  readonly places: readonly { readonly id: string; readonly name: string }[];
  /** How many steps apart two places are; null where no way leads there or one of them does not exist. */
  distance(from: string, to: string): number | null;
  sees(from: string, to: string): boolean;
  /** Where one gets from here in one move. */
  near(from: string): readonly string[];
}

/** Three zones in a row; one sees into the mist of the mire, but not through it. */
const fenMap: ZoneMap = {
  zones: {
    causeway: { name: 'Causeway', traits: [] },
    mire: { name: 'Mire', traits: [], opaque: true },
    belfry: { name: 'Belfry', traits: [{ id: 'high', value: 1 }] },
  },
  borders: [{ between: ['causeway', 'mire'] }, { between: ['mire', 'belfry'] }],
};

const fen: Field = {
  id: 'fen',
  name: 'The fen',
  home: { players: 'causeway', foes: 'mire' },
  places: Object.entries(fenMap.zones).map(([id, { name }]) => ({ id, name })),
  distance: (from, to) => zoneDistance(fenMap, from, to),
  sees: (from, to) => zoneSees(fenMap, from, to),
  near: (from) =>
    zonesReached(fenMap, from, 1)
      .flatMap(({ zones }) => zones.at(-1) ?? [])
      .filter((zone) => zone !== from),
};

/** A yard of 3 × 3 tiles; a high wall parts A1 from B1 and A2 from B2. */
const yardGrid = [1, 2].reduce<Grid>(
  (grid, row) => {
    const wall = { height: 3, cover: 'full', opaque: true, barrier: true } as const;
    return built(withWall(grid, { x: 0, y: row - 1 }, { x: 1, y: row - 1 }, wall));
  },
  built(emptyGrid(3, 3)),
);

const terrain = survey(yardGrid);

const yard: Field = {
  id: 'yard',
  name: 'The yard',
  home: { players: 'A3', foes: 'C3' },
  places: Array.from({ length: 9 }, (_, i) => tileName({ x: i % 3, y: Math.floor(i / 3) })).map((id) => ({
    id,
    name: id,
  })),
  distance(from, to) {
    const [a, b] = [parseTile(from), parseTile(to)];
    return a === null || b === null ? null : distanceBetween('chebyshev', { at: a }, { at: b });
  },
  sees(from, to) {
    const [a, b] = [parseTile(from), parseTile(to)];
    return a !== null && b !== null && sees(terrain, { at: a, height: 1 }, { at: b, height: 1 });
  },
  near: yardNear,
};

export const fields: readonly Field[] = [fen, yard];

export const fieldOf = (id: string): Field => fields.find((field) => field.id === id) ?? fen;

function yardNear(from: string): readonly string[] {
  const at = parseTile(from);
  if (at === null) return [];
  const found = reach(terrain, { from: at, budget: 2, movement: walking({ metric: 'manhattan' }) });
  return found.tiles.map(({ tile }) => tile).filter((tile) => tile !== from);
}

/** The two fields are laid out here: that one is refused is a mistake in this file. */
function built(
  result: { readonly ok: true; readonly grid: Grid } | { readonly ok: false; readonly code: string },
): Grid {
  if (!result.ok) throw new Error(`the yard: ${result.code}`);
  return result.grid;
}
