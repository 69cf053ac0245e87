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

  /** Tells the GMs what the caller did: by name, or who else sees it. The caller knows it already. Gives how many it has reached. */
  async otherGms(
    campaign: CampaignRecord,
    caller: Caller,
    view: View,
    did: 'rolled blind' | 'whispered a roll' | readonly string[],
  ): Promise<number> {
    const [said, seenBy] = typeof did === 'string' ? [did, []] : [null, did];
    const content = secretLead(caller.userId, campaign.name, said, seenBy);
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
    const all = playersOnly(campaign, userIds);
    for (const userId of all) {
      if (userId === caller.userId) continue;
      const others = all.filter((one) => one !== userId);
      await this.tell(campaign, userId, aloneView(campaign, card, others));
    }
  }

  /** Those who play some characters. */
  async playersOf(ids: readonly string[]): Promise<readonly string[]> {
    const records = await Promise.all(ids.map((id) => this.#app.ports.store.character(id)));
    return records.flatMap((record) => playerOf(record) ?? []);
  }

  /**
   * What of a command not everybody may see goes to each GM and to the players it is for, but for the caller, who has read it. What is
   * for the same people is one message, which says who they are.
   */
  async secretsOf(
    { system, campaign, events, before }: PlayedDone | PlayedWaiting,
    caller: Caller,
  ): Promise<void> {
    const secrets = events.filter((event) => event.to !== undefined && event.to !== 'all');
    if (secrets.length === 0) return;
    const groups = new Map<string, (typeof secrets)[number][]>();
    for (const event of secrets) {
      const key = JSON.stringify(event.to);
      groups.set(key, [...(groups.get(key) ?? []), event]);
    }
    for (const group of groups.values()) {
      const ids = typeof group[0]?.to === 'object' ? group[0].to : [];
      const own = await Promise.all(ids.map(async (id) => ({ id, users: await this.playersOf([id]) })));
      const users = playersOnly(
        campaign,
        own.flatMap((one) => one.users),
      );
      const notesOf = (viewer: Viewer) => notesFor(system, group, before, viewer);
      const cardFor = (viewer: Viewer) => notesCard(notesOf(viewer).filter(({ found }) => found !== true));
      const all = notesCard(notesOf({ gm: true, characters: [] }).filter(({ gmFinds }) => gmFinds !== true));
      if (all !== null) await this.otherGms(campaign, caller, { card: all }, users);
      for (const userId of users) {
        const characters = own.filter((one) => one.users.includes(userId)).map(({ id }) => id);
        const card = userId === caller.userId ? null : cardFor({ gm: false, characters });
        const others = users.filter((one) => one !== userId);
        if (card !== null) await this.tell(campaign, userId, aloneView(campaign, card, others));
      }
    }
  }
}

/** Some people, each once, without the GMs. */
const playersOnly = ({ gms }: CampaignRecord, userIds: readonly string[]): readonly string[] =>
  [...new Set(userIds)].filter((one) => !gms.includes(one));
