import { isFor } from '../../engine/measures.ts';
import type { StandingOrderRecord } from '../ports.ts';

/** A condition of an order: while a value of the character's, or of the question, is at least so much; 'for Tiz' is 1 where it is about Tiz. */
export interface While {
  readonly gauge: string;
  readonly atLeast: number;
}

/** At most so many: 'from 6 damage, and while I have 2 SP'. */
export type Whiles = readonly [] | readonly [While] | readonly [While, While];

type Kept = Pick<StandingOrderRecord, 'gauge' | 'atLeast' | 'andGauge' | 'andAtLeast'>;

/** What must all be high enough for an order to stand; none: it always does. */
export const conditionsOf = ({ gauge, atLeast, andGauge, andAtLeast }: Kept): readonly While[] => [
  ...(gauge === null || atLeast === null ? [] : [{ gauge, atLeast }]),
  ...(andGauge === null || andAtLeast === null ? [] : [{ gauge: andGauge, atLeast: andAtLeast }]),
];

/** Conditions as an order keeps them. */
export const keptOf = ([first, second]: Whiles): Kept => ({
  gauge: first?.gauge ?? null,
  atLeast: first?.atLeast ?? null,
  andGauge: second?.gauge ?? null,
  andAtLeast: second?.atLeast ?? null,
});

/** A condition as it was typed; null where that is no number and it isn't for somebody. */
export function whileOf(gauge: string, least: string): While | null {
  if (least.trim() === '' && isFor(gauge.trim().toLowerCase())) return { gauge, atLeast: 1 };
  return /^[1-9]\d{0,3}$/u.test(least.trim()) ? { gauge, atLeast: Number(least) } : null;
}
