/**
 * A sum of many numbers that loses nothing on the way: what each addition rounds off is kept and given back (Neumaier's algorithm). Added
 * plainly, a million chances are off by more than a millionth of a millionth.
 */
export class Sum {
  #sum = 0;
  #lost = 0;

  /** Adds a number, and gives the sum so far. */
  add(number: number): number {
    const before = this.#sum;
    const after = before + number;
    this.#lost += Math.abs(before) >= Math.abs(number) ? before - after + number : number - after + before;
    this.#sum = after;
    return after + this.#lost;
  }

  get total(): number {
    return this.#sum + this.#lost;
  }
}
