import { type Ground, nowhere, type Place, type Spot } from '../../../engine/autopilot/rules.ts';
import {
  costsOf,
  distanceBetween as between,
  indexOf,
  parseTile,
  reach,
  type TileName,
} from '../../../engine/space/grid/index.ts';
import { checkStrike } from '../attack/legality.ts';
import { weaponsOf } from '../attack/weapons.ts';
import { strikeOdds } from '../chances/strike.ts';
import { coverBeside } from '../move/coverBeside.ts';
import { movementOf } from '../move/legs.ts';
import { bold, prospectOf, reachable } from '../move/prospect.ts';
import { standingOn } from '../move/reveal.ts';
import { distanceBetween, placedOn } from '../move/sight.ts';
import { metric, terrainFor } from '../move/terrain.ts';
import { type CharacterId, footprintOf, type Scene, unitIn } from '../scene.ts';
import { owedTo } from '../turn/owed.ts';
import { actionsLeft } from '../turn/legality.ts';
import { enemiesKnown } from './known.ts';

/** How many tiles are looked at closely: what they are like to shoot from takes a while to work out. */
const closely = 6;
/** And of how many enemies: whom one wants, and those nearest to the tile. */
const inSight = 16;
/** The farthest way that is looked for, in tiles. */
const farthest = 200;

/** The tiles that somebody can go to plainly, the most promising of them with the chance to hit from there. */
export function groundOf(scene: Scene, actor: CharacterId, wanted: CharacterId | null): Ground {
  const unit = unitIn(scene, actor);
  if (unit === null) return { here: nowhere, places: [] };
  const there = reachable(scene, actor).flatMap(({ kind, tile }) => (kind === 'plain' ? [tile] : []));
  const spotAt = spotsOf(scene, actor, wanted, [unit.at, ...there]);
  const isFree = owedTo(scene, actor) !== null;
  const thenAttack = !isFree && actionsLeft(scene, actor) > 1;
  const spots = there.map((tile) => {
    const spot = spotAt(tile);
    const away = wanted === null ? -spot.nearest() : spot.distance(wanted);
    return { tile, spot, rank: away - 3 * spot.shelter };
  });
  spots.sort((a, b) => a.rank - b.rank);
  const aimed = new Set(thenAttack ? promising(spots) : []);
  return {
    here: spotAt(unit.at),
    places: spots.map(({ tile, spot }): Place => {
      const go = {
        kind: 'act',
        actor,
        act: 'move',
        target: tile,
        means: null,
        detail: null,
        spend: [],
        asGm: true,
      } as const;
      return { ...spot, ...(aimed.has(tile) ? {} : { aim: nowhere.aim }), go, thenAttack };
    }),
  };
}

/** What it is like on a tile, as who is after somebody sees it: how far those they know of are, and how they could be shot from there. */
function spotsOf(
  scene: Scene,
  actor: CharacterId,
  wanted: CharacterId | null,
  tiles: readonly TileName[],
): (tile: TileName) => Spot {
  const terrain = terrainFor(scene, actor);
  const enemies = new Map(enemiesKnown(scene, actor).map((id) => [id, footprintOf(scene, id)]));
  const walks = wanted === null ? null : walksTo(scene, actor, wanted, tiles);
  return (tile) => {
    const own = placedOn(scene, actor, tile);
    const distance = (id: CharacterId) => {
      if (id === wanted && walks !== null) return walks(tile);
      const on = enemies.get(id);
      return on === undefined ? farthest : between(metric, own, on);
    };
    const nearest = () => Math.min(...[...enemies.keys()].map(distance));
    let chances: ((id: CharacterId) => number | null) | null = null;
    const aim = (id: CharacterId) => {
      chances ??= aimFrom(scene, actor, tile, shotFirst([...enemies.keys()], wanted, distance));
      return chances(id);
    };
    return { distance, nearest, aim, shelter: shelters[coverBeside(terrain, tile) ?? 'none'] };
  };
}

const shelters = { none: 0, half: 0.5, full: 1 } as const;

/** The enemies whom somebody on a tile would shoot at first: whom one wants, and the nearest. */
const shotFirst = (
  enemies: readonly CharacterId[],
  wanted: CharacterId | null,
  distance: (id: CharacterId) => number,
): ReadonlySet<CharacterId> =>
  new Set(
    enemies
      .map((id) => ({ id, away: id === wanted ? -1 : distance(id) }))
      .sort((a, b) => a.away - b.away)
      .slice(0, inSight)
      .map(({ id }) => id),
  );

/** The first few, and as many out of the middle of the way, for those who would rather shoot than strike. */
function promising(spots: readonly { readonly tile: TileName }[]): readonly TileName[] {
  const step = Math.max(1, Math.floor(spots.length / closely));
  return spots
    .filter((_spot, n) => n < closely || n % step === 0)
    .map(({ tile }) => tile)
    .slice(0, 2 * closely);
}

/** The best chance to shoot each of some from a tile; null for all others. Blows come with a move of their own, so that they need no place. */
function aimFrom(
  scene: Scene,
  actor: CharacterId,
  tile: TileName,
  among: ReadonlySet<CharacterId>,
): (target: CharacterId) => number | null {
  const there = standingOn(scene, actor, tile);
  const guns = weaponsOf(there, actor).filter(({ kind }) => kind === 'ranged');
  const known = new Map<CharacterId, number>();
  return (target) => {
    if (!among.has(target) || guns.length === 0) return null;
    const before = known.get(target);
    if (before !== undefined) return before;
    const best = guns.reduce((most, weapon) => {
      const tried = checkStrike(there, { actor, target, weapon, way: { subdue: false, from: null } });
      return tried.ok ? Math.max(most, strikeOdds(there, tried.placed.about).hit) : most;
    }, 0);
    known.set(target, best);
    return best;
  };
}

/** How far it is on foot from some tiles to somebody, as the actor would go; as the crow flies where no way is found. */
function walksTo(
  scene: Scene,
  actor: CharacterId,
  to: CharacterId,
  tiles: readonly TileName[],
): (tile: TileName) => number {
  const { walker } = prospectOf(scene, actor);
  const { at } = footprintOf(scene, to);
  const search = { from: at, budget: farthest, movement: movementOf(walker, bold) };
  const found = reach(
    walker.terrain,
    search,
    tiles.flatMap((tile) => parseTile(tile) ?? []),
  );
  const costs = costsOf(found);
  return (tile) =>
    costs.get(indexOf(walker.terrain, parseTile(tile)) ?? -1) ??
    farthest + distanceBetween(scene, actor, to, tile);
}
