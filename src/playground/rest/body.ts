import type { IncomingMessage } from 'node:http';
import type { Upload } from '../world/files.ts';
import { refusal } from './errors.ts';
import { partsOf } from './multipart.ts';

export interface Body {
  readonly json: unknown;
  readonly files: readonly Upload[];
}

/** Discord takes 10 files of 10 MiB; a little more for what is around them. */
const formLimit = 101 * 1024 * 1024;
const jsonLimit = 8 * 1024 * 1024;

export const noBody: Body = { json: undefined, files: [] };

/** A body of JSON that is here already. Throws 413 or 50109. */
export function jsonBody(text: string): Body {
  if (Buffer.byteLength(text) > jsonLimit) throw refusal('tooLarge');
  return text === '' ? noBody : { json: parse(text), files: [] };
}

/** Reads a request's body: JSON, or a form with `payload_json` and files. Throws 413 or 50109. */
export async function readBody(request: IncomingMessage): Promise<Body> {
  const type = request.headers['content-type'] ?? '';
  const isForm = type.startsWith('multipart/form-data');
  const limit = isForm ? formLimit : jsonLimit;
  if (Number(request.headers['content-length'] ?? 0) > limit) throw refusal('tooLarge');
  const raw = await wholeOf(request, limit);
  if (raw.length === 0) return noBody;
  if (isForm) return readForm(raw, type);
  return { json: parse(raw.toString('utf8')), files: [] };
}

/** All that comes. Where its length is known, each part goes to its place as it comes: the bot waits in the same process. */
async function wholeOf(request: IncomingMessage, limit: number): Promise<Buffer> {
  const length = Number(request.headers['content-length'] ?? 0);
  const whole = Buffer.allocUnsafe(length);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes: Buffer = chunk;
    if (size + bytes.length > limit) throw refusal('tooLarge');
    if (length > 0) bytes.copy(whole, size);
    else chunks.push(bytes);
    size += bytes.length;
  }
  return length > 0 ? whole.subarray(0, size) : Buffer.concat(chunks);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusal('invalidJson');
  }
}

function readForm(raw: Buffer, type: string): Body {
  const parts = partsOf(raw, type);
  if (parts === null) throw refusal('invalidJson');
  let json: unknown;
  const files: Upload[] = [];
  for (const part of parts)
    if ('bytes' in part) files.push(part);
    else if (part.field === 'payload_json') json = parse(part.text);
  return { json, files };
}
