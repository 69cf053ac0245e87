import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { WaitRecord } from '../../../src/app/ports.ts';
import type { Scene } from '../contract.ts';
import {
  aBatch,
  aCharacter,
  anOrder,
  aWait,
  NOON,
  startedCampaign,
  runningEncounter,
  snowflake,
  waitingCommand,
} from '../records.ts';

const HOUR = 3_600_000;
const after = (hours: number) => new Date(NOON.getTime() + hours * HOUR);

export function waitsContract(scene: () => Scene): void {
  /** A wait in a fight of its own; tests share a database, so each looks at its own moment. */
  async function waiting(set: Partial<WaitRecord> = {}): Promise<WaitRecord> {
    const wait = aWait(await runningEncounter(scene().store), set);
    await scene().store.commit(aBatch({ waits: [{ type: 'put', record: wait }] }));
    return wait;
  }
  const claim = (now: Date, by = randomUUID(), channels = 1000) =>
    scene().store.claimWaits({ by, now, until: new Date(now.getTime() + 60_000), channels });

  describe('a wait', () => {
    test('comes back as it was written', async () => {
      const wait = await waiting({ dueAt: after(1000) });
      expect(await scene().store.wait(wait.id)).toEqual(wait);
    });

    test('begins anew where it was there already', async () => {
      const wait = await waiting({ step: 2 });
      const record = { ...wait, since: after(3), stepAt: after(3), step: 0 };
      await scene().store.putWaits([{ type: 'put', record }]);
      expect(await scene().store.wait(wait.id)).toEqual(record);
    });

    test('is over when it is dropped', async () => {
      const wait = await waiting();
      await scene().store.commit(aBatch({ waits: [{ type: 'drop', id: wait.id }] }));
      expect(await scene().store.wait(wait.id)).toBeNull();
    });

    test('is over with all others of its fight', async () => {
      const wait = await waiting();
      const encounterId = wait.encounterId ?? '';
      await scene().store.putWaits([{ type: 'dropOf', encounterId }]);
      expect(await scene().store.waits({ encounterId })).toEqual([]);
    });

    test('for an answer is over when its question is settled', async () => {
      const { question, ...pending } = await waitingCommand(scene().store);
      const fight = await scene().store.encounter(pending.stream.id);
      if (fight === null) throw new Error('no fight');
      const record = aWait(fight, { id: question.id, kind: 'decision', decisionId: question.id });
      await scene().store.putWaits([{ type: 'put', record }]);
      await scene().store.commit(aBatch({ pending: { type: 'close', id: pending.id, expectedVersion: 1 } }));
      expect(await scene().store.wait(record.id)).toBeNull();
    });

    test('is found by whose it is', async () => {
      const wait = await waiting();
      expect(await scene().store.waits({ ownerId: wait.ownerId ?? '' })).toEqual([wait]);
    });
  });

  describe('what is due', () => {
    test('is claimed', async () => {
      const wait = await waiting({ dueAt: after(1) });
      expect(await claim(after(1))).toContainEqual(wait);
    });

    test('is not claimed before its moment', async () => {
      const wait = await waiting({ dueAt: after(1) });
      expect(await claim(new Date(after(1).getTime() - 1))).not.toContainEqual(wait);
    });

    test('is claimed by one process alone', async () => {
      const wait = await waiting({ dueAt: after(2) });
      const until = after(3);
      const both = await Promise.all([
        scene().store.claimWaits({ by: randomUUID(), now: after(2), until, channels: 1000 }),
        scene().other.claimWaits({ by: randomUUID(), now: after(2), until, channels: 1000 }),
      ]);
      expect(both.flat().filter(({ id }) => id === wait.id)).toHaveLength(1);
    });

    test('may be claimed again when who had it does nothing', async () => {
      const wait = await waiting({ dueAt: after(2) });
      await claim(after(2));
      expect(await claim(after(3))).toContainEqual(wait);
    });

    test('is let go of with its next step', async () => {
      const wait = await waiting({ dueAt: after(2) });
      await claim(after(2));
      await scene().store.moveWait(wait, { step: 1, stepAt: after(2), dueAt: after(2) });
      expect((await claim(after(2))).map(({ id }) => id)).toContain(wait.id);
    });

    test('moves on once, whoever reads it', async () => {
      const wait = await waiting({ dueAt: after(2) });
      const moved = await Promise.all([
        scene().store.moveWait(wait, { step: 1 }),
        scene().other.moveWait(wait, { step: 1 }),
      ]);
      expect(moved.sort()).toEqual(['committed', 'missing']);
    });

    test('of one channel comes together', async () => {
      const [first, second] = [await waiting({ dueAt: after(-8) }), await waiting({ dueAt: after(-7) })];
      const again = { ...first, id: randomUUID(), dueAt: after(-6) };
      await scene().store.putWaits([{ type: 'put', record: again }]);
      const ids = (await claim(after(-6))).map(({ id }) => id);
      const apart = Math.abs(ids.indexOf(first.id) - ids.indexOf(again.id));
      expect({ apart, second: ids.includes(second.id) }).toEqual({ apart: 1, second: true });
    });

    test('of one channel is never shared out between two processes', async () => {
      const wait = await waiting({ dueAt: after(-8) });
      const more = Array.from({ length: 19 }, () => ({ ...wait, id: randomUUID() }));
      await scene().store.putWaits(more.map((record) => ({ type: 'put', record })));
      const take = (store: Scene['store']) =>
        store.claimWaits({ by: randomUUID(), now: after(-8), until: after(-7), channels: 1 });
      const both = await Promise.all([take(scene().store), take(scene().other)]);
      const here = both.map((claimed) => claimed.filter(({ channelId }) => channelId === wait.channelId));
      expect(here.map(({ length }) => length).sort((a, b) => a - b)).toEqual([0, 20]);
    });

    test('next is the earliest that nobody is at', async () => {
      await waiting({ dueAt: after(-5000) });
      expect(await scene().store.nextDue(NOON)).toEqual(after(-5000));
      await claim(NOON);
    });
  });

  describe('a fight that rests', () => {
    test('leaves its channel to others', async () => {
      const fight = await runningEncounter(scene().store);
      const set = { restingSince: NOON };
      await scene().store.commit(
        aBatch({ encounter: { type: 'update', id: fight.id, expectedVersion: fight.version, set } }),
      );
      expect(await scene().store.runningEncounter(fight.channelId)).toBeNull();
    });

    test('is found among those of its campaign', async () => {
      const fight = await runningEncounter(scene().store);
      const set = { restingSince: NOON };
      await scene().store.commit(
        aBatch({ encounter: { type: 'update', id: fight.id, expectedVersion: fight.version, set } }),
      );
      const resting = await scene().store.restingEncounters(fight.campaignId);
      expect(resting.map(({ id }) => id)).toEqual([fight.id]);
    });

    test('runs again once it is taken up', async () => {
      const fight = await runningEncounter(scene().store);
      const write = (expectedVersion: number, restingSince: Date | null) =>
        aBatch({ encounter: { type: 'update', id: fight.id, expectedVersion, set: { restingSince } } });
      await scene().store.commit(write(fight.version, NOON));
      await scene().store.commit(write(fight.version + 1, null));
      expect((await scene().store.runningEncounter(fight.channelId))?.id).toBe(fight.id);
    });
  });

  describe('a standing order', () => {
    test('takes the place of one for the same question', async () => {
      const campaign = await startedCampaign(scene().store);
      const kira = aCharacter(campaign.id);
      await scene().store.saveOrder(anOrder(kira));
      const second = anOrder(kira, {
        optionId: 'pass',
        gauge: 'HP',
        atLeast: 3,
        andGauge: 'SP',
        andAtLeast: 1,
      });
      await scene().store.saveOrder(second);
      const { id: _, ...kept } = second;
      expect(await scene().store.ordersOf([kira.id])).toMatchObject([kept]);
    });

    test('is gone once it is dropped', async () => {
      const campaign = await startedCampaign(scene().store);
      const order = anOrder(aCharacter(campaign.id));
      await scene().store.saveOrder(order);
      await scene().store.dropOrder(order.id);
      expect(await scene().store.ordersOf([order.characterId])).toEqual([]);
    });
  });

  describe('what is to be done on a turn', () => {
    const queued = async () => {
      const fight = await runningEncounter(scene().store);
      const record = {
        id: randomUUID(),
        campaignId: fight.campaignId,
        encounterId: fight.id,
        actorId: randomUUID(),
        userId: snowflake(),
        intent: { kind: 'next' },
        label: 'End turn',
        soon: false,
        terms: null,
        held: 'no' as const,
        createdAt: NOON,
      };
      await scene().store.saveQueued(record);
      return record;
    };

    test('comes back as it was written', async () => {
      const record = await queued();
      expect(await scene().store.queuedFor(record.encounterId, record.actorId)).toEqual([record]);
    });

    test('is done once', async () => {
      const { id } = await queued();
      const batch = () => aBatch({ unqueue: id });
      const done = await Promise.all([scene().store.commit(batch()), scene().other.commit(batch())]);
      expect(done.sort()).toEqual(['committed', 'conflict']);
    });
  });
}
