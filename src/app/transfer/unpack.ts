import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { FILE_LIMITS, type ListName, MOST_BYTES, MOST_RECORDS } from './limits.ts';
import { TooMuch } from '../tooMuch.ts';
import { type Cut, Splitter, Unreadable } from './split.ts';

const CHUNK = 64 * 1024;

/** What of a campaign's file is looked at, and how much of it there may be. */
const wanted = (key: string) => {
  if (isList(key)) return { bytes: MOST_BYTES[key], records: MOST_RECORDS[key] };
  return ['format', 'version', 'system', 'revision', 'campaign'].includes(key)
    ? { bytes: MOST_BYTES.campaign, records: null }
    : null;
};

export const isList = (key: string): key is ListName => Object.hasOwn(MOST_RECORDS, key);

/** The text of a campaign's file, cut into records as it comes: of one that is read, and of one that is written. Throws `Unreadable` and `TooMuch`. */
export class FileCutter {
  readonly #splitter = new Splitter(wanted);
  #size = 0;

  /** The next bytes of the file. */
  *push(chunk: Uint8Array): Generator<Cut> {
    this.#size += chunk.length;
    if (this.#size > FILE_LIMITS.bytes.most) throw new TooMuch(FILE_LIMITS.bytes);
    yield* this.#splitter.push(chunk);
  }

  /** The file is over. */
  end(): void {
    this.#splitter.end();
  }
}

/** A file, packed or not, in records. Holds none of it but the record that is read. Throws `Unreadable` and `TooMuch`. */
export async function* cutsOf(data: Uint8Array): AsyncGenerator<Cut> {
  const cutter = new FileCutter();
  for await (const chunk of chunksOf(data)) yield* cutter.push(chunk);
  cutter.end();
}

async function* chunksOf(data: Uint8Array): AsyncGenerator<Uint8Array> {
  const isPacked = data[0] === 0x1f && data[1] === 0x8b;
  if (!isPacked) return yield* inChunks(data);
  try {
    yield* Readable.from([data]).pipe(createGunzip({ chunkSize: CHUNK }));
  } catch (error) {
    throw error instanceof TooMuch ? error : new Unreadable(String(error));
  }
}

/** Bytes in pieces that are soon looked at. */
export function* inChunks(data: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < data.length; at += CHUNK) yield data.subarray(at, at + CHUNK);
}
