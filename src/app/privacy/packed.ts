import { once } from 'node:events';
import { promisify } from 'node:util';
import { createGzip } from 'node:zlib';

/** Bytes that are packed as they come. */
export class Packed {
  readonly #gzip = createGzip();
  readonly #flush = promisify((done: () => void) => this.#gzip.flush(done));
  #parts: Blob[] = [];
  #length = 0;

  constructor() {
    this.#gzip.on('data', (chunk: Uint8Array<ArrayBuffer>) => {
      this.#length += chunk.length;
      this.#parts.push(new Blob([chunk]));
    });
  }

  /** How many bytes all that was added has become. */
  get length(): number {
    return this.#length;
  }

  async add(bytes: Uint8Array): Promise<void> {
    this.#gzip.write(bytes);
    await this.#flush();
  }

  async end(): Promise<Blob> {
    this.#gzip.end();
    await once(this.#gzip, 'end');
    return new Blob(this.#parts);
  }
}
