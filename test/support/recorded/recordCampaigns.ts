import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '../../../src/store/index.ts';
import { madeHero } from '../../discord/support/made.ts';
import { Monkey } from '../../discord/support/monkey.ts';
import { openRoom } from '../../discord/support/room.ts';
import { numberAfter } from '../random/chance.ts';
import { openTable } from '../table.ts';
import { dumped, goneOn, restored } from './campaign.ts';
import { recordings } from './byChance.ts';

const [FEWEST, MOST] = [80, 240]; // steps
const EACH = 2;

/**
 * Writes down campaigns of each system, or of those that are named, played through the whole bot by chance, in which something waits. What was
 * written down before stays: later versions must be able to go on with it.
 */
export async function recordCampaigns(folder: URL, named: readonly string[]): Promise<void> {
  for (const system of Object.keys(recordings)) {
    if (named.length > 0 && !named.includes(system)) continue;
    const before = readdirSync(folder).flatMap((file) => /^(.*)\.sql$/u.exec(file)?.[1] ?? []);
    let number = Math.max(1, numberAfter(before.filter((name) => name.startsWith(`${system}-`))));
    const last = number + EACH - 1;
    for (let seed = number; number <= last; seed++)
      if (await record(new URL(`${system}-${number}.sql`, folder), system, seed)) number += 1;
  }
}

/** Plays a campaign; writes it down, and how it went on, where something waits at its end. */
async function record(file: URL, system: string, seed: number): Promise<boolean> {
  const place = mkdtempSync(path.join(tmpdir(), 'record-'));
  const databases = ['played.db', 'again.db'].map((name) => path.join(place, name));
  const [played = '', again = ''] = databases;
  try {
    const id = await play(`file:${played}`, system, seed);
    if (id === null) return false;
    writeFileSync(file, dumped(played));
    restored(file, again);
    const store = await openStore(`file:${again}`);
    const answered = await goneOn(store, id);
    await store.close();
    writeFileSync(
      new URL(file.href.replace(/\.sql$/u, '.json')),
      `${JSON.stringify({ id, answered }, null, 1)}\n`,
    );
    console.log(`${file.pathname}: seed ${seed}, ${answered.length} answers`);
    return true;
  } finally {
    rmSync(place, { recursive: true });
  }
}

/** The campaign's id; null where nothing waits in it. */
async function play(databaseUrl: string, system: string, seed: number): Promise<string | null> {
  const table = await openTable({ databaseUrl });
  try {
    const here = await openRoom(table, 'room', system);
    await madeHero(here, 'Ana', 'Kira');
    await madeHero(here, 'Ben', 'Tiz');
    await here.use('Mia', 'encounter start');
    const { store } = table.turnkeeper.app.ports;
    const monkey = new Monkey(here, seed);
    for (let step = 1; step <= MOST; step += 1) {
      await monkey.step();
      const campaign = await store.campaignIn([table.playground.world.channel('room').id]);
      if (campaign === null) return null; // put away
      if (step >= FEWEST && (await store.pendingsIn(campaign.id)).length > 0) return campaign.id;
    }
    return null;
  } finally {
    await table.close();
  }
}
