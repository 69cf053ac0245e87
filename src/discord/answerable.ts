import { AsyncLocalStorage } from 'node:async_hooks';
import type { Store } from '../app/ports.ts';

/** Whether something may still be done for whoever asked. */
interface Asked {
  readonly interactionId: string;
  mayBegin(): Promise<boolean>;
  /** What was wanted is done, by this delivery of it. */
  done(): void;
}

const asking = new AsyncLocalStorage<Asked>();

/** Nothing was done, for Discord takes no answer to it any more. */
export class Unanswerable extends Error {
  constructor() {
    super('Discord no longer takes an answer to this, so nothing was done');
  }
}

/** Does something for whoever asked: what it writes first is not written where nobody could be told of it. */
export const onBehalfOf = <T>(asked: Asked, work: () => Promise<T>): Promise<T> => asking.run(asked, work);

/** Whether a write keeps the receipt of an interaction. */
const isReceiptOf = (given: readonly unknown[], interactionId: string): boolean =>
  given.some(
    (one) =>
      one === interactionId ||
      (typeof one === 'object' &&
        one !== null &&
        'interactionId' in one &&
        one.interactionId === interactionId),
  );

/** Whether a write has taken place: what is refused says why in a word. */
const isWritten = (written: unknown): boolean => typeof written !== 'string' || written === 'committed';

/** What of a store changes something: its name begins with what it does. */
const WRITES =
  /^(?:commit$|(?:add|begin|change|claim|close|create|drop|erase|move|put|reveal|save|set|tell|update)[A-Z])/u;

/**
 * A store into which nothing is written for whoever can be told of nothing. A command that is under way when Discord refuses its
 * answer ends at what it would write first, with `Unanswerable`; once something is written, so is the rest.
 */
export function whileAnswerable(store: Store): Store {
  return new Proxy(store, {
    get: (target, name, receiver) => {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== 'function' || !WRITES.test(String(name))) return value;
      return async (...given: unknown[]) => {
        const asked = asking.getStore();
        if ((await asked?.mayBegin()) === false) throw new Unanswerable();
        const written: unknown = await Reflect.apply(value, target, given);
        if (asked !== undefined && isWritten(written) && isReceiptOf(given, asked.interactionId))
          asked.done();
        return written;
      };
    },
  });
}
