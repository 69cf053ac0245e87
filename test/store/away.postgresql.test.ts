import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Store, StoreFailure } from '../../src/app/ports.ts';
import { openStore } from '../../src/store/index.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { startedCampaign } from './records.ts';
import { Wire } from './wire.ts';

describe('while PostgreSQL is away', () => {
  let postgres: Postgres | undefined;
  let wire: Wire;
  let store: Store;

  beforeAll(async () => {
    postgres = await startPostgres();
    const url = new URL(await postgres.createDatabase('away'));
    await (await openStore(url.href)).close(); // its tables are made with all the patience there is
    wire = new Wire(Number(url.port));
    await wire.join();
    url.port = String(wire.port);
    store = await openStore(url.href, { patience: { connecting: 3000, answering: 3000 } });
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await wire.cut();
    await postgres?.stop();
  });

  test('a write says that the store fails', async () => {
    await wire.cut();
    const written = await startedCampaign(store).catch((error: unknown) => error);
    await wire.join();
    expect(written).toBeInstanceOf(StoreFailure);
  });

  test('a question says so', async () => {
    await wire.cut();
    const asked = await store.campaign('any').catch((error: unknown) => error);
    await wire.join();
    expect(asked).toBeInstanceOf(StoreFailure);
  });

  test('a question to one that hangs says so', async () => {
    wire.still();
    const asked = await store.campaign('any').catch((error: unknown) => error);
    await wire.cut();
    await wire.join();
    expect(asked).toBeInstanceOf(StoreFailure);
  });

  test('a write to one that hangs says so', async () => {
    wire.still();
    const written = await startedCampaign(store).catch((error: unknown) => error);
    await wire.cut();
    await wire.join();
    expect(written).toBeInstanceOf(StoreFailure);
  });

  test('nothing is wrong any more once it is back', async () => {
    await wire.cut();
    await store.campaign('any').catch(() => undefined);
    await wire.join();
    const campaign = await startedCampaign(store);
    expect((await store.campaign(campaign.id))?.id).toBe(campaign.id);
  });
});
