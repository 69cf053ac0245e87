import {
  type At,
  indexOf,
  legsFrom,
  type Reach,
  reach,
  type Search,
  sameTile,
  type TileName,
  tileName,
} from '../../../engine/space/grid/index.ts';
import { type CharacterId, footprintOf, type Scene, sizeOf } from '../scene.ts';
import { occupantsFor } from './free.ts';
import { movementOf } from './legs.ts';
import { type Means, meansOf } from './mover.ts';
import { remembered } from '../../../engine/remembered.ts';
import { canStay } from './terrain.ts';
import { type Care, SAFE_DROP, type Walker, walkerOf } from './walker.ts';

/** What a way asks of somebody: nothing but their feet, Agility Points, to go where it harms, to fall. */
export type Kind = 'plain' | 'agility' | 'danger' | 'fall';

/** A tile that somebody could end a move on, and what it would take to come there. */
export interface Reachable {
  readonly tile: TileName;
  readonly kind: Kind;
  readonly cost: number;
  readonly points: number;
}

/** A fall that somebody could take: from the edge that they could come to. */
export interface Fall extends Reachable {
  readonly from: At;
  readonly at: At;
}

/** What somebody could do with a move: their means, and the searches for ways, the least demanding first. */
export interface Prospect {
  readonly means: Means;
  readonly walker: Walker;
  readonly searches: readonly { readonly kind: Kind; readonly found: Reach }[];
  readonly falls: readonly Fall[];
}

const careful: Care = { careful: true, falls: false, anyLeap: false };
export const bold: Care = { careful: false, falls: false, anyLeap: false };
export const exactly: Care = { careful: false, falls: true, anyLeap: true };

/** What somebody could do with their next move. */
export const prospectOf = remembered(
  (scene: Scene, actor: CharacterId): Prospect => lookAhead(scene, actor, meansOf(scene, actor)),
);

/** What somebody could do with a move of these means. */
export function lookAhead(scene: Scene, actor: CharacterId, means: Means): Prospect {
  const { search, walker } = searchOf(scene, actor, means, careful);
  const { ground, terrain } = walker;
  const searches: { kind: Kind; found: Reach }[] = [
    { kind: 'plain', found: reach(terrain, { ...search, points: 0 }) },
  ];
  if ((ground.isRough || ground.hasFeatures) && search.points !== 0)
    searches.push({ kind: 'agility', found: reach(terrain, search) });
  if (ground.hasFeatures)
    searches.push({
      kind: 'danger',
      found: reach(terrain, { ...search, movement: movementOf(walker, bold) }),
    });
  return { means, walker, searches, falls: fallsFrom(searches.at(-1)?.found ?? null, walker, means) };
}

/** The search for somebody's ways. Only those whom they know of are in their way. */
export function searchOf(
  scene: Scene,
  actor: CharacterId,
  { speed, agility }: Pick<Means, 'speed' | 'agility'>,
  care: Care,
): { readonly search: Search; readonly walker: Walker } {
  const occupied = occupantsFor(scene, actor, true);
  const walker = walkerOf(scene, actor, { agility, occupied });
  const { at, size = 1 } = footprintOf(scene, actor);
  const search: Search = {
    from: at,
    size,
    occupied,
    budget: speed,
    points: walker.nimble ? agility : 0,
    movement: movementOf(walker, care),
    mayEnd: (to) => mayEnd(walker, to, size),
  };
  return { search, walker };
}

/** Nobody ends a move on a piece of cover one tile tall, with any part of them. */
function mayEnd({ terrain }: Walker, to: At, size: number): boolean {
  for (let y = to.y; y < to.y + size; y += 1)
    for (let x = to.x; x < to.x + size; x += 1) if (!canStay(terrain, { x, y })) return false;
  return true;
}

/** The tiles that lie too deep beside those in reach, or where a leap from there would end: one may fall there, and the move ends. */
function fallsFrom(found: Reach | null, walker: Walker, { speed, agility }: Means): readonly Fall[] {
  const { terrain } = walker;
  if (found === null || !terrain.surface.some((height) => height > SAFE_DROP)) return [];
  const ground = { ...found.ground, movement: movementOf(walker, { ...bold, falls: true }) };
  const { mayEnd: ends = () => true, from: start } = found.search;
  return found.tiles.flatMap(({ at: from, cost, points }) => {
    const edge = indexOf(terrain, from) ?? -1;
    if ((terrain.surface[edge] ?? 0) <= SAFE_DROP || walker.occupants[edge] !== undefined) return [];
    return legsFrom(ground, from, false)
      .filter(
        ({ to, price }) =>
          price.how === 'fall' &&
          points + (price.points ?? 0) <= agility &&
          cost + price.cost <= speed &&
          ends(to),
      )
      .filter(({ to }) => !sameTile(to, start) && walker.occupants[indexOf(terrain, to) ?? -1] === undefined)
      .map(
        ({ to, price }): Fall => ({
          tile: tileName(to),
          at: to,
          from,
          kind: 'fall',
          cost: cost + price.cost,
          points: points + (price.points ?? 0),
        }),
      );
  });
}

/** All tiles somebody could end their next move on, the one they stand on left out: the easiest ways first, of those the nearest. */
export const reachable = remembered((scene: Scene, actor: CharacterId): readonly Reachable[] => {
  const { searches, walker, falls } = prospectOf(scene, actor);
  const tiles = new Map<TileName, Reachable>();
  for (const { kind, found } of searches) {
    const fewest = fewestPoints(found);
    for (const { tile, at, mayEnd: ends, cost } of found.tiles.slice(1)) {
      if (!ends || tiles.has(tile)) continue;
      const least = fewest.get(indexOf(walker.terrain, at) ?? -1) ?? { cost, points: 0 };
      tiles.set(tile, { tile, kind, ...least });
    }
  }
  for (const { tile, kind, cost, points } of falls)
    if (!tiles.has(tile)) tiles.set(tile, { tile, kind, cost, points });
  return [...tiles.values()];
});

/** Where each of them is among them. */
const placesOf = remembered(
  (scene: Scene, actor: CharacterId): ReadonlyMap<TileName, number> =>
    new Map(reachable(scene, actor).map(({ tile }, place) => [tile, place])),
);

/** Those of them that lie beside another's tiles, corners included, in the same order. */
export function reachableBeside(scene: Scene, actor: CharacterId, other: CharacterId): readonly Reachable[] {
  const all = reachable(scene, actor);
  const places = placesOf(scene, actor);
  const own = sizeOf(scene, actor);
  const { at, size = 1 } = footprintOf(scene, other);
  const beside: number[] = [];
  for (let y = at.y - own; y <= at.y + size; y++)
    for (let x = at.x - own; x <= at.x + size; x++) beside.push(places.get(tileName({ x, y })) ?? -1);
  return beside
    .filter((place) => place >= 0)
    .sort((a, b) => a - b)
    .flatMap((place) => all[place] ?? []);
}

/** The tiles somebody could end a second move on, the first one of these, both without Agility Points or harm; nearest first. */
export function inTwoMoves(scene: Scene, actor: CharacterId): readonly TileName[] {
  const { searches } = prospectOf(scene, actor);
  const first = searches[0]?.found;
  if (first === undefined) return [];
  const ends = first.tiles.filter((tile) => tile.mayEnd);
  const second = reach(first.ground.terrain, { ...first.search, orFrom: ends.map(({ at }) => at) });
  const already = new Set(reachable(scene, actor).map(({ tile }) => tile));
  return second.tiles
    .slice(1)
    .filter(({ tile, mayEnd: isEnd }) => isEnd && !already.has(tile) && tile !== first.tiles[0]?.tile)
    .map(({ tile }) => tile);
}

/** For each tile, what the way to it takes that takes the fewest points. */
function fewestPoints({
  labels,
}: Reach): ReadonlyMap<number, { readonly cost: number; readonly points: number }> {
  const fewest = new Map<number, { readonly cost: number; readonly points: number }>();
  for (const { index, cost, points } of labels) {
    const before = fewest.get(index);
    if (before === undefined || points < before.points) fewest.set(index, { cost, points });
  }
  return fewest;
}
