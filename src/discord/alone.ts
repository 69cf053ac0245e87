import type { Logger } from 'pino';
import type { Caller } from '../app/caller.ts';
import { readCampaignSettings } from '../app/campaign/settings.ts';
import { playerOf } from '../app/character/player.ts';
import type { App } from '../app/index.ts';
import { personSettings } from '../app/person.ts';
import type { PlayedDone, PlayedWaiting } from '../app/play/played.ts';
import type { CampaignRecord } from '../app/ports.ts';
import type { Viewer } from '../app/table.ts';
import type { View } from '../view/message.ts';
import { aloneView, notesCard, notesFor, secretLead } from '../view/play.ts';
import type { Channels } from './channel.ts';

/** What not everybody may know of a campaign: told to those who may, in their direct messages. */
export class Alone {
  readonly #app: App;
  readonly #channels: Channels;
  readonly #log: Logger;

  constructor(app: App, channels: Channels, log: Logger) {
    this.#app = app;
    this.#channels = channels;
    this.#log = log;
  }

  /** Tells somebody, as plain text where they or the campaign want that. Gives whether it has reached them. */
  async tell(campaign: CampaignRecord, userId: string, view: View): Promise<boolean> {
    try {
      const { text } = await personSettings(this.#app.ports.store, userId);
      const plain = text || readCampaignSettings(campaign.settings).text;
      const sent = await this.#channels.whisper(userId, view, plain);
      if (!sent.ok) this.#log.info({ userId }, 'somebody takes no direct messages');
      return sent.ok;
    } catch (error) {
      this.#log.warn({ err: error, userId }, 'somebody could not be told something');
      return false;
    }
  }

  /** Tells every GM, naming nobody. Gives how many it has reached. */
  async gms(campaign: CampaignRecord, view: View): Promise<number> {
    const told = await Promise.all(campaign.gms.map((gm) => this.tell(campaign, gm, view)));
    return told.filter((reached) => reached).length;
  }

  /** Tells the GMs what the caller did, who knows it already. Gives how many it has reached. */
  async otherGms(
    campaign: CampaignRecord,
    caller: Caller,
    view: View,
    did: 'rolled blind' | 'whispered a roll' | null = null,
  ): Promise<number> {
    const content = secretLead(caller.userId, campaign.name, did);
    const others = { ...campaign, gms: campaign.gms.filter((gm) => gm !== caller.userId) };
    return this.gms(others, { content, ...view });
  }

  /** Tells players, but for the caller and the GMs: each once. */
  async players(
    campaign: CampaignRecord,
    caller: Caller,
    userIds: readonly string[],
    { card }: Pick<View, 'card'>,
  ): Promise<void> {
    if (card === undefined) return;
    for (const userId of new Set(userIds))
      if (userId !== caller.userId && !campaign.gms.includes(userId))
        await this.tell(campaign, userId, aloneView(campaign.name, card));
  }

  /** Those who play some characters. */
  async playersOf(ids: readonly string[]): Promise<readonly string[]> {
    const records = await Promise.all(ids.map((id) => this.#app.ports.store.character(id)));
    return records.flatMap((record) => playerOf(record) ?? []);
  }

  /** What of a command not everybody may see goes to each GM and to the players it is for, but for the caller, who has read it. */
  async secretsOf(
    { system, campaign, events, before }: PlayedDone | PlayedWaiting,
    caller: Caller,
  ): Promise<void> {
    const secrets = events.filter((event) => event.to !== undefined && event.to !== 'all');
    if (secrets.length === 0) return;
    const cardFor = (viewer: Viewer) => notesCard(notesFor(system, secrets, before, viewer));
    const all = cardFor({ gm: true, characters: [] });
    if (all !== null) await this.otherGms(campaign, caller, { card: all });
    const ids = new Set(secrets.flatMap(({ to }) => (typeof to === 'object' ? to : [])));
    for (const id of ids) {
      const card = cardFor({ gm: false, characters: [id] });
      if (card !== null) await this.players(campaign, caller, await this.playersOf([id]), { card });
    }
  }
}
