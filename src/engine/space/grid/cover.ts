import type { Cover, Obstacle, Wall } from './grid.ts';
import { indexOf, standingHeight, type Terrain, wallBetween } from './terrain.ts';
import { type At, directions, type Footprint, sameTile, type TileName, tileName, tilesOf } from './tile.ts';

/** What somebody may take cover behind, on one side of one of their tiles. */
export interface CoverPiece {
  /** What stands on the tile beside; null where it is only higher ground, or a wall. */
  readonly obstacle: Obstacle | null;
  /** The wall on the edge, where the piece is one. */
  readonly wall: Wall | null;
  /** How far the piece rises above where the one in cover stands. */
  readonly rise: number;
}

/** How good a piece is as cover, by a system's rules. */
export type CoverValue = (piece: CoverPiece) => Cover;

/** What the piece itself says; higher ground is half cover from one level up, full from two. */
export const statedCover: CoverValue = ({ obstacle, wall, rise }) => {
  if (rise <= 0) return 'none';
  const stated = wall ?? obstacle;
  if (stated) return stated.cover;
  return rise >= 2 ? 'full' : rise >= 1 ? 'half' : 'none';
};

/** By height alone: half cover from one level up, full from two. */
export const coverByHeight: CoverValue = ({ rise }) => (rise >= 2 ? 'full' : rise >= 1 ? 'half' : 'none');

/** The cover somebody has, and the tile or edge that gives it ('C4', 'C4|D4'). */
export interface CoverFound {
  readonly cover: Cover;
  readonly by: TileName | null;
}

/**
 * The cover of a target from an attacker: the best of the pieces it stands against whose side has the attacker
 * wholly beyond it. One who stands on a piece has it under their feet, not before them. A large target has as much
 * as the tile of that side that is covered least.
 */
export function coverFrom(
  terrain: Terrain,
  attacker: Footprint,
  target: Footprint,
  worth: CoverValue = statedCover,
): CoverFound {
  const feet = standingHeight(terrain, target);
  const attackers = tilesOf(attacker);
  return straight
    .filter((side) => isBeyond(attacker, target, side))
    .map((side) => sideCover(terrain, target, side, feet, attackers, worth))
    .reduce(better, { cover: 'none', by: null });
}

const straight = directions.slice(0, 4);
const ranks: Readonly<Record<Cover, number>> = { none: 0, half: 1, full: 2 };
const better = (a: CoverFound, b: CoverFound): CoverFound => (ranks[b.cover] > ranks[a.cover] ? b : a);
const worse = (a: CoverFound, b: CoverFound): CoverFound => (ranks[b.cover] < ranks[a.cover] ? b : a);

/** Whether all of the attacker is on the other side of the plane through this side of the target. */
function isBeyond(attacker: Footprint, target: Footprint, side: At): boolean {
  if (side.x > 0) return attacker.at.x >= target.at.x + (target.size ?? 1);
  if (side.x < 0) return attacker.at.x + (attacker.size ?? 1) <= target.at.x;
  if (side.y > 0) return attacker.at.y >= target.at.y + (target.deep ?? target.size ?? 1);
  return attacker.at.y + (attacker.deep ?? attacker.size ?? 1) <= target.at.y;
}

function sideCover(
  terrain: Terrain,
  target: Footprint,
  side: At,
  feet: number,
  attackers: readonly At[],
  worth: CoverValue,
): CoverFound {
  return edgeTiles(target, side)
    .map((tile) => tileCover(terrain, tile, side, feet, attackers, worth))
    .reduce(worse);
}

/** The tiles of a footprint that lie along one of its sides. */
function edgeTiles(footprint: Footprint, side: At): readonly At[] {
  const tiles = tilesOf(footprint);
  return tiles.filter(
    (at) => !tiles.some((other) => sameTile(other, { x: at.x + side.x, y: at.y + side.y })),
  );
}

function tileCover(
  terrain: Terrain,
  tile: At,
  side: At,
  feet: number,
  attackers: readonly At[],
  worth: CoverValue,
): CoverFound {
  const beside = { x: tile.x + side.x, y: tile.y + side.y };
  const index = indexOf(terrain, beside);
  if (index === null) return { cover: 'none', by: null };
  const floor = terrain.ground[index] ?? 0;
  const obstacle = terrain.obstacles[index] ?? null;
  const wall = wallBetween(terrain, tile, beside);
  const piece = { obstacle, wall: null, rise: floor + (obstacle?.height ?? 0) - feet };
  const standsOnIt = attackers.some((at) => sameTile(at, beside));
  const byTile: CoverFound = { cover: standsOnIt ? 'none' : worth(piece), by: tileName(beside) };
  if (!wall) return byTile.cover === 'none' ? { cover: 'none', by: null } : byTile;
  const base = Math.max(floor, terrain.ground[indexOf(terrain, tile) ?? 0] ?? 0);
  const [first, second] = side.x + side.y > 0 ? [tile, beside] : [beside, tile];
  const byWall: CoverFound = {
    cover: worth({ obstacle: null, wall, rise: base + wall.height - feet }),
    by: `${tileName(first)}|${tileName(second)}`,
  };
  const best = better(byTile, byWall);
  return best.cover === 'none' ? { cover: 'none', by: null } : best;
}
