import { type Refusal, refusal } from '../../../engine/refusal.ts';
import {
  type At,
  indexOf,
  type Path,
  type PathLeg,
  parseTile,
  pathTo,
  type TileName,
  tileName,
  walk,
} from '../../../engine/space/grid/index.ts';
import type { SpaceRefusal } from '../../../engine/space/refusal.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { leapedOver } from './leaps.ts';
import { type How, isHow } from './how.ts';
import { type Means, meansOf } from './mover.ts';
import { exactly, lookAhead, type Prospect, prospectOf, searchOf } from './prospect.ts';
import { canStay, isUnknownTo } from './terrain.ts';

/** One leg of a way, to a tile beside or, leaping, farther off. */
export interface WayLeg {
  readonly from: TileName;
  readonly to: TileName;
  /** Null: a plain step. */
  readonly how: How | null;
  readonly cost: number;
  readonly points: number;
  /** The tiles that are leaped over. */
  readonly over: readonly TileName[];
}

/** A way that somebody could go now. */
export interface Way {
  readonly to: TileName;
  readonly legs: readonly WayLeg[];
  readonly cost: number;
  readonly points: number;
}

export type WayFound =
  | { readonly ok: true; readonly way: Way }
  | { readonly ok: false; readonly refusal: Refusal };

const no = (code: string, params: Refusal['params']): WayFound => ({
  ok: false,
  refusal: refusal(code, params),
});

/** What a refusal of the map's own says, as one of ours. */
const ofMap = ({ code, params }: SpaceRefusal): WayFound => ({ ok: false, refusal: { code, params } });

/**
 * The best way to a tile: without Agility Points where that can be, then with as few as can be but around what harms, then through
 * it, at last by falling. Refuses what is unknown ground, too far, taken, or no place to end. `means`: what there is for it, where that is not as
 * usual.
 */
export function wayTo(scene: Scene, actor: CharacterId, to: TileName, means: Means | null = null): WayFound {
  const prospect = means === null ? prospectOf(scene, actor) : lookAhead(scene, actor, means);
  const at = parseTile(to);
  if (at === null || indexOf(prospect.walker.terrain, at) === null) return no('noSuchTile', { tile: to });
  if (isUnknownTo(scene, actor, to)) return no('unknownGround', { tile: to });
  for (const { found } of prospect.searches) {
    const path = pathTo(found, at, 'points');
    if (path !== null && path.legs.length > 0) return { ok: true, way: wayOf(path) };
  }
  return fallTo(scene, actor, to, prospect) ?? whyNotTo(scene, actor, at, prospect);
}

/** A way that ends with a fall; null where none leads there. */
function fallTo(
  scene: Scene,
  actor: CharacterId,
  to: TileName,
  { searches, falls, means }: Prospect,
): WayFound | null {
  const fall = falls.find(({ tile }) => tile === to);
  const found = searches.at(-1)?.found;
  if (fall === undefined || found === undefined) return null;
  const { ground, labels, search } = found;
  const edge = pathTo({ ground, labels, search: { ...search, mayEnd: () => true } }, fall.from);
  const tiles = edge?.tiles.slice(1).flatMap((tile) => parseTile(tile) ?? []) ?? [];
  return byTiles(scene, actor, [...tiles, fall.at], means);
}

/** Why a tile cannot be come to: it is taken, cover that nobody stands on, too far, or no way leads there. */
function whyNotTo(scene: Scene, actor: CharacterId, at: At, { walker, means }: Prospect): WayFound {
  const tile = tileName(at);
  if (walker.occupants[indexOf(walker.terrain, at) ?? -1] !== undefined) return no('tileHeld', { tile });
  if (!canStay(walker.terrain, at))
    return no(walker.terrain.blocked[indexOf(walker.terrain, at) ?? -1] ? 'noPlaceToStand' : 'noPlaceToEnd', {
      tile,
    });
  const far = lookAhead(scene, actor, { ...means, speed: 1000, agility: 20 });
  const paths = far.searches.flatMap(({ found }) => pathTo(found, at, 'points') ?? []);
  const [path] = paths.filter(({ legs }) => legs.length > 0);
  if (path === undefined) return no('noWayThere', { actor, tile });
  return (
    whyTooMuch(actor, { to: tile, cost: path.cost, points: path.points }, means) ??
    no('noWayThere', { actor, tile })
  );
}

/** Why a way takes more than there is. */
function whyTooMuch(
  actor: CharacterId,
  { to: tile, cost, points }: Pick<Way, 'to' | 'cost' | 'points'>,
  { speed, agility }: Pick<Means, 'speed' | 'agility'>,
): WayFound | null {
  if (cost > speed) return no('tooFar', { actor, tile, cost, speed });
  return points > agility ? no('tooNimble', { actor, tile, points, agility }) : null;
}

/** The way by just these tiles, each next to the one before or to be leaped to. Refuses what cannot be gone, or not so far. */
export function byTiles(
  scene: Scene,
  actor: CharacterId,
  tiles: readonly At[],
  given: Pick<Means, 'speed' | 'agility'> | null = null,
): WayFound {
  const unknown = tiles.map(tileName).find((tile) => isUnknownTo(scene, actor, tile));
  if (unknown !== undefined) return no('unknownGround', { tile: unknown });
  const means = given ?? meansOf(scene, actor);
  const { search, walker } = searchOf(scene, actor, means, exactly);
  const { budget: _any, ...unlimited } = search;
  const walked = walk(walker.terrain, { ...unlimited, points: 1000 }, tiles);
  if (!walked.ok) return ofMap(walked);
  const way = wayOf(dropped(walked.path, means.agility));
  const fall = way.legs.findIndex((leg) => leg.how === 'fall');
  if (fall !== -1 && fall < way.legs.length - 1)
    return no('fallEndsMove', { actor, tile: way.legs[fall]?.to ?? way.to });
  return whyTooMuch(actor, way, means) ?? { ok: true, way };
}

/** Deep drops are made safely as long as there are points for it, and are falls after that. */
function dropped(path: Path, agility: number): Path {
  let left = agility - path.points;
  const legs = path.legs.map((leg): PathLeg => {
    if (leg.price.how !== 'fall' || left < 1) return leg;
    left -= 1;
    const how: How = isApart(leg.from, leg.to) ? 'leap' : 'safeDrop';
    return { ...leg, price: { ...leg.price, points: (leg.price.points ?? 0) + 1, how } };
  });
  return { ...path, legs, points: legs.reduce((sum, leg) => sum + (leg.price.points ?? 0), 0) };
}

const wayOf = (path: Path): Way => ({
  to: path.tiles.at(-1) ?? '',
  cost: path.cost,
  points: path.points,
  legs: path.legs.map(({ from, to, price }) => ({
    from,
    to,
    how: isHow(price.how) ? price.how : null,
    cost: price.cost,
    points: price.points ?? 0,
    over: isApart(from, to) && price.how !== 'ladder' ? leapedOver(from, to) : [],
  })),
});

function isApart(from: TileName, to: TileName): boolean {
  const [a, b] = [parseTile(from), parseTile(to)];
  return a !== null && b !== null && Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) > 1;
}
