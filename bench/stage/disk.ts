import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BYTES = 24 * 1024; // about what an attack writes
const ROOM = 200; // then from the beginning again, as SQLite's log does

/** The disk on which the databases are, by itself: how long after its commit an action is safe from a power cut. */
export class Disk {
  readonly #folder: string;
  readonly #file: number;
  #writes = 0;

  private constructor(folder: string) {
    this.#folder = folder;
    this.#file = openSync(join(folder, 'disk'), 'w');
  }

  static async open(): Promise<Disk> {
    return new Disk(await mkdtemp(join(tmpdir(), 'turnkeeper-bench-')));
  }

  /** How long it takes until a small write is safe from a power cut, in ms. */
  time(): number {
    writeSync(this.#file, Buffer.alloc(BYTES, 1), 0, BYTES, (this.#writes++ % ROOM) * BYTES);
    const began = performance.now();
    fdatasyncSync(this.#file);
    return performance.now() - began;
  }

  async close(): Promise<void> {
    closeSync(this.#file);
    await rm(this.#folder, { recursive: true, force: true });
  }
}
