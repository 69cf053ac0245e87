import { type Caller, isGm } from '../caller.ts';
import { ATTEMPTS, type Seals } from '../dice/seals.ts';
import { mayLeadInPeace } from '../leads.ts';
import { Turnstile } from '../lock.ts';
import { cleanName, findNamed, nameKey } from '../names.ts';
import type { CampaignRecord, Json, Ports } from '../ports.ts';
import { no, type Result, tooMany, yes } from '../result.ts';
import { type Table, tableHere } from '../table.ts';
import { CAMPAIGN_LIMITS } from './limits.ts';
import { roomForCampaign } from './room.ts';
import { type CampaignSettings, readCampaignSettings } from './settings.ts';

export interface CampaignChange {
  readonly name?: string;
  readonly gmRoleId?: string | null;
  readonly addGm?: string;
  readonly removeGm?: string;
  readonly settings?: Partial<CampaignSettings>;
}

/** Whether somebody opened a campaign that nobody leads. */
const isUnledBy = ({ gms, createdBy }: CampaignRecord, { userId }: Caller): boolean =>
  gms.length === 0 && createdBy === userId;

/** Campaigns: one system, one or more channels, one or more GMs. */
export class Campaigns {
  readonly #ports: Ports;
  readonly #seals: Seals;
  readonly #turnstile = new Turnstile();

  constructor(ports: Ports, seals: Seals) {
    this.#ports = ports;
    this.#seals = seals;
  }

  /** Starts a campaign in the caller's channel, with its first seed, and makes the caller its GM, unless its rules have none. Refuses where one is played already. */
  async create(
    caller: Caller,
    given: { readonly name: string; readonly system: string; readonly gmRoleId: string | null },
  ): Promise<Result<CampaignRecord>> {
    if (caller.guildId === null) return no('notInServer');
    const name = cleanName(given.name);
    if (name === null) return no('badName', { name: given.name.slice(0, 100) });
    if (this.#ports.systems.titleOf(given.system) === undefined)
      return no('noSuchSystem', { system: given.system.slice(0, 100) });
    const played = await this.#ports.store.campaignIn(caller.channelIds);
    if (played !== null) return no('channelTaken', { campaign: played.name });
    const room = await roomForCampaign(this.#ports.store, caller.guildId, caller.userId);
    if (!room.ok) return room;

    const system = await this.#ports.systems.load(given.system);
    const isUnled = system?.unled === true;
    const founded = system?.party?.founded?.() ?? null;
    const record: CampaignRecord = {
      id: this.#ports.ids.next(),
      guildId: caller.guildId,
      name,
      nameKey: nameKey(name),
      system: given.system,
      createdBy: caller.userId,
      gmRoleId: isUnled ? null : given.gmRoleId,
      settings: readCampaignSettings({}),
      party: { version: 0, schemaVersion: system?.revision ?? 0, state: founded as Json },
      createdAt: this.#ports.clock.now(),
      archivedAt: null,
      gms: isUnled ? [] : [caller.userId],
      channels: caller.channelIds.slice(-1), // the channel itself: threads below it belong to it
    };
    const written = await this.#ports.store.createCampaign(
      record,
      this.#seals.fresh(record.id, 1),
      caller.interactionId,
    );
    if (written === 'nameTaken') return no('campaignNameTaken', { name });
    if (written === 'channelTaken') return no('channelTaken', { campaign: name });
    const stored = await this.#ports.store.campaignIn(caller.channelIds);
    return stored === null ? no('tryAgain') : yes(stored);
  }

  /** Changes a campaign. Only for its GMs, of whom the last stays; where nobody leads, for its players while no fight runs. */
  async change(caller: Caller, change: CampaignChange): Promise<Result<CampaignRecord>> {
    const table = await this.#asGm(caller);
    // One at a time: two GMs who change different things do not undo each other's change.
    return table.ok
      ? this.#turnstile.pass(table.value.campaign.id, () => this.#change(caller, change))
      : table;
  }

  async #change(caller: Caller, change: CampaignChange, attempt = 1): Promise<Result<CampaignRecord>> {
    const table = await this.#asGm(caller);
    if (!table.ok) return table;
    const { campaign, system } = table.value;
    const isUnled = system.unled === true;
    if (isUnled && (change.addGm !== undefined || change.gmRoleId != null))
      return no('noGmHere', { system: system.name });
    const gms = new Set(campaign.gms);
    if (change.addGm !== undefined) gms.add(change.addGm);
    if (change.removeGm !== undefined) gms.delete(change.removeGm);
    if (gms.size === 0 && !isUnled) return no('lastGm');
    if (gms.size > Math.max(campaign.gms.length, CAMPAIGN_LIMITS.gms.most))
      return tooMany(CAMPAIGN_LIMITS.gms);
    const name = change.name === undefined ? campaign.name : cleanName(change.name);
    if (name === null) return no('badName', { name: (change.name ?? '').slice(0, 100) });

    const next = {
      name,
      nameKey: nameKey(name),
      gmRoleId: change.gmRoleId === undefined ? campaign.gmRoleId : change.gmRoleId,
      settings: { ...readCampaignSettings(campaign.settings), ...change.settings },
      gms: [...gms],
    };
    const written = await this.#ports.store.updateCampaign(campaign.id, next, campaign.settings);
    if (written === 'conflict')
      return attempt < ATTEMPTS ? this.#change(caller, change, attempt + 1) : no('tooBusy');
    if (written === 'nameTaken') return no('campaignNameTaken', { name });
    return this.#fresh(campaign.id);
  }

  /** Changes what is kept with a campaign, for whoever sits at its table: who may change what is the caller's to say. */
  async keep(
    table: Pick<Table, 'campaign'>,
    change: (now: CampaignSettings) => Result<Partial<CampaignSettings>>,
  ): Promise<Result<CampaignRecord>> {
    const { id } = table.campaign;
    return this.#turnstile.pass(id, () => this.#keep(id, change, 1));
  }

  /** Another process may change the same at the same time: then it is looked at again. */
  async #keep(
    id: string,
    change: (now: CampaignSettings) => Result<Partial<CampaignSettings>>,
    attempt: number,
  ): Promise<Result<CampaignRecord>> {
    const now = await this.#fresh(id);
    if (!now.ok) return now;
    const settings = readCampaignSettings(now.value.settings);
    const changed = change(settings);
    if (!changed.ok) return changed;
    const next = { settings: { ...settings, ...changed.value } };
    const written = await this.#ports.store.updateCampaign(id, next, now.value.settings);
    if (written === 'conflict' && attempt < ATTEMPTS) return this.#keep(id, change, attempt + 1);
    return written === 'committed' ? this.#fresh(id) : no('tooBusy');
  }

  /** Puts a campaign away: nothing is deleted, its channels are free again. Refuses while a fight runs in it. */
  async archive(caller: Caller): Promise<Result<CampaignRecord>> {
    const table = await this.#asGm(caller);
    if (!table.ok) return table;
    const { campaign } = table.value;
    const running = await this.#ports.store.runningEncountersOf(campaign.id);
    if (running.length > 0) return no('archiveInFight');
    await this.#ports.store.updateCampaign(campaign.id, { archivedAt: this.#ports.clock.now() });
    return this.#fresh(campaign.id);
  }

  /** Takes an archived campaign of this server up again, in its old channels. Refuses where they are in use. */
  async restore(caller: Caller, typed: string): Promise<Result<CampaignRecord>> {
    if (caller.guildId === null) return no('notInServer');
    const archived = (await this.#ports.store.campaignsOf(caller.guildId)).filter(
      (one) => one.archivedAt !== null && (isGm(one, caller) || isUnledBy(one, caller) || caller.manages),
    );
    const found = findNamed(typed, archived);
    if (found === null)
      return no('noSuchCampaign', { typed: typed.slice(0, 100), names: archived.map((one) => one.name) });
    const written = await this.#ports.store.updateCampaign(found.id, { archivedAt: null });
    if (written === 'nameTaken') return no('campaignNameMeanwhile', { name: found.name });
    if (written === 'channelTaken') {
      const now = await this.#ports.store.campaignIn(found.channels);
      return no('channelMeanwhile', { campaign: now?.name ?? '', channels: found.channels });
    }
    return this.#fresh(found.id);
  }

  async #asGm(caller: Caller): Promise<Result<Table>> {
    const table = await tableHere(this.#ports, caller);
    if (!table.ok) return table;
    if (table.value.system.unled === true) {
      const may = await mayLeadInPeace(this.#ports.store, table.value);
      return may.ok ? table : may;
    }
    // Who manages the server can always help a group whose GM has left.
    return table.value.gm || caller.manages ? table : no('gmOnly');
  }

  async #fresh(id: string): Promise<Result<CampaignRecord>> {
    const campaign = await this.#ports.store.campaign(id);
    return campaign === null ? no('tryAgain') : yes(campaign);
  }
}
