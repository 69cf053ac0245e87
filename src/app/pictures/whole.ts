// Whether a picture can be read to its end by what draws it: a header alone says nothing.
import { Readable } from 'node:stream';
import { crc32, createInflate } from 'node:zlib';
import { type Image, startsFrame } from './image.ts';
import { PICTURE_LIMITS } from './limits.ts';
import { gifFrames, webpFrames } from './moving.ts';
import { nextMarker } from './parts.ts';

/** Whether all of a picture is there and holds together, so that it is not drawn as nothing. */
export async function isWhole(bytes: Uint8Array, image: Image): Promise<boolean> {
  switch (image.type) {
    case 'image/png':
      return pngIsWhole(bytes, image);
    case 'image/jpeg':
      return jpegIsWhole(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    case 'image/webp':
      return webpFrames(bytes, image, PICTURE_LIMITS.parts.most).whole;
    case 'image/gif':
      return gifFrames(bytes, image, PICTURE_LIMITS.parts.most).whole;
  }
}

const SIGNATURE = 8;
const DEPTHS: {
  readonly [colour: number]: { readonly channels: number; readonly depths: readonly number[] };
} = {
  0: { channels: 1, depths: [1, 2, 4, 8, 16] },
  2: { channels: 3, depths: [8, 16] },
  3: { channels: 1, depths: [1, 2, 4, 8] },
  4: { channels: 2, depths: [8, 16] },
  6: { channels: 4, depths: [8, 16] },
};

/** Every chunk with its sum, and just as many bytes of pixels as its size needs. */
async function pngIsWhole(bytes: Uint8Array, { width, height }: Image): Promise<boolean> {
  const chunks = [...chunksOf(bytes)];
  const [head, ...rest] = chunks;
  if (head?.type !== 'IHDR' || head.data.length !== 13 || chunks.at(-1)?.type !== 'IEND') return false;
  if (rest.some(({ type }) => type === 'IHDR')) return false;
  const [depth = 0, colour = 0, compression, filter, interlace = 2] = head.data.subarray(8);
  const kind = DEPTHS[colour];
  if (kind === undefined || !kind.depths.includes(depth)) return false;
  if (compression !== 0 || filter !== 0 || interlace > 1) return false;
  if (colour === 3 && !rest.some(({ type }) => type === 'PLTE')) return false;
  const line = (points: number) => (points === 0 ? 0 : 1 + Math.ceil((points * kind.channels * depth) / 8));
  const needed = passes(width, height, interlace === 1).reduce(
    (sum, [columns, rows]) => sum + line(columns) * rows,
    0,
  );
  return unpacksTo(
    rest.flatMap(({ type, data }) => (type === 'IDAT' ? [data] : [])),
    needed,
  );
}

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
}

/** The chunks of a PNG up to its last; none any more where one breaks off or has another sum than it says. */
function* chunksOf(bytes: Uint8Array): Generator<Chunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = SIGNATURE;
  while (at + 12 <= bytes.length) {
    const end = at + 8 + view.getUint32(at);
    if (end + 4 > bytes.length || crc32(bytes.subarray(at + 4, end)) !== view.getUint32(end)) return;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    yield { type, data: bytes.subarray(at + 8, end) };
    if (type === 'IEND') return;
    at = end + 4;
  }
}

/** The sizes of the seven pictures that make an interlaced one: x and y where each begins, and its steps. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

const passes = (
  width: number,
  height: number,
  interlaced: boolean,
): readonly (readonly [number, number])[] =>
  interlaced
    ? ADAM7.map(([x, y, dx, dy]) => [
        Math.max(0, Math.ceil((width - x) / dx)),
        Math.max(0, Math.ceil((height - y) / dy)),
      ])
    : [[width, height]];

/** Whether packed pieces hold just so many bytes: what draws would unpack all. What they hold is not kept, and nothing far beyond is unpacked. */
async function unpacksTo(pieces: readonly Uint8Array[], needed: number): Promise<boolean> {
  let length = 0;
  try {
    const packed = Readable.from([Buffer.concat(pieces)]);
    for await (const piece of packed.pipe(createInflate({ chunkSize: 256 * 1024 }))) {
      length += piece.length;
      if (length > needed) return false;
    }
  } catch {
    return false;
  }
  return length === needed;
}

/** Walks from marker to marker, over what is packed between them, to the last. A second frame would be another size. */
function jpegIsWhole(bytes: Buffer): boolean {
  let at = 2;
  let frames = 0;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return false;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return frames === 1;
    if (startsFrame(marker)) frames += 1;
    if (frames > 1 || at + 4 > bytes.length) return false;
    const length = bytes.readUInt16BE(at + 2);
    at += 2 + length;
    if (marker === 0xda) at = nextMarker(bytes, at);
    else if (length < 2) return false;
  }
  return false;
}
