import { type At, indexOf, type Movement, type Price, type Step } from '../../../engine/space/grid/index.ts';
import { leapsFrom } from './leaps.ts';
import { metric } from './terrain.ts';
import { type Care, SAFE_DROP, type Walker } from './walker.ts';

/** How somebody moves over the battlefield: what each step, ladder and leap costs in Movement and Agility Points. */
export function movementOf(walker: Walker, care: Care): Movement {
  const { terrain } = walker;
  const isKeptOut = (at: At): boolean =>
    care.careful && walker.ground.hasFeatures && walker.harms(indexOf(terrain, at) ?? -1);
  return {
    metric,
    corners: 'oneSide',
    step: (step) => (isKeptOut(step.to) ? [] : stepPrices(walker, step, care)),
    link: (_link, rise) => (walker.wheels ? [] : [{ cost: rise > 0 ? 1.5 : 1, how: 'ladder' }]),
    leaps: (from, points) => {
      const farthest = Math.min(walker.farthestLeap, points + 1); // a point for each tile leaped over
      return walker.nimble && farthest > 1 ? leapsFrom(walker, from, farthest, care) : [];
    },
  };
}

/** What a step up, down or over something costs; nothing where it cannot be made. A barrier is climbed like what rises as high. */
function stepPrices(walker: Walker, step: Step, care: Care): readonly Price[] {
  const { rise, barrier, base, slow } = step;
  const up = Math.max(rise, barrier === null ? rise : Math.max(0, rise) + barrier.height);
  if (walker.wheels && !rolls(walker, step, up)) return [];
  if (up > 1) return upPrices(walker, step, up);
  if (rise < -SAFE_DROP) return dropPrices(walker, step, care);
  const cost = base + slow;
  if (up > 0) return [{ cost, how: 'clamber' }];
  return rise < 0 ? [{ cost, how: 'drop' }] : [{ cost }];
}

/** Up a ledge two tiles high, or a wall that can be climbed: straight on, and never by who makes no Agility Moves. */
function upPrices(walker: Walker, { to, diagonal, slow, rise, barrier }: Step, up: number): readonly Price[] {
  if (!walker.nimble || diagonal || rise < -SAFE_DROP) return [];
  if (up <= 2) return [{ cost: 2 + slow, points: 1, how: 'mantle' }];
  const index = indexOf(walker.terrain, to);
  if (barrier !== null || index === null || walker.ground.climbable[index] !== 1) return [];
  const tiles = Math.ceil(walker.climbing === 'aboveTwo' ? up - 2 : up);
  return [{ cost: 2 * tiles + slow, points: tiles, how: 'climb' }];
}

/** Down farther than is safe: for an Agility Point, or by falling. */
function dropPrices(walker: Walker, { base, slow }: Step, { falls }: Care): readonly Price[] {
  const cost = base + slow;
  const safe: readonly Price[] = walker.nimble ? [{ cost, points: 1, how: 'safeDrop' }] : [];
  return falls ? [...safe, { cost, how: 'fall' }] : safe;
}

/** Whether wheels get there: no ledge up, no stairs. */
function rolls({ terrain, ground }: Walker, { from, to, rise }: Step, up: number): boolean {
  if (up > 0) return false;
  const onStairs = [from, to].some((at) => ground.stairs[indexOf(terrain, at) ?? -1] === 1);
  return !onStairs || rise === 0;
}
