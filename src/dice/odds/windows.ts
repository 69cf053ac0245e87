/**
 * A sum of fair dice that grows die by die. One die more makes every new result the mean of `sides` neighbouring old ones. A
 * running window would have to subtract, which ruins rare results; instead the sums within blocks of `sides`, from the left
 * and from the right, give each window as two pieces (van Herk's algorithm, for sums).
 */
export class Windows {
  readonly #sides: number;
  /** The sum, behind so many zeros that the first window has only one result in it, and with zeros enough after it. */
  #padded: Float64Array;
  #length: number;
  #next: Float64Array;
  readonly #fromLeft: Float64Array;
  readonly #fromRight: Float64Array;

  /** Begins with one die, whose chances these are; there will be no more than so many `outcomes`. */
  constructor(die: Float64Array, outcomes: number) {
    this.#sides = die.length;
    const room = outcomes + 4 * die.length;
    this.#padded = new Float64Array(room);
    this.#next = new Float64Array(room);
    this.#fromLeft = new Float64Array(room);
    this.#fromRight = new Float64Array(room);
    this.#padded.set(die, die.length - 1);
    this.#length = die.length;
  }

  /** The sum so far: a view that the next die changes. */
  chances(): Float64Array {
    const start = this.#sides - 1;
    return this.#padded.subarray(start, start + this.#length);
  }

  /** Keeps only a piece of the sum. */
  keep(piece: Float64Array): void {
    const start = this.#sides - 1;
    this.#padded.set(piece, start);
    this.#padded.fill(0, start + piece.length, start + this.#length);
    this.#length = piece.length;
  }

  addDie(): void {
    const sides = this.#sides;
    const old = this.#padded;
    const next = this.#next;
    const left = this.#fromLeft;
    const right = this.#fromRight;
    const outcomes = this.#length + sides - 1;
    const start = sides - 1;
    const end = Math.ceil((outcomes + start) / sides) * sides;
    for (let block = 0; block < end; block += sides) {
      let sum = 0;
      for (let at = block; at < block + sides; at++) {
        sum += old[at] as number;
        left[at] = sum;
      }
      sum = 0;
      for (let at = block + sides - 1; at > block; at--) {
        sum += old[at] as number;
        right[at] = sum;
      }
      // A window that begins with a block is that block, and one piece.
      right[block] = 0;
    }
    for (let at = 0; at < outcomes; at++)
      next[start + at] = ((right[at] as number) + (left[at + start] as number)) / sides;
    // Where a longer sum has been before.
    next.fill(0, start + outcomes, outcomes + 4 * sides);
    this.#padded = next;
    this.#next = old;
    this.#length = outcomes;
  }
}
