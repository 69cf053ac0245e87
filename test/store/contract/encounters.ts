import { describe, expect, test } from 'vitest';
import type { Scene } from '../contract.ts';
import { aBatch, aCard, anEncounter, aWait, NOON, runningEncounter, startedCampaign } from '../records.ts';

export function encounterContract(scene: () => Scene): void {
  describe('an encounter', () => {
    const ended = async () => {
      const encounter = await runningEncounter(scene().store);
      const { id } = encounter;
      const set = { endedAt: NOON };
      await scene().store.commit(aBatch({ encounter: { type: 'update', id, expectedVersion: 1, set } }));
      return encounter;
    };

    test('comes back as it was created', async () => {
      const encounter = await runningEncounter(scene().store);
      expect(await scene().store.encounter(encounter.id)).toEqual(encounter);
    });

    test('is found in the channel it runs in', async () => {
      const encounter = await runningEncounter(scene().store);
      expect(await scene().store.runningEncounter(encounter.channelId)).toEqual(encounter);
    });

    test('is among those of its campaign that run', async () => {
      const encounter = await runningEncounter(scene().store);
      await runningEncounter(scene().store);
      expect(await scene().store.runningEncountersOf(encounter.campaignId)).toEqual([encounter]);
    });

    test("isn't among them when it has ended", async () => {
      expect(await scene().store.runningEncountersOf((await ended()).campaignId)).toEqual([]);
    });

    test('is shown late until its tracker shows it as it is, and it has a card', async () => {
      const { store } = scene();
      const { id, version } = await runningEncounter(store);
      await store.replaceCard(aCard(id), null);
      const before = await store.encountersShownLate();
      await store.setTracker(id, '1', version);
      const after = await store.encountersShownLate();
      expect([before.includes(id), after.includes(id)]).toEqual([true, false]);
    });

    test('is not shown late when it has ended', async () => {
      expect(await scene().store.encountersShownLate()).not.toContain((await ended()).id);
    });

    test('is without a clock until somebody waits for it', async () => {
      const { store } = scene();
      const encounter = await runningEncounter(store);
      const before = await store.encountersWithoutClock();
      await store.putWaits([{ type: 'put', record: aWait(encounter, { kind: 'idle' }) }]);
      const after = await store.encountersWithoutClock();
      expect([before.includes(encounter.id), after.includes(encounter.id)]).toEqual([true, false]);
    });

    test('is among those of its campaign, also when it has ended', async () => {
      const { id, campaignId } = await ended();
      expect((await scene().store.encountersOf(campaignId)).map((one) => one.id)).toEqual([id]);
    });

    test('is the last of its channel, also when it is over', async () => {
      const { id, campaignId, channelId } = await ended();
      expect((await scene().store.lastEncounter(campaignId, channelId))?.id).toBe(id);
    });

    test('is not the last of another channel', async () => {
      const { campaignId } = await ended();
      expect(await scene().store.lastEncounter(campaignId, 'elsewhere')).toBeNull();
    });

    test('has its channel for itself while it runs', async () => {
      const campaign = await startedCampaign(scene().store);
      const [first, second] = [anEncounter(campaign), anEncounter(campaign)];
      await scene().store.commit(aBatch({ encounter: { type: 'create', record: first } }));
      expect(await scene().store.commit(aBatch({ encounter: { type: 'create', record: second } }))).toBe(
        'conflict',
      );
    });

    test('changes only what is set, and its version', async () => {
      const encounter = await runningEncounter(scene().store);
      const { id } = encounter;
      const set = { state: { round: 2 } };
      await scene().store.commit(aBatch({ encounter: { type: 'update', id, expectedVersion: 1, set } }));
      expect(await scene().store.encounter(id)).toEqual({ ...encounter, ...set, version: 2 });
    });

    test('that moved on meanwhile is not changed', async () => {
      const { id } = await runningEncounter(scene().store, { version: 7 });
      const set = { state: { round: 2 } };
      const batch = aBatch({ encounter: { type: 'update', id, expectedVersion: 6, set } });
      expect(await scene().store.commit(batch)).toBe('conflict');
    });

    test('that ended frees its channel', async () => {
      const { channelId } = await ended();
      expect(await scene().store.runningEncounter(channelId)).toBeNull();
    });

    test('runs again when its end is undone', async () => {
      const { id, channelId } = await ended();
      const set = { endedAt: null };
      await scene().store.commit(aBatch({ encounter: { type: 'update', id, expectedVersion: 2, set } }));
      expect((await scene().store.runningEncounter(channelId))?.id).toBe(id);
    });

    test('does not run again where another runs by now', async () => {
      const first = await ended();
      const { campaignId, channelId } = first;
      const record = anEncounter(await startedCampaign(scene().store), { campaignId, channelId });
      await scene().store.commit(aBatch({ encounter: { type: 'create', record } }));
      const set = { endedAt: null };
      const batch = aBatch({ encounter: { type: 'update', id: first.id, expectedVersion: 2, set } });
      expect(await scene().store.commit(batch)).toBe('conflict');
    });

    test('remembers its tracker without a change of its version', async () => {
      const encounter = await runningEncounter(scene().store);
      await scene().store.setTracker(encounter.id, '77', 1);
      expect(await scene().store.encounter(encounter.id)).toEqual({
        ...encounter,
        trackerMessageId: '77',
        trackerVersion: 1,
      });
    });
  });
}
