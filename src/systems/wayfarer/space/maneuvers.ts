import { ahead, standingHeight, turnedBy } from '../../../engine/space/index.ts';
import { type Body, spun } from './body.ts';
import { type Crowd, isFree } from './crowd.ts';
import type { Field } from './field.ts';
import type { Mover } from './footing.ts';

/**
 * Bodies that a vehicle may have after a spin (S42): by as many eighths of a circle to either side as it may turn in a movement
 * (L5107), each turn with room for it; the least turns first.
 */
export function vehicleSpins(
  field: Field,
  crowd: Crowd,
  { id, body }: Mover,
  turns: number,
): readonly Body[] {
  const most = Math.min(4, turns);
  const sides = [-1, 1].map((side) => {
    const bodies: Body[] = [];
    for (let now: Body | undefined = body; bodies.length < most; bodies.push(now)) {
      now = spun(now, turnedBy(now.facing, side)).find((one) => isFree(field, crowd, one, id));
      if (now === undefined) break;
    }
    return bodies;
  });
  const [left = [], right = []] = sides;
  return [0, 1, 2, 3].flatMap((n) => [left[n], right[n]].filter((one) => one !== undefined)).filter(isNew);
}

/** Half a circle to either side is the same. */
const isNew = (one: Body, n: number, all: readonly Body[]): boolean =>
  all.findIndex(({ facing, at }) => facing === one.facing && at.x === one.at.x && at.y === one.at.y) === n;

/** Bodies that a vehicle may have after an adjust (S42): one increment straight ahead or straight back, onto free floor no higher. */
export function vehicleAdjusts(field: Field, crowd: Crowd, { id, body }: Mover): readonly Body[] {
  const by = ahead(body.facing);
  return [1, -1]
    .map((way) => ({ ...body, at: { x: body.at.x + by.x * way, y: body.at.y + by.y * way } }))
    .filter((to) => isFree(field, crowd, to, id))
    .filter((to) => standingHeight(field.terrain, to) <= standingHeight(field.terrain, body));
}
