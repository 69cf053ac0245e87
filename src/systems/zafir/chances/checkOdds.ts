/** What a skill action may come to: exact chances, 0 to 1. */
export interface CheckOdds {
  readonly success: number;
  /** To succeed and do better than hoped: of all tries, failures counted. */
  readonly crit: number;
}
