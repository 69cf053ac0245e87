import type { Logger } from 'pino';
import { readCampaignSettings } from '../../app/campaign/settings.ts';
import type { App } from '../../app/index.ts';
import type { CampaignRecord, ReadyRecord } from '../../app/ports.ts';
import type { Readied } from '../../app/ready/lobby.ts';
import type { AnySystem } from '../../app/table.ts';
import type { View } from '../../view/message.ts';
import type { Channels } from '../channel.ts';
import { lobbyOf, overOf } from './views.ts';

interface Seen extends Readied {
  readonly campaign: CampaignRecord;
  readonly system: AnySystem;
}

/** The messages of ready fights: their lobby, and once they are over where heroes are kept or deleted. Both are drawn from what is stored. */
export class ReadyMessages {
  readonly #app: App;
  readonly #channels: Channels;
  readonly #log: Logger;

  constructor(app: App, channels: Channels, log: Logger) {
    this.#app = app;
    this.#channels = channels;
    this.#log = log;
  }

  /** A press has changed its own message: should somebody have been faster meanwhile, the message shows that, too. */
  async settle(id: string, drawn: number): Promise<void> {
    const record = await this.#app.ports.store.ready(id);
    if (record === null || record.version === drawn) return;
    const { channelId, messageId } = record;
    void this.#channels.live.bring({ key: `ready ${id}`, channelId, messageId }, () => this.#redraw(id));
  }

  /** A fight is over: where it was a ready one, its heroes are kept or deleted. Told once, in whichever process. */
  async over(encounterId: string): Promise<void> {
    await this.#work(encounterId, async () => {
      const record = await this.#app.ready.endings.over(encounterId);
      if (record !== null) await this.#tell(record);
    });
  }

  /** After a start: fights that are over and nobody has been told. */
  async resume(): Promise<void> {
    for (const record of await this.#app.ports.store.readiesUnfinished()) {
      if (record.state === 'fighting' && record.encounterId !== null) await this.over(record.encounterId);
      if (record.state === 'over') await this.#work(record.id, () => this.#tell(record));
    }
  }

  async #work(key: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#log.error({ err: error, ready: key }, 'a ready fight could not be shown');
    }
  }

  async #tell(record: ReadyRecord): Promise<void> {
    const seen = await this.#seen(record.id);
    if (seen === null) return;
    const { store } = this.#app.ports;
    const ends = seen.record.createdAt;
    const known = await this.#channels.withButton(record.channelId, `ready.next|${record.id}`, ends);
    if (known !== null) return store.setReadyMessage(record.id, known);
    const { text } = readCampaignSettings(seen.campaign.settings);
    const posted = await this.#channels.post(
      record.channelId,
      await this.#view(seen),
      text,
      `ready ${record.id}`,
    );
    if (posted.ok) await store.setReadyMessage(record.id, posted.id);
    else this.#log.info({ ready: record.id, why: posted.why }, 'the end of a ready fight could not be told');
  }

  async #redraw(id: string): Promise<void> {
    const seen = await this.#seen(id);
    const messageId = seen?.record.messageId ?? null;
    if (seen === null || messageId === null) return;
    const { text } = readCampaignSettings(seen.campaign.settings);
    await this.#channels.edit(seen.record.channelId, messageId, await this.#view(seen), text);
  }

  async #view({ record, fight, system }: Seen): Promise<View> {
    if (record.state !== 'over') return lobbyOf(system, { record, fight });
    return overOf(this.#app, system, { record, fight });
  }

  async #seen(id: string): Promise<Seen | null> {
    const { store, systems } = this.#app.ports;
    const record = await store.ready(id);
    const campaign = record === null ? null : await store.campaign(record.campaignId);
    const system = campaign === null ? undefined : await systems.load(campaign.system);
    const fight = system?.ready?.fights.find((one) => one.id === record?.fight);
    if (record === null || campaign === null || system === undefined || fight === undefined) return null;
    return { record, fight, campaign, system };
  }
}
