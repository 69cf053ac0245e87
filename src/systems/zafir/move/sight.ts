import {
  type At,
  distanceBetween as between,
  coverFrom,
  type Footprint,
  sees as lineBetween,
  parseTile,
  reach,
  type Silhouette,
  standingHeight,
  type Terrain,
  type TileName,
  tileName,
  tilesOf,
  walking,
} from '../../../engine/space/grid/index.ts';
import { isHiddenTile, isUnknownOn } from '../hidden/ground.ts';
import { areEnemies, type CharacterId, footprintOf, heightOf, type Scene, sizeOf, unitIn } from '../scene.ts';
import { areasOver } from './areas.ts';
import { isRoomAt, roomFor } from './free.ts';
import { remembered } from '../../../engine/remembered.ts';
import { coverValue, gridAround, metric, terrainAround, wholeGridOf } from './terrain.ts';

/** Somebody, or a tile, that is looked at. */
export type Target = CharacterId | TileName;

/** What of somebody can see and be seen, on a tile: their own, or one that they would look from. */
export const silhouetteOf = (scene: Scene, id: CharacterId, on: TileName | null = null): Silhouette => ({
  ...placedOn(scene, id, on),
  height: heightOf(scene, id),
});

/** The tiles somebody stands on, or would stand on. */
export function placedOn(scene: Scene, id: CharacterId, on: TileName | null): Footprint {
  const at = on === null ? null : parseTile(on);
  return at === null ? footprintOf(scene, id) : { at, size: sizeOf(scene, id) };
}

/** A unit as it is seen, or a tile: a cube of one tile. Null for what is neither. */
function lookedAt(scene: Scene, target: Target): Silhouette | null {
  if (unitIn(scene, target) !== null) return silhouetteOf(scene, target);
  const at = parseTile(target);
  return at === null ? null : { at, height: 1 };
}

interface Look {
  readonly viewer: CharacterId;
  readonly target: Target;
  readonly from: TileName;
}

const lines = remembered((scene: Scene, look: string): boolean => {
  const { viewer, target, from } = JSON.parse(look) as Look;
  const seen = lookedAt(scene, target);
  if (seen === null) return false;
  const standing = standingTiles(scene, viewer, from);
  const grid = gridAround(scene, standing);
  if (tilesOf(seen).every((at) => isUnknownOn(grid, tileName(at)))) return false;
  return lineBetween(terrainAround(scene, standing), silhouetteOf(scene, viewer, from), seen, 'sides');
});

/** The tiles of hidden ground on which somebody stands, or would stand, as far as nothing of them is seen beside it. */
function standingTiles(scene: Scene, id: CharacterId, on: TileName | null): readonly At[] {
  const grid = wholeGridOf(scene);
  const places = on === null ? [footprintOf(scene, id)] : [footprintOf(scene, id), placedOn(scene, id, on)];
  return places
    .map(tilesOf)
    .filter((tiles) => tiles.every((at) => isHiddenTile(grid, tileName(at))))
    .flat();
}

/**
 * Whether a straight line leads from somebody on one tile to a unit or a tile; other units are in nobody's way. Into hidden ground
 * and over it nobody sees who does not stand there.
 */
export const seesFrom = (scene: Scene, viewer: CharacterId, from: TileName, target: Target): boolean =>
  lines(scene, JSON.stringify({ viewer, target, from } satisfies Look));

/**
 * Whether somebody sees a unit or a tile: from `from` alone, where it is given; else from where they are or, in cover, from a
 * tile beside that they may step out to (Step and Fire).
 */
export function canSee(scene: Scene, viewer: CharacterId, target: Target, from?: TileName): boolean {
  if (from !== undefined) return seesFrom(scene, viewer, from, target);
  return lookouts(scene, viewer).some((tile) => seesFrom(scene, viewer, tile, target));
}

/** Whether somebody stands against a piece of cover, on whichever side. Behind a tower shield one cannot use cover. */
export function isAgainstCover(scene: Scene, id: CharacterId): boolean {
  if (hasShield(scene, id)) return false;
  const { at, size = 1 } = footprintOf(scene, id);
  const terrain = terrainAround(scene, standingTiles(scene, id, null));
  const far = Math.max(terrain.columns, terrain.rows);
  // From far away straight on, each side's cover shows by itself.
  const sides = [
    { x: at.x, y: at.y - far },
    { x: at.x + far, y: at.y },
    { x: at.x, y: at.y + far },
    { x: at.x - far, y: at.y },
  ];
  return sides.some(
    (from) => coverFrom(terrain, { at: from, size }, { at, size }, coverValue).cover !== 'none',
  );
}

/** The tiles somebody may look and attack from: their own first, then, in cover, the free ones beside at the same height. */
export const lookouts = remembered((scene: Scene, id: CharacterId): readonly TileName[] => {
  const { at, size = 1 } = footprintOf(scene, id);
  const own = tileName(at);
  if (!isAgainstCover(scene, id)) return [own];
  const terrain = terrainAround(scene, standingTiles(scene, id, null));
  const steps = reach(terrain, { from: at, size, budget: 1.5, movement: sidestep });
  const height = standingHeight(terrain, { at, size });
  const room = roomFor(scene, id);
  const beside = steps.tiles.filter(
    (tile) =>
      tile.tile !== own &&
      standingHeight(terrain, { at: tile.at, size }) === height &&
      isRoomAt(room, tile.at, size),
  );
  return [own, ...beside.map((tile) => tile.tile)];
});

const sidestep = walking({ metric, drop: 0 });

const hasShield = (scene: Scene, id: CharacterId): boolean =>
  unitIn(scene, id)?.effects.some((effect) => effect.id === 'towerShield') ?? false;

export interface CoverAbout {
  readonly attacker: CharacterId;
  readonly target: CharacterId;
  /** From where it is attacked: the attacker's own tile, where it is not said. */
  readonly from?: TileName;
}

export interface UnitCover {
  readonly cover: 'none' | 'half' | 'full';
  /** The tile or edge that gives it; null of a shield that is carried, and where there is none. */
  readonly by: TileName | null;
  readonly how: 'terrain' | 'towerShield' | 'animateCover' | null;
}

/**
 * The cover of a target from an attacker: a piece against which it stands, on the attacker's side; half by one tile of height, full
 * by two. Spirits in an area (Animate Cover) make half cover full for their side; a tower shield is half cover and no other.
 */
export function coverOf(scene: Scene, { attacker, target, from }: CoverAbout): UnitCover {
  if (hasShield(scene, target)) return { cover: 'half', by: null, how: 'towerShield' };
  const { cover, by } = coverFrom(
    terrainBetween(scene, attacker, target, from ?? null),
    placedOn(scene, attacker, from ?? null),
    footprintOf(scene, target),
    coverValue,
  );
  if (cover === 'none' || by === null) return { cover: 'none', by: null, how: null };
  if (cover === 'half' && isAnimated(scene, target, by)) return { cover: 'full', by, how: 'animateCover' };
  return { cover, by, how: 'terrain' };
}

/** The ground as it counts between two: what players know of it, and the hidden ground on which either stands. */
export const terrainBetween = (
  scene: Scene,
  one: CharacterId,
  other: CharacterId,
  from: TileName | null,
): Terrain =>
  terrainAround(scene, [...standingTiles(scene, one, from), ...standingTiles(scene, other, null)]);

/** Whether a piece of cover is one that spirits hold for somebody: its tile (of an edge, one of both) lies in their area. */
const isAnimated = (scene: Scene, id: CharacterId, by: TileName): boolean =>
  by
    .split('|')
    .flatMap((tile) => areasOver(scene, tile, 'animateCover'))
    .some((area) => !areEnemies(scene, area.by, id));

/** How far two units are apart, in tiles, nearest tiles of theirs; height does not count. `from`: where the first would be. */
export const distanceBetween = (
  scene: Scene,
  one: CharacterId,
  other: CharacterId,
  from?: TileName,
): number => between(metric, placedOn(scene, one, from ?? null), footprintOf(scene, other));

/** How far a tile is from somebody, in tiles; infinite for what is no tile. */
export function distanceTo(scene: Scene, one: CharacterId, tile: TileName, from?: TileName): number {
  const at = parseTile(tile);
  return at === null ? Number.POSITIVE_INFINITY : between(metric, placedOn(scene, one, from ?? null), { at });
}
