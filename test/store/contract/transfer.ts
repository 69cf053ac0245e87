import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { CampaignParts, EntryRecord } from '../../../src/app/ports.ts';
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

export function transferContract(scene: () => Scene): void {
  describe('a whole campaign', () => {
    const added = async () => {
      const whole = aWhole();
      const written = await scene().store.addCampaign(whole.parts, whole.entries, randomUUID());
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

    test('has its fight running in its channel', async () => {
      const { parts } = await added();
      const [fight] = parts.encounters;
      expect((await scene().store.runningEncounter(fight?.channelId ?? ''))?.id).toBe(fight?.id);
    });

    test('is added once, however often it arrives', async () => {
      const { parts, entries } = aWhole();
      const interaction = randomUUID();
      await scene().store.addCampaign(parts, entries, interaction);
      expect(await scene().store.addCampaign(parts, entries, interaction)).toBe('duplicate');
    });

    test('is not added in part where its name is taken', async () => {
      const { parts } = await added();
      const { parts: other, entries } = aWhole();
      const { guildId, name, nameKey } = parts.campaign;
      const campaign = { ...other.campaign, guildId, name, nameKey };
      expect(await scene().store.addCampaign({ ...other, campaign }, entries, randomUUID())).toBe(
        'nameTaken',
      );
    });

    test('is not added in part where its channel is taken', async () => {
      const { parts } = await added();
      const { parts: other, entries } = aWhole();
      const campaign = { ...other.campaign, channels: parts.campaign.channels };
      await scene().store.addCampaign({ ...other, campaign }, entries, randomUUID());
      expect(await scene().store.campaign(campaign.id)).toBeNull();
    });

    test('that is not there has no parts', async () => {
      expect(await scene().store.campaignParts(randomUUID())).toBeNull();
    });
  });
}
