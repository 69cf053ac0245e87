import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { EntryFilter, EntryRecord } from '../../../src/app/ports.ts';
import type { Scene } from '../contract.ts';
import { aBatch, anEntry, NOON, runningEncounter, snowflake } from '../records.ts';

const later = (ms: number) => new Date(NOON.getTime() + ms);

export function entryContract(scene: () => Scene): void {
  describe('an entry', () => {
    test('comes back as it was written', async () => {
      const shown = { messageId: '11', otherMessages: ['9', '10'] };
      const entry = anEntry(await runningEncounter(scene().store), 2, shown);
      await scene().store.commit(aBatch({ entries: [entry] }));
      expect(await scene().store.entry(entry.id)).toEqual(entry);
    });

    test('keeps where it is shown, several in one write', async () => {
      const encounter = await runningEncounter(scene().store);
      const entries = [anEntry(encounter, 2), anEntry(encounter, 3), anEntry(encounter, 4)] as const;
      await scene().store.commit(aBatch({ entries }));
      const [first, , third] = entries;
      await scene().store.setEntryMessages([
        { entryId: first.id, messageIds: ['21'] },
        { entryId: third.id, messageIds: ['23'] },
      ]);
      const stored = await Promise.all(entries.map(({ id }) => scene().store.entry(id)));
      expect(stored.map((entry) => entry?.messageId)).toEqual(['21', null, '23']);
    });

    test('keeps every message of a long answer behind those that showed it before', async () => {
      const entry = anEntry(await runningEncounter(scene().store), 2, { otherMessages: ['9'] });
      await scene().store.commit(aBatch({ entries: [entry] }));
      await scene().store.setEntryMessages([{ entryId: entry.id, messageIds: ['21', '22', '23'] }]);
      expect(await scene().store.entry(entry.id)).toMatchObject({
        messageId: '21',
        otherMessages: ['9', '22', '23'],
      });
    });

    test('that is not stored is left out where others are shown', async () => {
      const entry = anEntry(await runningEncounter(scene().store), 2);
      await scene().store.commit(aBatch({ entries: [entry] }));
      await scene().store.setEntryMessages([
        { entryId: randomUUID(), messageIds: ['30'] },
        { entryId: entry.id, messageIds: ['31'] },
      ]);
      expect((await scene().store.entry(entry.id))?.messageId).toBe('31');
    });

    test('is found by its interaction', async () => {
      const encounter = await runningEncounter(scene().store);
      const interactionId = randomUUID();
      const entries = [anEntry(encounter, 2, { interactionId }), anEntry(encounter, 3)];
      await scene().store.commit(aBatch({ interactionId, entries }));
      expect(await scene().store.entryOfInteraction(interactionId)).toEqual(entries[0]);
    });

    test('is not found by an interaction that left none', async () => {
      const interactionId = randomUUID();
      await scene().store.commit(aBatch({ interactionId }));
      expect(await scene().store.entryOfInteraction(interactionId)).toBeNull();
    });
  });

  describe('the log', () => {
    /** Five entries in two streams, ten milliseconds apart but for the last two, which came at once. */
    const written = async () => {
      const first = await runningEncounter(scene().store);
      const second = { ...first, id: randomUUID() };
      const ana = snowflake();
      const kira = randomUUID();
      const entries: readonly EntryRecord[] = [
        anEntry(first, 2, { createdAt: later(0), userId: ana }),
        anEntry(second, 2, { createdAt: later(10), kind: 'undo' }),
        anEntry(first, 3, { createdAt: later(20), characterId: kira }),
        anEntry(first, 4, { createdAt: later(30), kind: 'undo', id: `b${randomUUID()}` }),
        anEntry(first, 5, { createdAt: later(30), userId: ana, id: `a${randomUUID()}` }),
      ];
      await scene().store.commit(aBatch({ entries }));
      const read = async (filter: Partial<EntryFilter>) => {
        const { campaignId } = first;
        const list = await scene().store.entries({ campaignId, limit: 10, ...filter });
        return list.map((entry) => entries.findIndex((each) => each.id === entry.id));
      };
      return { entries, ana, kira, read };
    };

    test('is read newest first', async () => {
      const { read } = await written();
      expect(await read({})).toEqual([3, 4, 2, 1, 0]);
    });

    test('of a message has what it shows: alone, or beside other messages', async () => {
      const { read, entries } = await written();
      const [first, second, third] = [snowflake(), snowflake(), snowflake()] as const;
      await scene().store.setEntryMessages([
        { entryId: entries[0]?.id ?? '', messageIds: [first] },
        { entryId: entries[2]?.id ?? '', messageIds: [second, first] },
        { entryId: entries[4]?.id ?? '', messageIds: [third] },
      ]);
      expect(await read({ shownIn: first })).toEqual([2, 0]);
    });

    test('is read no further than asked', async () => {
      const { read } = await written();
      expect(await read({ limit: 2 })).toEqual([3, 4]);
    });

    test('goes on where the last page ended, between two entries of one moment', async () => {
      const { read, entries } = await written();
      expect(await read({ before: entries[3] })).toEqual([4, 2, 1, 0]);
    });

    test('of one stream is in the order of its numbers', async () => {
      const { read, entries } = await written();
      expect(await read({ stream: entries[0]?.stream })).toEqual([4, 3, 2, 0]);
    });

    test('of one stream goes on below a number', async () => {
      const { read, entries } = await written();
      expect(await read({ stream: entries[0]?.stream, before: entries[4] })).toEqual([3, 2, 0]);
    });

    test('of one person has only theirs', async () => {
      const { read, ana } = await written();
      expect(await read({ userId: ana })).toEqual([4, 0]);
    });

    test('of one channel has only what happened there', async () => {
      const { read, entries } = await written();
      expect(await read({ channelId: entries[2]?.channelId })).toEqual([2]);
    });

    test('of no campaign has what happened outside of all', async () => {
      const entry = { ...anEntry(await runningEncounter(scene().store), 2), campaignId: null };
      await scene().store.commit(aBatch({ entries: [entry] }));
      const found = await scene().store.entries({ campaignId: null, userId: entry.userId, limit: 10 });
      expect(found).toEqual([entry]);
    });

    test('of one character has only its own', async () => {
      const { read, kira } = await written();
      expect(await read({ characterId: kira })).toEqual([2]);
    });

    test('of some kinds has only those', async () => {
      const { read } = await written();
      expect(await read({ kinds: ['undo', 'redo'] })).toEqual([3, 1]);
    });
  });
}
