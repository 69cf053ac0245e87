import {
  ahead,
  type At,
  type Facing,
  facings,
  liesInColumn,
  tileName,
  type TileName,
} from '../../../engine/space/index.ts';
import type { Body } from './body.ts';
import { type Crowd, onTiles } from './crowd.ts';
import { type Field, ground } from './field.ts';
import { meeting, type Mover } from './footing.ts';
import type { Gait } from './gait.ts';
import type { HazardId } from './marks.ts';
import type { How } from './walks.ts';
import type { WayTest } from './step.ts';

/** One leg of a way, with all that it brings on for its mover. */
export interface WayLeg {
  readonly to: Body;
  /** In halves of increments. */
  readonly cost: number;
  readonly how: How;
  /** Where it fails the mover stays where it was, and its move is over (L320); who fails to swim is defeated (L331). */
  readonly test: WayTest | null;
  /** Enemies whose tiles it comes onto: each has a free assault (L337). */
  readonly through: readonly string[];
  /** Whom it runs over (L5112). */
  readonly over: readonly string[];
  readonly hazards: readonly HazardMet[];
}

export interface HazardMet {
  readonly hazard: HazardId;
  readonly tile: TileName;
}

/** A way over the map. It is plain data. */
export interface WayPath {
  readonly from: Body;
  readonly legs: readonly WayLeg[];
  readonly cost: number;
}

/** What a leg is made of before it is looked at closely. */
export interface Bare {
  readonly at: At;
  readonly size: number;
  readonly deep: number;
  /** Where a vehicle faces; left out: it follows from the step. */
  readonly facing?: Facing;
  readonly cost: number;
  readonly how: How;
  readonly test: WayTest | null;
}

/** The legs of a way with whom and what it meets. */
export function pathOf(
  field: Field,
  crowd: Crowd,
  mover: Mover,
  gait: Gait,
  from: Body,
  bare: readonly Bare[],
): WayPath {
  const legs: WayLeg[] = [];
  let last = from;
  for (const [n, { at, size, deep, facing, cost, how, test }] of bare.entries()) {
    const to = { at, size, deep, facing: facing ?? faced(last, at, size, deep) };
    const isAbove = (gait.flies || gait.phases) && n < bare.length - 1;
    const met = isAbove || how === 'bound' ? [] : newlyMet(field, crowd, mover, last, to);
    legs.push({
      to,
      cost,
      how,
      test,
      through: met.filter((one) => meeting(mover, one) === 'through').map(({ id }) => id),
      over: met.filter((one) => meeting(mover, one) === 'over').map(({ id }) => id),
      hazards: isAbove || how === 'bound' ? [] : newHazards(field, last, to),
    });
    last = to;
  }
  return { from, legs, cost: legs.reduce((sum, leg) => sum + leg.cost, 0) };
}

/** Where somebody faces after a step: where it went, as nearly as it lies. */
function faced(last: Body, at: At, size: number, deep: number): Facing {
  const [dx, dy] = [Math.sign(at.x - last.at.x), Math.sign(at.y - last.at.y)];
  const went = facings.find((one) => ahead(one).x === dx && ahead(one).y === dy);
  const isTurn = size !== last.size || deep !== last.deep;
  const wanted = isTurn ? null : (went ?? null);
  if (size === deep) return wanted ?? last.facing;
  const isColumn = isTurn ? !liesInColumn(last.facing) : liesInColumn(last.facing);
  if (wanted !== null && liesInColumn(wanted) === isColumn) return wanted;
  if (!isTurn) return last.facing;
  return facings.find((one) => liesInColumn(one) === isColumn) ?? last.facing;
}

function newlyMet(field: Field, crowd: Crowd, mover: Mover, last: Body, to: Body) {
  const before = onTiles(field, crowd, last, mover.id);
  return onTiles(field, crowd, to, mover.id).filter((one) => !before.includes(one));
}

/** Hazards on tiles that a body comes onto; where it began it has met what there is. */
function newHazards(field: Field, last: Body, { at, size, deep }: Body): readonly HazardMet[] {
  const met: HazardMet[] = [];
  for (let y = at.y; y < at.y + deep; y += 1)
    for (let x = at.x; x < at.x + size; x += 1) {
      const index = y * field.columns + x;
      if (((field.ground[index] ?? 0) & ground.hazard) === 0 || covers(last, x, y)) continue;
      for (const hazard of field.hazards.get(index) ?? []) met.push({ hazard, tile: tileName({ x, y }) });
    }
  return met;
}

const covers = ({ at, size, deep }: Body, x: number, y: number): boolean =>
  x >= at.x && y >= at.y && x < at.x + size && y < at.y + deep;
