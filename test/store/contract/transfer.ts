import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { CampaignParts, CampaignPiece, EntryRecord, Store } from '../../../src/app/ports.ts';
import type { Scene } from '../contract.ts';
import {
  aCampaign,
  aCampaignMacro,
  aCharacter,
  anEncounter,
  anEntry,
  aPack,
  aSeed,
  NOON,
  snowflake,
} from '../records.ts';

/** A campaign with one of everything. */
function aWhole(): { readonly parts: CampaignParts; readonly entries: readonly EntryRecord[] } {
  const campaign = aCampaign({ name: `The Long Night ${randomUUID()}` });
  const named = { ...campaign, nameKey: campaign.name.toLowerCase() };
  const { id } = campaign;
  const fight = anEncounter(named);
  const kira = aCharacter(id, { encounterId: fight.id });
  const picture = { type: 'image/png', left: 0, top: 0, columns: 2, rows: 2, data: 'AAAA' } as const;
  const map = {
    id: randomUUID(),
    campaignId: id,
    encounterId: fight.id,
    drawn: null,
    picture,
    changedAt: NOON,
  };
  return {
    parts: {
      campaign: named,
      seeds: [aSeed(id, { secret: null, used: 3 }), aSeed(id, { number: 2 })],
      characters: [kira],
      portraits: [{ characterId: kira.id, type: 'image/png', data: 'AAAA', changedAt: NOON }],
      encounters: [fight],
      maps: [map],
      packs: [aPack(id, 'Docks')],
      macros: [aCampaignMacro(id, 'attack')],
      actives: [{ userId: kira.ownerId ?? '', characterId: kira.id }],
      drafts: [{ userId: snowflake(), state: { name: 'Tiz' }, updatedAt: NOON }],
    },
    entries: Array.from({ length: 450 }, (_, n) => anEntry(fight, n + 1)),
  };
}

type Whole = ReturnType<typeof aWhole>;

/** A campaign in pieces, as they come. */
async function* pieces({
  parts: { campaign: _, ...parts },
  entries,
}: Whole): AsyncGenerator<readonly CampaignPiece[]> {
  yield [parts];
  for (let at = 0; at < entries.length; at += 100) yield [{ entries: entries.slice(at, at + 100) }];
}

const add = (store: Store, whole: Whole, interaction: string) =>
  store.addCampaign(whole.parts.campaign, pieces(whole), interaction);

export function transferContract(scene: () => Scene): void {
  describe('a whole campaign', () => {
    const added = async () => {
      const whole = aWhole();
      const written = await add(scene().store, whole, randomUUID());
      expect(written).toBe('committed');
      return whole;
    };

    test('comes back as it was added', async () => {
      const { parts } = await added();
      expect(await scene().store.campaignParts(parts.campaign.id)).toEqual(parts);
    });

    test('has all of its entries', async () => {
      const { parts, entries } = await added();
      const found = await scene().store.entries({ campaignId: parts.campaign.id, limit: 1000 });
      expect(found.length).toBe(entries.length);
    });

    test('counts its entries', async () => {
      const { parts, entries } = await added();
      expect(await scene().store.entryCount(parts.campaign.id)).toBe(entries.length);
    });

    test('has its fight running in its channel', async () => {
      const { parts } = await added();
      const [fight] = parts.encounters;
      expect((await scene().store.runningEncounter(fight?.channelId ?? ''))?.id).toBe(fight?.id);
    });

    test('is added once, however often it arrives', async () => {
      const interaction = randomUUID();
      await add(scene().store, aWhole(), interaction);
      expect(await add(scene().store, aWhole(), interaction)).toBe('duplicate');
    });

    test('is not added in part where its name is taken', async () => {
      const { parts } = await added();
      const other = aWhole();
      const { guildId, name, nameKey } = parts.campaign;
      const campaign = { ...other.parts.campaign, guildId, name, nameKey };
      const same = { ...other, parts: { ...other.parts, campaign } };
      expect([
        await add(scene().store, same, randomUUID()),
        await scene().store.campaign(campaign.id),
        await scene().store.entries({ campaignId: campaign.id, limit: 1 }),
      ]).toEqual(['nameTaken', null, []]);
    });

    test('is not added in part where its channel is taken', async () => {
      const { parts } = await added();
      const other = aWhole();
      const campaign = { ...other.parts.campaign, channels: parts.campaign.channels };
      await add(scene().store, { ...other, parts: { ...other.parts, campaign } }, randomUUID());
      expect(await scene().store.campaign(campaign.id)).toBeNull();
    });

    test('leaves nothing where its pieces break off', async () => {
      const whole = aWhole();
      const { campaign } = whole.parts;
      async function* broken(): AsyncGenerator<readonly CampaignPiece[]> {
        yield* pieces(whole);
        throw new Error('it breaks off');
      }
      await expect(scene().store.addCampaign(campaign, broken(), randomUUID())).rejects.toThrow('breaks off');
      expect([
        await scene().store.campaign(campaign.id),
        await scene().store.entries({ campaignId: campaign.id, limit: 1 }),
      ]).toEqual([null, []]);
    });

    test('is found by nobody while it is on its way', async () => {
      const whole = aWhole();
      const { campaign, encounters, characters } = whole.parts;
      const found: unknown[] = [];
      async function* watched(): AsyncGenerator<readonly CampaignPiece[]> {
        yield* pieces(whole);
        const { store } = scene();
        found.push(
          await store.campaignIn(campaign.channels),
          await store.campaignsOf(campaign.guildId),
          await store.campaignsWith(characters[0]?.ownerId ?? ''),
          await store.runningEncounter(encounters[0]?.channelId ?? ''),
        );
      }
      await scene().store.addCampaign(campaign, watched(), randomUUID());
      expect(found).toEqual([null, [], [], null]);
    });

    test('that is not there has no parts', async () => {
      expect(await scene().store.campaignParts(randomUUID())).toBeNull();
    });
  });
}
