import { rememberedOfTwo } from '../../../engine/remembered.ts';
import {
  type At,
  directions,
  distanceBetween,
  type Footprint,
  isInside,
  line,
  parseTile,
  type Silhouette,
  sees,
  tileName,
  tileOf,
  wallName,
} from '../../../engine/space/grid/index.ts';
import { type CharacterId, characterIn, fighterIn, fightersIn, type Scene } from '../scene.ts';
import { footprintIn, sizeOf } from '../space/bodies.ts';
import { mapIn, metric, terrainIn } from '../space/terrain.ts';
import { behindThings, hullAround, hullBetween } from './cover.ts';

/** How there is a straight line between two: at once, by leaning out of full cover, or not at all. */
export type Line = 'straight' | 'leaning' | 'none';

/**
 * Whether one can target the other (Targeting and Hitting): a straight line that nothing blocks whole, the hull of a vehicle neither. `pastOwn`: what is used
 * is outside of one's own hull.
 */
export const lineBetween = (scene: Scene, from: CharacterId, to: CharacterId, pastOwn = false): Line =>
  hullBetween(scene, from, to, pastOwn)?.cover === 'full' ? 'none' : openLine(scene, from, to);

/**
 * Whether there is a line between two, hulls aside: one looks out of a vehicle, and into it. Who is behind full cover leans to a free space beside them, as if
 * they stood there (Cover). On told ground full cover alone blocks it.
 */
export const openLine = rememberedOfTwo((scene: Scene, from: CharacterId, to: CharacterId): Line => {
  const { fight } = scene;
  if (fight === null || from === to) return 'straight';
  if (fight.ground.kind === 'told') return fight.ground.cover[to] === 'full' ? 'none' : 'straight';
  const terrain = terrainIn(scene);
  const [a, b] = [silhouetteOf(scene, from), silhouetteOf(scene, to)];
  if (terrain === null || a === null || b === null) return 'none';
  if (wallBetween(scene, a, b, [from, to])) return 'none';
  if (sees(terrain, a, b)) return 'straight';
  if (behindThings(scene, to, from).cover !== 'full') return 'none';
  return leaningFrom(scene, from).some((at) => sees(terrain, { ...a, at }, b)) ? 'leaning' : 'none';
});

/** Whether something that an Ability has put up stands in the line between two, or is one of them: nobody sees past it. */
function wallBetween(scene: Scene, a: Footprint, b: Footprint, ends: readonly CharacterId[]): boolean {
  const walls = fightersIn(scene).filter((id) => {
    const thing = ends.includes(id) ? null : characterIn(scene, id);
    return thing?.kind === 'object' && thing.blocks && !thing.dead;
  });
  const terrain = terrainIn(scene);
  if (walls.length === 0 || terrain === null) return false;
  const stands = new Set(walls.flatMap((id) => fighterIn(scene, id)?.at ?? []));
  const length = distanceBetween(metric, a, b);
  return line(terrain, { from: a.at, towards: b.at, length, metric })
    .slice(0, -1)
    .some((tile) => stands.has(tileName(tile)));
}

/** Something that takes up squares, so high above their ground: the middle of a cube, a space of a line. */
type Place = Silhouette;

/** Whether somebody has a straight line to a place, if need be by leaning out of full cover (Area of Effect Forms; Cover). Without a map they have. */
export function seesPlace(scene: Scene, id: CharacterId, place: Place): boolean {
  const [terrain, body] = [terrainIn(scene), silhouetteOf(scene, id)];
  if (terrain === null || body === null) return true;
  const stands = [body, ...leaningFrom(scene, id).map((at) => ({ ...body, at }))];
  return stands.some((one) => sees(terrain, one, place) && !wallBetween(scene, one, place, [id]));
}

/**
 * Whether what comes out of the middle of a cube reaches somebody (Area of Effect Forms): nothing that would be full cover stands between, the hull of their
 * vehicle neither.
 */
export function reachesFrom(scene: Scene, middle: Place, id: CharacterId): boolean {
  const [terrain, body] = [terrainIn(scene), silhouetteOf(scene, id)];
  if (terrain === null || body === null) return true;
  if (hullAround(scene, id)?.cover === 'full') return false;
  return sees(terrain, middle, body, 'corners', 'middle') && !wallBetween(scene, middle, body, [id]);
}

/** Somebody's body as sight has it; null off the map. */
function silhouetteOf(scene: Scene, id: CharacterId): Silhouette | null {
  const footprint = footprintIn(scene, id);
  if (footprint === null) return null;
  const height = Math.max(0.1, sizeOf(scene, id).tall / 100);
  const altitude = fighterIn(scene, id)?.altitude ?? 0;
  return { ...footprint, height, ...(altitude > 0 ? { feet: altitude } : {}) };
}

/** The spaces beside somebody to which they can lean: open ones, no wall between. Bodies don't stand in the way of leaning. */
function leaningFrom(scene: Scene, id: CharacterId): readonly At[] {
  const map = mapIn(scene);
  const at = parseTile(fighterIn(scene, id)?.at ?? '');
  if (map === null || at === null) return [];
  return directions
    .slice(0, 4)
    .map(({ x, y }) => ({ x: at.x + x, y: at.y + y }))
    .filter((to) => {
      if (!isInside(map.grid, to)) return false;
      const { blocked, obstacle } = tileOf(map.grid, to);
      const wall = map.grid.walls[wallName(at, to) ?? ''];
      return !blocked && obstacle?.cover !== 'full' && wall?.opaque !== true;
    });
}
