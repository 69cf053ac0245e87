import { refuse, type SpaceRefusal } from '../refusal.ts';
import { groundOf, isFree, type Leg, legsFrom } from './legs.ts';
import type { Path, PathLeg, Search } from './reach.ts';
import { indexOf, type Terrain } from './terrain.ts';
import { type At, sameTile, tileName } from './tile.ts';

export type Walked = { readonly ok: true; readonly path: Path } | SpaceRefusal;

/**
 * Prices a way that somebody chose tile by tile, the tile they stand on left out; each leg at the least movement,
 * then the fewest points. Refused where a leg cannot be made, the budget or the points do not suffice, or nobody
 * may end on the last tile. An empty way costs nothing.
 */
export function walk(terrain: Terrain, search: Search, tiles: readonly At[]): Walked {
  const { budget = Number.POSITIVE_INFINITY, points: most = 0 } = search;
  const ground = groundOf(terrain, search);
  const legs: PathLeg[] = [];
  let [at, odd, cost, points] = [search.from, false, 0, 0];
  for (const to of tiles) {
    if (indexOf(terrain, to) === null) return refuse('space.outside', { tile: tileName(to) });
    const leg = cheapest(legsFrom(ground, at, odd).filter((one) => sameTile(one.to, to)));
    if (!leg) return refuse('space.noWay', { from: tileName(at), to: tileName(to) });
    legs.push({ from: tileName(at), to: tileName(to), price: leg.price });
    cost += leg.price.cost;
    points += leg.price.points ?? 0;
    odd = leg.turns ? !odd : odd;
    at = to;
  }
  if (cost > budget + 1e-9) return refuse('space.tooFar', { to: tileName(at), cost, budget });
  if (points > most) return refuse('space.tooManyPoints', { to: tileName(at), points, most });
  if (!sameTile(at, search.from) && !isFree(ground, at))
    return refuse('space.occupied', { tile: tileName(at) });
  if (search.mayEnd?.(at) === false) return refuse('space.cannotEnd', { tile: tileName(at) });
  const names = [tileName(search.from), ...legs.map((leg) => leg.to)];
  return { ok: true, path: { tiles: names, legs, cost, points } };
}

function cheapest(legs: readonly Leg[]): Leg | undefined {
  const isBetter = (a: Leg, b: Leg) =>
    a.price.cost < b.price.cost ||
    (a.price.cost === b.price.cost && (a.price.points ?? 0) < (b.price.points ?? 0));
  return legs.reduce<Leg | undefined>((best, leg) => (!best || isBetter(leg, best) ? leg : best), undefined);
}
