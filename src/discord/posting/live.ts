import type { Logger } from 'pino';
import type { Timer } from '../timer.ts';
import type { OldEdits } from './oldEdits.ts';
import { Pace, type Rate } from './pace.ts';

/** How quickly messages of a channel are edited: younger ones, and older ones. */
interface Rates {
  readonly young: Rate;
  readonly old: Rate;
}

/** Discord lets five edits in a channel through within five seconds, and makes whatever else is edited there wait: one is left for that. */
const ALONE: Rates = { young: { most: 4, within: 5_000 }, old: { most: 1, within: 2_000 } };
/** Discord counts for all processes of the bot together, and none knows what another does: each takes half. */
const BESIDE_OTHERS: Rates = { young: { most: 2, within: 5_000 }, old: { most: 1, within: 4_000 } };

/** What comes last lets all others go first that begin to wait within so many milliseconds. */
const LAST_MS = 3_000;

/** Of how many channels the pace is known: those at rest are forgotten first. */
const CHANNELS = 500;

/** A message that shows how something stands, and changes with it. */
export interface LiveMessage {
  readonly key: string;
  readonly channelId: string;
  readonly messageId: string | null; // null: not posted yet, or nobody knows
  readonly last?: boolean; // all else in its channel is shown first
  readonly left?: boolean; // where we end, another process brings it up to date
  readonly held?: boolean; // Discord has refused its edit: it waits as long as Discord says
}

type Work = () => Promise<unknown>;

interface Waiting {
  message: LiveMessage;
  work: Work;
  readonly due: number;
  from: number; // not before that moment
  readonly done: PromiseWithResolvers<void>;
}

interface Channel {
  readonly young: Pace;
  readonly old: Pace;
  readonly waiting: Map<string, Waiting>;
  isBusy: boolean;
  callOff: () => void;
}

/**
 * Messages that show how something stands: one queue a channel, in which each waits once, however often it has changed, and shows
 * the newest state when its turn comes. Edits keep their pace, so that answers and what is new never wait for Discord behind them.
 */
export class LiveMessages {
  readonly #rates: Rates;
  readonly #alone: boolean;
  readonly #oldEdits: Pick<OldEdits, 'isOld' | 'wait'>;
  readonly #now: () => Date;
  readonly #timer: Timer;
  readonly #log: Pick<Logger, 'error'>;
  readonly #channels = new Map<string, Channel>();
  readonly #going = new Set<Promise<void>>();
  #hurries = 0;
  #isOpen = true;

  constructor(
    oldEdits: Pick<OldEdits, 'isOld' | 'wait'>,
    now: () => Date,
    timer: Timer,
    log: Pick<Logger, 'error'>,
    alone: boolean,
  ) {
    this.#rates = alone ? ALONE : BESIDE_OTHERS;
    this.#alone = alone;
    this.#oldEdits = oldEdits;
    this.#now = now;
    this.#timer = timer;
    this.#log = log;
  }

  /** Brings a message up to date, in its turn: of several works for it, the newest alone. Resolves when that is done, or given up. */
  bring(message: LiveMessage, work: Work): Promise<void> {
    if (!this.#isOpen) return Promise.resolve();
    const { key, channelId, last = false, held = false } = message;
    const channel = this.#channel(channelId);
    const now = this.#now().getTime();
    const from = now + (held ? this.#oldEdits.wait(channelId) : 0);
    const known = channel.waiting.get(key);
    if (known !== undefined) {
      Object.assign(known, { message, work, from });
      this.#goOn(channel);
      return known.done.promise;
    }
    const due = now + (last ? LAST_MS : 0);
    const waiting = { message, work, due, from, done: Promise.withResolvers<void>() };
    channel.waiting.set(key, waiting);
    this.#goOn(channel);
    return waiting.done.promise;
  }

  /** A message of ours is being edited. */
  note(channelId: string, messageId: string): void {
    const { young, old } = this.#channel(channelId);
    const isOld = this.#oldEdits.isOld(messageId);
    if (isOld && this.#oldEdits.wait(channelId) > 0) return; // Discord is not asked
    (isOld ? old : young).take(this.#now().getTime());
  }

  /** Whether a message has to wait for its turn to be edited. */
  hasToWait(channelId: string, messageId: string): boolean {
    const channel = this.#channels.get(channelId);
    return channel !== undefined && this.#wait(channel, messageId) > 0;
  }

  /** From now on nothing keeps our own pace, until the function is called that is given back. Discord's is kept all the same. */
  hurry(): () => void {
    this.#hurries += 1;
    for (const channel of this.#channels.values()) this.#goOn(channel);
    return () => {
      this.#hurries -= 1;
    };
  }

  /** Resolves when nothing is under way; what waits is not waited for. */
  async idle(): Promise<void> {
    while (this.#going.size > 0) await Promise.all(this.#going);
  }

  /**
   * Lets go of all that waits for Discord, and of what others can show as well: what a message should show is stored, and is shown after the
   * next start. The rest is shown at once; processes that end together would hurry into Discord's limit with what each of them can show.
   */
  drop(): void {
    for (const { waiting, callOff } of this.#channels.values()) {
      callOff();
      for (const { done, message, from } of waiting.values())
        if (from > this.#now().getTime() || (message.left === true && !this.#alone)) {
          waiting.delete(message.key);
          done.resolve();
        }
    }
    this.#isOpen = false;
    this.hurry();
  }

  #channel(id: string): Channel {
    const known = this.#channels.get(id);
    if (known !== undefined) return known;
    if (this.#channels.size >= CHANNELS) this.#forget();
    const made = {
      young: new Pace(this.#rates.young),
      old: new Pace(this.#rates.old),
      waiting: new Map<string, Waiting>(),
      isBusy: false,
      callOff: () => undefined,
    };
    this.#channels.set(id, made);
    return made;
  }

  #forget(): void {
    const now = this.#now().getTime();
    for (const [id, { young, old, waiting, isBusy }] of this.#channels)
      if (!isBusy && waiting.size === 0 && young.isRested(now) && old.isRested(now))
        this.#channels.delete(id);
  }

  /** How many milliseconds are left until a message may be edited, by our own pace. */
  #wait({ young, old }: Channel, messageId: string | null): number {
    if (messageId === null || this.#hurries > 0) return 0;
    return (this.#oldEdits.isOld(messageId) ? old : young).wait(this.#now().getTime());
  }

  #goOn(channel: Channel): void {
    if (channel.isBusy) return;
    channel.callOff();
    const all = [...channel.waiting.values()].sort((a, b) => a.due - b.due);
    const now = this.#now().getTime();
    const waits = all.map(({ message, from }) =>
      Math.max(this.#wait(channel, message.messageId), from - now, 0),
    );
    const next = all[waits.indexOf(0)];
    if (next === undefined) {
      if (all.length > 0 && this.#isOpen)
        channel.callOff = this.#timer(Math.min(...waits), () => this.#goOn(channel));
      return;
    }
    channel.waiting.delete(next.message.key);
    channel.isBusy = true;
    const going = this.#do(next).finally(() => {
      channel.isBusy = false;
      this.#going.delete(going);
      this.#goOn(channel);
    });
    this.#going.add(going);
  }

  async #do({ message: { key, channelId }, work, done }: Waiting): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#log.error({ err: error, message: key, channel: channelId }, 'a message could not be shown');
    } finally {
      done.resolve();
    }
  }
}
