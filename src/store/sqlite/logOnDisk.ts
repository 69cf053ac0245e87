// SQLite's write-ahead log, and when the disk has it. To wait inside of SQLite stops the whole process, the answers of all
// channels with it; here the disk works beside them.
import { closeSync, fdatasync, openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const fileSync = promisify(fdatasync);
const aMoment = () => wait(1);

/**
 * Brings what was committed to the disk: a moment later, when the answer is on its way, and without anybody waiting for it. A
 * commit by itself outlives the death of this process; what this adds is the power cut, from the moment at which the disk is
 * done. What is committed while the disk works goes there together afterwards. A disk that fails ends the process: what it
 * keeps is not known.
 */
export class LogOnDisk {
  readonly #path: string;
  readonly #sync: (file: number) => Promise<void>;
  readonly #moment: () => Promise<void>;
  #file: number | null = null; // opened with the first commit: before it there need be no log
  #work: Promise<void> | null = null;
  #due = false;

  constructor(
    path: string,
    sync: (file: number) => Promise<void> = fileSync,
    moment: () => Promise<void> = aMoment,
  ) {
    this.#path = path;
    this.#sync = sync;
    this.#moment = moment;
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
    await this.#moment();
    this.#file ??= openSync(this.#path, 'r+');
    while (this.#due) {
      this.#due = false;
      await this.#sync(this.#file);
    }
    this.#work = null;
  }
}
