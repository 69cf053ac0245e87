// What pictures draw as what it is: water, fire, smoke, doors. Each has a shape of its own beside its colour.
import type { GridLook } from '../../../engine/space/index.ts';
import { COLOURS } from '../look.ts';
import { element } from '../svg.ts';
import { rounded } from './canvas.ts';

/** A tile to draw on: its north-west corner and its side. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

type Attributes = Readonly<Record<string, string | number>>;

/** One path for all tiles that look alike, as on a tile of 1 × 1; `width` is of its lines. */
interface Layer {
  readonly d: string;
  readonly look: Attributes;
  readonly width?: number;
}

const disc = (x: number, y: number, r: number): string =>
  `M ${x - r} ${y} a ${r} ${r} 0 1 0 ${r * 2} 0 a ${r} ${r} 0 1 0 ${-r * 2} 0 z `;

const whole = 'M 0 0 h 1 v 1 h -1 z';
const puffs = disc(0.3, 0.62, 0.24) + disc(0.68, 0.6, 0.26) + disc(0.5, 0.36, 0.26);
const wave = (y: number): string => `M .06 ${y} q .11 -.14 .22 0 t .22 0 t .22 0 t .22 0 `;
const lines = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
const wood = { fill: '#c98b4a', dark: '#2b1a0a' } as const;
const rungs = { ...lines, stroke: COLOURS.ladder } as const;

const flame =
  'M .5 .08 C .62 .28 .82 .4 .78 .66 C .75 .86 .6 .92 .5 .92 C .38 .92 .22 .84 .22 .64 C .22 .48 .33 .44 .37 .3 C .44 .38 .44 .44 .46 .48 C .53 .36 .55 .24 .5 .08 z';
const core =
  'M .5 .52 C .56 .62 .64 .68 .61 .78 C .59 .86 .55 .88 .5 .88 C .44 .88 .39 .84 .39 .77 C .39 .68 .47 .64 .5 .52 z';

const layers: { readonly [L in GridLook]: readonly Layer[] } = {
  water: [
    { d: whole, look: { fill: '#2a62a8', 'fill-opacity': 0.85 } },
    { d: wave(0.28) + wave(0.56) + wave(0.84), look: { ...lines, stroke: '#a9d4ff' }, width: 0.05 },
  ],
  fire: [
    { d: whole, look: { fill: '#5a1d10', 'fill-opacity': 0.8 } },
    { d: flame, look: { fill: '#ff9a3c' } },
    { d: core, look: { fill: '#ffe9a8' } },
  ],
  smoke: [{ d: puffs, look: { fill: '#c6cad8', 'fill-opacity': 0.55 } }],
  poison: [
    { d: puffs, look: { fill: '#7fb84a', 'fill-opacity': 0.6 } },
    { d: disc(0.34, 0.62, 0.06) + disc(0.62, 0.68, 0.06) + disc(0.5, 0.38, 0.06), look: { fill: '#12240a' } },
  ],
  acid: [
    { d: whole, look: { fill: '#61761a', 'fill-opacity': 0.85 } },
    {
      d: disc(0.3, 0.66, 0.12) + disc(0.64, 0.36, 0.15) + disc(0.7, 0.78, 0.07),
      look: { ...lines, stroke: '#e4ff80' },
      width: 0.05,
    },
  ],
  door: [
    { d: 'M .2 .12 h .6 v .76 h -.6 z', look: { fill: wood.fill, stroke: wood.dark }, width: 0.07 },
    { d: 'M .5 .12 v .76', look: { ...lines, stroke: wood.dark }, width: 0.05 },
    { d: disc(0.66, 0.52, 0.06), look: { fill: wood.dark } },
  ],
  doorway: [{ d: 'M .16 .1 v .8 M .84 .1 v .8', look: { ...lines, stroke: wood.fill }, width: 0.14 }],
  stairs: [{ d: 'M .12 .2 h .76 M .12 .4 h .6 M .12 .6 h .44 M .12 .8 h .28', look: rungs, width: 0.08 }],
  climb: [{ d: 'M .28 .5 L .5 .26 L .72 .5 M .28 .78 L .5 .54 L .72 .78', look: rungs, width: 0.08 }],
};

/** Tiles that look alike, in as few elements as it takes. */
export function drawnAs(look: GridLook, tiles: readonly Spot[]): readonly string[] {
  const side = tiles[0]?.side ?? 0;
  if (tiles.length === 0) return [];
  return layers[look].map(({ d, look: attributes, width }) => {
    const own = fromCorner(d, side);
    return element('path', {
      d: tiles.map(({ x, y }) => `M${rounded(x)} ${rounded(y)}${own}`).join(''),
      ...attributes,
      ...(width === undefined ? {} : { 'stroke-width': rounded(Math.max(1.2, side * width)) }),
    });
  });
}

/** Where in a command's figures a place begins, across and down. */
const places: Readonly<Record<string, readonly number[]>> = {
  m: [0],
  l: [0],
  t: [0],
  q: [0, 2],
  c: [0, 2, 4],
  a: [5],
};

/** A path that goes on from a tile's corner by lengths alone: it is worked out once, however many tiles are drawn. */
function fromCorner(d: string, side: number): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const length = (value: number) => Math.round(value * side * 100) / 100;
  return commandsOf(d)
    .map(([command, ...figures]) => {
      const kind = command.toLowerCase();
      if (kind === 'z') {
        [x, y] = [startX, startY];
        return 'z';
      }
      if (kind === 'h' || kind === 'v') {
        const [by = 0] = figures;
        if (kind === 'h') x += by;
        else y += by;
        return `${kind}${length(by)}`;
      }
      const moved = [...figures];
      if (command !== kind)
        for (const at of places[kind] ?? []) {
          moved[at] = (moved[at] ?? 0) - x;
          moved[at + 1] = (moved[at + 1] ?? 0) - y;
        }
      x += moved.at(-2) ?? 0;
      y += moved.at(-1) ?? 0;
      if (kind === 'm') [startX, startY] = [x, y];
      const said = moved.map((figure, n) => (kind === 'a' && n > 1 && n < 5 ? figure : length(figure)));
      return `${kind}${said.join(' ')}`;
    })
    .join('');
}

/** A path command by command: each letter with its figures. */
function commandsOf(d: string): readonly (readonly [string, ...number[]])[] {
  return [...d.matchAll(/([a-z])([^a-z]*)/giu)].map(([, command = '', figures = '']) => [
    command,
    ...figures
      .trim()
      .split(/\s+/u)
      .filter((one) => one !== '')
      .map(Number),
  ]);
}
