import type { Movement, Price, Step } from '../../../engine/space/grid/index.ts';
import type { Gift } from '../numbers/source.ts';
import { hasMark, metric, type Surveyed } from './terrain.ts';

/** How a step is made, where it is no plain one. */
export const hows = ['climb', 'swim', 'fly', 'burrow'] as const;
export type How = (typeof hows)[number];
export const isHow = (how: string | undefined): how is How => hows.some((one) => one === how);

/** From how many metres on a way down is a fall (Falling: "more than 3 m", but the table begins at 3; A37). */
export const FALL_FROM = 3;

/** How somebody moves: whether a hand is free to climb with, whether they fly, and what else they have been given. */
export interface Gait {
  readonly climbs: boolean;
  readonly flies: boolean;
  readonly gifts: readonly Gift[];
  /** They don't go where it harms. */
  readonly careful: boolean;
}

/**
 * What steps cost in metres of movement (Battlefield; Traversing): 1, in difficult terrain 2 however many things make it so. Climbing halves movement, so it
 * takes twice its metres, up or down, and a free hand; swimming takes twice as much, too. Down less than a fall one just steps.
 */
export function movementOf(survey: Surveyed, gait: Gait): Movement {
  return {
    metric,
    corners: 'oneSide',
    step: (step) => (gait.careful && harms(survey, step) ? [] : stepPrices(survey, gait, step)),
    link: (_link, rise) =>
      gait.climbs || gait.flies ? [{ cost: climbing(gait) * Math.max(1, Math.abs(rise)), how: 'climb' }] : [],
  };
}

/** What lies there and harms who comes: fire, what an Ability has made of the ground. */
const harms = (survey: Surveyed, { to }: Step): boolean =>
  hasMark(survey, to, 'fire') || hasMark(survey, to, 'hazard');

const has = ({ gifts }: Gait, gift: Gift): boolean => gifts.includes(gift);

/** How many metres of movement a metre up takes. */
const climbing = (gait: Gait): number => (has(gait, 'climb') ? 1 : 2);

function stepPrices(survey: Surveyed, gait: Gait, step: Step): readonly Price[] {
  const { base, rise, barrier, to } = step;
  const up = barrier === null ? rise : Math.max(0, rise) + barrier.height;
  const down = -Math.min(0, rise);
  if (gait.flies) return [{ cost: Math.max(base, Math.abs(up)), how: 'fly' }];
  // Who digs comes up beyond what stands there, as far away as it is over the ground (house).
  const isWater = hasMark(survey, to, 'water');
  if (has(gait, 'burrow') && !isWater && (up > 0 || down > 0 || barrier !== null || step.slow > 0))
    return [{ cost: base, how: 'burrow' }];
  const isSlow = step.slow > 0 || hasMark(survey, to, 'difficult');
  const slow = isSlow && !has(gait, 'sure') ? 1 : 0;
  if (up > 0 || down >= FALL_FROM) {
    if (!gait.climbs) return [];
    return [{ cost: climbing(gait) * Math.max(base, up, down) + slow, how: 'climb' }];
  }
  if (isWater && !has(gait, 'waterWalk'))
    return [{ cost: (has(gait, 'swim') ? 1 : 2) * base + slow, how: 'swim' }];
  return [{ cost: base + slow }];
}
