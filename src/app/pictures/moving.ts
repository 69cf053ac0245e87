// GIF and WebP are made of frames, each with a size of its own: the head of the file says nothing of how many, or how large they are.
import { type Image, sizeOfWebp } from './image.ts';

/** What a picture that may move is made of. */
export interface Frames {
  readonly parts: number;
  /** Of all frames together: so much is drawn to show it once. */
  readonly pixels: number;
  /** All of it is there, and every frame lies within the picture. */
  readonly whole: boolean;
}

/** What a GIF is made of, as far as the first part beyond `most`. */
export function gifFrames(bytes: Uint8Array, { width, height }: Image, most: number): Frames {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const table = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + table(bytes[10] ?? 0);
  let [parts, pixels] = [0, 0];
  const broken = (): Frames => ({ parts, pixels, whole: false });
  for (; at < bytes.length && parts <= most; parts++) {
    const kind = bytes[at];
    if (kind === 0x3b) return { parts, pixels, whole: true };
    if (kind === 0x21) at += 2;
    else if (kind === 0x2c && at + 10 <= bytes.length) {
      const [left, top] = [view.getUint16(at + 1, true), view.getUint16(at + 3, true)];
      const [columns, rows] = [view.getUint16(at + 5, true), view.getUint16(at + 7, true)];
      if (left + columns > width || top + rows > height) return broken();
      pixels += columns * rows;
      at += 11 + table(bytes[at + 9] ?? 0);
    } else return broken();
    for (let length = bytes[at] ?? 0; length > 0 && at < bytes.length; length = bytes[at] ?? 0)
      at += 1 + length;
    at += 1;
  }
  return broken();
}

/** What a WebP is made of, as far as the first part beyond `most`. */
export function webpFrames(bytes: Uint8Array, { width, height }: Image, most: number): Frames {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = 8 + view.getUint32(4, true);
  let [parts, pixels, whole] = [0, 0, end <= bytes.length];
  const drawn = (type: string, data: Uint8Array, columns: number, rows: number) => {
    if (type !== 'VP8 ' && type !== 'VP8L') return;
    const size = sizeOfWebp(type, data);
    whole &&= size?.width === columns && size.height === rows;
    pixels += columns * rows;
  };
  for (const { type, data } of chunksOf(bytes.subarray(0, end), 12)) {
    parts += 1;
    if (parts > most) break;
    whole &&= data !== null;
    if (data === null) break;
    drawn(type, data, width, height);
    if (type !== 'ANMF') continue;
    const frame = frameOf(data);
    whole &&= frame !== null && frame.left + frame.columns <= width && frame.top + frame.rows <= height;
    if (frame === null) break;
    for (const inner of chunksOf(data, FRAME_HEAD)) {
      parts += 1;
      if (parts > most) break;
      if (inner.data !== null) drawn(inner.type, inner.data, frame.columns, frame.rows);
    }
  }
  return { parts, pixels, whole: whole && pixels > 0 };
}

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array | null; // none: it breaks off
}

function* chunksOf(bytes: Uint8Array, from: number): Generator<Chunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = from; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at + 4, true);
    const type = String.fromCharCode(...bytes.subarray(at, at + 4));
    const isThere = at + 8 + length <= bytes.length;
    yield { type, data: isThere ? bytes.subarray(at + 8, at + 8 + length) : null };
    at += 8 + length + (length & 1);
  }
}

const FRAME_HEAD = 16;

/** Where a frame lies, as its head says it: six numbers of three bytes, the first two halved. */
function frameOf(data: Uint8Array) {
  if (data.length < FRAME_HEAD) return null;
  const [left = 0, top = 0, columns = 0, rows = 0] = [0, 3, 6, 9].map(
    (at) => (data[at] ?? 0) | ((data[at + 1] ?? 0) << 8) | ((data[at + 2] ?? 0) << 16),
  );
  return { left: 2 * left, top: 2 * top, columns: columns + 1, rows: rows + 1 };
}
