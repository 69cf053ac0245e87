import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LIGHT } from '../../../src/view/pictures/light.ts';
import { COLOURS, HEROES } from '../../../src/view/pictures/look.ts';

/** These look the same on any ground: who stands there, what is written on them, and what lies within another colour. */
const SAME: readonly string[] = [
  ...HEROES,
  COLOURS.foe,
  COLOURS.rim,
  ...['#12141f', '#0e101a', '#e8ebf5'], // a label, and how much somebody can still take
  ...['#ffe9a8', '#12240a', '#c98b4a', '#2b1a0a'], // in a flame, in poison, wood
];

/** Only in bar charts, which no page has. */
const CHARTS: readonly string[] = [COLOURS.bar, COLOURS.marked, COLOURS.hatch, COLOURS.band];

const folder = fileURLToPath(new URL('../../../src/view/pictures/', import.meta.url));
const used = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && file !== 'light.ts')
  .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/#[0-9a-f]{6}\b/gu) ?? []);

/** How bright a colour is to the eye (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
}

const onLight = (colour: string): string => LIGHT[colour] ?? colour;

describe('a picture on a light page', () => {
  test('has a light twin for every colour that is not the same on any ground', () => {
    const known = [...Object.keys(LIGHT), ...SAME, ...CHARTS];
    expect([...new Set(used)].filter((colour) => !known.includes(colour))).toEqual([]);
  });

  test('has no twin for a colour that nothing is drawn in', () => {
    expect(Object.keys(LIGHT).filter((colour) => !used.includes(colour))).toEqual([]);
  });

  const FLOOR = '#2c3150';
  test.for([
    ['words', COLOURS.words, COLOURS.ground],
    ['words on a floor', COLOURS.words, FLOOR],
    ['quiet words', COLOURS.quiet, COLOURS.ground],
    ['quiet words on a floor', COLOURS.quiet, FLOOR],
  ] as const)('has %s that can be read, as on a dark one', ([, colour, ground]) => {
    expect(
      Math.min(contrast(colour, ground), contrast(onLight(colour), onLight(ground))),
    ).toBeGreaterThanOrEqual(4.5);
  });

  test.for([
    ['where somebody can get', '#9be8b4'],
    ['an area', '#b9a2ff'],
    ['who is in sight', COLOURS.line],
    ['the edge of cover', '#efe6cd'],
  ] as const)('has lines for %s that can be seen, as on a dark one', ([, colour]) => {
    expect(
      Math.min(contrast(colour, FLOOR), contrast(onLight(colour), onLight(FLOOR))),
    ).toBeGreaterThanOrEqual(3);
  });
});
