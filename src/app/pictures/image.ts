// What a picture is, by its own bytes: nobody's word for it is taken.

export interface Image {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';
  readonly width: number; // in points
  readonly height: number;
}

/** The kind and size of a PNG, JPEG, WebP or GIF; null for anything else, and for one without a size. */
export function readImage(bytes: Uint8Array): Image | null {
  const image = png(bytes) ?? jpeg(bytes) ?? webp(bytes) ?? gif(bytes);
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
export const startsFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

const CHUNK = 20; // where the data of the first chunk begins

function webp(bytes: Uint8Array): Image | null {
  if (bytes.length < 30 || !begins(bytes, 0, RIFF) || !begins(bytes, 8, WEBP)) return null;
  const size = sizeOfWebp(String.fromCharCode(...bytes.subarray(12, 16)), bytes.subarray(CHUNK));
  return size === null ? null : { type: 'image/webp', ...size };
}

/** Three kinds of chunk have a size, each in a way of its own: extended, lossless, lossy. Null for any other. */
export function sizeOfWebp(type: string, data: Uint8Array): Pick<Image, 'width' | 'height'> | null {
  if (data.length < 10) return null;
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  switch (type) {
    case 'VP8X':
      return {
        width: (view.getUint32(3, true) >>> 8) + 1,
        height: (view.getUint32(6, true) >>> 8) + 1,
      };
    case 'VP8L': {
      const packed = view.getUint32(1, true);
      const size = { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
      return data[0] === 0x2f ? size : null;
    }
    case 'VP8 ':
      return begins(data, 3, [0x9d, 0x01, 0x2a])
        ? { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff }
        : null;
    default:
      return null;
  }
}

const GIF = [0x47, 0x49, 0x46, 0x38];

function gif(bytes: Uint8Array): Image | null {
  if (bytes.length < 10 || !begins(bytes, 0, GIF)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { type: 'image/gif', width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

const begins = (bytes: Uint8Array, at: number, sign: readonly number[]): boolean =>
  sign.every((byte, n) => bytes[at + n] === byte);
