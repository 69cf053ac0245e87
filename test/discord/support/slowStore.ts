import type { Store } from '../../../src/app/ports.ts';

/** A store behind a gate: while it is shut, whoever wants something waits; while it is broken, they get an error. */
export class Gate {
  #shut: PromiseWithResolvers<void> | null = null;
  #asked: PromiseWithResolvers<void> | null = null;
  #broken: RegExp | null = null;

  readonly before = (store: Store): Store =>
    new Proxy(store, {
      get: (target, name, receiver) => {
        const value: unknown = Reflect.get(target, name, receiver);
        if (typeof value !== 'function' || name === 'close') return value;
        return async (...given: unknown[]) => {
          this.#asked?.resolve();
          await this.#shut?.promise;
          if (this.#broken?.test(String(name))) throw new Error(`the store's ${String(name)} is broken`);
          return Reflect.apply(value, target, given);
        };
      },
    });

  /** Shuts the gate. The promise resolves when somebody stands before it. */
  shut(): Promise<void> {
    this.#shut = Promise.withResolvers();
    this.#asked = Promise.withResolvers();
    return this.#asked.promise;
  }

  open(): void {
    this.#shut?.resolve();
    this.#shut = null;
  }

  /** From now on, what has such a name fails. */
  break(names: RegExp): void {
    this.#broken = names;
  }

  mend(): void {
    this.#broken = null;
  }
}
