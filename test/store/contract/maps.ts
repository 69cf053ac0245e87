import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { BattleMapRecord } from '../../../src/app/ports.ts';
import type { Scene } from '../contract.ts';
import { NOON, startedCampaign } from '../records.ts';

export function mapContract(scene: () => Scene): void {
  describe("a campaign's map of squares", () => {
    const aMap = (campaignId: string, set: Partial<BattleMapRecord> = {}): BattleMapRecord => ({
      id: randomUUID(),
      campaignId,
      encounterId: null,
      drawn: 'h..\n...',
      picture: { type: 'image/png', left: -0.5, top: 0, columns: 3, rows: 2.25, data: 'iVBORw0KGgo=' },
      changedAt: NOON,
      ...set,
    });
    const kept = async (set: Partial<BattleMapRecord> = {}) => {
      const record = aMap((await startedCampaign(scene().store)).id, set);
      await scene().store.saveMap(record);
      return record;
    };

    test('for the next fight comes back as it was kept', async () => {
      const record = await kept();
      expect(await scene().store.nextMap(record.campaignId)).toEqual(record);
    });

    test('without a picture comes back so', async () => {
      const record = await kept({ picture: null, drawn: null });
      expect(await scene().store.nextMap(record.campaignId)).toEqual(record);
    });

    test('is there for every process', async () => {
      const record = await kept();
      expect(await scene().other.nextMap(record.campaignId)).toEqual(record);
    });

    test('replaces the one with its id', async () => {
      const record = await kept();
      const newer = { ...record, drawn: '..', picture: null };
      await scene().store.saveMap(newer);
      expect(await scene().store.nextMap(record.campaignId)).toEqual(newer);
    });

    test('is the only next one', async () => {
      const { campaignId } = await kept();
      expect(await scene().other.saveMap(aMap(campaignId))).toBe('conflict');
    });

    test('goes to a fight, and is no longer the next', async () => {
      const record = await kept();
      const inFight = { ...record, encounterId: randomUUID() };
      await scene().store.saveMap(inFight);
      expect([
        await scene().store.nextMap(record.campaignId),
        await scene().store.mapOf(inFight.encounterId),
      ]).toEqual([null, inFight]);
    });

    test('is told without its picture, which is read by itself', async () => {
      const picture = { type: 'image/png', left: 1, top: 2, columns: 3, rows: 4, data: 'AAAA' } as const;
      const record = { ...(await kept()), picture };
      await scene().store.saveMap(record);
      const { store } = scene();
      expect([await store.ground({ nextFor: record.campaignId }), await store.groundData(record.id)]).toEqual(
        [{ mapId: record.id, changedAt: record.changedAt, left: 1, top: 2, columns: 3, rows: 4 }, 'AAAA'],
      );
    });

    test('of which there is none has no picture', async () => {
      const { campaignId } = await kept({ picture: null });
      expect([
        await scene().store.ground({ nextFor: campaignId }),
        await scene().store.ground({ encounterId: randomUUID() }),
        await scene().store.groundData(randomUUID()),
      ]).toEqual([null, null, null]);
    });

    test("is no other campaign's", async () => {
      await kept();
      const { id } = await startedCampaign(scene().store);
      expect(await scene().store.nextMap(id)).toBeNull();
    });
  });
}
