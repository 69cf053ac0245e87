// SQLite's write-ahead log, and when the disk has it. To wait inside of SQLite stops the whole process, the answers of all
// channels with it; here the disk works beside them, and only those wait who are about to tell of a commit.
import { closeSync, fdatasync, fsyncSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StoreFailure } from '../../app/ports.ts';
import type { Telling } from '../database.ts';

/** Brings what was written to an open file to the disk: resolves when it would survive a power cut. */
export type Sync = (file: number) => Promise<void>;

const fileSync: Sync = promisify(fdatasync);
const aMoment = () => wait(1);

interface Waiter {
  readonly upTo: number;
  readonly resolve: () => void;
  readonly reject: (failure: StoreFailure) => void;
}

/**
 * Brings what was committed to the disk, and lets those wait for it who must. A commit by itself outlives the death of this process; what
 * this adds is the power cut. What is committed while the disk works goes there together afterwards: many wait for one sync.
 * A disk that fails once has failed for good: the system may have thrown away what it could not write, and a second try would
 * succeed without it. Then nothing may be told any more of what is here: the database must be opened anew.
 */
export class LogOnDisk {
  readonly #path: string;
  readonly #sync: Sync;
  readonly #moment: () => Promise<void>;
  readonly #lost = Promise.withResolvers<StoreFailure>();
  #file: number | null = null; // opened with the first commit: before it there need be no log
  #work: Promise<void> | null = null;
  #rings: (() => void) | null = null; // ends the moment
  #commits = 0; // that there have been
  #held = 0; // the last that must be on the disk before anything is told
  #onDisk = 0; // the last that is
  #waiting: Waiter[] = [];
  #failure: StoreFailure | null = null;

  constructor(path: string, sync: Sync = fileSync, moment: () => Promise<void> = aMoment) {
    this.#path = path;
    this.#sync = sync;
    this.#moment = moment;
  }

  /** Says that something was committed, and whether it may be told before the disk has it. Such a commit goes there a moment later. */
  committed(telling: Telling): void {
    if (this.#failure !== null) return;
    this.#commits += 1;
    if (telling === 'kept') {
      this.#held = this.#commits;
      this.#rings?.();
    }
    this.#work ??= this.#bring(telling === 'atOnce');
  }

  /** Resolves when the disk has what must be there before anything is told; rejects where it has failed. */
  durable(): Promise<void> {
    if (this.#failure !== null) return Promise.reject(this.#failure);
    if (this.#held <= this.#onDisk) return Promise.resolve();
    return new Promise((resolve, reject) => this.#waiting.push({ upTo: this.#held, resolve, reject }));
  }

  /** Resolves once the disk has failed, with what it said. */
  lost(): Promise<StoreFailure> {
    return this.#lost.promise;
  }

  /** What it said; null: it has not failed. */
  get failure(): StoreFailure | null {
    return this.#failure;
  }

  /** Resolves when the disk has everything that was committed, or has failed; and lets go of the log. */
  async close(): Promise<void> {
    this.#rings?.();
    await this.#work;
    if (this.#file !== null) closeSync(this.#file);
    this.#file = null;
  }

  async #bring(mayWait: boolean): Promise<void> {
    try {
      if (mayWait) await this.#aMoment();
      this.#file ??= this.#opened();
      while (this.#onDisk < this.#commits) {
        const upTo = this.#commits;
        await this.#sync(this.#file);
        this.#reached(upTo);
      }
    } catch (error) {
      this.#fail(error);
    }
    this.#work = null;
  }

  #aMoment(): Promise<void> {
    return new Promise((resolve) => {
      const go = () => {
        this.#rings = null;
        resolve();
      };
      this.#rings = go;
      void this.#moment().then(go);
    });
  }

  /** The log, and that it is there at all: SQLite made it, and leaves it to the system when its name reaches the disk. */
  #opened(): number {
    const file = openSync(this.#path, 'r+');
    if (process.platform === 'win32') return file; // its folders cannot be synced, and need not be
    const folder = openSync(path.dirname(this.#path), 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
    return file;
  }

  #reached(upTo: number): void {
    this.#onDisk = upTo;
    const waiting = this.#waiting;
    this.#waiting = waiting.filter((one) => one.upTo > upTo);
    for (const one of waiting) if (one.upTo <= upTo) one.resolve();
  }

  #fail(cause: unknown): void {
    const failure = new StoreFailure('the disk has failed to keep the database', { cause, certain: false });
    this.#failure = failure;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const one of waiting) one.reject(failure);
    this.#lost.resolve(failure);
  }
}
