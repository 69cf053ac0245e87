import type { Limit } from '../engine/limit.ts';

/** Thrown out of long work that has come to a limit: whoever began it refuses with that. */
export class TooMuch extends Error {
  readonly limit: Limit;

  constructor(limit: Limit) {
    super(`beyond ${limit.most} ${limit.of ?? limit.unit}`);
    this.limit = limit;
  }
}
