import { here } from '../caller.ts';
import type { Campaigns } from '../campaign/campaigns.ts';
import { CAMPAIGN_LIMITS } from '../campaign/limits.ts';
import { type Absence, readCampaignSettings } from '../campaign/settings.ts';
import { beginning } from '../clock/waits.ts';
import { cleanText } from '../names.ts';
import { personSettings } from '../person.ts';
import type { CampaignRecord, Ports } from '../ports.ts';
import { no, type Result, tooMany, yes } from '../result.ts';
import type { Table } from '../table.ts';
import { absenceOf, isAway } from './absences.ts';
import { readUntil } from './until.ts';

const awayId = (campaignId: string, userId: string): string => `away/${campaignId}/${userId}`;

/** Who was named to stand in. */
export interface Named {
  readonly id: string; // a user's
  readonly bot: boolean;
}

/** What somebody says of being away. */
export interface Leaving {
  readonly until: string | null; // as it was typed; null: until they are back
  readonly standIn: Named | null; // null: who was named before, or nobody
  readonly note: string | null;
}

/** Being away, and who acts meanwhile. */
export class Away {
  readonly #ports: Ports;
  readonly #campaigns: Campaigns;

  constructor(ports: Ports, campaigns: Campaigns) {
    this.#ports = ports;
    this.#campaigns = campaigns;
  }

  /** The caller is away in this campaign. Refuses a moment that cannot be read or is over, and oneself or a bot to stand in. */
  async leave(table: Table, leaving: Leaving): Promise<Result<Absence>> {
    const { userId } = table.caller;
    const now = this.#ports.clock.now();
    const { zone } = await personSettings(this.#ports.store, userId);
    const until = leaving.until === null ? null : await readUntil(leaving.until, now, zone);
    if (leaving.until !== null && until === null)
      return no('badUntil', { typed: leaving.until.slice(0, 100) });
    const kept = await this.#keep(table, leaving.standIn, (before) => ({
      userId,
      away: true,
      since: now.toISOString(),
      until: until?.toISOString() ?? null,
      standIn: leaving.standIn?.id ?? before?.standIn ?? null,
      note: cleanText(leaving.note ?? '', CAMPAIGN_LIMITS.topic.most) ?? '',
      byClock: false,
    }));
    if (!kept.ok) return kept;
    const id = awayId(table.campaign.id, userId);
    const wait = beginning(table, now, {
      id,
      kind: 'away',
      channelId: here(table.caller),
      encounterId: null,
      decisionId: null,
      actorId: null,
      ownerId: userId,
    });
    await this.#ports.store.putWaits([
      until === null ? { type: 'drop', id } : { type: 'put', record: { ...wait, dueAt: until } },
    ]);
    return kept;
  }

  /** Names who acts in the caller's place should the clock run out for them, or while they are away. Refuses oneself and bots. */
  standIn(table: Table, standIn: Named | null): Promise<Result<Absence>> {
    const { userId } = table.caller;
    const since = this.#ports.clock.now().toISOString();
    const fresh = { userId, away: false, since, until: null, standIn: null, note: '', byClock: false };
    return this.#keep(table, standIn, (before) => ({ ...(before ?? fresh), standIn: standIn?.id ?? null }));
  }

  /** The caller is back. Gives since when they were away, and whether they had said so; refuses who is not. */
  async back(table: Table): Promise<Result<{ readonly since: Date; readonly byClock: boolean }>> {
    const { userId } = table.caller;
    const absence = absenceOf(table.campaign, userId);
    if (absence === null || !isAway(absence, this.#ports.clock.now())) return no('notAway');
    const kept = await this.#keep(table, null, (before) => ({
      ...(before ?? absence),
      away: false,
      until: null,
      byClock: false,
    }));
    if (!kept.ok) return kept;
    await this.#ports.store.putWaits([{ type: 'drop', id: awayId(table.campaign.id, userId) }]);
    return yes({ since: new Date(absence.since), byClock: absence.byClock });
  }

  /** Those who are away now, or have named somebody to stand in. */
  list({ campaign }: { readonly campaign: CampaignRecord }): readonly Absence[] {
    const now = this.#ports.clock.now();
    return readCampaignSettings(campaign.settings).absences.map((one) => ({
      ...one,
      away: isAway(one, now),
    }));
  }

  async #keep(
    table: Table,
    standIn: Named | null,
    change: (before: Absence | null) => Absence,
  ): Promise<Result<Absence>> {
    // Who stands in sees what the other holds: where players fight each other, nobody does.
    if (standIn !== null && table.system.unled === true)
      return no('noStandIns', { system: table.system.name });
    if (standIn?.id === table.caller.userId) return no('standInSelf');
    if (standIn?.bot) return no('standInBot');
    let next: Absence | null = null;
    const kept = await this.#campaigns.keep(table, ({ absences }) => {
      const before = absences.find(({ userId }) => userId === table.caller.userId) ?? null;
      next = change(before);
      const others = absences.filter((one) => one !== before);
      return others.length >= CAMPAIGN_LIMITS.absences.most
        ? tooMany(CAMPAIGN_LIMITS.absences)
        : yes({ absences: [...others, next] });
    });
    if (!kept.ok) return kept;
    return next === null ? no('tryAgain') : yes(next);
  }
}
