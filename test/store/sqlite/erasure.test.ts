import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { settingsWithout } from '../../../src/app/campaign/settings.ts';
import type { Json, Store } from '../../../src/app/ports.ts';
import { openStore } from '../../../src/store/index.ts';
import { Scrubbing } from '../../../src/store/sqlite/scrubbing.ts';
import { SCRUB_DUE } from '../../../src/store/scrubDue.ts';
import { aMacro, NOON, snowflake, startedCampaign, storedCharacter } from '../records.ts';

const BEN = snowflake();
const WORDS = 'in hospital';
const away = (userId: string, note: string, standIn: string | null = null): Json => ({
  userId,
  away: true,
  since: NOON.toISOString(),
  until: null,
  standIn,
  note,
  byClock: false,
});

/** A store in a file of its own, and all bytes of its files. */
async function fresh() {
  const folder = mkdtempSync(path.join(tmpdir(), 'turnkeeper-erasure-'));
  const file = path.join(folder, 'store.db');
  const store = await openStore(`file:${file}`);
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const bytes = () =>
    [file, `${file}-wal`, `${file}-shm`]
      .map((each) => (existsSync(each) ? readFileSync(each).toString('latin1') : ''))
      .join('');
  return { store, file, bytes };
}

/** Ben has written much in many places, some of it several times, between others who did too. */
async function written(store: Store): Promise<string> {
  const campaign = await startedCampaign(store, {
    createdBy: BEN,
    gms: [BEN],
    settings: { absences: [away(BEN, WORDS), away(snowflake(), 'at sea', BEN)] },
  });
  for (let n = 0; n < 40; n++) {
    await store.saveMacro(BEN, { ...aMacro(`${WORDS} ${n}`), roll: `${WORDS} ${'x'.repeat(n * 20)}` });
    await store.saveMacro(snowflake(), aMacro(`Other ${n}`));
    await store.saveDraft(campaign.id, BEN, n, { note: `${WORDS} ${'y'.repeat(n * 300)}` }, NOON);
  }
  await store.setPersonSettings(BEN, { note: WORDS });
  await storedCharacter(store, { campaignId: campaign.id, ownerId: BEN });
  const wait = { campaignId: campaign.id, channelId: snowflake(), ownerId: BEN, since: NOON, stepAt: NOON };
  const none = { encounterId: null, decisionId: null, actorId: null, step: 0, dueAt: null };
  await store.putWaits([
    { type: 'put', record: { id: `away/${campaign.id}/${BEN}`, kind: 'away', ...wait, ...none } },
  ]);
  return campaign.id;
}

const forget = (settings: Json) => settingsWithout(settings, BEN);

test('Nothing of somebody who was erased is left in the bytes of the files', async () => {
  const { store, bytes } = await fresh();
  await written(store);
  expect([bytes().includes(BEN), bytes().includes(WORDS)]).toEqual([true, true]);
  await store.erasePerson(BEN, forget);
  expect([bytes().includes(BEN), bytes().includes(WORDS)]).toEqual([false, false]);
});

test('Nobody stands in for others any more who was erased, and their absences stay', async () => {
  const { store } = await fresh();
  const id = await written(store);
  await store.erasePerson(BEN, forget);
  expect((await store.campaign(id))?.settings).toMatchObject({
    absences: [{ note: 'at sea', standIn: null }],
  });
});

test('A scrubbing that was cut short is done at the next start', async () => {
  const { store, file, bytes } = await fresh();
  await written(store);
  await store.setFact(SCRUB_DUE, 'then');
  const killed = new BetterSqlite3(file);
  killed.exec(`DELETE FROM "Macro" WHERE "userId" = '${BEN}'`);
  killed.close();
  await store.close();
  expect(bytes()).toContain(`${WORDS} 7`);
  const again = await openStore(`file:${file}`);
  const due = await again.factsFrom(SCRUB_DUE);
  await again.close();
  expect([due, bytes().includes(`${WORDS} 7`)]).toEqual([[], false]);
});

/** A file that is due to be scrubbed, and what it was told to try again later. */
async function due() {
  const { store, file } = await fresh();
  await store.setFact(SCRUB_DUE, 'then');
  const later: (() => Promise<void>)[] = [];
  const scrubbing = new Scrubbing(file, (_, run) => {
    later.push(run);
    return () => undefined;
  });
  onTestFinished(() => scrubbing.stop());
  return { store, scrubbing, later };
}

test('Scrubbing makes room for whoever wants to write, and is still due', async () => {
  const { store, scrubbing, later } = await due();
  const begun = scrubbing.begin();
  await Promise.resolve();
  await scrubbing.makeRoom();
  await begun;
  expect([await store.factsFrom(SCRUB_DUE), later.length]).toEqual([[[SCRUB_DUE, 'then']], 1]);
});

test('Scrubbing that made room is done later', async () => {
  const { store, scrubbing, later } = await due();
  const begun = scrubbing.begin();
  await Promise.resolve();
  await scrubbing.makeRoom();
  await begun;
  await later[0]?.();
  expect(await store.factsFrom(SCRUB_DUE)).toEqual([]);
});
