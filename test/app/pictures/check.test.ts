import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { checkMapPicture, checkPlace, checkPortrait } from '../../../src/app/pictures/check.ts';
import { PICTURE_LIMITS } from '../../../src/app/pictures/limits.ts';
import type { Result } from '../../../src/app/result.ts';
import { chunk, gif, jpeg, movingWebp, png, webp } from '../../discord/support/pictures.ts';

/** What came of a check: the code of the refusal, and whose limit it is. */
const outcome = (result: Result<unknown>): string =>
  result.ok
    ? 'fine'
    : [result.refusal.code, result.refusal.params.in].filter((one) => one !== undefined).join(': ');

const text = (words: string) => new TextEncoder().encode(words);
const SVG = text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');

/** A picture with a byte changed, counted from its end. */
function damaged(bytes: Uint8Array, fromEnd: number): Uint8Array {
  const copy = Uint8Array.from(bytes);
  copy[copy.length - fromEnd] = (copy[copy.length - fromEnd] ?? 0) ^ 1;
  return copy;
}

/** A PNG with the chunks of another put in before its end. */
const withMore = (bytes: Uint8Array, more: Uint8Array): Uint8Array =>
  Buffer.concat([bytes.subarray(0, -12), more, bytes.subarray(-12)]);

const many = (count: number, one: Uint8Array): Uint8Array =>
  Buffer.concat(Array<Uint8Array>(count).fill(one));

/** A PNG with a chunk that unpacks to 500 MB, right behind its head. */
function bombed(type: string, head = ''): Uint8Array {
  const [bytes, more] = [png(9, 9), chunk(type, Buffer.concat([text(head), bomb()]))];
  return Buffer.concat([bytes.subarray(0, 33), more, bytes.subarray(33)]);
}

/** 500 MB of nothing, packed. */
function bomb(): Uint8Array {
  packed ??= deflateSync(Buffer.alloc(500 * 1024 * 1024), { level: 9 });
  return packed;
}
let packed: Uint8Array | null = null;

/** A part of a JPEG that says nothing, as long as may be. */
const segment = (marker: number, length: number): Uint8Array =>
  Buffer.concat([Uint8Array.of(0xff, marker, length >> 8, length & 255), new Uint8Array(length - 2)]);
const exif = segment(0xe1, 0xffff);

/** A JPEG with something put in before all else. */
const withFirst = (bytes: Uint8Array, more: Uint8Array): Uint8Array =>
  Buffer.concat([bytes.subarray(0, 2), more, bytes.subarray(2)]);

/** A progressive JPEG that goes over its pixels so many times more. */
const scanned = (times: number): Uint8Array => {
  const bytes = jpeg(16, 16, 0xc2);
  const scan = Uint8Array.of(0xff, 0xda, 0, 8, 1, 1, 0, 1, 63, 0, 0);
  return Buffer.concat([bytes.subarray(0, -2), many(times, scan), bytes.subarray(-2)]);
};

describe('a picture under a map', () => {
  test.for([
    ['a PNG', png(600, 400), 'fine'],
    ['a PNG that comes line by line, then between', png(601, 401, { interlace: 0 }), 'fine'],
    ['the largest PNG', png(4000, 2500), 'fine'],
    ['a larger one', png(4001, 2500), 'limit: a PNG under a map'],
    [
      'one that says it is 45,000 × 45,000',
      png(9, 9, { says: { width: 45_000, height: 45_000 } }),
      'limit: a PNG under a map',
    ],
    [
      'one that says it is larger than it is',
      png(9, 9, { says: { width: 900, height: 900 } }),
      'pictureBreaksOff',
    ],
    [
      'one that says how it is interlaced in a way there is not',
      png(9, 9, { interlace: 2 }),
      'pictureBreaksOff',
    ],
    ['one that breaks off', png(9, 9).slice(0, -1), 'pictureBreaksOff'],
    [
      'one without pixels',
      Buffer.concat([png(9, 9).subarray(0, 33), chunk('IEND', new Uint8Array())]),
      'pictureBreaksOff',
    ],
    ['one whose pixels are damaged', damaged(png(9, 9), 18), 'pictureBreaksOff'],
    ['one with a second head', withMore(png(9, 9), png(9, 9).subarray(8, 33)), 'pictureBreaksOff'],
    [
      'one with pixels that belong to none of its lines',
      png(9, 9, { says: { width: 9, height: 8 } }),
      'pictureBreaksOff',
    ],
    ['one whose pixels unpack to a thousand times as many', bombed('IDAT'), 'pictureBreaksOff'],
    ['one with a profile of colours that unpacks to 500 MB', bombed('iCCP', 'x\0\0'), 'fine'],
    ['one with a text that does', bombed('zTXt', 'x\0\0'), 'fine'],
    ['one with a text in another alphabet that does', bombed('iTXt', 'x\0\x01\0\0\0'), 'fine'],
    ['one that moves', withMore(png(9, 9), chunk('acTL', new Uint8Array(8))), 'fine'],
    ['one with a ZIP behind it', Buffer.concat([png(9, 9), text('PK\x03\x04')]), 'fine'],
    [
      'one of 300,000 texts',
      withMore(png(9, 9), many(300_000, chunk('tEXt', text('a')))),
      'limit: the file of a picture',
    ],
    [
      'one whose pixels come byte by byte',
      withMore(png(9, 9), many(300_000, chunk('IDAT', text('a')))),
      'limit: the file of a picture',
    ],
    ['a JPEG', jpeg(600, 400), 'fine'],
    ['a JPEG with a long account of its camera', withFirst(jpeg(600, 400), many(50, exif)), 'fine'],
    [
      'a JPEG with a million of them',
      withFirst(jpeg(9, 9), many(700_000, segment(0xe1, 2))),
      'limit: the file of a picture',
    ],
    ['a JPEG that comes scan by scan', scanned(60), 'fine'],
    ['a JPEG that comes in 1,000 scans', scanned(1000), 'limit: a JPEG'],
    ['the largest JPEG', jpeg(2500, 2000, 0xc2), 'fine'],
    ['a larger one', jpeg(2501, 2000), 'limit: a JPEG under a map'],
    ['a JPEG that breaks off', jpeg(600, 400).slice(0, -2), 'pictureBreaksOff'],
    [
      'a JPEG with a second frame',
      Buffer.concat([jpeg(9, 9).subarray(0, -2), jpeg(9999, 9999).subarray(2)]),
      'pictureBreaksOff',
    ],
    ['a JPEG with something behind it', Buffer.concat([jpeg(9, 9), text('thumb')]), 'fine'],
    ['an SVG', SVG, 'notAPicture'],
    ["an SVG in a PNG's clothes", Buffer.concat([png(9, 9).subarray(0, 8), SVG]), 'notAPicture'],
    ['a GIF', text('GIF89a\x09\0\x09\0\0\0\0;'), 'notAPicture'],
    ['what has too many bytes', new Uint8Array(PICTURE_LIMITS.map.most + 1), 'limit: a picture under a map'],
    ['nothing', new Uint8Array(), 'notAPicture'],
  ] as const)('%s', async ([, bytes, expected]) => {
    expect(outcome(await checkMapPicture(bytes))).toBe(expected);
  });
});

test('What is packed in a picture is not unpacked beyond its size', async () => {
  const bytes = bombed('IDAT');
  const { rss } = process.memoryUsage();
  await checkMapPicture(bytes);
  expect((process.memoryUsage.rss() - rss) / 1024 / 1024).toBeLessThan(100);
});

test.for([
  ['texts', () => withMore(png(9, 9), many(300_000, chunk('tEXt', text('a'))))],
  ['pieces of its pixels', () => withMore(png(9, 9), many(300_000, chunk('IDAT', text('a'))))],
  ['parts of a JPEG', () => withFirst(jpeg(9, 9), many(700_000, segment(0xe1, 2)))],
] as const)('A picture of a million %s is refused at once', async ([, made]) => {
  const bytes = made();
  await checkMapPicture(png(9, 9));
  const began = process.cpuUsage();
  await checkMapPicture(bytes);
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(50);
});

const tiny = { width: 1, height: 1 };
const huge = { width: 65_535, height: 65_535 };
const times = <T>(count: number, one: T): readonly T[] => Array<T>(count).fill(one);
/** What begins a frame of a PNG: its number, width and height, and where it lies. */
const frameHead = Buffer.from('00000001000010000000100000000000000000000001000a0000', 'hex');

describe('a portrait', () => {
  test.for([
    ['a PNG', png(64, 64), 'fine'],
    ['a JPEG', jpeg(64, 64), 'fine'],
    ['a GIF', gif(64, 64), 'fine'],
    ['a GIF that moves', gif(64, 64, times(300, { width: 64, height: 64 })), 'fine'],
    ['a GIF that breaks off', text('GIF89a\x40\0\x40\0\0\0\0'), 'pictureBreaksOff'],
    ['a small GIF with a frame of 65,535 × 65,535', gif(64, 64, [huge]), 'pictureBreaksOff'],
    ['a GIF of 170 kB with 10,000 frames', gif(64, 64, times(10_000, tiny)), 'limit: the file of a picture'],
    [
      'a GIF of 1,000 frames of 4,096 × 4,096 in 17 kB',
      gif(4096, 4096, times(1000, { width: 4096, height: 4096 })),
      'limit: a picture that moves',
    ],
    ['a WebP', webp(64, 64), 'fine'],
    ['a WebP that moves', movingWebp(64, 64, times(300, { width: 64, height: 64 })), 'fine'],
    ['a WebP of 16,384 × 16,384 in 40 bytes', webp(16_384, 16_384), 'portraitSize'],
    ['a WebP that breaks off', webp(64, 64).slice(0, -2), 'pictureBreaksOff'],
    ['a WebP without a picture', movingWebp(64, 64, []), 'pictureBreaksOff'],
    [
      'a small WebP with a frame that is larger',
      movingWebp(64, 64, [{ width: 256, height: 256 }]),
      'pictureBreaksOff',
    ],
    [
      'a WebP whose frames unpack to more than they say',
      movingWebp(64, 64, [{ width: 64, height: 64 }], { width: 16_384, height: 16_384 }),
      'pictureBreaksOff',
    ],
    ['a WebP of 10,000 frames', movingWebp(64, 64, times(10_000, tiny)), 'limit: the file of a picture'],
    [
      'a WebP of 1,000 frames of 4,096 × 4,096 in 60 kB',
      movingWebp(4096, 4096, times(1000, { width: 4096, height: 4096 })),
      'limit: a picture that moves',
    ],
    [
      'a PNG that moves through 1,000 frames of 4,096 × 4,096',
      withMore(png(4096, 4096), many(1000, chunk('fcTL', frameHead))),
      'limit: a picture that moves',
    ],
    ['a PNG that is damaged', damaged(png(64, 64), 18), 'pictureBreaksOff'],
    ['what is too small', png(15, 64), 'portraitSize'],
    ['what is too large', png(4097, 64), 'portraitSize'],
    ['an SVG', SVG, 'notAPortrait'],
  ] as const)('%s', async ([, bytes, expected]) => {
    expect(outcome(await checkPortrait(bytes))).toBe(expected);
  });
});

describe('where a picture lies', () => {
  test.for([
    [{ left: -2.5, top: 0, columns: 30, rows: 20.5 }, true],
    [{ left: 0, top: 0, columns: -5, rows: 20 }, false],
    [{ left: 0, top: 0, columns: 1e308, rows: 20 }, false],
    [{ left: 0, top: 0, columns: 20, rows: 0 }, false],
    [{ left: Number.NaN, top: 0, columns: 20, rows: 20 }, false],
    [{ left: 0, top: -1e9, columns: 20, rows: 20 }, false],
  ] as const)('%o: %s', ([place, expected]) => {
    expect(checkPlace(place).ok).toBe(expected);
  });
});
