import { refuse, type SpaceRefusal } from '../refusal.ts';
import { isAdjacent } from './metric.ts';
import { type Search, shortestPath } from './reach.ts';
import type { Terrain } from './terrain.ts';
import { type At, type Bounds, directions, isInside, parseTile, sameTile, tileName } from './tile.ts';

/** Where somebody wants to go: to a tile by whatever way, or by these tiles, each next to the one before or farther away. */
export type WayTyped = { readonly to: At } | { readonly tiles: readonly At[] };

export type WayRead = { readonly ok: true; readonly way: WayTyped } | SpaceRefusal;

/**
 * Reads a way as people type it:
 * - 'C4': to that tile;
 * - 'C4 D5 E6', 'C4-D5-E6', 'C4, D5 → E6': by these tiles (the one that is left may be named first);
 * - 'up 3, right 2', '3 up 2 right', 'n3 e2', 'NE 2', 'up-left', '↑↑→': step by step, exactly so.
 * What could be both ('E2', 'n3 e2') is a tile where it is the only one; of several, tiles in capitals and steps in small
 * letters. A tile that the map has not, but a direction ('S30'), is steps. Refuses what it does not understand, and what
 * leads off the map. The tile that is left is not among those given.
 */
export function readWay(text: string, from: At, bounds: Bounds): WayRead {
  const typed = text.normalize('NFKC').trim();
  if (typed === '') return refuse('space.noWayTyped');
  const names = typed.split(/[\s,;→>\-–]+/u).filter((word) => word !== '');
  const tiles = names.map(parseTile);
  if (tiles.every((at) => at !== null) && areTiles(names, tiles, bounds)) return byTiles(tiles, from, bounds);
  return bySteps(typed, from, bounds);
}

/** Whether words that look like tiles are some. */
function areTiles(names: readonly string[], tiles: readonly At[], bounds: Bounds): boolean {
  const couldBeSteps = names.every((name) =>
    WORDS.has(name.replace(/(?<!\d)\d+$/u, '').toLocaleLowerCase('en')),
  );
  if (!couldBeSteps) return true;
  if (!tiles.every((at) => isInside(bounds, at))) return false;
  return names.length === 1 || names.every((name) => name === name.toUpperCase());
}

function byTiles(tiles: readonly At[], from: At, bounds: Bounds): WayRead {
  const outside = tiles.find((at) => !isInside(bounds, at));
  if (outside) return offTheMap(outside, bounds);
  const [first, ...others] = tiles;
  if (first === undefined) return refuse('space.noWayTyped');
  if (others.length === 0) return { ok: true, way: { to: first } };
  return { ok: true, way: { tiles: sameTile(first, from) ? others : tiles } };
}

const offTheMap = (at: At, { columns, rows }: Bounds): SpaceRefusal =>
  refuse('space.offTheMap', {
    tile: at.x >= 0 && at.y >= 0 ? tileName(at) : '',
    last: tileName({ x: columns - 1, y: rows - 1 }),
  });

const [NORTH, EAST, SOUTH, WEST, NORTH_EAST, SOUTH_EAST, SOUTH_WEST, NORTH_WEST] = directions;

const WORDS: ReadonlyMap<string, At | undefined> = new Map([
  ...named(NORTH, '↑ ⬆ n north up'),
  ...named(EAST, '→ ➡ e east right'),
  ...named(SOUTH, '↓ ⬇ s south down'),
  ...named(WEST, '← ⬅ w west left'),
  ...named(NORTH_EAST, '↗ ne northeast upright rightup'),
  ...named(SOUTH_EAST, '↘ se southeast downright rightdown'),
  ...named(SOUTH_WEST, '↙ sw southwest downleft leftdown'),
  ...named(NORTH_WEST, '↖ nw northwest upleft leftup'),
]);

function named(direction: At | undefined, words: string): readonly (readonly [string, At | undefined])[] {
  return words.split(' ').map((word) => [word, direction] as const);
}

const WORD = String.raw`([←-↙⬅⬆⬇➡]|\p{L}+(?:-\p{L}+)?)`;
const BETWEEN = String.raw`[\s,;.+&]*`;

/** '3 up', and 'up 3' (or '3 up' after it): a number belongs to the word before it unless the text begins with one. */
const NUMBER_FIRST = new RegExp(String.raw`${BETWEEN}(\d*)\s*${WORD}()${BETWEEN}`, 'uy');
const WORD_FIRST = new RegExp(String.raw`${BETWEEN}(\d*)\s*${WORD}\s*(\d*)${BETWEEN}`, 'uy');

function bySteps(typed: string, from: At, bounds: Bounds): WayRead {
  const text = typed.replace(/\uFE0F/gu, ''); // what makes an arrow a coloured picture
  const part = new RegExp(/^\d/u.test(text) ? NUMBER_FIRST : WORD_FIRST);
  const tiles: At[] = [];
  let at = from;
  while (part.lastIndex < text.length) {
    const start = part.lastIndex;
    const [, before = '', word = '', after = ''] = part.exec(text) ?? [];
    if (word === '') return refuse('space.unknownStep', { typed: text.slice(start, start + 40).trim() });
    if (FILLERS.has(word.toLocaleLowerCase('en')) && before === '' && after === '') continue;
    const direction = WORDS.get(word.toLocaleLowerCase('en').replace('-', ''));
    if (direction === undefined) return refuse('space.unknownStep', { typed: word.slice(0, 40) });
    const times = Number(before === '' ? (after === '' ? 1 : after) : before);
    for (let step = 0; step < times; step += 1) {
      at = { x: at.x + direction.x, y: at.y + direction.y };
      if (!isInside(bounds, at)) return offTheMap(at, bounds);
      if (tiles.length === MOST_STEPS) return refuse('space.noWayTyped');
      tiles.push(at);
    }
  }
  return tiles.length === 0 ? refuse('space.noWayTyped') : { ok: true, way: { tiles } };
}

/** More is no way on any map. */
const MOST_STEPS = 200;

const FILLERS: ReadonlySet<string> = new Set(['then', 'and', 'go', 'move', 'steps', 'step', 'tiles', 'tile']);

/**
 * A way by tiles that lie apart, tile by tile: by the cheapest way from each to the next. What lies next to another is gone to
 * at once; on the way one may pass where one may not end. The tile that is left is not among them. Refuses where no way leads on.
 */
export function wayThrough(
  terrain: Terrain,
  search: Search,
  tiles: readonly At[],
): { readonly ok: true; readonly tiles: readonly At[] } | SpaceRefusal {
  const all: At[] = [];
  let from = search.from;
  const passing = onTheWay(search);
  for (const [n, to] of tiles.entries()) {
    if (isAdjacent({ at: from }, { at: to })) all.push(to);
    else if (!sameTile(from, to)) {
      const path = shortestPath(terrain, { ...(n < tiles.length - 1 ? passing : search), from }, to);
      if (path === null) return refuse('space.noWay', { from: tileName(from), to: tileName(to) });
      all.push(
        ...path.tiles
          .slice(1)
          .map(parseTile)
          .filter((at) => at !== null),
      );
    }
    from = to;
  }
  return { ok: true, tiles: all };
}

/** A search for tiles that are only passed: those of others who let one through, and those on which nobody may end. */
function onTheWay({ mayEnd: _anywhere, occupied = {}, ...search }: Search): Search {
  const closed = Object.entries(occupied).filter(([, { pass }]) => !pass);
  return { ...search, occupied: Object.fromEntries(closed) };
}
