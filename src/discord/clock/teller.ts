import type { Logger } from 'pino';
import { readCampaignSettings } from '../../app/campaign/settings.ts';
import { CLOCK_USER, clockTable } from '../../app/clock/caller.ts';
import type { ClockEffect, DoneOnTurn, QueueAsks, Reminder } from '../../app/clock/effect.ts';
import { IDLE_DAYS } from '../../app/clock/waits.ts';
import type { App } from '../../app/index.ts';
import type { PlayedRefused } from '../../app/play/played.ts';
import type { CampaignRecord } from '../../app/ports.ts';
import { everybody } from '../../app/table.ts';
import {
  actsView,
  gmDecidesView,
  passedView,
  queueFailedCoverView,
  queueFailedText,
  queueFailedView,
  reminderView,
  restsView,
  returnedView,
  standsInView,
} from '../../view/clock.ts';
import type { View } from '../../view/message.ts';
import { aloneView } from '../../view/play.ts';
import { queueAsksCoverView, queueAsksView } from '../../view/queue.ts';
import { refusalText } from '../../view/refusals.ts';
import type { Aftermath } from '../aftermath.ts';
import type { Channels } from '../channel.ts';
import { messageLink } from '../messageLink.ts';
import { tellRan } from '../row.ts';
import { channelVoice } from '../voice.ts';
import { kindOf } from './kind.ts';

/** Tells what a campaign's clock has done, in the channel that it was done in. */
export class ClockTeller {
  readonly #app: App;
  readonly #aftermath: Aftermath;
  readonly #channels: Channels;
  readonly #log: Logger;

  constructor(app: App, aftermath: Aftermath, log: Logger) {
    this.#app = app;
    this.#aftermath = aftermath;
    this.#channels = aftermath.channels;
    this.#log = log;
  }

  /** Reminders of one channel, in one message. */
  async remind(channelId: string, all: readonly Reminder[]): Promise<void> {
    const [first] = all;
    if (first === undefined) return;
    const { pings } = readCampaignSettings(first.campaign.settings);
    const waited = all.map((one) => ({
      ...one,
      since: one.wait.since,
      kind: kindOf(one.wait),
      link: linkOf(one.campaign, channelId, one.message),
    }));
    await this.#post(first.campaign, channelId, reminderView(waited, pings));
  }

  async tell(effect: ClockEffect): Promise<void> {
    switch (effect.kind) {
      case 'reminder':
        return this.remind(effect.wait.channelId, [effect]);
      case 'answered': {
        const { opened, played, wait } = effect;
        if (played.kind === 'done' || played.kind === 'waiting')
          await this.#aftermath.questions.settle(opened, played);
        return this.#played(effect, played, wait.channelId);
      }
      case 'passed':
      case 'held': {
        const { name, wait, played, by } = effect;
        const view = passedView(name, wait.since, effect.kind === 'held');
        if (by === CLOCK_USER) await this.#post(effect.campaign, wait.channelId, view); // a GM has said so already
        return this.#played(effect, played, wait.channelId);
      }
      case 'acts': {
        const { campaign, wait, name } = effect;
        await this.#post(campaign, wait.channelId, actsView(name, wait.since));
        return this.#showTracker(effect);
      }
      case 'queued':
        return this.#queued(effect);
      case 'queueAsks':
        return this.#queueAsks(effect);
      case 'standsIn': {
        const { campaign, wait, name, standIn } = effect;
        const link = await this.#question(campaign, wait);
        const owner = wait.ownerId ?? '';
        const { pings } = readCampaignSettings(campaign.settings);
        await this.#post(campaign, wait.channelId, standsInView({ name, owner, standIn, link, pings }));
        return this.#showTracker(effect);
      }
      case 'gmDecides': {
        const { campaign, wait, name, open, gms } = effect;
        const why = effect.why === null ? null : refusalText(effect.why.refusal, effect.why.setting);
        const view = gmDecidesView({
          id: wait.id,
          name,
          since: wait.since,
          kind: kindOf(wait),
          link: await this.#question(campaign, wait),
          why: open ? why : null,
          gms,
          pings: readCampaignSettings(campaign.settings).pings,
        });
        if (why !== null && !open)
          await this.#aftermath.alone.gms(campaign, aloneView(campaign, { text: why, tone: 'plain' }));
        return this.#post(campaign, wait.channelId, view);
      }
      case 'ran':
        return tellRan(this.#app, this.#aftermath, effect);
      case 'rests': {
        const { campaign, system, encounter } = effect;
        await this.#aftermath.cards.show(encounter.id);
        await this.#aftermath.trackers.rest({ campaign, system, encounter });
        const pending = await this.#app.ports.store.pendingOf({ kind: 'encounter', id: encounter.id });
        if (pending !== null) await this.#aftermath.questions.update(pending.id);
        return this.#post(campaign, encounter.channelId, restsView(IDLE_DAYS));
      }
      case 'returned': {
        const { campaign, absence, channelId } = effect;
        const { pings } = readCampaignSettings(campaign.settings);
        await this.#post(campaign, channelId, returnedView(absence.userId, new Date(absence.since), pings));
        return this.#aftermath.showAbsences(campaign.id);
      }
    }
  }

  async #queued(effect: DoneOnTurn): Promise<void> {
    const { wait, played } = effect;
    if (played.kind === 'refused') return this.#failed(effect, played);
    await this.#played(effect, played, wait.channelId);
  }

  /** Asks whoever wanted something whether they still do: where not everybody may know what it is, them alone. */
  async #queueAsks({ campaign, wait, name, ownName, act, open, changed, terms }: QueueAsks): Promise<void> {
    const { pings } = readCampaignSettings(campaign.settings);
    const { id, userId, label, held } = act;
    const asked = { id, userId, label, changed, terms, calledOff: held === 'calledOff' };
    if (open) return this.#post(campaign, wait.channelId, queueAsksView({ ...asked, name, pings }));
    const alone = queueAsksView({ ...asked, name: ownName, pings: false });
    const told = await this.#aftermath.alone.tell(campaign, userId, { ...alone, content: campaign.name });
    await this.#post(campaign, wait.channelId, queueAsksCoverView(userId, told, pings));
  }

  /** Why something that was queued cannot be done: where not everybody may know, for who wanted it alone. */
  async #failed(
    { campaign, wait, name, ownName, act, open }: DoneOnTurn,
    { refusal, setting }: PlayedRefused,
  ): Promise<void> {
    const { pings } = readCampaignSettings(campaign.settings);
    const { userId, label, soon } = act;
    const why = refusalText(refusal, setting);
    if (open) {
      const view = queueFailedView({ name, userId, label, why, soon, pings });
      return this.#post(campaign, wait.channelId, view);
    }
    const text = queueFailedText(ownName, label, why);
    const alone = aloneView(campaign, { text, tone: 'ask' });
    const told = await this.#aftermath.alone.tell(campaign, userId, alone);
    await this.#post(campaign, wait.channelId, queueFailedCoverView(userId, told, soon, pings));
  }

  /** What came of a command, as if somebody had given it in the channel. */
  async #played(
    { campaign, system }: Exclude<Extract<ClockEffect, { system: unknown }>, { kind: 'ran' }>,
    played: Parameters<Aftermath['tell']>[1],
    channelId: string,
  ): Promise<void> {
    const respond = channelVoice(this.#channels, channelId, this.#text(campaign));
    const { caller } = clockTable(campaign, system, channelId, CLOCK_USER);
    await this.#aftermath.tell({ respond, caller, viewer: everybody }, played);
  }

  async #showTracker({
    campaign,
    system,
    wait,
  }: Extract<ClockEffect, { kind: 'standsIn' | 'acts' }>): Promise<void> {
    const encounter =
      wait.encounterId === null ? null : await this.#app.ports.store.encounter(wait.encounterId);
    if (encounter !== null) await this.#aftermath.showFight(campaign, system, encounter);
  }

  async #question(campaign: CampaignRecord, wait: Reminder['wait']): Promise<string | null> {
    const decision = wait.decisionId === null ? null : await this.#app.ports.store.decision(wait.decisionId);
    return linkOf(campaign, wait.channelId, decision?.messageId ?? null);
  }

  async #post(campaign: CampaignRecord, channelId: string, view: View): Promise<void> {
    const posted = await this.#channels.post(channelId, view, this.#text(campaign));
    if (!posted.ok) this.#log.info({ channelId, why: posted.why }, "the clock can't speak there");
  }

  #text({ settings }: CampaignRecord): boolean {
    return readCampaignSettings(settings).text;
  }
}

const linkOf = (campaign: CampaignRecord, channelId: string, messageId: string | null): string | null =>
  messageId === null ? null : messageLink(campaign.guildId, { channelId, messageId });
