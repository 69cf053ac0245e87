import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Scene } from '../contract.ts';
import { aBatch, aCard, aDecision, aPending, runningEncounter, waitingCommand } from '../records.ts';

export function waitingContract(scene: () => Scene): void {
  describe('a waiting command', () => {
    test('comes back with its questions', async () => {
      const { question: _, ...waiting } = await waitingCommand(scene().store);
      expect(await scene().store.pending(waiting.id)).toEqual(waiting);
    });

    test('is found by its stream', async () => {
      const { question: _, ...waiting } = await waitingCommand(scene().store);
      expect(await scene().store.pendingOf(waiting.stream)).toEqual(waiting);
    });

    test('is the only one of its stream', async () => {
      const encounter = await runningEncounter(scene().store);
      await scene().store.commit(aBatch({ pending: { type: 'open', record: aPending(encounter) } }));
      const second = aBatch({ pending: { type: 'open', record: aPending(encounter) } });
      expect(await scene().store.commit(second)).toBe('conflict');
    });

    test('goes on with one answer more', async () => {
      const { question, ...waiting } = await waitingCommand(scene().store);
      const record = { ...waiting, version: 2, answers: [{ [question.key]: 'dodge' }] };
      await scene().store.commit(aBatch({ pending: { type: 'advance', record, expectedVersion: 1 } }));
      expect(await scene().store.pending(waiting.id)).toEqual(record);
    });

    test('takes two answers one after the other', async () => {
      const { question: _, ...record } = await waitingCommand(scene().store);
      const answer = () => aBatch({ pending: { type: 'advance', record, expectedVersion: 1 } });
      const answers = await Promise.all([scene().store.commit(answer()), scene().other.commit(answer())]);
      expect(answers.sort()).toEqual(['committed', 'conflict']);
    });

    test('replaces its questions when it goes on', async () => {
      const { question: _, ...waiting } = await waitingCommand(scene().store);
      const decisions = [aDecision(waiting.id, { key: 'intercept:1' }), aDecision(waiting.id)];
      const record = { ...waiting, decisions };
      await scene().store.commit(aBatch({ pending: { type: 'advance', record, expectedVersion: 1 } }));
      const stored = await scene().store.pending(waiting.id);
      expect(stored?.decisions.map((decision) => decision.id)).toEqual([decisions[1]?.id, decisions[0]?.id]);
    });

    test('forgets its last question when it goes on without one', async () => {
      const { question, ...waiting } = await waitingCommand(scene().store);
      const record = { ...waiting, decisions: [] };
      await scene().store.commit(aBatch({ pending: { type: 'advance', record, expectedVersion: 1 } }));
      expect(await scene().store.decision(question.id)).toBeNull();
    });

    test('keeps the message of a question that was posted after it was read', async () => {
      const { question, ...record } = await waitingCommand(scene().store);
      await scene().store.setDecisionMessage([question], '55');
      await scene().store.commit(aBatch({ pending: { type: 'advance', record, expectedVersion: 1 } }));
      expect((await scene().store.decision(question.id))?.messageId).toBe('55');
    });

    test('keeps the messages that show it, though it was read before it was shown', async () => {
      const { question: _, ...record } = await waitingCommand(scene().store);
      await scene().store.addPendingMessages(record.id, ['77']);
      await scene().store.addPendingMessages(record.id, ['78', '79']);
      await scene().store.commit(aBatch({ pending: { type: 'advance', record, expectedVersion: 1 } }));
      expect((await scene().store.pending(record.id))?.messageIds).toEqual(['77', '78', '79']);
    });

    test('is gone once it is closed', async () => {
      const { id } = await waitingCommand(scene().store);
      await scene().store.commit(aBatch({ pending: { type: 'close', id, expectedVersion: 1 } }));
      expect(await scene().store.pending(id)).toBeNull();
    });

    test('takes its questions along when it is closed', async () => {
      const { id, question } = await waitingCommand(scene().store);
      await scene().store.commit(aBatch({ pending: { type: 'close', id, expectedVersion: 1 } }));
      expect(await scene().store.decision(question.id)).toBeNull();
    });

    test('is not closed by somebody who read it before the last answer', async () => {
      const { question: _, ...record } = await waitingCommand(scene().store);
      await scene().store.commit(aBatch({ pending: { type: 'advance', record, expectedVersion: 1 } }));
      const close = aBatch({ pending: { type: 'close', id: record.id, expectedVersion: 1 } });
      expect(await scene().store.commit(close)).toBe('conflict');
    });

    test('is closed once', async () => {
      const { id } = await waitingCommand(scene().store);
      const close = () => aBatch({ pending: { type: 'close', id, expectedVersion: 1 } });
      const answers = await Promise.all([scene().store.commit(close()), scene().other.commit(close())]);
      expect(answers.sort()).toEqual(['committed', 'conflict']);
    });
  });

  describe('a question', () => {
    test('comes back as it was asked', async () => {
      const { question } = await waitingCommand(scene().store);
      expect(await scene().store.decision(question.id)).toEqual(question);
    });

    test('is not there before it is asked', async () => {
      expect(await scene().store.decision(randomUUID())).toBeNull();
    });

    test('that was not posted yet can be found', async () => {
      const { question } = await waitingCommand(scene().store);
      expect(await scene().store.decisionsWithoutMessage()).toContainEqual(question);
    });

    test('that was posted is no longer among those to post', async () => {
      const { question } = await waitingCommand(scene().store);
      await scene().store.setDecisionMessage([question], '55');
      const left = await scene().store.decisionsWithoutMessage();
      expect(left.map((decision) => decision.id)).not.toContain(question.id);
    });
  });

  describe('the message of a question', () => {
    const left = async (messageId: string) =>
      (await scene().store.settled({ messageId, limit: 9 })).map(({ decisionId }) => decisionId);

    /** Two questions on one message. */
    async function posted() {
      const { id, question, ...waiting } = await waitingCommand(scene().store);
      const second = aDecision(id, { key: 'intercept:1' });
      const record = { ...waiting, id, version: 2, decisions: [question, second] };
      await scene().store.commit(aBatch({ pending: { type: 'advance', record, expectedVersion: 1 } }));
      const messageId = question.id.replaceAll('-', '');
      await scene().store.setDecisionMessage([question, second], messageId);
      return { record, question, second, messageId };
    }

    test('asks what is settled until it is said that it does not', async () => {
      const { record, question, second, messageId } = await posted();
      await scene().store.commit(aBatch({ pending: { type: 'close', id: record.id, expectedVersion: 2 } }));
      const before = await left(messageId);
      await scene().store.dropSettled(messageId, []);
      expect([before.toSorted(), await left(messageId)]).toEqual([[question.id, second.id].toSorted(), []]);
    });

    test('asks that of two questions which alone is settled', async () => {
      const { record, question, second, messageId } = await posted();
      const next = { ...record, decisions: [second] };
      await scene().store.commit(aBatch({ pending: { type: 'advance', record: next, expectedVersion: 2 } }));
      expect(await left(messageId)).toEqual([question.id]);
    });

    test('may be said to ask some still', async () => {
      const { record, second, messageId } = await posted();
      await scene().store.commit(aBatch({ pending: { type: 'close', id: record.id, expectedVersion: 2 } }));
      await scene().store.dropSettled(messageId, [second.id]);
      expect(await left(messageId)).toEqual([second.id]);
    });

    test('is not there to ask anything before it is posted', async () => {
      const { id, question } = await waitingCommand(scene().store);
      await scene().store.commit(aBatch({ pending: { type: 'close', id, expectedVersion: 1 } }));
      const all = await scene().store.settled({ limit: 999 });
      expect(all.map(({ decisionId }) => decisionId)).not.toContain(question.id);
    });

    test('that is posted too late asks it too', async () => {
      const { id, question } = await waitingCommand(scene().store);
      await scene().store.commit(aBatch({ pending: { type: 'close', id, expectedVersion: 1 } }));
      const messageId = question.id.replaceAll('-', '');
      expect([await scene().store.setDecisionMessage([question], messageId), await left(messageId)]).toEqual([
        'settled',
        [question.id],
      ]);
    });

    test('asks nothing once it is the card of a fight', async () => {
      const { record, messageId } = await posted();
      await scene().store.commit(aBatch({ pending: { type: 'close', id: record.id, expectedVersion: 2 } }));
      const card = aCard(record.stream.id);
      await scene().store.replaceCard(card, null);
      await scene().store.showCard(card.id, card.shows, { shows: 'new', messageId });
      expect(await left(messageId)).toEqual([]);
    });
  });
}
