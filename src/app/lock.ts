/** Lets one at a time through for each key, in the order they came: neighbours in one process need not collide in the store. */
export class Turnstile {
  readonly #tails = new Map<string, Promise<unknown>>();

  async pass<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#tails.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    const tail = mine.catch(() => undefined);
    this.#tails.set(key, tail);
    try {
      return await mine;
    } finally {
      if (this.#tails.get(key) === tail) this.#tails.delete(key);
    }
  }
}
