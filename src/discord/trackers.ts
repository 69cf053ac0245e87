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
import { hashOf } from './cards/facts.ts';
import { cardLink } from './cards/link.ts';
import type { Channels } from './channel.ts';
import { messageLink } from './messageLink.ts';
import { isGone, type Trouble } from './posting/codes.ts';
import { isSoon } from './posting/oldEdits.ts';
import type { Voice } from './voice.ts';

interface Job {
  readonly campaign: CampaignRecord;
  readonly system: AnySystem;
  readonly encounter: EncounterRecord;
}

/** The turn tracker: one pinned message a fight, edited as it goes on and posted anew when somebody deletes it. */
export class Trackers {
  readonly #app: App;
  readonly #channels: Channels;
  readonly #log: Logger;
  readonly #first = new Map<string, Promise<void>>(); // fight → its tracker that is being posted
  readonly #shown = new Map<string, string>(); // fight → what its tracker shows, in few characters
  readonly #troubles = new Map<string, string>(); // fight → what is to be said of its tracker

  constructor(app: App, channels: Channels, log: Logger) {
    this.#app = app;
    this.#channels = channels;
    this.#log = log;
  }

  /** Brings a fight's tracker up to this state, soon. */
  show(campaign: CampaignRecord, system: AnySystem, encounter: EncounterRecord): void {
    const { id, trackerMessageId } = encounter;
    const shown = this.#show({ campaign, system, encounter });
    if (trackerMessageId === null) this.#isFirst(id, shown);
  }

  /**
   * Shows the first tracker of a fight before its first card, for that is what people look for at the channel's end: it is the answer to who has
   * begun the fight by a command, so that nobody waits for a message of ours, else it is one. Does nothing for a fight that is shown already.
   */
  async open(
    campaign: CampaignRecord,
    system: AnySystem,
    encounter: EncounterRecord,
    voice: Voice | null,
  ): Promise<void> {
    const { id, endedAt, restingSince, trackerMessageId } = encounter;
    if (endedAt !== null || restingSince !== null || trackerMessageId !== null) return;
    if ((await this.#app.ports.store.liveCard(id)) !== null) return;
    if (voice === null) this.show(campaign, system, encounter);
    else this.#isFirst(id, this.#answer({ campaign, system, encounter }, voice));
    await this.posted(id);
  }

  /** The answer to somebody becomes the tracker. */
  async #answer(job: Job, voice: Voice): Promise<void> {
    const { store } = this.#app.ports;
    const { id, channelId, version } = job.encounter;
    const { text } = readCampaignSettings(job.campaign.settings);
    const messageId = (await voice.show({ ...(await this.#view(job)), plain: text })).at(-1);
    if (messageId === undefined) return;
    const other = (await store.encounter(id))?.trackerMessageId ?? null; // of whoever was faster
    await store.setTracker(id, messageId, version);
    if (other !== null) await this.#channels.remove(channelId, other);
    await this.#pin(job, messageId);
  }

  #isFirst(id: string, shown: Promise<void>): void {
    const first = Promise.all([this.#first.get(id), shown]).then(() => undefined);
    this.#first.set(id, first);
    const forget = () => {
      if (this.#first.get(id) === first) this.#first.delete(id);
    };
    first.then(forget, forget);
  }

  /** `again`: it has waited already; an old message's edit that is refused once more is not waited for. */
  #show(job: Job, again = false): Promise<void> {
    const { id, channelId, trackerMessageId } = job.encounter;
    const message = { key: `tracker ${id}`, channelId, messageId: trackerMessageId, last: true, held: again };
    return this.#channels.live.bring(message, () => this.#bring(job, again));
  }

  /** Resolves when a fight's first tracker is there, or cannot be. */
  async posted(encounterId: string): Promise<void> {
    await this.#first.get(encounterId);
  }

  /** Why a fight's tracker is not where people look for it, once it has been tried: told once. Null where nothing is the matter. */
  async trouble(encounterId: string): Promise<string | null> {
    await this.posted(encounterId);
    const trouble = this.#troubles.get(encounterId) ?? null;
    this.#troubles.delete(encounterId);
    return trouble;
  }

  async #bring({ system, ...at }: Job, again: boolean): Promise<void> {
    const { store } = this.#app.ports;
    // It may have waited, and what belongs to the party may have changed elsewhere.
    const encounter = (await store.encounter(at.encounter.id)) ?? at.encounter;
    const campaign = (await store.campaign(at.campaign.id)) ?? at.campaign;
    const job = { campaign, system, encounter };
    const { text } = readCampaignSettings(campaign.settings);
    const view = await this.#view(job);
    const messageId = encounter.trackerMessageId;
    const isOver = encounter.endedAt !== null || encounter.restingSince !== null;
    const shows = `${messageId} ${hashOf(view, text)}`;
    if (messageId !== null) {
      const isShown = store.alone && this.#shown.get(encounter.id) === shows; // nobody else changes it
      const edited = isShown
        ? ({ ok: true } as const)
        : await this.#channels.edit(encounter.channelId, messageId, view, text);
      if (isOver || !edited.ok) this.#shown.delete(encounter.id);
      else this.#shown.set(encounter.id, shows);
      if (edited.ok) return store.setTracker(encounter.id, messageId, encounter.version);
      const isHeld = edited.why === 'tooManyOldEdits';
      if (!isGone(edited.why) && !isHeld) return this.#note(encounter, 'post', edited.why, null);
      if (isHeld && (isOver || (isSoon(edited) && !again))) return void this.#show(job, true);
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

  async #view({ campaign, system, encounter }: Job): Promise<View> {
    const tracker = shownToAll(system, sceneAt({ campaign, system }, encounter));
    if (encounter.endedAt !== null) return trackerEndedView(tracker);
    if (encounter.restingSince !== null) return trackerRestingView(tracker, encounter.restingSince);
    const waitsFor = await this.#waitsFor(encounter.id, system, encounter);
    const link = await cardLink(this.#app.ports, campaign, encounter.id);
    return trackerView(await withAbsences(this.#app.ports, campaign, tracker), waitsFor, link);
  }

  /** A fight that rests leaves the pins; once it is taken up again, its tracker is posted anew. */
  async rest({ campaign, system, encounter }: Job): Promise<void> {
    await this.#show({ campaign, system, encounter });
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
