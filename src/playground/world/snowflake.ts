const discordEpoch = 1_420_070_400_000;

/** Discord's ids: 42 bits of time, 22 bits that tell those of one millisecond apart. Always growing, never twice. */
export class Snowflakes {
  readonly #now: () => number;
  #time = 0;
  #count = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  next(): string {
    const now = Math.max(Math.floor(this.#now()), this.#time);
    this.#count = now === this.#time ? this.#count + 1 : 0;
    if (this.#count > 4095) {
      this.#time = now + 1;
      this.#count = 0;
    } else this.#time = now;
    return String((BigInt(this.#time - discordEpoch) << 22n) | BigInt(this.#count));
  }
}

/** The moment an id was made, in milliseconds since 1970. */
export function snowflakeTime(id: string): number {
  return Number(BigInt(id) >> 22n) + discordEpoch;
}

export function isSnowflake(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,20}$/.test(value);
}

/** Orders ids by age. */
export function olderFirst(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}
