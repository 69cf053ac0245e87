import { SnowflakeUtil } from 'discord.js';

/**
 * How old what Discord sends is. An id holds the moment it was made by Discord's clock, and ours may be minutes off: how far ahead it is
 * follows from the Date of each of Discord's HTTP answers. A Date leaves out the milliseconds, so an age is told as the most it can be.
 */
export class DiscordTime {
  readonly #now: () => number;
  #ahead: number | null = null; // the least by which our clock is ahead of Discord's; null: not known

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Takes note of the Date of an answer to what was sent at `sent`, by our clock. */
  heard(date: string | null, sent: number): void {
    const at = Date.parse(date ?? '');
    if (Number.isNaN(at)) return;
    const least = sent - (at + 1000);
    const wentBack = this.#ahead !== null && this.#now() - at < this.#ahead;
    this.#ahead = wentBack ? least : Math.max(this.#ahead ?? least, least);
  }

  /** The line was cut: until the next answer nobody can say how long it was, for this machine may have slept. */
  forget(): void {
    this.#ahead = null;
  }

  /** The most milliseconds that can have passed since an id was made. */
  ageOf(id: string): number {
    const since = this.#now() - SnowflakeUtil.timestampFrom(id);
    if (this.#ahead !== null && since < this.#ahead) this.#ahead = null; // younger than now: our clock went back
    return this.#ahead === null ? Number.POSITIVE_INFINITY : since - this.#ahead;
  }
}
