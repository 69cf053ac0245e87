import type { Logger } from 'pino';
import type { Reminder } from '../../app/clock/effect.ts';
import type { App } from '../../app/index.ts';
import type { Timer } from '../responder.ts';
import type { ClockTeller } from './teller.ts';

/** Another process may have written what is due: so often it is looked at without being called. */
const LOOK_AGAIN_MS = 30_000;
const AT_ONCE = 8;

/** Lets what is due happen when it is due, and tells it. All of it is stored before it is told; what is told late is told once. */
export class Ticker {
  readonly #app: App;
  readonly #teller: ClockTeller;
  readonly #log: Logger;
  readonly #timer: Timer;
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
      .catch((error: unknown) => this.#log.error({ err: error }, 'the clock has trouble'))
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

  /** Takes a handful of what is due; false where nothing was. */
  async #pass(): Promise<boolean> {
    const reminders = new Map<string, Reminder[]>();
    const telling = new Set<Promise<void>>();
    const tell = async (work: () => Promise<unknown>) => {
      if (telling.size >= AT_ONCE) await Promise.race(telling);
      const told = work()
        .catch((error: unknown) => this.#log.error({ err: error }, 'what the clock did could not be told'))
        .then(() => void telling.delete(told));
      telling.add(told);
    };
    const { effects, claimed } = await this.#app.clocks.due();
    for await (const effect of effects) {
      if (effect.kind !== 'reminder') await tell(() => this.#teller.tell(effect));
      else {
        const { channelId } = effect.wait;
        reminders.set(channelId, [...(reminders.get(channelId) ?? []), effect]);
      }
    }
    for (const [channelId, all] of reminders) await tell(() => this.#teller.remind(channelId, all));
    await Promise.all(telling);
    return claimed > 0;
  }
}
