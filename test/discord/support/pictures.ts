import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A chunk of a PNG. */
export function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length);
  bytes.write(type, 4, 'latin1');
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
  return bytes;
}

/** How a PNG is made; `says` is the size in its head, where it is another than it has. */
interface Made {
  readonly mark?: number; // makes it another picture
  readonly interlace?: number;
  readonly says?: { readonly width: number; readonly height: number };
}

/** A black PNG of some size. */
export function png(width = 64, height = 64, { mark = 0, interlace = 0, says }: Made = {}): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(says?.width ?? width);
  head.writeUInt32BE(says?.height ?? height, 4);
  head.set([1, 0, 0, 0, interlace], 8);
  return Buffer.concat([
    Buffer.from(SIGNATURE),
    chunk('IHDR', head),
    chunk('tEXt', Buffer.from(`Mark\0${mark}`)),
    chunk('IDAT', deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The same as a file for the map. */
export const wholePng = (
  width: number,
  height: number,
): { readonly name: string; readonly data: Uint8Array } => ({ name: 'cave.png', data: png(width, height) });

const segment = (marker: number, ...data: readonly number[]): readonly number[] => [
  0xff,
  marker,
  (data.length + 2) >> 8,
  (data.length + 2) & 255,
  ...data,
];

/** A grey JPEG of some size: plain (0xc0) or progressive (0xc2). */
export function jpeg(width: number, height: number, frame: 0xc0 | 0xc2 = 0xc0): Uint8Array {
  const each = (more: readonly number[]) => [1, 2, 3].flatMap((part) => [part, ...more]);
  const bitsOfBlock = frame === 0xc0 ? 2 : 1;
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8) * 3;
  return Buffer.concat([
    Buffer.from([
      0xff,
      0xd8,
      ...segment(0xdb, 0, ...Array<number>(64).fill(1)),
      ...segment(frame, 8, height >> 8, height & 255, width >> 8, width & 255, 3, ...each([0x11, 0])),
      ...[0x00, 0x10].flatMap((table) => segment(0xc4, table, 1, ...Array<number>(16).fill(0))),
      ...segment(0xda, 3, ...each([0]), 0, frame === 0xc0 ? 63 : 0, 0),
    ]),
    Buffer.alloc(Math.ceil((blocks * bitsOfBlock) / 8)),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** A frame of a GIF or a WebP: where it lies, and how large it is. */
interface Frame {
  readonly left?: number;
  readonly top?: number;
  readonly width: number;
  readonly height: number;
}

const two = (number: number): readonly number[] => [number & 255, (number >> 8) & 255];
const three = (number: number): readonly number[] => [...two(number), (number >> 16) & 255];
const four = (number: number): readonly number[] => [...two(number), ...two(number >>> 16)];

/** A GIF of these frames, or of one as large as it is. */
export function gif(
  width: number,
  height: number,
  frames: readonly Frame[] = [{ width, height }],
): Uint8Array {
  const head = [...Buffer.from('GIF89a', 'latin1'), ...two(width), ...two(height), 0, 0, 0];
  const one = (frame: Frame) => [
    0x2c,
    ...[frame.left ?? 0, frame.top ?? 0, frame.width, frame.height].flatMap(two),
    ...[0, 2, 1, 0, 0],
  ];
  return Buffer.concat([
    Buffer.from(head),
    ...frames.map((frame) => Buffer.from(one(frame))),
    Buffer.from([0x3b]),
  ]);
}

const riff = (type: string, data: Uint8Array): Uint8Array =>
  Buffer.concat([
    Buffer.from(type, 'latin1'),
    Buffer.from(four(data.length)),
    data,
    new Uint8Array(data.length & 1),
  ]);

/** The packed pixels of a WebP, as far as they say their size: nothing of ours unpacks them. */
const lossless = ({ width, height }: Frame): Uint8Array =>
  riff(
    'VP8L',
    Buffer.from([0x2f, ...four((width - 1) | ((height - 1) << 14)), ...Array<number>(15).fill(0)]),
  );

const webpOf = (...chunks: readonly Uint8Array[]): Uint8Array =>
  riff('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), ...chunks]));

/** A WebP that does not move. */
export const webp = (width: number, height: number): Uint8Array => webpOf(lossless({ width, height }));

/** A WebP that moves; `packed` is the size that its frames' pixels have, where that is another. */
export function movingWebp(
  width: number,
  height: number,
  frames: readonly Frame[],
  packed?: Frame,
): Uint8Array {
  const extended = riff('VP8X', Buffer.from([2, 0, 0, 0, ...three(width - 1), ...three(height - 1)]));
  const one = (frame: Frame) => {
    const place = [(frame.left ?? 0) / 2, (frame.top ?? 0) / 2, frame.width - 1, frame.height - 1];
    const head = Buffer.from([...place.flatMap(three), 100, 0, 0, 0]);
    return riff('ANMF', Buffer.concat([head, lossless(packed ?? frame)]));
  };
  return webpOf(extended, riff('ANIM', new Uint8Array(6)), ...frames.map(one));
}
