/** Why odds cannot be told exactly. */
export type Unsolved =
  /** More different results than are kept in memory. */
  | { readonly code: 'tooManyOutcomes'; readonly params: { readonly limit: number } }
  /** More steps than an answer may take. */
  | { readonly code: 'tooMuchWork'; readonly params: { readonly limit: number } }
  | { readonly code: 'divisionByZero'; readonly params: Readonly<Record<string, never>> }
  /** Maths that may have no result, such as the root of less than nothing. */
  | { readonly code: 'noNumber'; readonly params: Readonly<Record<string, never>> }
  /** What a die does depends on other dice in a way that is not followed. */
  | { readonly code: 'dependentDice'; readonly params: Readonly<Record<string, never>> }
  /** Explosions and rerolls that are likely to end only because one roll may have no more dice. */
  | { readonly code: 'cutShort'; readonly params: Readonly<Record<string, never>> }
  /** `&` where there is no first roll. */
  | { readonly code: 'noFirstRoll'; readonly params: Readonly<Record<string, never>> };

/** Different results of one part: a dozen arrays of so many doubles are 20 MB. */
export const OUTCOMES = 200_000;
/** Multiplications for one answer: a hundredth of a second, and a few of them where the work has not been done before. */
export const STEPS = 6_000_000;
/** What is cut off of everything that could go on for ever, at most, all of one answer together. */
export const CUT = 1e-12;

/** Ends a calculation that cannot be done; `solve` turns it into the value that callers see. */
class Stop {
  readonly reason: Unsolved;
  constructor(reason: Unsolved) {
    this.reason = reason;
  }
}

/** Gives up: there are no exact odds, for a reason without figures. */
export const giveUp = (code: Exclude<Unsolved['code'], 'tooManyOutcomes' | 'tooMuchWork'>): never => {
  throw new Stop({ code, params: {} });
};

/** What one calculation may still use, and what it has cut off. */
export class Budget {
  #steps: number;
  #cut = 0;

  constructor(steps: number) {
    this.#steps = steps;
  }

  /** Takes the steps of one piece of work that ends in at most so many results. */
  spend(steps: number, outcomes = 0): void {
    if (outcomes > OUTCOMES) throw new Stop({ code: 'tooManyOutcomes', params: { limit: OUTCOMES } });
    this.#steps -= steps;
    if (!(this.#steps >= 0)) throw new Stop({ code: 'tooMuchWork', params: { limit: STEPS } });
  }

  /** Whether so many steps are left. */
  affords(steps: number): boolean {
    return steps <= this.#steps;
  }

  /** Notes that results of this chance (0 to 1) are left out. */
  lose(chance: number): void {
    this.#cut += chance;
    // Nothing loses that much unless it was lost over and over: then the answer is not what it promises.
    if (this.#cut > CUT) throw new Stop({ code: 'tooMuchWork', params: { limit: STEPS } });
  }

  /** The chance of all that was left out, at most. */
  get cut(): number {
    return this.#cut;
  }
}

export type Solved<T> =
  | { readonly ok: true; readonly solution: T; readonly cut: number }
  | ({ readonly ok: false } & Unsolved);

/** Runs a calculation on a fresh budget, of all that one answer may take unless told; what it cannot do comes back as a value. */
export const solve = <T>(calculation: (budget: Budget) => T, steps = STEPS): Solved<T> => {
  const budget = new Budget(steps);
  try {
    const solution = calculation(budget);
    return { ok: true, solution, cut: budget.cut };
  } catch (thrown) {
    if (!(thrown instanceof Stop)) throw thrown;
    return { ok: false, ...thrown.reason };
  }
};
