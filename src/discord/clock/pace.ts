import { setTimeout } from 'node:timers/promises';

/**
 * Lets a handful through at once, and so many a second after that. By the machine's own time, as Discord counts: a clock that was
 * moved does not make it more patient.
 */
export class Pace {
  readonly #every: number;
  readonly #burst: number;
  #next = Number.NEGATIVE_INFINITY;

  constructor(burst: number, perSecond: number) {
    this.#every = 1000 / perSecond;
    this.#burst = burst * this.#every;
  }

  /** Resolves when it is one's turn. */
  async turn(): Promise<void> {
    const now = performance.now();
    this.#next = Math.max(this.#next, now - this.#burst) + this.#every;
    if (this.#next > now) await setTimeout(this.#next - now);
  }
}
