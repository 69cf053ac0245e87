import type { Ground, Place, Spot } from '../../../engine/autopilot/rules.ts';
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
  if (unitIn(scene, actor) === null) return { here: { distances: {}, shelter: 0 }, places: [] };
  const enemies = enemiesKnown(scene, actor);
  const terrain = terrainFor(scene, actor);
  const here = unitIn(scene, actor)?.at ?? '';
  const there = reachable(scene, actor).flatMap(({ kind, tile }) => (kind === 'plain' ? [tile] : []));
  const walks = wanted === null ? null : walksTo(scene, actor, wanted, [here, ...there]);
  const stood = enemies.map((id) => ({ id, on: footprintOf(scene, id) }));
  const spotAt = (tile: TileName): Spot => {
    const own = placedOn(scene, actor, tile);
    const away = stood.map(
      ({ id, on }) => [id, id === wanted && walks !== null ? walks(tile) : between(metric, own, on)] as const,
    );
    return { distances: Object.fromEntries(away), shelter: shelters[coverBeside(terrain, tile) ?? 'none'] };
  };
  const isFree = owedTo(scene, actor) !== null;
  const thenAttack = !isFree && actionsLeft(scene, actor) > 1;
  const spots = there.map((tile) => ({ tile, spot: spotAt(tile) }));
  const far = ({ distances }: Spot) =>
    wanted === null ? -Math.min(...Object.values(distances)) : (distances[wanted] ?? farthest);
  spots.sort((a, b) => far(a.spot) - 3 * a.spot.shelter - far(b.spot) + 3 * b.spot.shelter);
  const aimed = thenAttack ? promising(spots) : [];
  return {
    here: spotAt(here),
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
      const aim = aimed.includes(tile) ? { aim: aimFrom(scene, actor, tile, nearest(spot, wanted)) } : {};
      return { ...spot, ...aim, go, thenAttack };
    }),
  };
}

const shelters = { none: 0, half: 0.5, full: 1 } as const;

/** The enemies whom somebody on a tile would shoot at first. */
function nearest({ distances }: Spot, wanted: CharacterId | null): readonly CharacterId[] {
  const away = (id: CharacterId) => (id === wanted ? -1 : (distances[id] ?? farthest));
  return Object.keys(distances)
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, inSight);
}

/** The first few, and as many out of the middle of the way, for those who would rather shoot than strike. */
function promising(spots: readonly { readonly tile: TileName }[]): readonly TileName[] {
  const step = Math.max(1, Math.floor(spots.length / closely));
  return spots
    .filter((_spot, n) => n < closely || n % step === 0)
    .map(({ tile }) => tile)
    .slice(0, 2 * closely);
}

/** The best chance to shoot each from a tile. Blows come with a move of their own, so that they need no place. */
function aimFrom(
  scene: Scene,
  actor: CharacterId,
  tile: TileName,
  enemies: readonly CharacterId[],
): Readonly<Record<CharacterId, number>> {
  const there = standingOn(scene, actor, tile);
  const guns = weaponsOf(there, actor).filter(({ kind }) => kind === 'ranged');
  const chance = (target: CharacterId) =>
    guns.reduce((best, weapon) => {
      const tried = checkStrike(there, { actor, target, weapon, way: { subdue: false, from: null } });
      return tried.ok ? Math.max(best, strikeOdds(there, tried.placed.about).hit) : best;
    }, 0);
  return guns.length === 0 ? {} : Object.fromEntries(enemies.map((id) => [id, chance(id)]));
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
