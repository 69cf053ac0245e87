// Of how many parts a picture's file is made. Each is read, and a scan of a JPEG goes over all of its pixels.
import type { Image } from './image.ts';
import { gifFrames, webpFrames } from './moving.ts';

/** How many parts there are, and how many of them are scans of a JPEG. */
export interface Parts {
  readonly parts: number;
  readonly scans: number;
  /** What is drawn to show a picture that moves once. */
  readonly pixels: number;
}

/** Counts the parts of a picture, no farther than one beyond `most`. What breaks off ends there. */
export function partsOf(bytes: Uint8Array, image: Image, most: number): Parts {
  switch (image.type) {
    case 'image/png':
      return pngParts(bytes, most);
    case 'image/jpeg':
      return jpegParts(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), most);
    case 'image/webp':
      return { ...webpFrames(bytes, image, most), scans: 0 };
    case 'image/gif':
      return { ...gifFrames(bytes, image, most), scans: 0 };
  }
}

const SIGNATURE = 8;

/** The chunk that begins each frame of a PNG that moves. */
const FRAME = 0x66_63_54_4c; // fcTL

function pngParts(bytes: Uint8Array, most: number): Parts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let [parts, pixels] = [0, 0];
  for (let at = SIGNATURE; at + 12 <= bytes.length && parts <= most; parts++) {
    if (view.getUint32(at + 4) === FRAME && at + 20 <= bytes.length)
      pixels += view.getUint32(at + 12) * view.getUint32(at + 16);
    at += 12 + view.getUint32(at);
  }
  return { parts, scans: 0, pixels };
}

const SCAN = 0xda;
const END = 0xd9;

function jpegParts(bytes: Buffer, most: number): Parts {
  let [parts, scans, at] = [0, 0, 2];
  while (at + 4 <= bytes.length && parts <= most) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || marker === END) break;
    if (marker === 0xff) {
      at += 1; // a marker may be padded
      continue;
    }
    parts += 1;
    at += 2 + bytes.readUInt16BE(at + 2);
    if (marker !== SCAN) continue;
    scans += 1;
    at = nextMarker(bytes, at);
  }
  return { parts, scans, pixels: 0 };
}

/** Where the next marker stands that ends packed pixels. */
export function nextMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}
