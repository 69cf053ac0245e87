import type { Logger } from 'pino';
import { readCampaignSettings } from '../app/campaign/settings.ts';
import type { App } from '../app/index.ts';
import { shownToAll } from '../app/play/shown.ts';
import { sceneAt, sceneOf } from '../app/play/stage.ts';
import type { CampaignRecord, EncounterRecord } from '../app/ports.ts';
import type { AnySystem } from '../app/table.ts';
import { everybody } from '../app/table.ts';
import type { View } from '../view/message.ts';
import { trackerEndedView, trackerRestingView, trackerView } from '../view/tracker.ts';
import { withAbsences } from './absences.ts';
import type { Channels } from './channel.ts';
import { Latest } from './latest.ts';

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
  readonly #latest = new Latest();

  constructor(app: App, channels: Channels, log: Logger) {
    this.#app = app;
    this.#channels = channels;
    this.#log = log;
  }

  /** Brings a fight's tracker up to this state, soon. */
  show(campaign: CampaignRecord, system: AnySystem, encounter: EncounterRecord): void {
    const { id } = encounter;
    this.#latest
      .run(id, () => this.#bring({ campaign, system, encounter }))
      .catch((error: unknown) =>
        this.#log.error({ err: error, encounter: id }, 'a tracker could not be shown'),
      );
  }

  /** Resolves when all trackers are up to date. */
  idle(): Promise<void> {
    return this.#latest.idle();
  }

  async #bring({ campaign, system, encounter }: Job): Promise<void> {
    const { store } = this.#app.ports;
    const { text } = readCampaignSettings(campaign.settings);
    const view = await this.#view({ campaign, system, encounter });
    const messageId = (await store.encounter(encounter.id))?.trackerMessageId ?? null;
    if (messageId !== null) {
      const edited = await this.#channels.edit(encounter.channelId, messageId, view, text);
      if (edited.ok) return store.setTracker(encounter.id, messageId, encounter.version);
      if (edited.why === 'forbidden') return this.#note(encounter, edited.why);
    }
    if (encounter.endedAt !== null || encounter.restingSince !== null) return;
    const posted = await this.#channels.post(encounter.channelId, view, text);
    if (!posted.ok) return this.#note(encounter, posted.why);
    await store.setTracker(encounter.id, posted.id, encounter.version);
    await this.#pin(encounter, posted.id);
  }

  async #view({ campaign, system, encounter }: Job): Promise<View> {
    const tracker = shownToAll(system, sceneAt({ campaign, system }, encounter));
    if (encounter.endedAt !== null) return trackerEndedView(tracker);
    if (encounter.restingSince !== null) return trackerRestingView(tracker, encounter.restingSince);
    const waitsFor = await this.#waitsFor(encounter.id, system, encounter);
    return trackerView(await withAbsences(this.#app.ports, campaign, tracker), waitsFor);
  }

  /** A fight that rests leaves the pins; once it is taken up again, its tracker is posted anew. */
  async rest({ campaign, system, encounter }: Job): Promise<void> {
    this.show(campaign, system, encounter);
    await this.idle();
    const messageId = (await this.#app.ports.store.encounter(encounter.id))?.trackerMessageId ?? null;
    if (messageId !== null) await this.#channels.unpin(encounter.channelId, messageId);
    await this.#app.ports.store.setTracker(encounter.id, null, encounter.version);
  }

  async #pin({ id, channelId }: EncounterRecord, messageId: string): Promise<void> {
    const pinned = await this.#channels.pin(channelId, messageId);
    if (!pinned.ok) this.#log.info({ encounter: id }, 'the tracker could not be pinned');
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
