import type { Logger } from 'pino';
import type { Timer } from './timer.ts';

/** Longer than a message takes to be posted, or changed. Processes that have begun together do not look together, or each would do the same. */
const LOOK_MS = { least: 10_000, most: 15_000 };
const untilNextLook = () => LOOK_MS.least + Math.random() * (LOOK_MS.most - LOOK_MS.least);

/** What can be left unfinished: how it is found, and how it is brought to its end. */
export interface Care<One> {
  readonly find: () => Promise<readonly One[]>;
  readonly keyOf: (one: One) => string;
  readonly finish: (left: readonly One[]) => Promise<void>;
}

/** Gives a look for something: what is there at two looks in a row is nobody's, and is brought to its end. */
export function twice<One>({ find, keyOf, finish }: Care<One>): () => Promise<void> {
  let seen: ReadonlySet<string> = new Set();
  return async () => {
    const unfinished = await find();
    const left = unfinished.filter((one) => seen.has(keyOf(one)));
    seen = new Set(unfinished.map(keyOf));
    await finish(left);
  };
}

/**
 * What a process has died over, where several are this bot: between a turn's beginning and its card, until the card before is closed, and
 * between an answer and its question's message nobody else knows how far it has come.
 */
export class Forsaken {
  readonly #looks: readonly (() => Promise<void>)[];
  readonly #timer: Timer;
  readonly #log: Pick<Logger, 'warn'>;
  #callOff: () => void = () => undefined;
  #looking: Promise<void> = Promise.resolve();
  #isOpen = true;

  constructor(looks: readonly (() => Promise<void>)[], timer: Timer, log: Pick<Logger, 'warn'>) {
    this.#looks = looks;
    this.#timer = timer;
    this.#log = log;
  }

  /** Looks from now on, until it is stopped. */
  start(): void {
    if (!this.#isOpen) return;
    this.#callOff = this.#timer(untilNextLook(), () => {
      this.#looking = this.#look().then(() => this.start());
    });
  }

  /** Resolves when no look is under way. */
  idle(): Promise<void> {
    return this.#looking;
  }

  stop(): void {
    this.#isOpen = false;
    this.#callOff();
  }

  async #look(): Promise<void> {
    for (const look of this.#looks) {
      try {
        await look();
      } catch (error) {
        this.#log.warn({ err: error }, 'what is left unfinished could not be looked through');
      }
    }
  }
}
