// A disk of a given slowness, and what of a database is left should the power go: the log as it was when the last sync began that has
// come to its end, and the rest as it is.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { copyFileSync, fstatSync, mkdtempSync, readFileSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import type { Store } from '../../../src/app/ports.ts';

const HEADER = 32; // of the log; its salts say which log it is: SQLite begins it anew from time to time
const SALTS = [16, 24] as const;
const NOTHING = Buffer.alloc(0);

const saltsOf = (log: Buffer): string => log.subarray(...SALTS).toString('hex');

export class PowerCut {
  readonly folder: string = mkdtempSync(path.join(tmpdir(), 'turnkeeper-power-'));
  readonly #ms: () => number;
  readonly #stored = new Set<string>(); // entries of campaigns that the store has said it has
  #next = Promise.withResolvers<void>();
  #kept = NOTHING;
  #cuts = 0;

  constructor(ms: () => number) {
    this.#ms = ms;
  }

  get file(): string {
    return path.join(this.folder, 'table.db');
  }

  /** In the place of fdatasync. */
  readonly sync = async (file: number): Promise<void> => {
    const now = Buffer.alloc(fstatSync(file).size);
    readSync(file, now, 0, now.length, 0);
    const ms = this.#ms();
    await (ms === 0 ? turn() : wait(ms));
    this.#kept = now;
  };

  /** Before the store: takes note of what it says it has. */
  readonly before = (store: Store): Store => ({
    ...store,
    commit: async (batch) => {
      const written = await store.commit(batch);
      if (written === 'committed')
        for (const { id, campaignId } of batch.entries ?? []) if (campaignId !== null) this.#stored.add(id);
      this.#next.resolve();
      return written;
    },
  });

  /** Resolves when the store has said once more that it has something. */
  nextStored(): Promise<void> {
    this.#next = Promise.withResolvers();
    return this.#next.promise;
  }

  /** The entries of campaigns that the store has said it has. */
  get stored(): readonly string[] {
    return [...this.#stored];
  }

  /** The power goes now: the database that is found afterwards. */
  cut(): BetterSqlite3.Database {
    this.#cuts += 1;
    const found = path.join(this.folder, `cut-${this.#cuts}.db`);
    copyFileSync(this.file, found);
    const log = readFileSync(`${this.file}-wal`);
    const same = log.length >= HEADER && saltsOf(log) === saltsOf(this.#kept);
    writeFileSync(`${found}-wal`, same ? this.#kept : NOTHING);
    return new BetterSqlite3(found);
  }

  clear(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

interface Request {
  readonly method: string;
  readonly path: string;
  readonly origin: string;
  readonly body: unknown;
}

/** Hears of each request that changes something at this address, at the moment at which it is sent. Gives how to stop. */
export function whenSent(
  origin: string,
  hear: (request: { readonly path: string; readonly body: string }) => void,
) {
  const listener = (message: unknown) => {
    const { request } = message as { readonly request: Request };
    if (request.origin !== origin || request.method === 'GET') return;
    hear({ path: `${request.method} ${request.path}`, body: textOf(request.body) });
  };
  subscribe('undici:request:create', listener);
  return () => unsubscribe('undici:request:create', listener);
}

const textOf = (body: unknown): string =>
  typeof body === 'string' ? body : body instanceof Uint8Array ? Buffer.from(body).toString() : '';
