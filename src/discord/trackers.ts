import type { Logger } from 'pino';
import { readCampaignSettings } from '../app/campaign/settings.ts';
import type { App } from '../app/index.ts';
import { sceneAt, sceneOf } from '../app/play/stage.ts';
import type { CampaignRecord, EncounterRecord } from '../app/ports.ts';
import type { AnySystem } from '../app/table.ts';
import { everybody } from '../app/table.ts';
import { trackerEndedView, trackerView } from '../view/tracker.ts';
import type { Channels } from './channel.ts';

interface Job {
  readonly campaign: CampaignRecord;
  readonly system: AnySystem;
  readonly encounter: EncounterRecord;
}

/**
 * The turn tracker: one pinned message a fight, edited as it goes on and posted anew when somebody deletes it. Many changes at
 * once become one edit: while one is on its way, only the newest state waits behind it.
 */
export class Trackers {
  readonly #app: App;
  readonly #channels: Channels;
  readonly #log: Logger;
  readonly #next = new Map<string, Job>();
  readonly #working = new Map<string, Promise<void>>();

  constructor(app: App, channels: Channels, log: Logger) {
    this.#app = app;
    this.#channels = channels;
    this.#log = log;
  }

  /** Brings a fight's tracker up to this state, soon. */
  show(campaign: CampaignRecord, system: AnySystem, encounter: EncounterRecord): void {
    const { id } = encounter;
    this.#next.set(id, { campaign, system, encounter });
    if (this.#working.has(id)) return;
    const work = this.#work(id)
      .catch((error: unknown) =>
        this.#log.error({ err: error, encounter: id }, 'a tracker could not be shown'),
      )
      .finally(() => this.#working.delete(id));
    this.#working.set(id, work);
  }

  /** Resolves when all trackers are up to date. */
  async idle(): Promise<void> {
    while (this.#working.size > 0) await Promise.all(this.#working.values());
  }

  async #work(id: string): Promise<void> {
    for (let job = this.#next.get(id); job !== undefined; job = this.#next.get(id)) {
      this.#next.delete(id);
      await this.#bring(job);
    }
  }

  async #bring({ campaign, system, encounter }: Job): Promise<void> {
    const { store } = this.#app.ports;
    const { text } = readCampaignSettings(campaign.settings);
    const tracker = system.tracker(sceneAt({ campaign, system }, encounter), everybody);
    const view =
      encounter.endedAt === null
        ? trackerView(tracker, await this.#waitsFor(encounter.id, system, encounter))
        : trackerEndedView(tracker);
    const messageId = (await store.encounter(encounter.id))?.trackerMessageId ?? null;
    if (messageId !== null) {
      const edited = await this.#channels.edit(encounter.channelId, messageId, view, text);
      if (edited.ok) return store.setTracker(encounter.id, messageId, encounter.version);
      if (edited.why === 'forbidden') return this.#note(encounter, edited.why);
    }
    if (encounter.endedAt !== null) return;
    const posted = await this.#channels.post(encounter.channelId, view, text);
    if (!posted.ok) return this.#note(encounter, posted.why);
    await store.setTracker(encounter.id, posted.id, encounter.version);
    const pinned = await this.#channels.pin(encounter.channelId, posted.id);
    if (!pinned.ok) this.#log.info({ encounter: encounter.id }, 'the tracker could not be pinned');
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
    return [...new Set(names)]; // how many the GM decides for is the GM's to know
  }

  #note(encounter: EncounterRecord, why: string): void {
    this.#log.info({ encounter: encounter.id, why }, 'the tracker could not be shown');
  }
}
