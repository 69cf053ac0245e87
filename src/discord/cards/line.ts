type Work = () => Promise<void>;

/** One thing after the other for each key. Of several that only bring something up to date one is done. */
export class Line {
  readonly #ends = new Map<string, Promise<void>>();
  readonly #fresh = new Map<string, Promise<void>>();

  /** Does some work in its turn; resolves or rejects as it does. */
  run(key: string, work: Work): Promise<void> {
    const before = this.#ends.get(key) ?? Promise.resolve();
    const done = before.then(work);
    const end = done.catch(() => undefined);
    this.#ends.set(key, end);
    void end.then(() => {
      if (this.#ends.get(key) === end) this.#ends.delete(key);
    });
    return done;
  }

  /** Brings something up to date in its turn: whatever waits for that already will do. */
  refresh(key: string, work: Work): Promise<void> {
    const waiting = this.#fresh.get(key);
    if (waiting !== undefined) return waiting;
    const done = this.run(key, () => {
      this.#fresh.delete(key);
      return work();
    });
    this.#fresh.set(key, done);
    return done;
  }

  /** Resolves when nothing is left to do. */
  async idle(): Promise<void> {
    while (this.#ends.size > 0) await Promise.all(this.#ends.values());
  }
}
