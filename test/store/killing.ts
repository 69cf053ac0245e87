// `kill -9` in the middle of writing, again and again: what was acknowledged is there afterwards.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../../src/app/ports.ts';
import { openStore } from '../../src/store/index.ts';
import type { Engine } from './engine.ts';
import { runningEncounter } from './records.ts';
import { deep, patience } from '../support/deep.ts';

const KILLS = deep(3, 20);
const STREAMS = 3;
const MOST_LINES = 40;
const LONGEST_DELAY_MS = 5;
const writer = path.join(import.meta.dirname, 'writer.ts');

/** The same moments at each run (mulberry32). */
function momentsFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Versions = ReadonlyMap<string, number>;

/** Lets a process write, kills it after so many lines and so many milliseconds, gives what it acknowledged. */
async function writeAndKill(
  url: string,
  encounterIds: readonly string[],
  lines: number,
  delay: number,
): Promise<Versions> {
  const child = spawn(process.execPath, [writer, url, ...encounterIds], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged = new Map<string, number>();
  let seen = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const [id = '', version] = line.split(' ');
    acknowledged.set(id, Number(version));
    if (++seen === lines) setTimeout(() => child.kill('SIGKILL'), delay);
  }
  if (child.signalCode !== 'SIGKILL' && child.exitCode !== null)
    throw new Error('the writer ended by itself');
  return acknowledged;
}

/** What each stream says of itself, and how many entries it has: one for each version after the first. */
async function inspect(store: Store, encounterIds: readonly string[]) {
  return Promise.all(
    encounterIds.map(async (id) => {
      const encounter = await store.encounter(id);
      const campaignId = encounter?.campaignId ?? '';
      const stream = { kind: 'encounter', id } as const;
      const entries = await store.entries({ campaignId, stream, limit: 100_000 });
      return { id, version: encounter?.version ?? 0, state: encounter?.state, entries: entries.length };
    }),
  );
}

interface Kill {
  readonly acknowledged: Versions;
  readonly found: Awaited<ReturnType<typeof inspect>>;
}

export function describeKills(name: string, start: () => Promise<Engine>, seed: number): void {
  describe(`${name}, killed ${KILLS} times while three streams are written`, () => {
    const kills: Kill[] = [];
    let engine: Engine | undefined;

    beforeAll(async () => {
      engine = await start();
      const url = await engine.emptyDatabase();
      const random = momentsFrom(seed);
      const before = await openStore(url);
      const encounters = await Promise.all(Array.from({ length: STREAMS }, () => runningEncounter(before)));
      await before.close();
      const ids = encounters.map((encounter) => encounter.id);
      while (kills.length < KILLS) {
        const lines = 1 + Math.floor(random() * MOST_LINES);
        const acknowledged = await writeAndKill(url, ids, lines, random() * LONGEST_DELAY_MS);
        const store = await openStore(url);
        kills.push({ acknowledged, found: await inspect(store, ids) });
        await store.close();
      }
    }, patience(120_000));

    afterAll(() => engine?.stop());

    test('was killed in the middle of writing each time', () => {
      expect(kills.filter((kill) => kill.acknowledged.size > 0)).toHaveLength(KILLS);
    });

    test('has everything that was acknowledged', () => {
      const lost = kills.flatMap(({ acknowledged, found }) =>
        found.filter(({ id, version }) => version < (acknowledged.get(id) ?? 0)),
      );
      expect(lost).toEqual([]);
    });

    test('has at most one commit a stream that was not acknowledged any more', () => {
      const invented = kills.flatMap(({ acknowledged, found }, index) =>
        found.filter(({ id, version }) => {
          const previous = kills[index - 1]?.found.find((stream) => stream.id === id)?.version ?? 1;
          return version > (acknowledged.get(id) ?? previous) + 1;
        }),
      );
      expect(invented).toEqual([]);
    });

    test('has no half of a commit: state, version and entries agree', () => {
      const halves = kills.flatMap(({ found }) =>
        found.filter(({ version, state, entries }) => {
          const written = version === 1 ? '{"round":1}' : `{"version":${version}}`;
          return JSON.stringify(state) !== written || entries !== version - 1;
        }),
      );
      expect(halves).toEqual([]);
    });
  });
}
