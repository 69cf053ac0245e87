import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ERASED_USER, type RequestAnswerRecord, type RequestRecord } from '../../../src/app/ports.ts';
import type { Scene } from '../contract.ts';
import {
  aBatch,
  anEntry,
  NOON,
  snowflake,
  startedCampaign,
  storedCharacter,
  asTheyWere,
} from '../records.ts';
import { everythingAbout } from '../../support/everythingAbout.ts';

type Set = Partial<RequestAnswerRecord>;

export function requestContract(scene: () => Scene): void {
  describe('a request', () => {
    /** A request that is in the store, to two characters of two players. */
    async function asked(set: Partial<RequestRecord> = {}) {
      const { store } = scene();
      const campaignId = set.campaignId ?? (await startedCampaign(store)).id;
      const [kira, tiz] = [
        await storedCharacter(store, { campaignId }),
        await storedCharacter(store, { campaignId, name: 'Tiz', nameKey: 'tiz' }),
      ];
      const id = randomUUID();
      const line = (characterId: string): RequestAnswerRecord => ({
        id: randomUUID(),
        requestId: id,
        characterId,
        version: 1,
        state: 'open',
        pendingId: null,
        entryId: null,
        userId: null,
        reason: null,
        at: null,
      });
      const lines = [line(kira.id), line(tiz.id)] as const;
      const record: RequestRecord = {
        id,
        campaignId,
        channelId: snowflake(),
        messageId: null,
        userId: snowflake(),
        kind: 'check',
        what: 'mind.awareness',
        name: 'Mind (Awareness)',
        difficulty: '4:2',
        hidesDifficulty: true,
        together: true,
        secret: false,
        note: 'to notice the ambush',
        createdAt: NOON,
        shownAt: null,
        closedAt: null,
        toldAt: null,
        answers: lines,
        ...set,
      };
      await store.commit(aBatch({ requests: [{ type: 'create', record }] }));
      return { record, kira, tiz, first: lines[0], second: lines[1] };
    }

    const answer = (line: RequestAnswerRecord, set: Set = {}, expectedVersion = line.version) => {
      const { state, pendingId, entryId, userId, reason, at } = {
        ...line,
        state: 'done' as const,
        entryId: randomUUID(),
        ...set,
      };
      return { id: line.id, expectedVersion, set: { state, pendingId, entryId, userId, reason, at } };
    };

    test('comes back as it was made', async () => {
      const { record } = await asked();
      expect(await scene().store.request(record.id)).toEqual(record);
    });

    test('is found by one of its lines, by every process', async () => {
      const { record, second } = await asked();
      expect(await scene().other.requestOfAnswer(second.id)).toEqual(record);
    });

    test('takes an answer', async () => {
      const { record, first } = await asked();
      const given = answer(first, { userId: snowflake(), reason: 'away', at: NOON });
      await scene().store.commit(aBatch({ answers: [given] }));
      const stored = await scene().store.request(record.id);
      expect(stored?.answers[0]).toEqual({ ...first, ...given.set, version: 2 });
    });

    test('takes one answer for each, whoever is first', async () => {
      const { first } = await asked();
      const both = await Promise.all([
        scene().store.commit(aBatch({ answers: [answer(first)] })),
        scene().other.commit(aBatch({ answers: [answer(first)] })),
      ]);
      expect(both.sort()).toEqual(['committed', 'conflict']);
    });

    test('keeps nothing of what comes second', async () => {
      const { first, kira } = await asked();
      await scene().store.commit(aBatch({ answers: [answer(first)] }));
      const entry = anEntry(kira, 2);
      await scene().store.commit(aBatch({ entries: [entry], answers: [answer(first)] }));
      expect(await scene().store.entry(entry.id)).toBeNull();
    });

    test('that is closed takes no answer of whoever has looked before', async () => {
      const { record, first } = await asked();
      await scene().store.commit(aBatch({ requests: [{ type: 'close', id: record.id }] }));
      expect(await scene().other.commit(aBatch({ answers: [answer(first)] }))).toBe('conflict');
    });

    test.for(['close', 'show'] as const)('is done with once: %s', async (type) => {
      const { record } = await asked();
      const batch = () => aBatch({ requests: [{ type, id: record.id }] });
      const both = await Promise.all([scene().store.commit(batch()), scene().other.commit(batch())]);
      expect(both.sort()).toEqual(['committed', 'conflict']);
    });

    test('keeps when it was shown', async () => {
      const { record } = await asked();
      await scene().store.commit(aBatch({ requests: [{ type: 'show', id: record.id }] }));
      expect((await scene().store.request(record.id))?.shownAt).toEqual(NOON);
    });

    test('is told to be over by one', async () => {
      const { record } = await asked();
      const both = await Promise.all([
        scene().store.tellRequest(record.id, NOON),
        scene().other.tellRequest(record.id, NOON),
      ]);
      expect(both.sort()).toEqual(['committed', 'conflict']);
    });

    test('whose answer is taken back is yet to be told again', async () => {
      const { record, first } = await asked();
      await scene().store.tellRequest(record.id, NOON);
      const back = answer({ ...first, version: 1 }, { state: 'open' });
      await scene().store.commit(aBatch({ answers: [back], requests: [{ type: 'again', id: record.id }] }));
      expect(await scene().store.tellRequest(record.id, NOON)).toBe('committed');
    });

    test('knows its message', async () => {
      const { record } = await asked();
      await scene().store.setRequestMessage(record.id, '42');
      expect((await scene().store.request(record.id))?.messageId).toBe('42');
    });

    test('is open until all have answered', async () => {
      const { record, first, second } = await asked();
      await scene().store.commit(aBatch({ answers: [answer(first)] }));
      const before = await scene().store.openRequests(record.campaignId);
      await scene().store.commit(aBatch({ answers: [answer(second, { state: 'passed', entryId: null })] }));
      const after = await scene().store.openRequests(record.campaignId);
      expect([before.map(({ id }) => id), after]).toEqual([[record.id], []]);
    });

    test('is open while a roll waits for a decision', async () => {
      const { record, first, second } = await asked();
      const waits = answer(second, { state: 'rolling', entryId: null, pendingId: randomUUID() });
      await scene().store.commit(aBatch({ answers: [answer(first)] }));
      await scene().store.commit(aBatch({ answers: [waits] }));
      expect(await scene().store.openRequests(record.campaignId)).toHaveLength(1);
    });

    test('that is closed is not open', async () => {
      const { record } = await asked();
      await scene().store.commit(aBatch({ requests: [{ type: 'close', id: record.id }] }));
      expect(await scene().store.openRequests(record.campaignId)).toEqual([]);
    });

    test('of a campaign that was put away is not open', async () => {
      const { record } = await asked();
      await scene().store.updateCampaign(record.campaignId, { archivedAt: NOON });
      expect(await scene().store.openRequests(record.campaignId)).toEqual([]);
    });

    test("waits for whoever plays somebody who hasn't answered", async () => {
      const { record, kira } = await asked();
      const waiting = await scene().store.requestsWaitingFor(kira.ownerId ?? '');
      expect(waiting).toEqual([record]);
    });

    test('waits no longer for whoever has answered', async () => {
      const { first, kira } = await asked();
      await scene().store.commit(aBatch({ answers: [answer(first)] }));
      expect(await scene().store.requestsWaitingFor(kira.ownerId ?? '')).toEqual([]);
    });

    test.for(['pendingId', 'entryId'] as const)('finds a line by its %s', async (by) => {
      const { first } = await asked();
      const [pendingId, entryId] = [randomUUID(), randomUUID()];
      await scene().store.commit(aBatch({ answers: [answer(first, { pendingId, entryId })] }));
      const of = by === 'pendingId' ? { pendingId } : { entryId };
      expect((await scene().store.requestAnswer(of))?.id).toBe(first.id);
    });

    test('is looked after at a start until it is told to be over', async () => {
      const { record } = await asked();
      const ids = async () => (await scene().store.requestsToShow()).map(({ id }) => id);
      const before = await ids();
      await scene().store.tellRequest(record.id, NOON);
      expect([before.includes(record.id), (await ids()).includes(record.id)]).toEqual([true, false]);
    });

    test('forgets whoever asked to be forgotten', async () => {
      const user = snowflake();
      const { record, first } = await asked({ userId: user, note: `for <@${user}>` });
      const given = answer(first, { userId: user, reason: `${user} is away` });
      await scene().store.commit(aBatch({ answers: [given] }));
      await scene().store.erasePerson(user, asTheyWere);
      const stored = JSON.stringify(await scene().store.request(record.id));
      expect([stored.includes(user), stored.includes(ERASED_USER)]).toEqual([false, true]);
    });

    test('is told to whoever asked, in what is stored about them', async () => {
      const { record } = await asked();
      const told = await everythingAbout(scene().store, record.userId);
      expect(told).toMatchObject({ requests: [{ id: record.id, note: record.note }] });
    });

    test('is told to whoever answered', async () => {
      const user = snowflake();
      const { record, first } = await asked();
      await scene().store.commit(aBatch({ answers: [answer(first, { userId: user })] }));
      const told = await everythingAbout(scene().store, user);
      expect(told).toMatchObject({ requestAnswers: [{ requestId: record.id, state: 'done' }] });
    });
  });
}
