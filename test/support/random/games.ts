import { Worker } from 'node:worker_threads';
import { beforeAll, describe, expect, test } from 'vitest';
import { deep, isDeep, seeded } from '../deep.ts';
import { ofGames, type Report } from './report.ts';
import type { Said } from './share.ts';

const workers = deep(1, 2); // each loads all rules

/** How many games of a system are played by chance: the deep run reaches all that there is. */
const GAMES = deep(3, 2_000);

/** How many more are played, so many times, where something rare has not come about: each run has its own chance. */
const MORE = { games: 1_000, times: 5 };

/** So long a game may take, in milliseconds: most end in less than one second. */
const LONGEST = deep(60_000, 600_000);

/** A system's games by chance, as a test of it says them. */
export interface Games {
  /** What one is: 'battle'. */
  readonly name: string;
  /** The file that plays a share of them. */
  readonly worker: URL;
  /** How many are played where it isn't as many as of any other. */
  readonly games?: number;
  /** What must hold after every command, by what it says. */
  readonly invariants: { readonly [says: string]: unknown };
  /** All that must be reached, by kind. */
  readonly wanted: { readonly [kind: string]: readonly string[] };
  /** What a game has at the least, on average. */
  readonly atLeast: { readonly commands: number; readonly unoffered: number; readonly deaths: number };
}

/** Plays games by chance, each share of them by a worker of its own, and holds what came of them against what must be. */
export function describeGames({ name, worker, games = GAMES, invariants, wanted, atLeast }: Games): void {
  describe(`${games} ${name}s by chance`, () => {
    let reports: readonly Report[] = [];
    const missing = (kind: string) => {
      const reached = new Set(reports.flatMap((report) => report.reached));
      return wanted[kind]?.filter((what) => !reached.has(`${kind}: ${what}`)) ?? [];
    };
    beforeAll(
      async () => {
        reports = await played(worker, name, 0, games);
        for (let more = 0; isDeep && more < MORE.times; more++) {
          const none = Object.keys(wanted).flatMap((kind) => missing(kind).map((what) => `${kind} ${what}`));
          if (none.length === 0) return;
          console.log(`In ${games + more * MORE.games} ${name}s none has: ${none.join(', ')}`);
          const from = games + more * MORE.games;
          reports = [...reports, ...(await played(worker, name, from, from + MORE.games))];
        }
      },
      deep(120_000, 3_600_000),
    );
    const sum = (count: (report: Report) => number) => reports.reduce((all, one) => all + count(one), 0);

    test('play on', () => {
      expect(sum(({ commands }) => commands)).toBeGreaterThan(games * atLeast.commands);
    });

    test('try what the options refuse as well', () => {
      expect(sum(({ unoffered }) => unoffered)).toBeGreaterThan(games * atLeast.unoffered);
    });

    test.each([...Object.keys(invariants), ...Object.values(ofGames)])('%s', (says) => {
      expect(reports.flatMap(({ broken }) => broken[says] ?? []).slice(0, 5)).toEqual([]);
    });

    // A few games are too few for what is rare.
    if (!isDeep) return;

    test('are deadly for some', () => {
      expect(sum(({ deaths }) => deaths)).toBeGreaterThan(games * atLeast.deaths);
    });

    test.each(Object.keys(wanted))('reach every %s', (kind) => {
      expect(missing(kind)).toEqual([]);
    });
  });
}

async function played(worker: URL, name: string, from: number, to: number): Promise<readonly Report[]> {
  const seeds = Array.from({ length: to - from }, (_, n) => seeded(`${name} ${from + n}`));
  return Promise.all(
    Array.from({ length: workers }, (_, n) =>
      shareOf(
        worker,
        seeds.filter((_seed, at) => at % workers === n),
      ),
    ),
  );
}

/** What came of a share of the games; a game that goes on for ever is stopped, and named. */
function shareOf(file: URL, seeds: readonly string[]): Promise<Report> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: seeds });
    let playing = 'the first game';
    const guard = setTimeout(() => {
      void worker.terminate();
      reject(new Error(`${playing} doesn't end`));
    }, LONGEST);
    worker.on('message', (said: Said) => {
      guard.refresh();
      if (said.kind === 'begins') playing = said.seed;
      else {
        clearTimeout(guard);
        resolve(said.report);
      }
    });
    worker.on('error', (error) => {
      clearTimeout(guard);
      reject(error);
    });
  });
}
