// Cuts a file into records without reading them: what is too much is refused before anything is built of it.
import type { Limit } from '../../engine/limit.ts';
import { TooMuch } from '../tooMuch.ts';
import { FILE_LIMITS } from './limits.ts';

/** The file is no JSON object of the shape that a campaign's has. */
export class Unreadable extends Error {}

/** A value at the top of the file, or a record of a list there; `bytes` is its JSON. A list is told once more as it begins. */
export type Cut =
  | { readonly kind: 'value'; readonly key: string; readonly bytes: Uint8Array }
  | { readonly kind: 'list'; readonly key: string }
  | { readonly kind: 'record'; readonly key: string; readonly at: number; readonly bytes: Uint8Array };

/** What a key's value may be: its limits; null where it is of no interest, and passed over. */
export type Wanted = (key: string) => { readonly bytes: Limit; readonly records: Limit | null } | null;

type Place = 'before' | 'key' | 'colon' | 'value' | 'inList' | 'raw' | 'afterValue' | 'afterRecord' | 'after';

const [QUOTE, ESCAPE, COLON, COMMA] = [0x22, 0x5c, 0x3a, 0x2c];
const [OPEN, CLOSE, LIST, LIST_END] = [0x7b, 0x7d, 0x5b, 0x5d];
const isSpace = (byte: number): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/** Cuts what is pushed into it. Throws `Unreadable` and `TooMuch`. */
export class Splitter {
  readonly #wanted: Wanted;
  readonly #keys = new Set<string>();
  #place: Place = 'before';
  #key = '';
  #records: number | null = null; // of the list that is open
  #depth = 0;
  #values = 0;
  #inText = false;
  #escaped = false;
  #held: Uint8Array[] = []; // what has come of a value whose end has not
  #size = 0;
  #mayEnd = true; // nothing has to follow
  #isKey = false;
  #starts = false; // the sign that was looked at is the first of a value

  constructor(wanted: Wanted) {
    this.#wanted = wanted;
  }

  /** The next bytes of the file. */
  *push(bytes: Uint8Array): Generator<Cut> {
    let at = 0;
    while (at < bytes.length) {
      if (this.#place === 'raw') {
        const end = this.#endOf(bytes, at);
        this.#hold(bytes.subarray(at, end.at));
        at = end.at;
        if (end.ended) yield* this.#taken();
        continue;
      }
      const byte = bytes[at] ?? 0;
      if (!isSpace(byte)) {
        const cut = this.#step(byte);
        if (cut !== null) yield cut;
        if (this.#starts) {
          this.#starts = false;
          continue; // the same byte is the first of a value
        }
      }
      at += 1;
    }
  }

  /** The file is over. */
  end(): void {
    if (this.#place !== 'after') throw new Unreadable('it breaks off');
  }

  /** What stands between values. */
  #step(byte: number): Cut | null {
    switch (this.#place) {
      case 'before':
        if (byte !== OPEN) break;
        this.#place = 'key';
        return null;
      case 'key':
        if (byte === CLOSE && this.#mayEnd) {
          this.#place = 'after';
          return null;
        }
        if (byte !== QUOTE) break;
        this.#begin();
        this.#isKey = true;
        return null;
      case 'colon':
        if (byte !== COLON) break;
        this.#place = 'value';
        return null;
      case 'value':
        if (byte === LIST && (this.#wanted(this.#key)?.records ?? null) !== null) {
          this.#records = 0;
          this.#mayEnd = true;
          this.#place = 'inList';
          return { kind: 'list', key: this.#key };
        }
        this.#begin();
        return null;
      case 'inList':
        if (byte === LIST_END && this.#mayEnd) return this.#listOver();
        this.#begin();
        return null;
      case 'afterRecord':
        if (byte === LIST_END) return this.#listOver();
        if (byte !== COMMA) break;
        this.#mayEnd = false;
        this.#place = 'inList';
        return null;
      case 'afterValue':
        if (byte === CLOSE) {
          this.#place = 'after';
          return null;
        }
        if (byte !== COMMA) break;
        this.#mayEnd = false;
        this.#place = 'key';
        return null;
      case 'raw':
      case 'after':
        break;
    }
    throw new Unreadable(`an unexpected sign ${byte}`);
  }

  #begin(): void {
    this.#place = 'raw';
    this.#starts = true;
    this.#depth = 0;
    this.#values = 0;
    this.#size = 0;
  }

  #listOver(): null {
    this.#records = null;
    this.#place = 'afterValue';
    return null;
  }

  /** Where a value ends: at the sign that ends what it stands in, or, of a key, behind its quotation mark. */
  #endOf(bytes: Uint8Array, from: number): { readonly at: number; readonly ended: boolean } {
    for (let at = from; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      if (this.#inText) {
        if (this.#escaped) this.#escaped = false;
        else if (byte === ESCAPE) this.#escaped = true;
        else if (byte === QUOTE) {
          this.#inText = false;
          if (this.#isKey) return { at: at + 1, ended: true };
        }
        continue;
      }
      if (byte === QUOTE) this.#inText = true;
      else if (byte === OPEN || byte === LIST) {
        this.#count();
        this.#depth += 1;
        if (this.#depth > FILE_LIMITS.depth.most) throw new TooMuch(FILE_LIMITS.depth);
      } else if (byte === CLOSE || byte === LIST_END) {
        if (this.#depth === 0) return { at, ended: true };
        this.#depth -= 1;
      } else if (byte === COMMA) {
        if (this.#depth === 0) return { at, ended: true };
        this.#count();
      }
    }
    return { at: bytes.length, ended: false };
  }

  #count(): void {
    this.#values += 1;
    if (this.#values > FILE_LIMITS.values.most) throw new TooMuch(FILE_LIMITS.values);
  }

  #hold(bytes: Uint8Array): void {
    const limits = this.#isKey ? null : this.#wanted(this.#key);
    this.#size += bytes.length;
    if (this.#isKey && this.#size > LONGEST_KEY) throw new Unreadable('an unfinished key');
    if (limits !== null && this.#size > limits.bytes.most) throw new TooMuch(limits.bytes);
    if (this.#isKey || limits !== null) this.#held.push(bytes);
  }

  *#taken(): Generator<Cut> {
    const bytes = Buffer.concat(this.#held);
    this.#held = [];
    if (this.#isKey) {
      this.#isKey = false;
      this.#key = String(parsed(bytes));
      if (this.#keys.has(this.#key)) throw new Unreadable('a key twice');
      this.#keys.add(this.#key);
      this.#place = 'colon';
      return;
    }
    const limits = this.#wanted(this.#key);
    if (this.#records === null) {
      this.#place = 'afterValue';
      if (limits !== null) yield { kind: 'value', key: this.#key, bytes };
      return;
    }
    this.#place = 'afterRecord';
    const at = this.#records;
    this.#records += 1;
    const most = limits?.records ?? null;
    if (most !== null && this.#records > most.most) throw new TooMuch(most);
    yield { kind: 'record', key: this.#key, at, bytes };
  }
}

const LONGEST_KEY = 100;

/** Bytes as JSON. Throws `Unreadable`. */
export function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Unreadable('not JSON');
  }
}
