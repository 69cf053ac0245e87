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
