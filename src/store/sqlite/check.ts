// A file that is too large to be read from end to end while people wait for the start: that is done beside everything else.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import BetterSqlite3 from 'better-sqlite3';

/** Whether a file is as SQLite has written it. Reads all of it, and stops everything for as long as that takes. */
export function isSound(database: BetterSqlite3.Database): boolean {
  try {
    return database.pragma('quick_check(1)', { simple: true }) === 'ok';
  } catch (error) {
    if (error instanceof BetterSqlite3.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/u.test(error.code))
      return false;
    throw error;
  }
}

/** Looks through a file in a thread of its own, once. */
export class Checking {
  readonly #file: string;
  #worker: Worker | null = null;
  #found: Promise<boolean> | null = null;

  constructor(file: string) {
    this.#file = file;
  }

  /** Whether it was found damaged. Begins to look when it is first asked; where that is called off, nothing was found. */
  damaged(): Promise<boolean> {
    this.#found ??= this.#look();
    return this.#found;
  }

  /** Resolves when the file is not being read, or no longer. */
  async over(): Promise<void> {
    await this.#found?.catch(() => false);
  }

  /** Calls it off. */
  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }

  async #look(): Promise<boolean> {
    const worker = new Worker(new URL('./checker.ts', import.meta.url), { workerData: this.#file });
    this.#worker = worker;
    const [said] = await Promise.race([once(worker, 'message'), once(worker, 'exit')]);
    return said === 'damaged';
  }
}
