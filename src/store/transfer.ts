import type { Store } from '../app/ports.ts';
import { arrive } from './arrival.ts';
import { withPeopleAndPlaces } from './campaigns.ts';
import type { Database } from './database.ts';
import { mapRecord } from './maps.ts';
import { packRecord } from './packs.ts';
import { withDecisions } from './play.ts';
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
      const characters = await client.character.findMany({ where, orderBy: { id: 'asc' } });
      const portraits = await client.portrait.findMany({
        where: { character: where },
        orderBy: { characterId: 'asc' },
      });
      const encounters = await client.encounter.findMany({ where, orderBy: byAge });
      const maps = await client.battleMap.findMany({ where, orderBy: { id: 'asc' } });
      const packs = await client.contentPack.findMany({ where, orderBy: { nameKey: 'asc' } });
      const macros = await client.campaignMacro.findMany({ where, orderBy: { nameKey: 'asc' } });
      const actives = await client.activeCharacter.findMany({ where, orderBy: { userId: 'asc' } });
      const drafts = await client.characterDraft.findMany({ where, orderBy: { userId: 'asc' } });
      return {
        campaign: campaignRecord(campaign),
        seeds: seeds.map(seedRecord),
        characters: characters.map(characterRecord),
        portraits: portraits.map(portraitRecord),
        encounters: encounters.map(encounterRecord),
        maps: maps.map(mapRecord),
        packs: packs.map(packRecord),
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
