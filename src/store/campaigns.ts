import type { CampaignRecord, Store } from '../app/ports.ts';
import { liveName, receipt } from './commit.ts';
import type { Database } from './database.ts';
import { idsOf } from './ids.ts';
import { campaignRecord, campaignRow, seedRow } from './rows.ts';
import { type Fragment, insert, name, remove, sql, update } from './sql.ts';
import { type Step, transact } from './transaction.ts';

export const withPeopleAndPlaces = {
  gms: { orderBy: { userId: 'asc' } },
  channels: { orderBy: { channelId: 'asc' } },
} as const;

function gmSteps(campaignId: string, gms: readonly string[]): readonly Step<never>[] {
  if (gms.length === 0) return [];
  const rows = [...new Set(gms)].map((userId) => ({ campaignId, userId }));
  return [{ statement: insert('CampaignGm', rows) }];
}

function channelSteps(campaignId: string, channels: readonly string[]): readonly Step<never>[] {
  if (channels.length === 0) return [];
  const rows = [...new Set(channels)].map((channelId) => ({ campaignId, channelId, liveChannel: null }));
  return [{ statement: insert('CampaignChannel', rows) }];
}

/** A campaign holds its channels exactly while it is not archived. */
function holdChannels(campaignId: string): Step<'channelTaken'> {
  const archived = sql`(SELECT ${name('archivedAt')} FROM ${name('Campaign')} WHERE ${name('id')} = ${campaignId})`;
  const held = sql`CASE WHEN ${archived} IS NULL THEN ${name('channelId')} END`;
  return {
    statement: update('CampaignChannel', { campaignId }, { liveChannel: held }),
    taken: 'channelTaken',
  };
}

/** Adds a campaign with its GMs, in its channels. */
export const campaignSteps = (record: CampaignRecord): readonly Step<'nameTaken' | 'channelTaken'>[] => [
  { statement: insert('Campaign', [campaignRow(record)]), taken: 'nameTaken' },
  ...gmSteps(record.id, record.gms),
  ...channelSteps(record.id, record.channels),
  holdChannels(record.id),
];

/** Makes a campaign that is there already one of its server: with its name, its GMs, in its channels. */
export const liveSteps = (record: CampaignRecord): readonly Step<'nameTaken' | 'channelTaken'>[] => {
  const { id, guildId, archivedAt, liveName: live } = campaignRow(record);
  return [
    { statement: update('Campaign', { id }, { guildId, archivedAt, liveName: live }), taken: 'nameTaken' },
    ...gmSteps(id, record.gms),
    ...channelSteps(id, record.channels),
    holdChannels(id),
  ];
};

/**
 * The campaigns that somebody is in. Each is asked whether it has them, and an index answers: however many characters they have, nobody waits
 * until all of those are looked through.
 */
function withSomebody(userId: string): Fragment {
  const [id, archivedAt, campaignId] = [
    sql`${name('Campaign')}.${name('id')}`,
    name('archivedAt'),
    name('campaignId'),
  ];
  const leads = sql`SELECT 1 FROM ${name('CampaignGm')} WHERE ${campaignId} = ${id} AND ${name('userId')} = ${userId}`;
  const plays = sql`SELECT 1 FROM ${name('Character')} WHERE ${name('ownerId')} = ${userId} AND ${campaignId} = ${id} AND ${archivedAt} IS NULL`;
  const named = sql`${name('settings')} LIKE ${`%${JSON.stringify(userId)}%`}`;
  return sql`SELECT ${name('id')} FROM ${name('Campaign')} WHERE ${archivedAt} IS NULL AND (EXISTS (${leads}) OR EXISTS (${plays}) OR ${named})`;
}

export function campaigns({ client, driver }: Database) {
  return {
    createCampaign: (record, seed, interactionId) =>
      transact(driver, [
        receipt(interactionId, null, record.createdAt),
        ...campaignSteps(record),
        { statement: insert('Seed', [seedRow(seed)]) },
      ]),

    updateCampaign: (id, { gms, channels, settings, ...columns }, settingsWere) =>
      transact(driver, [
        {
          statement: update(
            'Campaign',
            { id, settings: settingsWere === undefined ? undefined : JSON.stringify(settingsWere) },
            {
              id, // so that there is always something to set
              ...columns,
              settings: settings === undefined ? undefined : JSON.stringify(settings),
              liveName: liveName(columns),
            },
          ),
          taken: 'nameTaken',
          missing: 'conflict',
        },
        ...(gms ? [{ statement: remove('CampaignGm', { campaignId: id }) }, ...gmSteps(id, gms)] : []),
        ...(channels
          ? [{ statement: remove('CampaignChannel', { campaignId: id }) }, ...channelSteps(id, channels)]
          : []),
        ...(channels || columns.archivedAt !== undefined ? [holdChannels(id)] : []),
      ]),

    campaign: async (id) => {
      const row = await client.campaign.findUnique({ where: { id }, include: withPeopleAndPlaces });
      return row && campaignRecord(row);
    },

    campaignIn: async (channelIds) => {
      const rows = await client.campaign.findMany({
        where: { channels: { some: { liveChannel: { in: [...channelIds] } } } },
        include: withPeopleAndPlaces,
      });
      const found = rows.map(campaignRecord);
      const holders = channelIds.map((id) => found.find(({ channels }) => channels.includes(id)));
      return holders.find((campaign) => campaign !== undefined) ?? null;
    },

    campaignsOf: async (guildId) => {
      const rows = await client.campaign.findMany({
        where: { guildId },
        include: withPeopleAndPlaces,
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      });
      return rows.map(campaignRecord);
    },

    campaignsWith: async (userId) => {
      const rows = await client.campaign.findMany({
        where: { id: { in: await idsOf(driver, withSomebody(userId)) } },
        include: withPeopleAndPlaces,
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      });
      return rows.map(campaignRecord);
    },
  } satisfies Partial<Store>;
}
