import type { Logger } from 'pino';
import type { Ports, TurnCardRecord } from '../../app/ports.ts';
import type { Timer } from '../timer.ts';

/** Longer than a card takes to be posted, or closed. Processes that have begun together do not look together, or each would do the same. */
const LOOK_MS = { least: 10_000, most: 15_000 };
const untilNextLook = () => LOOK_MS.least + Math.random() * (LOOK_MS.most - LOOK_MS.least);

/**
 * Cards that a process has died over, where several are this bot: between a turn's beginning and its card, and until the card before
 * is closed, nobody else knows how far it has come. What is unfinished at two looks in a row is nobody's, and is brought to its end here.
 */
export class Forsaken {
  readonly #store: Pick<Ports['store'], 'cardsUnfinished'>;
  readonly #finish: (cards: readonly TurnCardRecord[]) => Promise<void>;
  readonly #timer: Timer;
  readonly #log: Pick<Logger, 'warn'>;
  #seen: ReadonlySet<string> = new Set();
  #callOff: () => void = () => undefined;
  #looking: Promise<void> = Promise.resolve();
  #isOpen = true;

  constructor(
    store: Pick<Ports['store'], 'cardsUnfinished'>,
    finish: (cards: readonly TurnCardRecord[]) => Promise<void>,
    timer: Timer,
    log: Pick<Logger, 'warn'>,
  ) {
    this.#store = store;
    this.#finish = finish;
    this.#timer = timer;
    this.#log = log;
  }

  /** Looks from now on, until it is stopped. */
  start(): void {
    if (!this.#isOpen) return;
    this.#callOff = this.#timer(untilNextLook(), () => {
      this.#looking = this.#look()
        .catch((error: unknown) => this.#log.warn({ err: error }, 'cards could not be looked through'))
        .then(() => this.start());
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
    const unfinished = await this.#store.cardsUnfinished();
    const left = unfinished.filter(({ id }) => this.#seen.has(id));
    this.#seen = new Set(unfinished.map(({ id }) => id));
    await this.#finish(left);
  }
}
