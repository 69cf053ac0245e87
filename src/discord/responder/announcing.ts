import type { RepliableInteraction } from 'discord.js';
import { changesItsMessage, isAnswered, isForgotten } from '../acknowledged.ts';
import { isAnnounced, isAnsweredWith, sendDeferral } from '../letters.ts';
import { atOnce } from '../outgoing.ts';
import type { Timer } from '../timer.ts';

/** Discord gives an interaction 3 seconds for its first answer; what takes longer than this is announced as on its way. */
export const PATIENCE = 1200;

/** An answer is announced by this age at the latest: a second is left for the way to Discord. */
const LATEST = 2000;

/**
 * The same interaction may be delivered twice, to two processes. 'shared': the other delivery has told Discord something, be it only
 * that an answer will come; 'elsewhere': it has answered. 'lost': Discord takes no answer, for it was too late.
 */
export type Stage = 'new' | 'deferred' | 'answered' | 'shared' | 'elsewhere' | 'lost';

/** When and how it is announced that an answer will come. */
export interface Announced {
  readonly deferPrivately: boolean; // who sees a late answer
  readonly timer: Timer;
  readonly age: number; // the most milliseconds that can have passed since they asked
}

/** How far the answer to one interaction has come. Where it takes long, Discord is told in time that it will come. */
export class Announcing {
  readonly #interaction: RepliableInteraction;
  readonly #manner: Announced;
  readonly #stopClock: () => void;
  #stage: Stage = 'new';
  #deferring: Promise<unknown> | null = null;
  #unheard = false; // Discord was told that an answer will come, and did not take it
  #begun = false; // something is done

  constructor(interaction: RepliableInteraction, manner: Announced) {
    this.#interaction = interaction;
    this.#manner = manner;
    const patience = Math.max(0, Math.min(PATIENCE, LATEST - manner.age));
    this.#stopClock = manner.timer(patience, () => this.#defer());
  }

  get stage(): Stage {
    return this.#stage;
  }

  /** Discord was told that an answer will come, or is being told. */
  get announced(): boolean {
    return this.#deferring !== null;
  }

  /** Nothing was said, and nothing is being announced. */
  get silent(): boolean {
    return this.#stage === 'new' && this.#deferring === null;
  }

  /** Discord was told that an answer will come, and did not take it: be it too late, or in trouble of its own. */
  get unheard(): boolean {
    return this.#unheard;
  }

  /** Something is done, or was allowed to be. */
  get begun(): boolean {
    return this.#begun;
  }

  is(...stages: readonly Stage[]): boolean {
    return stages.includes(this.#stage);
  }

  /** Something was said. */
  answered(): void {
    this.#stage = 'answered';
  }

  /** Discord takes no answer any more. */
  lost(): void {
    this.#stage = 'lost';
  }

  /** Nothing is announced from here on. */
  close(): void {
    this.#stopClock();
  }

  /** Waits for an announcement under way, and makes no other. */
  async settle(): Promise<void> {
    this.#stopClock();
    await this.#deferring;
  }

  /**
   * Announces the answer, for what must not be done twice or in vain: false where another delivery of the same interaction has told
   * Discord something, and where Discord takes no answer.
   */
  async claim(): Promise<boolean> {
    this.#defer();
    await this.settle();
    if (this.#stage === 'shared') this.#stage = 'elsewhere';
    return this.#stage !== 'elsewhere' && !this.#unheard;
  }

  /** Whether something may be done now: what is done first waits for the word of Discord's, where it is just being announced. */
  async mayBegin(): Promise<boolean> {
    if (this.#begun) return true;
    await this.#deferring;
    this.#begun = !this.#unheard && this.#stage !== 'lost';
    return this.#begun;
  }

  /** Leaves the answer to the other delivery: `lastly` is run a while later, and told whether this one has announced it. */
  leave(lastly: (deferred: boolean) => Promise<void>): void {
    const deferred = this.#stage !== 'new';
    this.#stage = 'elsewhere';
    this.#manner.timer(PATIENCE, () => void lastly(deferred).catch(() => undefined));
  }

  /** Whether an answer has been announced, by either delivery, and has not come yet. */
  async isAwaited(): Promise<boolean> {
    return !changesItsMessage(this.#interaction) && isAnnounced(this.#interaction);
  }

  /** The other delivery has told Discord something: where it was only that an answer will come, this is where it comes from. */
  async takeOver(): Promise<void> {
    this.#stage = (await this.#isOpen()) ? 'deferred' : 'elsewhere';
  }

  /** Whether what the other delivery has told Discord leaves room for an answer: a press is announced without a sign, for the message that was pressed. */
  #isOpen(): Promise<boolean> {
    const interaction = this.#interaction;
    if (!changesItsMessage(interaction)) return isAnnounced(interaction);
    const { message } = interaction;
    return message === null ? Promise.resolve(false) : isAnsweredWith(interaction, message.id);
  }

  /** Gives the first answer. Where Discord was told something already, this is a second delivery of the same interaction. */
  async first<T>(answer: () => Promise<T>): Promise<T | null> {
    try {
      const given = await answer();
      this.#stage = 'answered';
      return given;
    } catch (error) {
      if (isForgotten(error)) {
        this.#stage = 'lost';
        return null;
      }
      if (!isAnswered(error)) throw error;
      // A press is announced without a sign, so that this may have been the whole answer.
      this.#stage = changesItsMessage(this.#interaction) ? 'elsewhere' : 'shared';
      return null;
    }
  }

  #defer(): void {
    if (this.#stage !== 'new' || this.#deferring !== null) return;
    this.#deferring = atOnce(() => sendDeferral(this.#interaction, this.#manner.deferPrivately)).then(
      () => {
        this.#stage = 'deferred';
      },
      (error: unknown) => {
        if (isAnswered(error)) this.#stage = 'shared';
        else this.#unheard = true;
        if (isForgotten(error)) this.#stage = 'lost'; // any other trouble the answer itself will meet, and report
      },
    );
  }
}
