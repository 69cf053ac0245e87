// Small drawings beside words, around a point: shapes first, colours only along with them.
import type { PlaceTag } from '../../../engine/words.ts';
import { COLOURS } from '../look.ts';
import { element } from '../svg.ts';

type Mark = (x: number, y: number) => string;

const stroke = (colour: string) =>
  ({
    fill: 'none',
    stroke: colour,
    'stroke-width': 3,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  }) as const;

const path = (d: string, colour: string) => element('path', { d, ...stroke(colour) });

const rim = { stroke: COLOURS.rim, 'stroke-width': 1.5 } as const;

/** A hero: round, in a colour of their own. */
export const hero =
  (colour: string = COLOURS.bar): Mark =>
  (x, y) =>
    element('circle', { cx: x, cy: y, r: 11, fill: colour, ...rim });

/** A foe: a square on its corner. */
export const foe: Mark = (x, y) =>
  element('path', {
    d: `M${x} ${y - 12}L${x + 12} ${y}L${x} ${y + 12}L${x - 12} ${y}Z`,
    fill: COLOURS.foe,
    ...rim,
  });

/** Who acts now: an arrow head to the name. */
export const acting: Mark = (x, y) =>
  element('path', { d: `M${x - 8} ${y - 11}L${x + 11} ${y}L${x - 8} ${y + 11}Z`, fill: COLOURS.words });

/** Something to use: a handle. */
export const object: Mark = (x, y) =>
  element('g', {}, [
    element('rect', { x: x - 10, y: y - 10, width: 20, height: 20, rx: 4, ...stroke(COLOURS.quiet) }),
    element('circle', { cx: x, cy: y, r: 3, fill: COLOURS.quiet }),
  ]);

/** Those who are within reach of one another, in small. */
export const reach: Mark = (x, y) =>
  element('rect', { x: x - 14, y: y - 11, width: 28, height: 22, rx: 8, ...dashed });

export const dashed = {
  fill: 'none',
  stroke: COLOURS.line,
  'stroke-width': 3,
  'stroke-dasharray': '8 6',
} as const;

const signs: { readonly [Sign in NonNullable<PlaceTag['sign']>]: Mark } = {
  // a shield
  cover: (x, y) =>
    path(
      `M${x - 10} ${y - 10}H${x + 10}V${y}C${x + 10} ${y + 7} ${x + 4} ${y + 10} ${x} ${y + 12}C${x - 4} ${y + 10} ${x - 10} ${y + 7} ${x - 10} ${y}Z`,
      COLOURS.quiet,
    ),
  // stony ground
  rough: (x, y) =>
    path(
      `M${x - 12} ${y + 7}L${x - 6} ${y - 6}L${x} ${y + 7}L${x + 6} ${y - 6}L${x + 12} ${y + 7}`,
      COLOURS.quiet,
    ),
  // a sign of warning
  danger: (x, y) =>
    element('g', {}, [
      path(`M${x} ${y - 11}L${x + 12} ${y + 10}H${x - 12}Z`, COLOURS.line),
      path(`M${x} ${y - 3}V${y + 2}M${x} ${y + 6}V${y + 6.5}`, COLOURS.line),
    ]),
  // mist
  unseen: (x, y) =>
    path(`M${x - 12} ${y - 8}H${x + 6}M${x - 6} ${y}H${x + 12}M${x - 12} ${y + 8}H${x + 6}`, COLOURS.quiet),
};

/** What a place is like; a dot where there is no sign for it. */
export const tag = (sign: PlaceTag['sign']): Mark =>
  sign === null ? (x, y) => element('circle', { cx: x, cy: y, r: 5, fill: COLOURS.quiet }) : signs[sign];
