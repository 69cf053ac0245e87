import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { takeForsaken } from '../../../src/store/arrival.ts';
import { campaignSteps } from '../../../src/store/campaigns.ts';
import { openSqlite } from '../../../src/store/sqlite/open.ts';
import { transact } from '../../../src/store/transaction.ts';
import { aCampaign } from '../records.ts';

const NOW = new Date('2026-11-23T12:00:00Z');

/** Whether a campaign that began to arrive so many minutes ago is still there after a start. */
async function isLeft(minutes: number): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'turnkeeper-arrival-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { driver, client } = await openSqlite(`file:${folder}/bot.db`);
  const archivedAt = new Date(NOW.getTime() - minutes * 60_000);
  const campaign = { ...aCampaign({ guildId: '' }), archivedAt };
  await transact(driver, campaignSteps(campaign));
  await takeForsaken(driver, NOW);
  const found = await client.campaign.count();
  await client.$disconnect();
  return found === 1;
}

test('a campaign that was on its way when a process ended is taken away', async () => {
  expect(await isLeft(61)).toBe(false);
});

test('one that may be on its way by another process is left alone', async () => {
  expect(await isLeft(59)).toBe(true);
});
