import { remembered } from '../../../engine/remembered.ts';
import {
  atIndex,
  type Footprint,
  indexOf,
  obstructions,
  parseTile,
  type Point,
  sees,
  type Silhouette,
  standingHeight,
  type Terrain,
  tileName,
  tilesOf,
} from '../../../engine/space/index.ts';
import { type Body, areaOfBody, tallOfBody } from './body.ts';
import type { Crowd, Model } from './crowd.ts';
import { type Field, type Grade, grades } from './field.ts';
import { apart } from './measure.ts';

const silhouette = (body: Body): Silhouette => ({ ...body, height: tallOfBody(body) });

/**
 * Whether a line can be drawn from a unit to at least part of another (L7160), past what is opaque; all around, wherever they face.
 * Units hide nobody: they give cover.
 */
export const inSight = ({ terrain }: Field, one: Body, other: Body): boolean =>
  sees(terrain, silhouette(one), silhouette(other));

/** Whether nobody of some sees a body: that is full cover (L2295). */
export const isInFullCover = (field: Field, body: Body, enemies: readonly Body[]): boolean =>
  !enemies.some((enemy) => inSight(field, enemy, body));

/** The cover of a target from somebody, and what gives it: a tile, or a unit by its id. */
export interface CoverFound {
  readonly grade: Grade;
  readonly by: string;
}

/** Lines start and end this much inside of a body. */
const inset = 0.05;

/**
 * The best cover that hides part of a target from an attacker (L438): pieces of the map by their grade, raised earth as medium,
 * other units as light or, where they are larger than the target, as medium. The attacker looks from where least is in the way, and
 * over what it stands against itself. Null: none.
 */
export function coverOf(
  field: Field,
  crowd: Crowd,
  attacker: Body,
  target: Body,
  except: readonly string[] = [],
): CoverFound | null {
  const units = crowd.models.filter(
    ({ id, body }) => !except.includes(id) && apart(body, attacker) > 0 && apart(body, target) > 0,
  );
  const { terrain, pieces } = withCover(field, units, target);
  const feet = standingHeight(field.terrain, attacker);
  const head = feet + tallOfBody(attacker);
  const isOver = (index: number, footprint: Footprint) =>
    apart(attacker, footprint) <= 1 && (terrain.hides[index] ?? 0) <= head && apart(target, footprint) > 1;
  const middle = standingHeight(field.terrain, target) + tallOfBody(target) / 2;
  const ends = lookouts(target, middle);
  let least: Piece | null | undefined;
  for (const from of lookouts(attacker, head - inset)) {
    let most: Piece | null = null;
    for (const to of ends)
      for (const name of obstructions(terrain, { from, to, a: attacker, b: target })) {
        const at = parseTile(name);
        const index = indexOf(field, at);
        if (at === null || index === null || isOver(index, { at })) continue;
        const piece = pieces.get(index) ?? { grade: 2, by: name };
        if (piece.grade > (most?.grade ?? 0)) most = piece;
      }
    if (least === undefined || (most?.grade ?? 0) < (least?.grade ?? 0)) least = most;
    if (least === null) break;
  }
  const best = [least ?? null, standsIn(field, target)].reduce((a, b) =>
    (b?.grade ?? 0) > (a?.grade ?? 0) ? b : a,
  );
  const grade = best === null ? undefined : grades[best.grade - 1];
  return best === null || grade === undefined ? null : { grade, by: best.by };
}

/** Something that gives cover: its grade from 1, and what it is. */
interface Piece {
  readonly grade: number;
  readonly by: string;
}

/** Who stands in bushes or among sandbags has their cover, wherever the enemy is. */
function standsIn({ cover, columns, terrain }: Field, target: Body): Piece | null {
  let best: Piece | null = null;
  for (const at of tilesOf(target)) {
    const index = at.y * columns + at.x;
    const grade = cover[index] ?? 0;
    const isIn = terrain.obstacles[index]?.solid === false && terrain.blocked[index] === 0;
    if (isIn && grade > (best?.grade ?? 0)) best = { grade, by: tileName(at) };
  }
  return best;
}

/** What gives cover on a map without units, and up to where it hides what is behind it. */
const fixedCover = remembered((field: Field, _all: null) => {
  const hides = field.terrain.hides.slice();
  const pieces = new Map<number, Piece>();
  for (const [index, grade] of field.cover.entries()) {
    const obstacle = field.terrain.obstacles[index];
    if (grade === 0 || !obstacle) continue;
    hides[index] = (field.terrain.ground[index] ?? 0) + obstacle.height;
    pieces.set(index, { grade, by: tileName(atIndex(field, index)) });
  }
  return { hides, pieces };
});

/** A map in which all that gives cover hides what is behind it, units among it. */
function withCover(field: Field, units: readonly Model[], target: Body) {
  const fixed = fixedCover(field, null);
  const hides = fixed.hides.slice();
  const pieces = new Map(fixed.pieces);
  for (const { id, body } of units) {
    const grade = areaOfBody(body) > areaOfBody(target) ? 2 : 1;
    const top = standingHeight(field.terrain, body) + tallOfBody(body);
    for (const at of tilesOf(body)) {
      const index = indexOf(field, at);
      if (index === null) continue;
      hides[index] = Math.max(hides[index] ?? 0, top);
      if (grade > (pieces.get(index)?.grade ?? 0)) pieces.set(index, { grade, by: id });
    }
  }
  const terrain: Terrain = { ...field.terrain, hides };
  return { terrain, pieces };
}

/** The middle and the corners of a body, at one height. */
function lookouts({ at, size, deep }: Body, z: number): readonly Point[] {
  const [west, north] = [at.x + inset, at.y + inset];
  const [east, south] = [at.x + size - inset, at.y + deep - inset];
  return [
    { x: at.x + size / 2, y: at.y + deep / 2, z },
    { x: west, y: north, z },
    { x: east, y: north, z },
    { x: west, y: south, z },
    { x: east, y: south, z },
  ];
}
