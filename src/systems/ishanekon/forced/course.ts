import {
  type At,
  indexOf,
  isFootprintInside,
  line,
  parseTile,
  standingHeight,
  surfaceAt,
  tileName,
  tilesOf,
  wallBetween,
} from '../../../engine/space/grid/index.ts';
import { type CharacterId, fighterIn, type Scene } from '../scene.ts';
import { footprintIn, mayShare, sizeOf, standingOn } from '../space/bodies.ts';
import { FALL_FROM } from '../space/movement.ts';
import { metric, terrainIn } from '../space/terrain.ts';

/** Away from somebody, or towards them. */
export type Way = 'away' | 'toward';

/** What stops somebody who is moved: people and things, the ground itself, or nothing but the end of the map or of a pull. */
export type Stop =
  | { readonly kind: 'bodies'; readonly ids: readonly CharacterId[] }
  | { readonly kind: 'ground' }
  /** Over an edge, so many metres down, onto whoever is there. */
  | { readonly kind: 'edge'; readonly metres: number; readonly onto: readonly CharacterId[] }
  | { readonly kind: 'end' };

/** Where somebody who is moved so far comes to, step by step, and what stops them; null where nothing does. */
export interface Course {
  readonly tiles: readonly string[];
  readonly stop: Stop | null;
}

/** The course of somebody who is moved straight away from, or towards, somebody else. On a map only. */
export function courseOf(
  scene: Scene,
  target: CharacterId,
  by: CharacterId,
  metres: number,
  way: Way,
): Course {
  const terrain = terrainIn(scene);
  const [from, to] = [footprintIn(scene, by), footprintIn(scene, target)];
  if (terrain === null || from === null || to === null) return { tiles: [], stop: null };
  const towards = way === 'toward' ? from.at : beyond(from.at, to.at, metres);
  const tiles: string[] = [];
  let at = to.at;
  for (const next of line(endless, { from: to.at, towards, length: metres, metric })) {
    const stop = edgeAt(scene, target, at, next) ?? stopAt(scene, { target, by, way }, at, next);
    if (stop?.kind === 'edge') return { tiles: [...tiles, tileName(next)], stop };
    if (stop !== null) return { tiles, stop };
    tiles.push(tileName(next));
    at = next;
  }
  return { tiles, stop: null };
}

/** Lines are looked at beyond the edge of the map, too: it is an end of its own. */
const endless = { columns: 100_000, rows: 100_000 };

/** A square far beyond the target, seen from the one who moves them; straight east where both share a space. */
function beyond(from: At, to: At, metres: number): At {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = metres + 1;
  return dx === 0 && dy === 0 ? { x: to.x + far, y: to.y } : { x: to.x + dx * far, y: to.y + dy * far };
}

/** How deep it goes down from one square to the next, where that is a fall (Falling); null where it isn't, or for who flies. */
function edgeAt(scene: Scene, target: CharacterId, at: At, next: At): Stop | null {
  const terrain = terrainIn(scene);
  const size = sizeOf(scene, target).squares;
  if (terrain === null || (fighterIn(scene, target)?.altitude ?? 0) > 0) return null;
  if (!isFootprintInside(terrain, { at: next, size }) || wallBetween(terrain, at, next)?.barrier) return null;
  const metres = standingHeight(terrain, { at, size }) - standingHeight(terrain, { at: next, size });
  if (metres < FALL_FROM) return null;
  return { kind: 'edge', metres, onto: inTheWay(scene, target, next, size) };
}

/** Those whose space a body can't share where it comes to. */
const inTheWay = (scene: Scene, target: CharacterId, at: At, size: number): readonly CharacterId[] =>
  [...new Set(tilesOf({ at, size }).flatMap((tile) => standingOn(scene, tile, target)))].filter(
    (id) => !mayShare(scene, target, id),
  );

/** What stops a body on its way from one square to the next; null where nothing does. */
function stopAt(
  scene: Scene,
  { target, by, way }: { readonly target: CharacterId; readonly by: CharacterId; readonly way: Way },
  at: At,
  next: At,
): Stop | null {
  const terrain = terrainIn(scene);
  const size = sizeOf(scene, target).squares;
  if (terrain === null || !isFootprintInside(terrain, { at: next, size })) return { kind: 'end' };
  const tiles = tilesOf({ at: next, size });
  const bodies = inTheWay(scene, target, next, size);
  // Who pulls somebody isn't what they crash into.
  if (way === 'toward' && bodies.includes(by)) return { kind: 'end' };
  if (bodies.length > 0) return { kind: 'bodies', ids: bodies };
  const height = surfaceAt(terrain, at) + (fighterIn(scene, target)?.altitude ?? 0);
  const barred = wallBetween(terrain, at, next)?.barrier === true;
  const solid = tiles.some((tile) => surfaceAt(terrain, tile) - height >= 1 || isSolid(scene, tile));
  return barred || solid ? { kind: 'ground' } : null;
}

/** Whether nobody can be on a square: it is blocked. */
function isSolid(scene: Scene, at: At): boolean {
  const terrain = terrainIn(scene);
  const index = terrain === null ? null : indexOf(terrain, at);
  return terrain !== null && index !== null && terrain.blocked[index] === 1;
}

/** How far two squares are apart. */
export function metresApart(one: string | null, other: string | null): number {
  const [a, b] = [parseTile(one ?? ''), parseTile(other ?? '')];
  return a === null || b === null ? 0 : Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
}
