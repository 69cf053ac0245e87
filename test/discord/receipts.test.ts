import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from '../../src/app/ports.ts';
import { onBehalfOf, whileAnswerable } from '../../src/discord/answerable.ts';
import { openStore } from '../../src/store/index.ts';

// Who has carried out what was pressed answers it: another delivery of the same press finds that, and says nothing.

const folder = mkdtempSync(path.join(tmpdir(), 'receipts-'));
let store: Store;

beforeAll(async () => {
  store = await openStore(`file:${path.join(folder, 'table.db')}`, { sync: async () => undefined });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** Whether a delivery of `pressed` counts as the one that did it, once it has committed something for an interaction. */
async function isDoneBy(pressed: string, interactionId: string): Promise<boolean> {
  let isDone = false;
  const done = () => {
    isDone = true;
  };
  const asked = { interactionId: pressed, mayBegin: async () => true, done };
  await onBehalfOf(asked, () => whileAnswerable(store).commit({ interactionId, at: new Date(0) }));
  return isDone;
}

test('A press is carried out by the delivery that commits it first, and by no other', async () => {
  expect([await isDoneBy('twice', 'twice'), await isDoneBy('twice', 'twice')]).toEqual([true, false]);
});

test('A press is not carried out by a commit of something else', async () => {
  expect(await isDoneBy('mine', 'another')).toBe(false);
});

test('What has been committed for a press is known to every process', async () => {
  await isDoneBy('known', 'known');
  expect([await store.isReceived('known'), await store.isReceived('unknown')]).toEqual([true, false]);
});
