import { hashOf, sealedSeed } from '../../dice/index.ts';
import { Turnstile } from '../lock.ts';
import type { Batch, Committed, DiceBox, Drawn, Ports, SeedRecord, Store } from '../ports.ts';

/** What a command has drawn, and the seed that its dice follow from. */
export interface Draw {
  readonly drawn: Drawn;
  readonly seed: string;
}

/** What sealing needs of the outside. */
interface Needs extends Pick<Ports, 'clock' | 'ids'> {
  readonly store: Pick<Store, 'currentSeed' | 'commit'>;
  readonly dice: Pick<DiceBox, 'newSeed'>;
}

/** What one attempt would store. */
type Attempt<T> = { readonly batch: Batch; readonly value: T } | null;

/** How often a number is drawn anew because another process was faster. */
export const ATTEMPTS = 40;

/**
 * Sealed dice: a campaign's secret seed has a public hash from the start, and every command draws from it by its interaction. It
 * takes the next number as well, in the books: the batch that stores a command raises the seed's count, so that numbers follow one
 * another without a gap; who comes second draws again before anybody has seen a die. Numbers count what only the GM knows of, so
 * no die follows from them, and nobody else is shown one.
 */
export class Seals {
  readonly #ports: Needs;
  readonly #turnstile = new Turnstile();

  constructor(ports: Needs) {
    this.#ports = ports;
  }

  /** A new secret for a campaign: its first seed (number 1), or a later one. */
  fresh(campaignId: string, number: number): SeedRecord & { readonly secret: string } {
    const secret = this.#ports.dice.newSeed();
    return {
      id: this.#ports.ids.next(),
      campaignId,
      number,
      secret,
      hash: hashOf(secret),
      used: 0,
      startedAt: this.#ports.clock.now(),
      revealedAt: null,
      fromFile: false,
    };
  }

  /** The next number of a campaign's seed for the command that an interaction gives. It is taken once the batch with it is stored. */
  async draw(campaignId: string, interactionId: string): Promise<Draw> {
    const seed = await this.#ports.store.currentSeed(campaignId);
    if (seed === null || seed.secret === null)
      throw new Error(`campaign ${campaignId} has no seed to draw from`);
    const number = seed.used + 1;
    return {
      drawn: { seedId: seed.id, number, interactionId },
      seed: sealedSeed(seed.secret, interactionId),
    };
  }

  /** Lets those who draw from one campaign through one at a time: within this process nobody has to draw twice. */
  inTurn<T>(campaignId: string, work: () => Promise<T>): Promise<T> {
    return this.#turnstile.pass(campaignId, work);
  }

  /**
   * Draws and stores: `make` gives the batch of one attempt, made anew with another number where somebody was faster; null where
   * there is nothing to be stored any more.
   * Gives its value once it is stored, or why nothing was.
   */
  write<T>(
    campaignId: string,
    interactionId: string,
    make: (draw: Draw) => Attempt<T> | Promise<Attempt<T>>,
  ): Promise<
    | { readonly written: 'committed'; readonly value: T }
    | { readonly written: Exclude<Committed, 'committed' | 'conflict'> | 'busy' | 'nothing' }
  > {
    return this.inTurn(campaignId, async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const draw = await this.draw(campaignId, interactionId);
        const made = await make(draw);
        if (made === null) return { written: 'nothing' };
        const { batch, value } = made;
        const written = await this.#ports.store.commit({ ...batch, drawn: draw.drawn });
        if (written === 'committed') return { written, value };
        if (written !== 'conflict') return { written };
      }
      return { written: 'busy' };
    });
  }
}
