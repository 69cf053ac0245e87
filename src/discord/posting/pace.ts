/** At most so many within any span of so many milliseconds. */
export interface Rate {
  readonly most: number;
  readonly within: number;
}

/** Keeps something to its rate: when it was done, and how long it has to wait for the next time. Knows no clock of its own. */
export class Pace {
  readonly #rate: Rate;
  #times: readonly number[] = []; // of the newest, as many as count

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** It is done now. */
  take(now: number): void {
    this.#times = [...this.#times, now].slice(-this.#rate.most);
  }

  /** How many milliseconds are left until it may be done again; 0: none. */
  wait(now: number): number {
    const { most, within } = this.#rate;
    const [first] = this.#times;
    if (first === undefined || this.#times.length < most) return 0;
    return Math.min(within, Math.max(0, first + within - now));
  }

  /** Whether nothing that was done counts any more. */
  isRested(now: number): boolean {
    return this.#times.every((at) => Math.abs(now - at) >= this.#rate.within);
  }
}
