import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../../src/app/ports.ts';
import { openStore } from '../../src/store/index.ts';
import { expectInOrder } from '../discord/support/ledger.ts';
import { type Campaign, goneOn, restored } from '../support/recorded/campaign.ts';

const folder = new URL('./campaigns/', import.meta.url);
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.sql') ? [file.slice(0, -4)] : []));

describe.each(names)('the campaign %s, stored by an earlier version', (name) => {
  let place: string;
  let store: Store;
  let campaign: Campaign;

  beforeAll(async () => {
    place = await mkdtemp(path.join(tmpdir(), 'recorded-'));
    campaign = JSON.parse(await readFile(new URL(`${name}.json`, folder), 'utf8'));
    restored(new URL(`${name}.sql`, folder), path.join(place, 'campaign.db'));
    store = await openStore(`file:${path.join(place, 'campaign.db')}`);
  });

  afterAll(async () => {
    await store.close();
    await rm(place, { recursive: true });
  });

  test('has its books in order', async () => {
    await expectInOrder(store, campaign.id);
  });

  test('goes on from where it waits, to the same end', async () => {
    expect(await goneOn(store, campaign.id)).toEqual(campaign.answered);
  });

  test('has its books in order afterwards', async () => {
    await expectInOrder(store, campaign.id);
  });
});
