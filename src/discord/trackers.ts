import type { Logger } from 'pino';
import { readCampaignSettings } from '../app/campaign/settings.ts';
import type { App } from '../app/index.ts';
import { shownToAll } from '../app/play/shown.ts';
import { sceneAt, sceneOf } from '../app/play/stage.ts';
import type { CampaignRecord, EncounterRecord } from '../app/ports.ts';
import type { AnySystem } from '../app/table.ts';
import { everybody } from '../app/table.ts';
import type { View } from '../view/message.ts';
import { trackerNote } from '../view/troubles.ts';
import { escapeMarkdown } from '../view/text.ts';
import { trackerEndedView, trackerRestingView, trackerView } from '../view/tracker.ts';
import { withAbsences } from './absences.ts';
import { cardLink } from './cards/link.ts';
import type { Channels } from './channel.ts';
import { Latest } from './latest.ts';
import { messageLink } from './messageLink.ts';
import { isGone, type Trouble } from './posting/codes.ts';
import { isSoon } from './posting/oldEdits.ts';

interface Job {
  readonly campaign: CampaignRecord;
  readonly system: AnySystem;
  readonly encounter: EncounterRecord;
  readonly again?: boolean; // it has waited already: an old message's edit that is refused once more is not waited for
}

/**
 * The turn tracker: one pinned message a fight, edited as it goes on and posted anew when somebody deletes it. Many changes at
 * once become one edit: while one is on its way, only the newest state waits behind it.
 */
export class Trackers {
  readonly #app: App;
  readonly #channels: Channels;
  readonly #log: Logger;
  readonly #latest = new Latest();
  readonly #troubles = new Map<string, string>(); // fight → what is to be said of its tracker

  constructor(app: App, channels: Channels, log: Logger) {
    this.#app = app;
    this.#channels = channels;
    this.#log = log;
  }

  /** Brings a fight's tracker up to this state, soon. */
  show(campaign: CampaignRecord, system: AnySystem, encounter: EncounterRecord): void {
    this.#show({ campaign, system, encounter });
  }

  #show(job: Job): void {
    const { id } = job.encounter;
    this.#latest
      .run(id, () => this.#bring(job))
      .catch((error: unknown) =>
        this.#log.error({ err: error, encounter: id }, 'a tracker could not be shown'),
      );
  }

  /** Why a fight's tracker is not where people look for it, once it has been tried: told once. Null where nothing is the matter. */
  async trouble(encounterId: string): Promise<string | null> {
    await this.#latest.settled(encounterId);
    const trouble = this.#troubles.get(encounterId) ?? null;
    this.#troubles.delete(encounterId);
    return trouble;
  }

  /** Resolves when all trackers are up to date. */
  idle(): Promise<void> {
    return this.#latest.idle();
  }

  async #bring(job: Job): Promise<void> {
    const { campaign, encounter } = job;
    const { store } = this.#app.ports;
    const { text } = readCampaignSettings(campaign.settings);
    const view = await this.#view(job);
    const messageId = (await store.encounter(encounter.id))?.trackerMessageId ?? null;
    const isOver = encounter.endedAt !== null || encounter.restingSince !== null;
    if (messageId !== null) {
      const edited = await this.#channels.edit(encounter.channelId, messageId, view, text);
      if (edited.ok) return store.setTracker(encounter.id, messageId, encounter.version);
      const isHeld = edited.why === 'tooManyOldEdits';
      if (!isGone(edited.why) && !isHeld) return this.#note(encounter, 'post', edited.why, null);
      if (isHeld && (isOver || (isSoon(edited) && job.again !== true))) return this.#later(job);
    }
    if (isOver) return;
    // The nonce names what it replaces: a message that somebody has deleted is not the one to be given back.
    const of = `tracker ${encounter.id} ${encounter.version} ${messageId ?? ''}`;
    const posted = await this.#channels.post(encounter.channelId, view, text, of);
    if (!posted.ok) return this.#note(encounter, 'post', posted.why, null);
    await store.setTracker(encounter.id, posted.id, encounter.version);
    await this.#pin(job, posted.id);
    // Two trackers of one fight would contradict each other.
    if (messageId !== null) await this.#channels.remove(encounter.channelId, messageId);
  }

  /** Shows the newest state once the channel takes edits of old messages again. */
  #later(job: Job): void {
    const { id, channelId } = job.encounter;
    this.#channels.oldEdits.later(channelId, `tracker ${id}`, async () => {
      const { store } = this.#app.ports;
      const encounter = (await store.encounter(id)) ?? job.encounter;
      const campaign = (await store.campaign(job.campaign.id)) ?? job.campaign;
      this.#show({ ...job, campaign, encounter, again: true });
    });
  }

  async #view({ campaign: read, system, encounter }: Job): Promise<View> {
    // What belongs to the party may have changed elsewhere meanwhile.
    const campaign = (await this.#app.ports.store.campaign(read.id)) ?? read;
    const tracker = shownToAll(system, sceneAt({ campaign, system }, encounter));
    if (encounter.endedAt !== null) return trackerEndedView(tracker);
    if (encounter.restingSince !== null) return trackerRestingView(tracker, encounter.restingSince);
    const waitsFor = await this.#waitsFor(encounter.id, system, encounter);
    const link = await cardLink(this.#app.ports, campaign, encounter.id);
    return trackerView(await withAbsences(this.#app.ports, campaign, tracker), waitsFor, link);
  }

  /** A fight that rests leaves the pins; once it is taken up again, its tracker is posted anew. */
  async rest({ campaign, system, encounter }: Job): Promise<void> {
    this.show(campaign, system, encounter);
    await this.idle();
    const messageId = (await this.#app.ports.store.encounter(encounter.id))?.trackerMessageId ?? null;
    if (messageId !== null) await this.#channels.unpin(encounter.channelId, messageId);
    await this.#app.ports.store.setTracker(encounter.id, null, encounter.version);
  }

  async #pin({ campaign, encounter }: Job, messageId: string): Promise<void> {
    const { channelId } = encounter;
    const pinned = await this.#channels.pin(channelId, messageId);
    const link = messageLink(campaign.guildId, { channelId, messageId });
    if (!pinned.ok) this.#note(encounter, 'pin', pinned.why, link);
    else this.#troubles.delete(encounter.id);
  }

  /** The names of those for whom a decision is open in a fight. */
  async #waitsFor(id: string, system: AnySystem, encounter: EncounterRecord): Promise<readonly string[]> {
    const pending = await this.#app.ports.store.pendingOf({ kind: 'encounter', id });
    if (pending === null) return [];
    const known = system.known(sceneOf(system, encounter), everybody);
    const names = pending.decisions.map(
      (decision) =>
        (decision.ownerId === null ? undefined : known.find((one) => one.id === decision.askedId)?.name) ??
        'the GM',
    );
    return [...new Set(names.map((name) => escapeMarkdown(name)))]; // how many the GM decides for is the GM's to know
  }

  #note({ id }: EncounterRecord, wanted: 'post' | 'pin', why: Trouble, link: string | null): void {
    this.#log.info({ encounter: id, why, wanted }, 'the tracker could not be shown');
    this.#troubles.set(id, trackerNote(why, wanted, link));
  }
}
