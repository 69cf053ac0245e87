/** Why odds cannot be told exactly. */
export type Unsolved =
  /** More different results than are kept in memory. */
  | { readonly code: 'tooManyOutcomes'; readonly params: { readonly limit: number } }
  /** More steps than an answer may take. */
  | { readonly code: 'tooMuchWork'; readonly params: { readonly limit: number } }
  | { readonly code: 'divisionByZero'; readonly params: Readonly<Record<string, never>> };

/** Different results of one part: two arrays of a million doubles are 16 MB. */
export const OUTCOMES = 1_000_000;
/** Multiplications for one answer: less than a tenth of a second. */
export const STEPS = 30_000_000;

/** Ends a calculation that cannot be done; `solve` turns it into the value that callers see. */
class Stop {
  readonly reason: Unsolved;
  constructor(reason: Unsolved) {
    this.reason = reason;
  }
}

export const divisionByZero = (): never => {
  throw new Stop({ code: 'divisionByZero', params: {} });
};

/** What one calculation may still use. Asked before the work, not after. */
export class Budget {
  #steps = STEPS;

  /** Takes the steps of one piece of work that ends in at most so many results. */
  spend(steps: number, outcomes: number): void {
    if (outcomes > OUTCOMES) throw new Stop({ code: 'tooManyOutcomes', params: { limit: OUTCOMES } });
    this.#steps -= steps;
    if (this.#steps < 0) throw new Stop({ code: 'tooMuchWork', params: { limit: STEPS } });
  }
}

export type Solved<T> = { readonly ok: true; readonly solution: T } | ({ readonly ok: false } & Unsolved);

/** Runs a calculation on a fresh budget; what it cannot do comes back as a value. */
export const solve = <T>(calculation: (budget: Budget) => T): Solved<T> => {
  try {
    return { ok: true, solution: calculation(new Budget()) };
  } catch (thrown) {
    if (!(thrown instanceof Stop)) throw thrown;
    return { ok: false, ...thrown.reason };
  }
};
