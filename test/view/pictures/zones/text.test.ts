import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawable, measured, wrapped } from '../../../../src/view/pictures/zones/text.ts';

describe('words in a box', () => {
  test('stay on one line where they fit', () => {
    expect(wrapped('Old Shrine', 30, 200, 2)).toEqual(['Old Shrine']);
  });

  test('go on in a second line, at a space', () => {
    expect(wrapped('Raider Archer 1', 30, 200, 2)).toEqual(['Raider Archer', '1']);
  });

  test('end in … where they do not fit', () => {
    const [, last = ''] = wrapped('Throne Room of the Ashen King and his court', 30, 200, 2);
    expect([last.endsWith('…'), measured(last, 30) <= 200]).toEqual([true, true]);
  });

  test('are broken where one of them is too long for a line', () => {
    expect(wrapped('Donaudampfschifffahrt', 30, 200, 3)[0]).toMatch(/^Donau\w*-$/u);
  });

  test('are broken at a hyphen of their own', () => {
    expect(wrapped('Aurelia-Maximiliana', 30, 200, 3)).toEqual(['Aurelia-', 'Maximiliana']);
  });
});

describe('a name in the picture', () => {
  test('stays as it is in the letters of the font', () => {
    expect(drawable('Éowyn of Łódź, the 2nd')).toBe('Éowyn of Łódź, the 2nd');
  });

  test('loses signs on letters that the font lacks', () => {
    expect(drawable('Erdős')).toBe('Erdös'.replace('ö', 'o'));
  });

  test('loses pictures beside its letters', () => {
    expect(drawable('Raider 🔥 2')).toBe('Raider 2');
  });

  test('is none where a letter would be lost', () => {
    expect(['Жанна', '田中', 'Đorđe', '🔥'].map(drawable)).toEqual([null, null, null, null]);
  });
});

/** The signs that a font file has, from its table 'cmap' (format 4). */
function signsOf(file: string): ReadonlySet<number> {
  const font = readFileSync(new URL(`../../../../assets/fonts/${file}`, import.meta.url));
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, n) => 12 + n * 16);
  const at = tables.find((entry) => font.toString('latin1', entry, entry + 4) === 'cmap');
  const cmap = font.readUInt32BE((at ?? 0) + 8);
  const table = cmap + font.readUInt32BE(cmap + 8);
  const segments = font.readUInt16BE(table + 6) / 2;
  const spans = Array.from({ length: segments }, (_, n) => ({
    last: font.readUInt16BE(table + 14 + n * 2),
    first: font.readUInt16BE(table + 16 + segments * 2 + n * 2),
  }));
  return new Set(
    spans.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, n) => first + n)),
  );
}

test.for(['Lato-Regular.ttf', 'Lato-Bold.ttf'])('%s has every letter that names are drawn with', (file) => {
  const signs = signsOf(file);
  const letters = Array.from({ length: 0x3000 }, (_, n) => String.fromCodePoint(n));
  const drawn = letters.filter((letter) => letter.trim() !== '' && drawable(letter) === letter);
  expect(drawn.filter((letter) => !signs.has(letter.codePointAt(0) ?? 0))).toEqual([]);
});
