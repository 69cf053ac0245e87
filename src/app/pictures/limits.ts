import type { Limit } from '../../engine/limit.ts';

const MB = 1024 * 1024;

/**
 * What a picture may have. Under a map it is drawn, in 100 MB at most: a PNG takes 7 bytes a pixel on the way, a progressive JPEG 18
 * (measured: docs/decisions/0024-pictures.md).
 */
export const PICTURE_LIMITS = {
  png: { most: 10_000_000, of: 'pixels in all', in: 'a PNG under a map', instead: 'Scale it down.' },
  jpeg: {
    most: 5_000_000,
    of: 'pixels in all',
    in: 'a JPEG under a map',
    instead: 'Scale it down, or send it as a PNG.',
  },
  map: { most: 4 * MB, unit: 'bytes', in: 'a picture under a map', instead: 'Scale it down.' },
  portrait: { most: MB, unit: 'bytes', in: 'a portrait', instead: 'Scale it down.' },
  moving: {
    most: 100_000_000,
    of: 'pixels in all its frames',
    in: 'a picture that moves',
    instead: "Scale it down, or send a picture that doesn't move.",
  },
  parts: {
    most: 5000,
    of: 'parts',
    in: 'the file of a picture',
    instead: 'Save it again with another program.',
  },
  scans: {
    most: 64,
    of: 'scans',
    in: 'a JPEG',
    instead: 'Save it again as a plain JPEG, or as a PNG.',
  },
  tiles: { most: 1000, of: 'tiles to a side', in: 'a picture under a map', instead: 'Use a smaller one.' },
} as const satisfies Record<string, Limit>;

/** The sides that a portrait may have, in pixels: smaller is no picture any more, larger is only slower. */
export const PORTRAIT_SIDES = { least: 16, most: 4096 };
