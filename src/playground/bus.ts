/** A small typed event bus: who listens is told at once, in the order of listening. */
export class Bus<Events> {
  readonly #listeners = new Map<keyof Events, Set<(event: never) => void>>();

  /** Calls `listener` at each `name`; gives a function that ends it. */
  on<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): () => void {
    let set = this.#listeners.get(name);
    if (!set) {
      set = new Set();
      this.#listeners.set(name, set);
    }
    set.add(listener);
    return () => set.delete(listener);
  }

  /** The next event of that name (that `wanted` accepts). Rejects where a signal ends the wait. */
  next<Name extends keyof Events>(
    name: Name,
    wanted: (event: Events[Name]) => boolean = () => true,
    signal?: AbortSignal,
  ): Promise<Events[Name]> {
    return new Promise((resolve, reject) => {
      const off = this.on(name, (event) => {
        if (!wanted(event)) return;
        off();
        resolve(event);
      });
      signal?.addEventListener('abort', () => {
        off();
        reject(signal.reason);
      });
    });
  }

  emit<Name extends keyof Events>(name: Name, event: Events[Name]): void {
    const set = this.#listeners.get(name);
    if (!set) return;
    for (const listener of set as Set<(event: Events[Name]) => void>) listener(event);
  }

  clear(): void {
    this.#listeners.clear();
  }
}
