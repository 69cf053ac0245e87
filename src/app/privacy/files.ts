import { breathing } from '../breath.ts';
import type { PersonPart } from '../ports.ts';
import { Packed } from './packed.ts';

/** A file of what is stored about somebody: JSON, or that packed where all of it would be too large for one. */
export interface PersonFile {
  readonly number: number; // of those that go out, from 1
  readonly packed: boolean;
  readonly data: Blob;
}

const BLOCK = 64 * 1024; // so much is packed at once
const RESERVE = 1024; // how a file ends, and what packing adds to what does not become smaller

/**
 * What is stored about somebody as files of so many bytes at most, each of them JSON that is whole in itself: one where that is enough;
 * else several, packed, and each goes to `send` once it is full, so that no more than one is held. Others have their turn in between.
 */
export class PersonFiles {
  readonly #most: number;
  readonly #send: (file: PersonFile) => Promise<void>;
  readonly #breath = breathing();
  #plain: Blob[] | null = []; // the first file, while all may still find room in it
  #packed = new Packed();
  #size = 0; // of this file before it is packed
  #text = '{'; // what is not packed yet
  #list: string | null = null; // which one is open
  #comma = ''; // before what comes next
  #number = 1;

  constructor(most: number, send: (file: PersonFile) => Promise<void>) {
    this.#most = most;
    this.#send = send;
  }

  async add(part: PersonPart): Promise<void> {
    if ('value' in part) {
      this.#closeList();
      return this.#put(`\n "${part.key}": ${JSON.stringify(part.value)}`);
    }
    if (this.#list !== part.key) {
      this.#closeList();
      this.#openList(part.key);
    }
    for (const record of part.records) await this.#put(`\n  ${JSON.stringify(record)}`);
  }

  /** That was all. */
  async end(): Promise<void> {
    const data = await this.#whole();
    const plain = this.#plain;
    const [number, packed] = [this.#number, plain === null];
    await this.#send({ number, packed, data: plain === null ? data : new Blob(plain) });
  }

  async #put(text: string): Promise<void> {
    const size = Buffer.byteLength(text);
    if (size > this.#room()) await this.#pack(); // then it is known how large it is
    if (size > this.#room()) await this.#next();
    this.#text += `${this.#comma}${text}`;
    this.#comma = ',';
    if (this.#text.length >= BLOCK) await this.#pack();
    await this.#breath();
  }

  /** How much may follow, whether packing makes it smaller or not. */
  #room(): number {
    return this.#most - RESERVE - this.#packed.length - Buffer.byteLength(this.#text);
  }

  async #pack(): Promise<void> {
    const bytes = Buffer.from(this.#text);
    this.#text = '';
    this.#size += bytes.length;
    if (this.#size > this.#most) this.#plain = null;
    this.#plain?.push(new Blob([bytes]));
    await this.#packed.add(bytes);
  }

  /** The file is full: what follows goes into another. */
  async #next(): Promise<void> {
    const list = this.#list;
    const data = await this.#whole();
    this.#plain = null;
    await this.#send({ number: this.#number, packed: true, data });
    this.#number += 1;
    this.#packed = new Packed();
    this.#text = '{';
    this.#comma = '';
    if (list !== null) this.#openList(list);
  }

  async #whole(): Promise<Blob> {
    this.#closeList();
    this.#text += '\n}\n';
    await this.#pack();
    return this.#packed.end();
  }

  #openList(key: string): void {
    this.#text += `${this.#comma}\n "${key}": [`;
    this.#list = key;
    this.#comma = '';
  }

  #closeList(): void {
    if (this.#list === null) return;
    this.#text += this.#comma === '' ? ']' : '\n ]';
    this.#list = null;
    this.#comma = ',';
  }
}
