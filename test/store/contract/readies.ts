import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ERASED_USER, type ReadyRecord } from '../../../src/app/ports.ts';
import type { Scene } from '../contract.ts';
import { aBatch, asTheyWere, NOON, snowflake, startedCampaign } from '../records.ts';
import { everythingAbout } from '../../support/everythingAbout.ts';

const taken = (hero: string) => ({ hero, userId: snowflake(), characterId: null, kept: false });

export function readyContract(scene: () => Scene): void {
  async function lobby(set: Partial<ReadyRecord> = {}): Promise<ReadyRecord> {
    const { store } = scene();
    const record: ReadyRecord = {
      id: randomUUID(),
      campaignId: (await startedCampaign(store)).id,
      channelId: snowflake(),
      fight: 'tollBridge',
      version: 0,
      state: 'open',
      openedBy: snowflake(),
      messageId: null,
      encounterId: null,
      createdAt: NOON,
      heroes: [taken('kira')],
      ...set,
    };
    await store.commit(aBatch({ ready: { type: 'create', record } }));
    return record;
  }

  const changed = (record: ReadyRecord, expectedVersion = record.version) =>
    scene().other.commit(aBatch({ ready: { type: 'update', expectedVersion, record } }));

  describe('a ready fight', () => {
    test('comes back as it was opened', async () => {
      const record = await lobby();
      expect(await scene().other.openReady(record.channelId)).toEqual(record);
    });

    test('is the only lobby of its channel: a second is a conflict', async () => {
      const { channelId } = await lobby();
      const second = { ...(await lobby()), id: randomUUID(), channelId };
      expect(await scene().store.commit(aBatch({ ready: { type: 'create', record: second } }))).toBe(
        'conflict',
      );
    });

    test('leaves its channel to another once it has begun', async () => {
      const record = await lobby();
      await changed({ ...record, state: 'fighting', encounterId: randomUUID() });
      expect(await scene().store.openReady(record.channelId)).toBeNull();
    });

    test('has the heroes who were taken last', async () => {
      const record = await lobby();
      const heroes = [taken('brand'), taken('oswin')];
      await changed({ ...record, heroes });
      expect(await scene().store.ready(record.id)).toEqual({ ...record, version: 1, heroes });
    });

    test('is changed once by those who have read the same of it', async () => {
      const record = await lobby();
      await changed({ ...record, heroes: [] });
      expect(await changed({ ...record, heroes: [taken('brand')] })).toBe('conflict');
    });

    test('is found by the fight that it has become', async () => {
      const encounterId = randomUUID();
      const { id } = await lobby({ state: 'fighting', encounterId });
      expect((await scene().store.readyOf(encounterId))?.id).toBe(id);
    });

    test('keeps its message, whoever changes it', async () => {
      const record = await lobby();
      await scene().store.setReadyMessage(record.id, '77');
      await changed({ ...record, messageId: 'older', heroes: [] });
      expect((await scene().store.ready(record.id))?.messageId).toBe('77');
    });

    test('that is over is to be told until it has a message', async () => {
      const [told, untold] = [
        await lobby({ state: 'over', messageId: '78' }),
        await lobby({ state: 'over' }),
      ];
      const ids = (await scene().store.readiesUnfinished()).map(({ id }) => id);
      expect([ids.includes(told.id), ids.includes(untold.id)]).toEqual([false, true]);
    });

    test('forgets who is erased', async () => {
      const user = snowflake();
      const { id } = await lobby({ openedBy: user, heroes: [{ ...taken('kira'), userId: user }] });
      await scene().store.erasePerson(user, asTheyWere);
      const left = await scene().store.ready(id);
      expect([left?.openedBy, left?.heroes]).toEqual([ERASED_USER, []]);
    });

    test('is in what somebody has of theirs', async () => {
      const user = snowflake();
      await lobby({ openedBy: user, heroes: [{ ...taken('kira'), userId: user }] });
      expect(await everythingAbout(scene().store, user)).toMatchObject({
        readyFights: [{ fight: 'tollBridge', hero: 'kira' }],
        readyFightsOpened: [{ fight: 'tollBridge' }],
      });
    });
  });
}
