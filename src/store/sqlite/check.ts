// A file that is too large to be read from end to end while people wait for the start: that is done beside everything else.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
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

/**
 * Looks through a file in a process of its own, once. SQLite reads on until it is done: a thread that does could not be ended before, nor could
 * the process that it belongs to.
 */
export class Checking {
  readonly #file: string;
  #process: ChildProcess | null = null;
  #found: Promise<boolean> | null = null;

  constructor(file: string) {
    this.#file = file;
  }

  /** Whether it was found damaged. Begins to look when it is first asked; where that is called off, nothing was found. */
  damaged(): Promise<boolean> {
    this.#found ??= this.#look();
    return this.#found;
  }

  /** Resolves when it has been begun. */
  async begun(): Promise<void> {
    if (this.#process !== null) await once(this.#process, 'message');
  }

  /** Resolves when the file is not being read, or no longer. */
  async over(): Promise<void> {
    await this.#found?.catch(() => false);
  }

  /** Calls it off, wherever it is. */
  async stop(): Promise<void> {
    this.#process?.kill('SIGKILL');
    await this.over();
  }

  async #look(): Promise<boolean> {
    const looks = fork(new URL('./checker.ts', import.meta.url), [this.#file]);
    this.#process = looks;
    const end = () => void looks.kill('SIGKILL'); // nobody hears any more what it finds
    process.once('exit', end);
    let said: unknown = null;
    looks.on('message', (message) => {
      said = message;
    });
    await Promise.all([once(looks, 'exit'), once(looks, 'disconnect')]); // by then all that it said is here
    process.off('exit', end);
    return said === 'damaged';
  }
}
