import { expect, test } from 'vitest';
import type { Store } from '../../src/app/ports.ts';
import { remembering } from '../../src/app/remember/index.ts';
import { openStore } from '../../src/store/index.ts';
import { sqliteEngine } from '../store/engine.ts';
import { aBatch, runningEncounter } from '../store/records.ts';

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
