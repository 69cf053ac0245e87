// SQLite's write-ahead log, and when the disk has it. To wait inside of SQLite stops the whole process, the answers of all
// channels with it; here the disk works beside them.
import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';

const fileSync = promisify(fdatasync);
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Brings what was committed to the disk: as soon as what follows from it is on its way, and without anybody waiting for it. A commit by itself outlives the
 * death of this process; what this adds is the power cut, from the moment at which the disk is done. What is committed
 * while the disk works goes there together afterwards. A disk that fails ends the process: what it keeps is not known.
 */
export class LogOnDisk {
  readonly #path: string;
  readonly #sync: (file: number) => Promise<void>;
  #file: number | null = null; // opened with the first commit: before it there need be no log
  #work: Promise<void> | null = null;
  #due = false;

  constructor(path: string, sync: (file: number) => Promise<void> = fileSync) {
    this.#path = path;
    this.#sync = sync;
  }

  /** Says that something was committed. */
  committed(): void {
    this.#due = true;
    this.#work ??= this.#bring();
  }

  /** Resolves when the disk has everything that was committed, and lets go of the log. */
  async close(): Promise<void> {
    await this.#work;
    if (this.#file !== null) closeSync(this.#file);
    this.#file = null;
  }

  async #bring(): Promise<void> {
    await nextTurn(); // whoever waits for an answer gets it first
    this.#file ??= openSync(this.#path, 'r+');
    while (this.#due) {
      this.#due = false;
      await this.#sync(this.#file);
    }
    this.#work = null;
  }
}
