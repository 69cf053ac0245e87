import type { Store } from '../app/ports.ts';
import { campaignSteps, withPeopleAndPlaces } from './campaigns.ts';
import { receipt } from './commit.ts';
import type { Database } from './database.ts';
import { mapRecord, mapRow } from './maps.ts';
import { packRecord, packRow } from './packs.ts';
import { withDecisions } from './play.ts';
import { portraitRecord } from './portraits.ts';
import {
  campaignRecord,
  characterRecord,
  characterRow,
  encounterRecord,
  encounterRow,
  entryRow,
  json,
  pendingRecord,
  seedRecord,
  seedRow,
} from './rows.ts';
import { insert, type Table, type Tables } from './sql.ts';
import { type Step, transact } from './transaction.ts';

/** A statement may hold so many values at most (SQLite 32 766, PostgreSQL 65 535), and is of a size that the database likes. */
const ROWS = 200;

/** Rows of one table, in as many statements as it takes. */
function rowSteps<T extends Table>(table: T, rows: readonly Tables[T][]): readonly Step<never>[] {
  const steps: Step<never>[] = [];
  for (let at = 0; at < rows.length; at += ROWS)
    steps.push({ statement: insert(table, rows.slice(at, at + ROWS)) });
  return steps;
}

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

    addCampaign: (parts, entries, interactionId) => {
      const { campaign, actives, drafts } = parts;
      const campaignId = campaign.id;
      return transact(driver, [
        receipt(interactionId, null, campaign.createdAt),
        ...campaignSteps(campaign),
        ...rowSteps('Seed', parts.seeds.map(seedRow)),
        ...rowSteps('Character', parts.characters.map(characterRow)),
        ...rowSteps('Portrait', parts.portraits),
        // A fight that runs has its channel for itself.
        ...rowSteps('Encounter', parts.encounters.map(encounterRow)).map((step) => ({
          ...step,
          taken: 'channelTaken' as const,
        })),
        ...rowSteps('Entry', entries.map(entryRow)),
        ...rowSteps('BattleMap', parts.maps.map(mapRow)),
        ...rowSteps('ContentPack', parts.packs.map(packRow)),
        ...rowSteps('CampaignMacro', parts.macros),
        ...rowSteps(
          'ActiveCharacter',
          actives.map((one) => ({ ...one, campaignId })),
        ),
        ...rowSteps(
          'CharacterDraft',
          drafts.map(({ userId, state, updatedAt }) => ({
            campaignId,
            userId,
            version: 1,
            state: JSON.stringify(state),
            updatedAt,
          })),
        ),
      ]);
    },
  } satisfies Partial<Store>;
}
