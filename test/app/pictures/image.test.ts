import { describe, expect, test } from 'vitest';
import { readImage } from '../../../src/app/pictures/image.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
const sized = (width: number, height: number) => [
  0,
  0,
  width >> 8,
  width & 255,
  0,
  0,
  height >> 8,
  height & 255,
];

/** A JPEG's beginning: a table, then a frame of some kind. */
const jpeg = (marker: number, before: readonly number[] = []) => [
  ...[0xff, 0xd8, ...before, 0xff, 0xe0, 0, 4, 1, 2],
  ...[0xff, marker, 0, 11, 8, 0x01, 0x2c, 0x02, 0x58, 1, 1, 17, 0],
];

describe('what a picture is, by its own bytes', () => {
  test('a PNG of its size', () => {
    expect(readImage(Uint8Array.from([...PNG, ...sized(600, 400)]))).toEqual({
      type: 'image/png',
      width: 600,
      height: 400,
    });
  });

  test.for([0xc0, 0xc1, 0xc2])('a JPEG of its size, with a frame of kind %i', (marker) => {
    expect(readImage(Uint8Array.from(jpeg(marker)))).toEqual({ type: 'image/jpeg', width: 600, height: 300 });
  });

  test('a JPEG whose markers are padded', () => {
    expect(readImage(Uint8Array.from(jpeg(0xc0, [0xff])))?.width).toBe(600);
  });

  const ascii = (text: string) => [...text].map((char) => char.charCodeAt(0));
  const webp = (chunk: string, data: readonly number[]) => [
    ...[...ascii('RIFF'), 0, 0, 0, 0, ...ascii('WEBP'), ...ascii(chunk), 0, 0, 0, 0],
    ...[...data, ...Array<number>(12).fill(0)],
  ];

  test.for([
    ['extended', webp('VP8X', [0, 0, 0, 0, 0x57, 0x02, 0, 0x8f, 0x01, 0])],
    ['lossless', webp('VP8L', [0x2f, 0x57, 0xc2, 0x63, 0])],
    ['lossy', webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0x58, 0x02, 0x90, 0x01])],
  ] as const)('a WebP of its size: %s', ([, bytes]) => {
    expect(readImage(Uint8Array.from(bytes))).toEqual({ type: 'image/webp', width: 600, height: 400 });
  });

  test('a GIF of its size', () => {
    expect(readImage(Uint8Array.from([...ascii('GIF89a'), 0x58, 0x02, 0x90, 0x01]))).toEqual({
      type: 'image/gif',
      width: 600,
      height: 400,
    });
  });

  test.for([
    ['a WebP of a kind there is not', webp('VP9 ', [])],
    ['a WebP that is lossless in name only', webp('VP8L', [0, 0x57, 0xc2, 0x63, 0])],
    ['a GIF that breaks off', ascii('GIF89a')],
    ['words', [...new TextEncoder().encode('a picture of a cave, in words')]],
    ['a PNG that breaks off', PNG],
    ['a PNG of no size', [...PNG, ...sized(0, 400)]],
    ['a JPEG without a frame', jpeg(0xc4)],
    ['a JPEG that breaks off', [0xff, 0xd8, 0xff]],
    ['nothing', []],
  ] as const)('nothing for %s', ([, bytes]) => {
    expect(readImage(Uint8Array.from(bytes))).toBeNull();
  });
});
