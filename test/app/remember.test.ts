import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EncounterRecord, EntryFilter, Store } from '../../src/app/ports.ts';
import { remembering } from '../../src/app/remember/index.ts';
import { openStore } from '../../src/store/index.ts';
import { sqliteEngine } from '../store/engine.ts';
import { aBatch, aCard, anEntry, runningEncounter, snowflake } from '../store/records.ts';

/** A store that remembers, above one that fails at what is named. */
async function failingAt(name: 'commit' | 'setTracker') {
  const engine = await sqliteEngine();
  const opened = await openStore(await engine.emptyDatabase());
  const encounter = await runningEncounter(opened);
  const failing: Store = { ...opened, [name]: () => Promise.reject(new Error('the disk is full')) };
  const close = async () => {
    await opened.close();
    await engine.stop();
  };
  return { store: remembering(failing), encounter, close };
}

test('a commit that was not kept is not remembered', async () => {
  const { store, encounter, close } = await failingAt('commit');
  const { id } = encounter;
  await store.encounter(id);
  const batch = aBatch({
    encounter: { type: 'update', id, expectedVersion: 1, set: { state: { round: 2 } } },
  });
  await store.commit(batch).catch(() => undefined);
  expect(await store.encounter(id)).toEqual(encounter);
  await close();
});

test('a tracker that was not kept is not remembered', async () => {
  const { store, encounter, close } = await failingAt('setTracker');
  await store.encounter(encounter.id);
  await store.setTracker(encounter.id, '42', 1).catch(() => undefined);
  expect(await store.encounter(encounter.id)).toEqual(encounter);
  await close();
});

describe('of a fight it is remembered as it is stored', () => {
  let engine: Awaited<ReturnType<typeof sqliteEngine>>;
  let stored: Store;
  let store: Store;

  beforeAll(async () => {
    engine = await sqliteEngine();
    stored = await openStore(await engine.emptyDatabase());
    store = remembering(stored);
  });

  afterAll(async () => {
    await stored.close();
    await engine.stop();
  });

  /** A fight with some entries, which has been looked at. */
  async function fightWith(entries: number) {
    const fight = await runningEncounter(store);
    for (let number = 1; number <= entries; number += 1) await act(fight, number);
    await newest(fight, 50);
    return fight;
  }

  async function act(fight: EncounterRecord, number: number, undone: readonly string[] = []) {
    const entry = anEntry(fight, number);
    await store.commit(
      aBatch({ entries: [entry], undone: undone.map((entryId) => ({ entryId, by: entry.id })) }),
    );
    return entry;
  }

  const asked = (fight: EncounterRecord, limit: number): EntryFilter => ({
    campaignId: fight.campaignId,
    stream: { kind: 'encounter', id: fight.id },
    limit,
  });
  const newest = (fight: EncounterRecord, limit: number) => store.entries(asked(fight, limit));
  /** The newest entries as they are remembered, and as they are stored. */
  const both = async (fight: EncounterRecord, limit: number) =>
    [await newest(fight, limit), await stored.entries(asked(fight, limit))] as const;

  test('what was done since', async () => {
    const fight = await fightWith(3);
    await act(fight, 4);
    const [known, there] = await both(fight, 10);
    expect(known).toEqual(there);
  });

  test('of much that was done as much as is asked for', async () => {
    const fight = await fightWith(3);
    await act(fight, 4);
    expect((await newest(fight, 2)).map(({ number }) => number)).toEqual([4, 3]);
  });

  test('more than was looked at before', async () => {
    const fight = await fightWith(70);
    const [known, there] = await both(fight, 69);
    expect(known).toEqual(there);
  });

  test('what was taken back', async () => {
    const fight = await fightWith(3);
    const [last] = await newest(fight, 1);
    await act(fight, 4, last === undefined ? [] : [last.id]);
    const [known, there] = await both(fight, 10);
    expect([known[1]?.undoneBy, known]).toEqual([known[0]?.id, there]);
  });

  test('where it is shown, in one message or several', async () => {
    const fight = await fightWith(3);
    const [last, one] = await newest(fight, 2);
    await store.setEntryMessages([
      { entryId: last?.id ?? '', messageIds: [snowflake()] },
      { entryId: one?.id ?? '', messageIds: [snowflake(), snowflake()] },
    ]);
    const [known, there] = await both(fight, 10);
    expect(known).toEqual(there);
  });

  test('an entry that has not changed stays the same record', async () => {
    const fight = await fightWith(3);
    const [, before] = await newest(fight, 2);
    await act(fight, 4);
    expect((await newest(fight, 3))[2]).toBe(before);
  });

  test('its live card, whatever is written of it', async () => {
    const { id } = await runningEncounter(store);
    await store.liveCard(id);
    const [first, next] = [aCard(id, { messageId: null }), aCard(id, { messageId: null, since: 7 })];
    await store.replaceCard(first, null);
    await store.replaceCard(next, first.id, true);
    await store.setCard(next.id, { messageId: snowflake(), drawn: 9 });
    await store.showCard(next.id, next.shows, { shows: 'new' });
    expect([await store.liveCard(id), await store.card(first.id)]).toEqual([
      await stored.liveCard(id),
      await stored.card(first.id),
    ]);
  });

  test('a card by the message that it has become', async () => {
    const card = aCard((await runningEncounter(store)).id, { messageId: null });
    const messageId = snowflake();
    await store.replaceCard(card, null);
    await store.cardOfMessage(messageId);
    await store.setCard(card.id, { messageId });
    expect(await store.cardOfMessage(messageId)).toEqual({ ...card, messageId });
  });

  test('that no card is live any more', async () => {
    const card = aCard((await runningEncounter(store)).id);
    await store.replaceCard(card, null);
    await store.retireCard(card.id, 9);
    expect([await store.liveCard(card.encounterId), await store.card(card.id)]).toEqual([
      null,
      await stored.card(card.id),
    ]);
  });

  test("a card that took nobody's place", async () => {
    const card = aCard((await runningEncounter(store)).id);
    await store.replaceCard(card, null);
    await store.replaceCard(aCard(card.encounterId), null);
    expect(await store.liveCard(card.encounterId)).toEqual(card);
  });
});
