import type { Store } from '../app/ports.ts';
import type { ContentPack, Portrait } from '../generated/sqlite/client.ts';
import { arrive } from './arrival.ts';
import { withPeopleAndPlaces } from './campaigns.ts';
import type { Database } from './database.ts';
import { mapRecord } from './maps.ts';
import { packRecord } from './packs.ts';
import { withDecisions } from './play.ts';
import { byId, paged } from './paged.ts';
import { portraitRecord } from './portraits.ts';
import { campaignRecord, characterRecord, encounterRecord, json, pendingRecord, seedRecord } from './rows.ts';

/** Whole campaigns, as they are taken from one installation to another. */
export function transfer({ client, driver }: Database) {
  return {
    campaignParts: async (id) => {
      const where = { campaignId: id };
      const campaign = await client.campaign.findUnique({ where: { id }, include: withPeopleAndPlaces });
      if (campaign === null) return null;
      const byAge = [{ startedAt: 'asc' as const }, { id: 'asc' as const }];
      const seeds = await client.seed.findMany({ where, orderBy: { number: 'asc' } });
      const characters = await paged({ take: 20, key: byId, record: characterRecord }, (from) =>
        client.character.findMany({ where, orderBy: { id: 'asc' }, ...from }),
      );
      const portraits = await paged(
        { take: 2, key: ({ characterId }: Portrait) => ({ characterId }), record: portraitRecord },
        (from) =>
          client.portrait.findMany({
            where: { character: where },
            orderBy: { characterId: 'asc' },
            ...from,
          }),
      );
      const encounters = await paged({ take: 20, key: byId, record: encounterRecord }, (from) =>
        client.encounter.findMany({ where, orderBy: byAge, ...from }),
      );
      const maps = await paged({ take: 1, key: byId, record: mapRecord }, (from) =>
        client.battleMap.findMany({ where, orderBy: { id: 'asc' }, ...from }),
      );
      const packs = await paged(
        {
          take: 2,
          key: ({ nameKey }: ContentPack) => ({ campaignId_nameKey: { campaignId: id, nameKey } }),
          record: packRecord,
        },
        (from) => client.contentPack.findMany({ where, orderBy: { nameKey: 'asc' }, ...from }),
      );
      const macros = await client.campaignMacro.findMany({ where, orderBy: { nameKey: 'asc' } });
      const actives = await client.activeCharacter.findMany({ where, orderBy: { userId: 'asc' } });
      const drafts = await client.characterDraft.findMany({ where, orderBy: { userId: 'asc' } });
      return {
        campaign: campaignRecord(campaign),
        seeds: seeds.map(seedRecord),
        characters,
        portraits,
        encounters,
        maps,
        packs,
        macros,
        actives: actives.map(({ userId, characterId }) => ({ userId, characterId })),
        drafts: drafts.map(({ userId, state, updatedAt }) => ({ userId, state: json(state), updatedAt })),
      };
    },

    pendingsIn: async (campaignId) => {
      const rows = await client.pending.findMany({
        where: { campaignId },
        include: withDecisions,
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      });
      return rows.map(pendingRecord);
    },

    addCampaign: (campaign, pieces, interactionId) => arrive(driver, campaign, pieces, interactionId),
  } satisfies Partial<Store>;
}
