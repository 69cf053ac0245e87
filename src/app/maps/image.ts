// What a picture is, by its own bytes: nobody's word for it is taken.

export interface Image {
  readonly type: 'image/png' | 'image/jpeg';
  readonly width: number; // in points
  readonly height: number;
}

/** The largest side of a picture that is drawn: more would take more memory than it is worth. */
export const MOST_POINTS = 6000;

/** The kind and size of a PNG or JPEG; null for anything else, and for one without a size. */
export function readImage(bytes: Uint8Array): Image | null {
  const image = png(bytes) ?? jpeg(bytes);
  return image === null || image.width < 1 || image.height < 1 ? null : image;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const IHDR = [0x49, 0x48, 0x44, 0x52];

function png(bytes: Uint8Array): Image | null {
  if (bytes.length < 24 || !begins(bytes, 0, PNG) || !begins(bytes, 12, IHDR)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** Walks from marker to marker until one that starts a frame: it has the size. */
function jpeg(bytes: Uint8Array): Image | null {
  if (!begins(bytes, 0, [0xff, 0xd8, 0xff])) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1; // a marker may be padded
      continue;
    }
    if (startsFrame(marker))
      return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** SOF0 to SOF15, but for those numbers that mean tables. */
const startsFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const begins = (bytes: Uint8Array, at: number, sign: readonly number[]): boolean =>
  sign.every((byte, n) => bytes[at + n] === byte);
