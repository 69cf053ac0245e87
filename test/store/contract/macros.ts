import { describe, expect, test } from 'vitest';
import type { Scene } from '../contract.ts';
import { aCampaignMacro, aMacro, NOON, snowflake, startedCampaign } from '../records.ts';

export function macroContract(scene: () => Scene): void {
  describe("a person's macro", () => {
    test('comes back as it was saved', async () => {
      const user = snowflake();
      await scene().store.saveMacro(user, aMacro('Attack'));
      expect(await scene().store.macrosOf(user)).toEqual([aMacro('Attack')]);
    });

    test('replaces the one of the same name', async () => {
      const user = snowflake();
      await scene().store.saveMacro(user, aMacro('Attack'));
      const other = { ...aMacro('ATTACK'), roll: '1d20+9', createdAt: new Date(NOON.getTime() + 1000) };
      await scene().store.saveMacro(user, other);
      expect(await scene().store.macrosOf(user)).toEqual([other]);
    });

    test('is listed with their others, by name', async () => {
      const user = snowflake();
      for (const name of ['Parry', 'Attack', 'Magic']) await scene().store.saveMacro(user, aMacro(name));
      const found = await scene().store.macrosOf(user);
      expect(found.map(({ name }) => name)).toEqual(['Attack', 'Magic', 'Parry']);
    });

    test("is nobody else's", async () => {
      await scene().store.saveMacro(snowflake(), aMacro('Attack'));
      expect(await scene().store.macrosOf(snowflake())).toEqual([]);
    });

    test('is gone when it is dropped', async () => {
      const user = snowflake();
      await scene().store.saveMacro(user, aMacro('Attack'));
      await scene().store.dropMacro(user, 'attack');
      expect(await scene().store.macrosOf(user)).toEqual([]);
    });

    test('that is not there cannot be dropped', async () => {
      expect(await scene().store.dropMacro(snowflake(), 'attack')).toBe('missing');
    });
  });

  describe("a campaign's macro", () => {
    const shared = async (name = 'Attack') => {
      const record = aCampaignMacro((await startedCampaign(scene().store)).id, name);
      await scene().store.saveCampaignMacro(record);
      return record;
    };

    test('comes back as it was shared', async () => {
      const record = await shared();
      expect(await scene().store.campaignMacros(record.campaignId)).toEqual([record]);
    });

    test('replaces the one of the same name', async () => {
      const record = await shared();
      const other = { ...record, roll: '1d20+9', sharedBy: snowflake() };
      await scene().store.saveCampaignMacro(other);
      expect(await scene().store.campaignMacros(record.campaignId)).toEqual([other]);
    });

    test("is no other campaign's", async () => {
      await shared();
      const { campaignId } = await shared('Parry');
      const found = await scene().store.campaignMacros(campaignId);
      expect(found.map(({ name }) => name)).toEqual(['Parry']);
    });

    test('is gone when it is dropped', async () => {
      const { campaignId } = await shared();
      await scene().store.dropCampaignMacro(campaignId, 'attack');
      expect(await scene().store.campaignMacros(campaignId)).toEqual([]);
    });

    test('that is not there cannot be dropped', async () => {
      const { id } = await startedCampaign(scene().store);
      expect(await scene().store.dropCampaignMacro(id, 'attack')).toBe('missing');
    });
  });
}
