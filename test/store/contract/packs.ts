import { describe, expect, test } from 'vitest';
import type { Scene } from '../contract.ts';
import { aPack, NOON, snowflake, startedCampaign, asTheyWere } from '../records.ts';
import { everythingAbout } from '../../support/everythingAbout.ts';

export function packContract(scene: () => Scene): void {
  describe("a campaign's content pack", () => {
    const kept = async (name = 'Ashen Pass') => {
      const record = aPack((await startedCampaign(scene().store)).id, name);
      await scene().store.savePack(record);
      return record;
    };

    test('comes back as it was kept', async () => {
      const record = await kept();
      expect(await scene().store.packs(record.campaignId)).toEqual([record]);
    });

    test('is there for every process', async () => {
      const record = await kept();
      expect(await scene().other.packs(record.campaignId)).toEqual([record]);
    });

    test('replaces the one of the same name', async () => {
      const record = await kept();
      const newer = { ...record, pack: { name: 'other' }, importedAt: new Date(NOON.getTime() + 1000) };
      await scene().store.savePack(newer);
      expect(await scene().store.packs(record.campaignId)).toEqual([newer]);
    });

    test('is listed with the others, by name', async () => {
      const { campaignId } = await kept('Wastes');
      await scene().store.savePack(aPack(campaignId, 'Docks'));
      const found = await scene().store.packs(campaignId);
      expect(found.map(({ name }) => name)).toEqual(['Docks', 'Wastes']);
    });

    test("is no other campaign's", async () => {
      await kept();
      const { id } = await startedCampaign(scene().store);
      expect(await scene().store.packs(id)).toEqual([]);
    });

    test('is gone when it is dropped', async () => {
      const { campaignId, nameKey } = await kept();
      await scene().store.dropPack(campaignId, nameKey);
      expect(await scene().store.packs(campaignId)).toEqual([]);
    });

    test('that is not there cannot be dropped', async () => {
      const { id } = await startedCampaign(scene().store);
      expect(await scene().store.dropPack(id, 'nothing')).toBe('missing');
    });

    const naming = async (user: string) => {
      const record = aPack((await startedCampaign(scene().store)).id, 'Docks');
      await scene().store.savePack({ ...record, pack: { name: 'Docks', text: `for <@${user}>` } });
      return record;
    };

    test('that names somebody stands in what is stored about them', async () => {
      const user = snowflake();
      const { campaignId, name } = await naming(user);
      const { namedInPacks } = await everythingAbout(scene().store, user);
      expect(namedInPacks).toEqual([{ campaignId, name }]);
    });

    test('names them no more when they are forgotten', async () => {
      const user = snowflake();
      const { campaignId } = await naming(user);
      await scene().store.erasePerson(user, asTheyWere);
      const [left] = await scene().store.packs(campaignId);
      expect(left?.pack).toEqual({ name: 'Docks', text: 'for <@erased>' });
    });
  });
}
