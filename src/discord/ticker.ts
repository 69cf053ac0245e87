import type { Logger } from 'pino';
import { readCampaignSettings } from '../app/campaign/settings.ts';
import { CLOCK_USER, clockTable } from '../app/clock/caller.ts';
import type { ClockEffect, Reminder } from '../app/clock/effect.ts';
import { IDLE_DAYS } from '../app/clock/waits.ts';
import type { App } from '../app/index.ts';
import type { CampaignRecord } from '../app/ports.ts';
import { everybody } from '../app/table.ts';
import {
  gmDecidesView,
  passedView,
  queueDoneView,
  queueFailedView,
  reminderView,
  restsView,
  returnedView,
  standsInView,
} from '../view/clock.ts';
import type { View } from '../view/message.ts';
import { refusalText } from '../view/refusals.ts';
import type { Aftermath } from './aftermath.ts';
import type { Channels } from './channel.ts';
import { messageLink } from './messageLink.ts';
import type { Timer } from './responder.ts';
import { channelVoice, type Voice } from './voice.ts';

/** Another process may have written what is due: so often it is looked at without being called. */
const LOOK_AGAIN_MS = 30_000;
const AT_ONCE = 8;

/** Lets what is due happen when it is due, and tells it. All of it is stored before it is told; what is told late is told once. */
export class Ticker {
  readonly #app: App;
  readonly #aftermath: Aftermath;
  readonly #channels: Channels;
  readonly #log: Logger;
  readonly #timer: Timer;
  #stopTimer: () => void = () => undefined;
  #rings = Number.POSITIVE_INFINITY; // when it looks next
  #running: Promise<void> | null = null;
  #again = false;
  #open = true;

  constructor(app: App, aftermath: Aftermath, channels: Channels, log: Logger, timer: Timer) {
    this.#app = app;
    this.#aftermath = aftermath;
    this.#channels = channels;
    this.#log = log;
    this.#timer = timer;
    app.alarm.listen((at) => this.#ringAt(at.getTime()));
  }

  /** Takes up what has become due meanwhile. */
  start(): void {
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
    while (this.#open && (await this.#pass())) {
      // until nothing is due
    }
    const now = this.#app.ports.clock.now().getTime();
    const next = (await this.#app.clocks.next())?.getTime() ?? Number.POSITIVE_INFINITY;
    // What is due by now and nobody could take is somebody else's, for the moment.
    this.#ringAt(Math.min(next > now ? next : Number.POSITIVE_INFINITY, now + LOOK_AGAIN_MS));
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
      if (effect.kind !== 'reminder') await tell(() => this.#tell(effect));
      else {
        const { channelId } = effect.wait;
        reminders.set(channelId, [...(reminders.get(channelId) ?? []), effect]);
      }
    }
    for (const [channelId, all] of reminders) await tell(() => this.#remind(channelId, all));
    await Promise.all(telling);
    return claimed > 0;
  }

  async #remind(channelId: string, all: readonly Reminder[]): Promise<void> {
    const [first] = all;
    if (first === undefined) return;
    const { pings } = readCampaignSettings(first.campaign.settings);
    const waited = all.map((one) => ({
      ...one,
      since: one.wait.since,
      kind: one.wait.kind === 'decision' ? ('decision' as const) : ('turn' as const),
      link: linkOf(one.campaign, channelId, one.message),
    }));
    await this.#post(first.campaign, channelId, reminderView(waited, pings));
  }

  async #tell(effect: Exclude<ClockEffect, Reminder>): Promise<void> {
    switch (effect.kind) {
      case 'answered': {
        const { opened, choice, played, wait } = effect;
        await this.#aftermath.questions.decidedByClock(opened, choice);
        return this.#played(effect, played, wait.channelId);
      }
      case 'passed':
      case 'held': {
        const { name, wait, played } = effect;
        const view = passedView(name, wait.since, effect.kind === 'held');
        await this.#post(effect.campaign, wait.channelId, view);
        return this.#played(effect, played, wait.channelId);
      }
      case 'queued':
        return this.#queued(effect);
      case 'standsIn': {
        const { campaign, wait, name, standIn } = effect;
        const link = await this.#question(campaign, wait);
        await this.#post(campaign, wait.channelId, standsInView(name, wait.ownerId ?? '', standIn, link));
        return this.#showTracker(effect);
      }
      case 'gmDecides': {
        const { campaign, wait, name, why } = effect;
        const view = gmDecidesView({
          id: wait.id,
          name,
          since: wait.since,
          kind: wait.kind === 'decision' ? 'decision' : 'turn',
          link: await this.#question(campaign, wait),
          why: why === null ? null : refusalText(why.refusal, why.setting),
          gms: campaign.gms,
        });
        return this.#post(campaign, wait.channelId, view);
      }
      case 'rests': {
        const { campaign, system, encounter } = effect;
        await this.#aftermath.trackers.rest({ campaign, system, encounter });
        return this.#post(campaign, encounter.channelId, restsView(IDLE_DAYS));
      }
      case 'returned': {
        const { campaign, absence, channelId } = effect;
        return this.#post(campaign, channelId, returnedView(absence.userId, new Date(absence.since)));
      }
    }
  }

  async #queued(effect: Extract<ClockEffect, { kind: 'queued' }>): Promise<void> {
    const { campaign, wait, name, act, played } = effect;
    const { pings } = readCampaignSettings(campaign.settings);
    if (played.kind === 'refused') {
      const why = refusalText(played.refusal, played.setting);
      const view = queueFailedView({ name, userId: act.userId, label: act.label, why, pings });
      return this.#post(campaign, wait.channelId, view);
    }
    const lead = queueDoneView(name, act.userId, act.label);
    await this.#played(effect, played, wait.channelId, lead.content);
  }

  /** What came of a command, as if somebody had given it in the channel. */
  async #played(
    { campaign, system }: Extract<ClockEffect, { system: unknown }>,
    played: Parameters<Aftermath['tell']>[1],
    channelId: string,
    lead?: string,
  ): Promise<void> {
    const respond = led(channelVoice(this.#channels, channelId, this.#text(campaign)), lead);
    const { caller } = clockTable(campaign, system, channelId, CLOCK_USER);
    await this.#aftermath.tell({ respond, caller, viewer: everybody }, played);
  }

  async #showTracker({ campaign, system, wait }: Extract<ClockEffect, { kind: 'standsIn' }>): Promise<void> {
    const encounter =
      wait.encounterId === null ? null : await this.#app.ports.store.encounter(wait.encounterId);
    if (encounter !== null) this.#aftermath.trackers.show(campaign, system, encounter);
  }

  async #question(campaign: CampaignRecord, wait: Reminder['wait']): Promise<string | null> {
    const decision = wait.decisionId === null ? null : await this.#app.ports.store.decision(wait.decisionId);
    return linkOf(campaign, wait.channelId, decision?.messageId ?? null);
  }

  async #post(campaign: CampaignRecord, channelId: string, view: View): Promise<void> {
    const posted = await this.#channels.post(channelId, view, this.#text(campaign));
    if (!posted.ok) this.#log.info({ channelId, why: posted.why }, 'the clock may not speak there');
  }

  #text({ settings }: CampaignRecord): boolean {
    return readCampaignSettings(settings).text;
  }
}

const linkOf = (campaign: CampaignRecord, channelId: string, messageId: string | null): string | null =>
  messageId === null ? null : messageLink(campaign.guildId, { channelId, messageId });

/** A voice whose first words say what follows. */
function led(voice: Voice, lead: string | undefined): Voice {
  if (lead === undefined) return voice;
  let said = false;
  const show = (view: View) => {
    const first = said ? view : { ...view, content: lead };
    said = true;
    return voice.show(first);
  };
  return { ...voice, show, reply: async (view) => void (await show(view)) };
}
