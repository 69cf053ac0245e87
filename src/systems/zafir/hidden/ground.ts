import {
  directions,
  type Grid,
  inReadingOrder,
  indexOf,
  parseTile,
  type Tile,
  type TileName,
  tileName,
} from '../../../engine/space/grid/index.ts';
import { tileFeatures } from '../content/tileFeatures.ts';
import { wall } from '../field/legend.ts';
import type { TileMark } from '../scene.ts';

/** Hidden ground that comes to light at once: tiles of one name, or without one those that touch. */
export interface HiddenArea {
  readonly name: string | null;
  readonly tiles: readonly TileName[];
}

/** What lies about that only the GM knows of, on tiles that touch. */
export interface SecretThing {
  readonly name: string;
  readonly tiles: readonly TileName[];
}

const isMarked = (tile: Tile<TileMark> | undefined, id: 'hidden' | 'secret'): boolean =>
  tile?.features?.some((mark) => mark.id === id) ?? false;

/** Whether players know nothing of a tile. */
export const isHiddenTile = (grid: Grid<TileMark>, tile: TileName): boolean =>
  isMarked(grid.tiles[tile], 'hidden');

/** Whether players know the ground of a tile, but not what lies there. */
export const isSecretTile = (grid: Grid<TileMark>, tile: TileName): boolean =>
  isMarked(grid.tiles[tile], 'secret');

/** What a secret tile keeps secret: what is there from the start. What somebody has laid there since, everybody has seen. */
export const isKeptSecret = ({ id, by }: TileMark): boolean =>
  by === null && (id === 'object' || tileFeatures.some((row) => row.id === id));

interface Secrets {
  readonly areas: readonly HiddenArea[];
  readonly areaOf: ReadonlyMap<TileName, HiddenArea>;
  readonly things: readonly SecretThing[];
  /** The map without the one and the other, by the areas that are known nevertheless. */
  readonly known: Map<string, Grid<TileMark>>;
}

const read = new WeakMap<Grid<TileMark>, Secrets | null>();

/** What players do not know of a map; null where they know all of it. The same map is looked through once. */
function secretsOf(grid: Grid<TileMark>): Secrets | null {
  const before = read.get(grid);
  if (before !== undefined) return before;
  const { hidden, secret } = marked(grid);
  const areas = areasOf(grid, hidden);
  const secrets =
    hidden.length + secret.length === 0
      ? null
      : {
          areas,
          areaOf: new Map(areas.flatMap((area) => area.tiles.map((tile) => [tile, area] as const))),
          things: thingsOf(grid, secret),
          known: new Map(),
        };
  read.set(grid, secrets);
  return secrets;
}

/** Row by row: an area keeps its id (its first tile) when an undo brings its tiles back in another order. */
function marked(grid: Grid<TileMark>): Readonly<Record<'hidden' | 'secret', readonly TileName[]>> {
  const [hidden, secret]: [TileName[], TileName[]] = [[], []];
  for (const [name, tile] of Object.entries(grid.tiles)) {
    if (tile.features === undefined) continue;
    if (isMarked(tile, 'hidden')) hidden.push(name);
    if (isMarked(tile, 'secret')) secret.push(name);
  }
  return { hidden: inReadingOrder(hidden), secret: inReadingOrder(secret) };
}

/** Whether there is anything on a map that players do not know of. */
export const hasSecrets = (grid: Grid<TileMark>): boolean => secretsOf(grid) !== null;

export const hiddenAreas = (grid: Grid<TileMark>): readonly HiddenArea[] => secretsOf(grid)?.areas ?? [];

export const secretThings = (grid: Grid<TileMark>): readonly SecretThing[] => secretsOf(grid)?.things ?? [];

/** The hidden area in which a tile lies; null for ground that players know. */
export const areaOf = (grid: Grid<TileMark>, tile: TileName): HiddenArea | null =>
  secretsOf(grid)?.areaOf.get(tile) ?? null;

/** What the hidden ground of a tile is called; null where it has no name, or is not hidden. */
export const groundName = (grid: Grid<TileMark>, tile: TileName): string | null =>
  grid.tiles[tile]?.features?.find(({ id }) => id === 'hidden')?.name ?? null;

function areasOf(grid: Grid<TileMark>, tiles: readonly TileName[]): readonly HiddenArea[] {
  const all = [...Map.groupBy(tiles, (tile) => groundName(grid, tile))];
  return [
    ...all.flatMap(([name, own]) => (name === null ? [] : [{ name, tiles: own }])),
    ...all.flatMap(([name, own]) => (name === null ? touching(own).map((tiles) => ({ name, tiles })) : [])),
  ];
}

function thingsOf(grid: Grid<TileMark>, tiles: readonly TileName[]): readonly SecretThing[] {
  const all = [...Map.groupBy(tiles, (tile) => thingOn(grid, tile) ?? '')];
  return all.flatMap(([name, own]) => (name === '' ? [] : touching(own).map((tiles) => ({ name, tiles }))));
}

/** What lies on a tile that could be kept secret, by its names; null where nothing does. */
export function thingOn(grid: Grid<TileMark>, tile: TileName): string | null {
  const names = (grid.tiles[tile]?.features ?? [])
    .filter(isKeptSecret)
    .map(({ id, name }) => name ?? tileFeatures.find((row) => row.id === id)?.name ?? 'Object');
  return names.length === 0 ? null : names.join(', ');
}

/** Tiles in groups of those that touch, sides or corners; in each they stay in their order. */
function touching(tiles: readonly TileName[]): readonly (readonly TileName[])[] {
  const firsts = new Map<TileName, TileName>(); // of each tile the first of its group
  const left = new Set(tiles);
  for (const first of tiles) {
    const group = left.delete(first) ? [first] : [];
    for (const tile of group) {
      firsts.set(tile, first);
      const at = parseTile(tile) ?? { x: 0, y: 0 };
      for (const { x, y } of directions) {
        const beside = tileName({ x: at.x + x, y: at.y + y });
        if (left.delete(beside)) group.push(beside);
      }
    }
  }
  return [...Map.groupBy(tiles, (tile) => firsts.get(tile) ?? tile).values()];
}

/** What is drawn and played of ground that nobody knows: nobody gets there, sees into it or over it, or breaks it; it is no cover. */
const unknown: Tile<TileMark> = {
  blocked: true,
  obstacle: { height: 1000, cover: 'none', opaque: true, solid: true },
  features: [{ id: 'sturdy', left: null, by: null }],
};

/**
 * A map as those know it who know nothing of what is hidden, but for the areas in which some tiles lie (`inside`): unknown ground
 * for what is hidden, with no wall or ladder that touches it; a secret door is a wall, and of what else is secret nothing is there.
 */
export function knownGrid(grid: Grid<TileMark>, inside: readonly TileName[] = []): Grid<TileMark> {
  const secrets = secretsOf(grid);
  if (secrets === null) return grid;
  const within = new Set(inside.flatMap((tile) => secrets.areaOf.get(tile) ?? []));
  const opened = secrets.areas.filter((area) => within.has(area));
  const key = opened.map(({ tiles }) => tiles[0]).join();
  const before = secrets.known.get(key);
  if (before !== undefined) return before;
  const closed = new Set(
    secrets.areas.filter((area) => !opened.includes(area)).flatMap(({ tiles }) => tiles),
  );
  const isOpen = (...tiles: readonly TileName[]) => !tiles.some((tile) => closed.has(tile));
  const tiles: Record<TileName, Tile<TileMark>> = {};
  for (const [name, tile] of Object.entries(grid.tiles)) {
    const shown = closed.has(name) ? unknown : openly(tile);
    if (shown !== null) tiles[name] = shown;
  }
  const known: Grid<TileMark> = {
    ...grid,
    tiles,
    walls: Object.fromEntries(Object.entries(grid.walls).filter(([edge]) => isOpen(...edge.split('|')))),
    links: grid.links.filter(({ from, to }) => isOpen(from, to)),
  };
  secrets.known.set(key, known);
  return known;
}

/** A tile without what is secret on it; null where that is plain ground. */
function openly(tile: Tile<TileMark>): Tile<TileMark> | null {
  if (!isMarked(tile, 'secret')) return tile;
  const { features = [], ...rest } = tile;
  const isDoor = features.some((mark) => mark.id === 'object' && mark.open === false);
  const ground = { ...rest, ...(isDoor ? { obstacle: wall } : {}) };
  const left = features.filter((mark) => mark.id !== 'secret' && !isKeptSecret(mark));
  if (left.length > 0) return { ...ground, features: left };
  return Object.keys(ground).length > 0 ? ground : null;
}

/** Whether a tile is on a map and on ground that is unknown on it. */
export const isUnknownOn = (known: Grid<TileMark>, tile: TileName): boolean =>
  indexOf(known, parseTile(tile)) !== null && known.tiles[tile] === unknown;
