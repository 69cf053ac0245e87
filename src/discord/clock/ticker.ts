import type { Logger } from 'pino';
import type { DueChannel } from '../../app/clock/clock.ts';
import type { Reminder } from '../../app/clock/effect.ts';
import type { App } from '../../app/index.ts';
import type { Timer } from '../responder.ts';
import { Pace } from './pace.ts';
import type { ClockTeller } from './teller.ts';

/** Another process may have written what is due: so often it is looked at without being called. */
const LOOK_AGAIN_MS = 30_000;
/**
 * Discord takes fifty requests a second of a bot, and most of what is told takes two. However much is due after hours out of
 * service, two processes together leave a third of them to what people ask for meanwhile.
 */
const BURST = 4;
const PER_SECOND = 8;

/** Lets what is due happen when it is due, and tells it. All of it is stored before it is told; what is told late is told once. */
export class Ticker {
  readonly #app: App;
  readonly #teller: ClockTeller;
  readonly #log: Logger;
  readonly #timer: Timer;
  readonly #pace = new Pace(BURST, PER_SECOND);
  #stopTimer: () => void = () => undefined;
  #rings = Number.POSITIVE_INFINITY; // when it looks next
  #running: Promise<void> | null = null;
  #again = false;
  #open = true;

  constructor(app: App, teller: ClockTeller, log: Logger, timer: Timer) {
    this.#app = app;
    this.#teller = teller;
    this.#log = log;
    this.#timer = timer;
    app.alarm.listen((at) => this.#ringAt(at.getTime()));
  }

  /** Takes up what has become due meanwhile. */
  async start(): Promise<void> {
    try {
      await this.#app.clocks.takeUp();
    } catch (error) {
      this.#log.error({ err: error }, 'fights could not be given a clock');
    }
    this.#look();
  }

  /** Resolves when nothing that is due is undone. */
  async idle(): Promise<void> {
    while (this.#running !== null) await this.#running;
  }

  /** Begins nothing more. */
  async stop(): Promise<void> {
    this.#open = false;
    this.#stopTimer();
    await this.idle();
  }

  #ringAt(at: number): void {
    if (!this.#open || at >= this.#rings) return;
    const ms = at - this.#app.ports.clock.now().getTime();
    if (ms <= 0) this.#look();
    else {
      this.#stopTimer();
      this.#rings = at;
      this.#stopTimer = this.#timer(ms, () => this.#look());
    }
  }

  #look(): void {
    if (!this.#open) return;
    if (this.#running !== null) {
      this.#again = true;
      return;
    }
    this.#stopTimer();
    this.#rings = Number.POSITIVE_INFINITY;
    this.#running = this.#work()
      .catch((error: unknown) => {
        this.#log.error({ err: error }, 'the clock has trouble');
        this.#ringAt(this.#app.ports.clock.now().getTime() + LOOK_AGAIN_MS);
      })
      .then(() => {
        this.#running = null;
        if (this.#again) {
          this.#again = false;
          this.#look();
        }
      });
  }

  async #work(): Promise<void> {
    for (;;) {
      while (this.#open && (await this.#pass())) {
        // until nothing is due
      }
      const next = (await this.#app.clocks.next())?.getTime() ?? Number.POSITIVE_INFINITY;
      const now = this.#app.ports.clock.now().getTime();
      if (next > now || !this.#open) return this.#ringAt(Math.min(next, now + LOOK_AGAIN_MS));
    }
  }

  /** Takes a handful of channels in which something is due; false where there is none. */
  async #pass(): Promise<boolean> {
    const channels = await this.#app.clocks.due();
    await Promise.all(channels.map((channel) => this.#channel(channel)));
    return channels.length > 0;
  }

  /** One thing after the other, in the order in which they were due; all reminders in one message. */
  async #channel({ channelId, effects }: DueChannel): Promise<void> {
    const reminders: Reminder[] = [];
    for (const wait of effects)
      await this.#careful(channelId, async () => {
        for await (const effect of wait)
          if (effect.kind === 'reminder') reminders.push(effect);
          else await this.#tell(channelId, () => this.#teller.tell(effect));
      });
    if (reminders.length > 0) await this.#tell(channelId, () => this.#teller.remind(channelId, reminders));
  }

  #tell(channelId: string, work: () => Promise<void>): Promise<void> {
    return this.#careful(channelId, async () => {
      await this.#pace.turn();
      await work();
    });
  }

  /** What goes wrong with one keeps nobody else waiting. */
  async #careful(channelId: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#log.error({ err: error, channelId }, 'the clock has trouble in a channel');
    }
  }
}
