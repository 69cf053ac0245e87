import {
  ahead,
  type At,
  type Facing,
  facings,
  facedAt,
  liesInColumn,
  nearestFirst,
} from '../../../engine/space/index.ts';
import type { Size } from '../content/species/species.ts';
import { type Body, bodyAt } from './body.ts';
import { type Crowd, isFree, nearestFree } from './crowd.ts';
import type { Field } from './field.ts';
import { footings, type Mover } from './footing.ts';
import type { Gait } from './gait.ts';
import { scatterFacing } from './areas.ts';
import { inSight } from './sight.ts';
import { increment, stepPrice } from './step.ts';

/** A strip along an edge of the map, by its north-west tile. */
export interface Strip {
  readonly edge: 'north' | 'east' | 'south' | 'west';
  readonly at: At;
  readonly columns: number;
  readonly rows: number;
}

const inwards: Readonly<Record<Strip['edge'], Facing>> = {
  north: 'south',
  east: 'west',
  south: 'north',
  west: 'east',
};

/** A place at which a deployed unit comes onto the map, and what that takes of its move, in halves of increments. */
export interface Entry {
  readonly body: Body;
  readonly cost: number;
}

/**
 * Where a unit of a size may come onto the map (L167): along the edge of its side's strip, its back to the edge, on free floor. Its first
 * increment brings it wholly onto the map; from there it goes on with its move. Where that first would need a test it can't enter.
 */
export function entriesOf(
  field: Field,
  crowd: Crowd,
  mover: Omit<Mover, 'body'>,
  size: Size,
  strip: Strip,
  gait: Gait,
): readonly Entry[] {
  const facing = inwards[strip.edge];
  const sample = bodyAt(strip.at, facing, size);
  const look = footings(field, crowd, { ...mover, body: sample }, sample.size, sample.deep);
  return along(strip, sample).flatMap((at) => {
    const body = { ...sample, at };
    const footing = look(at.x, at.y);
    if (footing === null || !isFree(field, crowd, body)) return [];
    const price = stepPrice(gait, footing, footing);
    return price === null || price.test !== null ? [] : [{ body, cost: Math.max(increment / 2, price.cost) }];
  });
}

function along({ edge, at, columns, rows }: Strip, { size, deep }: Body): readonly At[] {
  const isLevel = edge === 'north' || edge === 'south';
  const count = Math.max(0, isLevel ? columns - size + 1 : rows - deep + 1);
  const x = edge === 'east' ? at.x + columns - size : at.x;
  const y = edge === 'south' ? at.y + rows - deep : at.y;
  return Array.from({ length: count }, (_, n) => (isLevel ? { x: x + n, y } : { x, y: y + n }));
}

/** Whether a body lies wholly within a strip. */
export const isInStrip = ({ at, columns, rows }: Strip, body: Body): boolean =>
  body.at.x >= at.x &&
  body.at.y >= at.y &&
  body.at.x + body.size <= at.x + columns &&
  body.at.y + body.deep <= at.y + rows;

/**
 * Free places that no enemy sees (Infiltrate, Ace in the Hole, Shadow Stride: L2250, L2633, L2298), the nearest to a tile first, as
 * many as are taken: to look for all of a large map's would take long.
 */
export function* unseenPlaces(
  field: Field,
  crowd: Crowd,
  body: Body,
  enemies: readonly Body[],
  near: At,
  except: string | null = null,
): Generator<Body, void> {
  for (const at of nearestFirst(field, near, 'chebyshev')) {
    const there = { ...body, at };
    if (!isFree(field, crowd, there, except)) continue;
    if (!enemies.some((enemy) => inSight(field, enemy, there))) yield there;
  }
}

/** Free places that touch a body (Swoop, L2509), lying either way; row by row around it. */
export function placesBeside(
  field: Field,
  crowd: Crowd,
  size: Size,
  beside: Body,
  except: string | null = null,
): readonly Body[] {
  const lies: readonly Facing[] = size.wide === size.long ? ['north'] : ['north', 'east'];
  return lies.flatMap((facing) => {
    const { size: wide, deep } = bodyAt(beside.at, facing, size);
    const found: Body[] = [];
    for (let y = beside.at.y - deep; y <= beside.at.y + beside.deep; y += 1)
      for (let x = beside.at.x - wide; x <= beside.at.x + beside.size; x += 1) {
        const isRim =
          y === beside.at.y - deep ||
          y === beside.at.y + beside.deep ||
          x === beside.at.x - wide ||
          x === beside.at.x + beside.size;
        const body = { at: { x, y }, size: wide, deep, facing };
        if (isRim && isFree(field, crowd, body, except)) found.push(body);
      }
    return found;
  });
}

/**
 * Where a deploying unit that scatters comes down (L2915; the book has no rule for it, so it is that of scattering shots, L4821): so
 * many increments by a die of eight, at the map's edge at most, on the nearest free place.
 */
export function scatteredBody(
  field: Field,
  crowd: Crowd,
  body: Body,
  die: number,
  increments: number,
): Body | null {
  const by = ahead(scatterFacing(die));
  const within = (value: number, most: number) => Math.max(0, Math.min(most, value));
  const at = {
    x: within(body.at.x + by.x * increments, field.columns - body.size),
    y: within(body.at.y + by.y * increments, field.rows - body.deep),
  };
  return nearestFree(field, crowd, { ...body, at });
}

/** Free places of a unit that steps out of a vehicle (L5100): beside it, and what is left of its move is half. */
export const disembarking = (increments: number): number => Math.floor(increments / 2);

/** All facings in which a body stays free where it is (a spin, L264): with the body for each. */
export function spins(
  field: Field,
  crowd: Crowd,
  id: string,
  body: Body,
  turned: (facing: Facing) => readonly Body[],
): readonly Body[] {
  return facings
    .filter((facing) => facing !== body.facing)
    .flatMap((facing) =>
      turned(facing)
        .filter((one) => isFree(field, crowd, one, id))
        .slice(0, 1),
    );
}

/** The other way a body may lie on its corner: for units that are placed. */
export const lyingTo = ({ at, size, deep, facing }: Body, to: Facing): Body => {
  const [wide, long] = liesInColumn(facing) ? [size, deep] : [deep, size];
  return facedAt(at, to, wide, long);
};
