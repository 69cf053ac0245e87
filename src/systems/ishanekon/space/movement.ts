import type { Movement, Price, Step } from '../../../engine/space/grid/index.ts';
import { hasMark, metric, type Surveyed } from './terrain.ts';

/** How a step is made, where it is no plain one. */
export const hows = ['climb', 'swim', 'fly'] as const;
export type How = (typeof hows)[number];
export const isHow = (how: string | undefined): how is How => hows.some((one) => one === how);

/** From how many metres on a way down is a fall (Falling: "more than 3 m", but the table begins at 3; A37). */
export const FALL_FROM = 3;

/** How somebody moves: whether a hand is free to climb with, whether they fly. */
export interface Gait {
  readonly climbs: boolean;
  readonly flies: boolean;
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
    step: (step) => (gait.careful && hasMark(survey, step.to, 'fire') ? [] : stepPrices(survey, gait, step)),
    link: (_link, rise) =>
      gait.climbs || gait.flies ? [{ cost: 2 * Math.max(1, Math.abs(rise)), how: 'climb' }] : [],
  };
}

function stepPrices(survey: Surveyed, gait: Gait, step: Step): readonly Price[] {
  const { base, rise, barrier, to } = step;
  const up = barrier === null ? rise : Math.max(0, rise) + barrier.height;
  const down = -Math.min(0, rise);
  if (gait.flies) return [{ cost: Math.max(base, Math.abs(up)), how: 'fly' }];
  const slow = step.slow > 0 || hasMark(survey, to, 'difficult') ? 1 : 0;
  if (up > 0 || down >= FALL_FROM) {
    if (!gait.climbs) return [];
    return [{ cost: 2 * Math.max(base, up, down) + slow, how: 'climb' }];
  }
  if (hasMark(survey, to, 'water')) return [{ cost: 2 * base + slow, how: 'swim' }];
  return [{ cost: base + slow }];
}
