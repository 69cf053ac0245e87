import type { CheckRolled, Critical } from './events.ts';

/** From which Skill Level on a natural 1 is nothing special, and a natural 10 succeeds (Skills). */
const NO_FAILURE = 5;
const SUCCESS = 3;

/** What a natural die means for who has such a Skill Level. */
export function criticalOf(natural: number, level: number): Critical {
  if (natural === 1 && level < NO_FAILURE) return 'failure';
  return natural === 10 && level >= SUCCESS ? 'success' : null;
}

/** What a check has to reach: `impossible` things no natural 10 brings about (Skills). */
export interface Goal {
  readonly difficulty: number;
  readonly impossible: boolean;
}

/** Whether a check succeeds: as high as the number, but for its criticals. */
export function succeeds(
  { critical, total }: Pick<CheckRolled, 'critical' | 'total'>,
  { difficulty, impossible }: Goal,
): boolean {
  if (critical === 'failure') return false;
  if (critical === 'success' && !impossible) return true;
  return !impossible && total >= difficulty;
}

type Result = Pick<CheckRolled, 'critical' | 'total'>;

/**
 * Whether who tries something wins against who resists: they must roll higher (Skills), so equal is not enough (A7). A critical of one side
 * alone decides; where both have the same, the totals do.
 */
export function beats(own: Result, other: Result): boolean {
  if (own.critical !== other.critical) {
    if (own.critical === 'success' || other.critical === 'failure') return true;
    if (own.critical === 'failure' || other.critical === 'success') return false;
  }
  return own.total > other.total;
}
