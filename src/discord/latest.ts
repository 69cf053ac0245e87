type Work = () => Promise<void>;

/** What waits behind the work under way: of several the newest alone, and all who wait for it. */
interface Waiting {
  work: Work;
  readonly done: PromiseWithResolvers<void>;
}

/**
 * One thing at a time for each key, and of those that come meanwhile only the newest: many changes of a message become one edit, and
 * what was overtaken before it could be said is not said.
 */
export class Latest {
  readonly #busy = new Map<string, { waiting: Waiting | null; over: Promise<void> }>();

  /** Runs some work for a key, soon. Resolves when it is done, or when what has overtaken it is; rejects as that does. */
  run(key: string, work: Work): Promise<void> {
    const busy = this.#busy.get(key);
    if (busy === undefined) return this.#begin(key, work);
    if (busy.waiting === null) busy.waiting = { work, done: Promise.withResolvers() };
    else busy.waiting.work = work;
    return busy.waiting.done.promise;
  }

  /** Resolves when nothing is left to do for one key. */
  async settled(key: string): Promise<void> {
    await this.#busy.get(key)?.over;
  }

  /** Resolves when nothing is left to do. */
  async idle(): Promise<void> {
    while (this.#busy.size > 0) await Promise.all([...this.#busy.values()].map(({ over }) => over));
  }

  #begin(key: string, work: Work): Promise<void> {
    const done = work();
    const busy = { waiting: null as Waiting | null, over: Promise.resolve() };
    this.#busy.set(key, busy);
    busy.over = this.#goOn(key, busy, done);
    return done;
  }

  async #goOn(key: string, busy: { waiting: Waiting | null }, first: Promise<void>): Promise<void> {
    await Promise.allSettled([first]);
    for (let next = busy.waiting; next !== null; next = busy.waiting) {
      busy.waiting = null;
      const { work, done } = next;
      await work().then(done.resolve, done.reject);
    }
    this.#busy.delete(key);
  }
}
