import { describe, expect, test } from 'vitest';
import type { PartyWrite } from '../../../src/app/ports.ts';
import type { Scene } from '../contract.ts';
import { aBatch, anEntry, runningEncounter, snowflake, startedCampaign, asTheyWere } from '../records.ts';

const at = (campaignId: string, expectedVersion: number, soulfire: number): PartyWrite => ({
  campaignId,
  expectedVersion,
  schemaVersion: 1,
  state: { soulfire },
});

export function partyContract(scene: () => Scene): void {
  const partyOf = async (campaignId: string) => (await scene().store.campaign(campaignId))?.party;

  describe('a party', () => {
    test('has not begun with its campaign', async () => {
      const { id } = await startedCampaign(scene().store);
      expect(await partyOf(id)).toEqual({ version: 0, schemaVersion: 0, state: null });
    });

    test('begins with what is written first', async () => {
      const { id } = await startedCampaign(scene().store);
      await scene().store.commit(aBatch({ party: at(id, 0, 3) }));
      expect(await partyOf(id)).toEqual({ version: 1, schemaVersion: 1, state: { soulfire: 3 } });
    });

    test('is not written over what somebody else wrote meanwhile', async () => {
      const { id } = await startedCampaign(scene().store);
      await scene().other.commit(aBatch({ party: at(id, 0, 3) }));
      expect(await scene().store.commit(aBatch({ party: at(id, 0, 2) }))).toBe('conflict');
    });

    test('is written by one of two at the same moment', async () => {
      const { id } = await startedCampaign(scene().store);
      const written = await Promise.all(
        [scene().store, scene().other].map((store) => store.commit(aBatch({ party: at(id, 0, 3) }))),
      );
      expect(written.sort()).toEqual(['committed', 'conflict']);
    });

    test('that has moved on takes the whole batch back', async () => {
      const encounter = await runningEncounter(scene().store);
      const party = at(encounter.campaignId, 7, 2);
      await scene().store.commit(aBatch({ party, entries: [anEntry(encounter, 2)] }));
      const stream = { kind: 'encounter', id: encounter.id } as const;
      expect(await scene().store.entries({ campaignId: encounter.campaignId, stream, limit: 5 })).toEqual([]);
    });

    test('is seen with the campaign of its channel', async () => {
      const { id, channels } = await startedCampaign(scene().store);
      await scene().store.commit(aBatch({ party: at(id, 0, 3) }));
      expect((await scene().store.campaignIn(channels))?.party.state).toEqual({ soulfire: 3 });
    });

    test('is left alone by other changes of the campaign', async () => {
      const { id } = await startedCampaign(scene().store);
      await scene().store.commit(aBatch({ party: at(id, 0, 3) }));
      await scene().store.updateCampaign(id, { name: 'Dawn', nameKey: 'dawn' });
      expect((await partyOf(id))?.version).toBe(1);
    });

    test('forgets who wants to be forgotten', async () => {
      const { id } = await startedCampaign(scene().store);
      const person = snowflake();
      const named = { ...at(id, 0, 3), state: { mission: `Find <@${person}>` } };
      await scene().store.commit(aBatch({ party: named }));
      await scene().store.erasePerson(person, asTheyWere);
      expect((await partyOf(id))?.state).toEqual({ mission: 'Find <@erased>' });
    });
  });
}
