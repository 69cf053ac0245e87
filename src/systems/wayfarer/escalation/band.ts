/** What a side has in an Escalation campaign beside its force (L5787 to L5796). */
export interface Band {
  readonly resources: number;
  readonly matches: number;
  readonly won: number;
}

/** What a band may cost as it begins (L5788). */
export const firstBand = 500;

/** How many resources a band can have: no campaign comes to so many. */
export const mostResources = 1_000_000;
