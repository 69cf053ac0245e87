import type { Feature, Link, Obstacle, Tile, Wall } from './grid.ts';
import { wallName } from './grid.ts';
import type { Board, MapSign } from './legend.ts';
import {
  type At,
  type Bounds,
  directions,
  inReadingOrder,
  isInside,
  parseTile,
  type TileName,
  tileName,
} from './tile.ts';

/** A board while it is drawn or changed: what 3,600 tiles are painted on one by one. */
export interface Draft<F extends Feature = Feature> {
  columns: number;
  rows: number;
  readonly tiles: Map<TileName, Tile<F>>;
  readonly walls: Map<string, Wall>;
  links: readonly Link[];
  readonly spots: Map<string, Set<TileName>>;
  /** Links that lead up from a tile; to where shows when all heights are known. */
  readonly ascents: { readonly at: At; readonly kind: string }[];
}

export const emptyDraft = <F extends Feature>({ columns, rows }: Bounds): Draft<F> => ({
  columns,
  rows,
  tiles: new Map(),
  walls: new Map(),
  links: [],
  spots: new Map(),
  ascents: [],
});

export function draftOf<F extends Feature>({ grid, spots }: Board<F>): Draft<F> {
  return {
    columns: grid.columns,
    rows: grid.rows,
    tiles: new Map(Object.entries(grid.tiles)),
    walls: new Map(Object.entries(grid.walls)),
    links: grid.links,
    spots: new Map(Object.entries(spots).map(([name, tiles]) => [name, new Set(tiles)])),
    ascents: [],
  };
}

/** The board that was drawn, or the tile from which a link leads nowhere. The same drawing gives the same JSON. */
export function finished<F extends Feature>(
  draft: Draft<F>,
):
  | { readonly ok: true; readonly board: Board<F> }
  | { readonly ok: false; readonly tile: TileName; readonly kind: string } {
  const links = [...draft.links];
  for (const { at, kind } of draft.ascents) {
    const to = ascentFrom(draft, at);
    if (to === null) return { ok: false, tile: tileName(at), kind };
    links.push({ from: tileName(at), to: tileName(to), kind });
  }
  const { columns, rows } = draft;
  const grid = {
    columns,
    rows,
    tiles: Object.fromEntries(
      inReadingOrder([...draft.tiles.keys()]).map((name) => [name, draft.tiles.get(name) ?? {}]),
    ),
    walls: Object.fromEntries([...draft.walls].sort(([a], [b]) => (a < b ? -1 : 1))),
    links,
  };
  const spots = [...draft.spots]
    .filter(([, tiles]) => tiles.size > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, tiles]) => [name, inReadingOrder([...tiles])] as const);
  return { ok: true, board: { grid, spots: Object.fromEntries(spots) } };
}

/** Puts what a sign has on a tile, and leaves the rest as it is. */
export function paint<F extends Feature>(draft: Draft<F>, at: At, sign: MapSign<F>): void {
  const name = tileName(at);
  if (isPlain(sign)) {
    wipe(draft, at);
    return;
  }
  if (sign.tile !== undefined) {
    const before = draft.tiles.get(name) ?? {};
    const added = sign.tile.features ?? [];
    const kept = (before.features ?? []).filter(({ id }) => !added.some((feature) => feature.id === id));
    const features = [...kept, ...added];
    put(draft, name, { ...before, ...sign.tile, ...(features.length === 0 ? {} : { features }) });
  }
  if (sign.spot !== undefined) {
    const spot = draft.spots.get(sign.spot) ?? new Set();
    draft.spots.set(sign.spot, spot.add(name));
  }
  if (sign.link !== undefined) draft.ascents.push({ at, kind: sign.link });
}

/** Takes away what a sign has put on a tile; with `cover`, whatever stands there. */
export function unpaint<F extends Feature>(draft: Draft<F>, at: At, sign: MapSign<F> | 'cover'): void {
  const name = tileName(at);
  const { obstacle, features = [], blocked, slow, ground } = draft.tiles.get(name) ?? {};
  const gone: Tile<F> = sign === 'cover' ? {} : (sign.tile ?? {});
  const stays = obstacle !== undefined && sign !== 'cover' && !sameObstacle(gone.obstacle, obstacle);
  const left = features.filter(({ id }) => !gone.features?.some((feature) => feature.id === id));
  put(draft, name, {
    ...(ground === undefined || gone.ground === ground ? {} : { ground }),
    ...(stays ? { obstacle } : {}),
    ...(blocked === undefined || gone.blocked ? {} : { blocked }),
    ...(slow === undefined || gone.slow === slow ? {} : { slow }),
    ...(left.length === 0 ? {} : { features: left }),
  });
  if (sign === 'cover') return;
  if (sign.spot !== undefined) draft.spots.get(sign.spot)?.delete(name);
  if (sign.link !== undefined)
    draft.links = draft.links.filter(
      (link) => link.kind !== sign.link || (link.from !== name && link.to !== name),
    );
}

/** Whether two obstacles are of the same make. */
export const sameObstacle = (a: Obstacle | undefined, b: Obstacle | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.height === b.height &&
  a.cover === b.cover &&
  a.opaque === b.opaque &&
  a.solid === b.solid &&
  (a.destructible ?? false) === (b.destructible ?? false);

/** Whether two walls are of the same make. */
export const sameWall = (a: Wall, b: Wall): boolean =>
  a.height === b.height && a.cover === b.cover && a.opaque === b.opaque && a.barrier === b.barrier;

/** Makes a tile plain ground at height 0. */
export function wipe(draft: Draft, at: At): void {
  const name = tileName(at);
  draft.tiles.delete(name);
  for (const tiles of draft.spots.values()) tiles.delete(name);
  draft.links = draft.links.filter(({ from, to }) => from !== name && to !== name);
}

/** Changes the height of a floor; what stands there is moved with it. */
export function setHeight(draft: Draft, at: At, height: (before: number) => number): void {
  const name = tileName(at);
  const { ground = 0, ...rest } = draft.tiles.get(name) ?? {};
  const now = height(ground);
  put(draft, name, now === 0 ? rest : { ...rest, ground: now });
}

/** Puts a wall between two tiles that share a side, or takes it away; false where they share none. */
export function setWall(draft: Draft, a: At, b: At, wall: Wall | null): boolean {
  const name = wallName(a, b);
  if (name === null) return false;
  if (wall === null) draft.walls.delete(name);
  else draft.walls.set(name, wall);
  return true;
}

/** Changes the size; what is outside of it is gone. */
export function resize(draft: Draft, { columns, rows }: Bounds): void {
  [draft.columns, draft.rows] = [columns, rows];
  const isGone = (name: string) => {
    const at = parseTile(name);
    return at === null || !isInside(draft, at);
  };
  for (const name of [...draft.tiles.keys()]) if (isGone(name)) draft.tiles.delete(name);
  for (const name of [...draft.walls.keys()]) if (name.split('|').some(isGone)) draft.walls.delete(name);
  for (const tiles of draft.spots.values())
    for (const name of [...tiles]) if (isGone(name)) tiles.delete(name);
  draft.links = draft.links.filter(({ from, to }) => !isGone(from) && !isGone(to));
}

/** Whether a sign is plain ground. */
export const isPlain = (sign: MapSign): boolean =>
  sign.tile === undefined && sign.spot === undefined && sign.link === undefined;

/** Where a link leads that goes up from a tile: the highest beside it, north, east, south, west; null where none is higher. */
export function ascentFrom(draft: Pick<Draft, 'columns' | 'rows' | 'tiles'>, at: At): At | null {
  const heightOf = (one: At): number => {
    const { ground = 0, obstacle } = draft.tiles.get(tileName(one)) ?? {};
    return ground + (obstacle?.solid ? obstacle.height : 0);
  };
  let best: At | null = null;
  let most = heightOf(at);
  for (const { x, y } of directions.slice(0, 4)) {
    const to = { x: at.x + x, y: at.y + y };
    if (!isInside(draft, to) || heightOf(to) <= most) continue;
    [best, most] = [to, heightOf(to)];
  }
  return best;
}

function put<F extends Feature>(draft: Draft<F>, name: TileName, tile: Tile<F>): void {
  if (Object.keys(tile).length === 0) draft.tiles.delete(name);
  else draft.tiles.set(name, tile);
}
