import { hashOf, sealedSeed } from '../../dice/index.ts';
import { Turnstile } from '../lock.ts';
import type { Batch, Committed, DiceBox, Drawn, Ports, SeedRecord, Store } from '../ports.ts';
import { mixed, sentAt } from './beacon.ts';

/** What a command has drawn, and the seed that its dice follow from. */
export interface Draw {
  readonly drawn: Drawn;
  readonly seed: string;
}

/** What sealing needs of the outside. */
interface Needs extends Pick<Ports, 'clock' | 'ids' | 'beacon'> {
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
    const drawnFor = await this.#drawnFor(interactionId);
    return {
      drawn: { seedId: seed.id, number, interactionId: drawnFor },
      seed: sealedSeed(seed.secret, drawnFor),
    };
  }

  /**
   * What the dice of an interaction follow from besides the secret: the interaction, and where there is a beacon what it says next after
   * that was sent. Nobody can know that before, not even who has the secret.
   */
  async #drawnFor(interactionId: string): Promise<string> {
    const { beacon, clock } = this.#ports;
    if (beacon === undefined) return interactionId;
    return mixed(interactionId, await beacon.after(sentAt(interactionId) ?? clock.now()));
  }

  /**
   * Notes that a command was dropped although its dice could be known: its number is taken and stands for nothing, a gap that everybody
   * is shown. What failed stays what is told.
   */
  async discard(drawn: Drawn, interactionId: string): Promise<void> {
    await this.#ports.store.commit({ interactionId, at: this.#ports.clock.now(), drawn }).catch(() => {});
  }

  /** Lets those who draw from one campaign through one at a time: within this process nobody has to draw twice. */
  inTurn<T>(campaignId: string, work: () => Promise<T>): Promise<T> {
    return this.#turnstile.pass(campaignId, work);
  }

  async #made<T>(
    draw: Draw,
    interactionId: string,
    make: (draw: Draw) => Attempt<T> | Promise<Attempt<T>>,
  ): Promise<Attempt<T>> {
    try {
      return await make(draw);
    } catch (error) {
      await this.discard(draw.drawn, interactionId);
      throw error;
    }
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
        const made = await this.#made(draw, interactionId, make);
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
