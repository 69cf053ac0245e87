// What lies about on tiles: drawn as what it is where there is a look for it, else a letter in a small box.
import type { GridFeature } from '../../../engine/space/index.ts';
import { COLOURS } from '../look.ts';
import { element, words } from '../svg.ts';
import { type Canvas, corner, halo, legible, rounded } from './canvas.ts';
import { drawnAs } from './looks.ts';
import type { Placed } from './placed.ts';
import { regions } from './regions.ts';

/** Water, fire, doors …, and once for each stretch of it how many rounds it lasts. */
export function looks(canvas: Canvas, tiles: readonly Placed[]): readonly string[] {
  const found = tiles.flatMap(({ at, tile }) =>
    tile.features.flatMap(({ look, name, left }) => (look === undefined ? [] : [{ at, look, name, left }])),
  );
  const kinds = [...new Set(found.map(({ look }) => look))];
  return kinds.flatMap((look) => {
    const own = found.filter((one) => one.look === look);
    return [
      ...drawnAs(
        look,
        own.map(({ at }) => spotOf(canvas, at)),
      ),
      ...[...new Set(own.map(({ left }) => left))].flatMap((left) =>
        left === null
          ? []
          : regions(own.filter((one) => one.left === left)).flatMap(([first]) =>
              first === undefined ? [] : [rounds(canvas, first.at, left)],
            ),
      ),
    ];
  });
}

export function spotOf(canvas: Canvas, at: Placed['at']) {
  const [x, y] = corner(canvas, at);
  return { x, y, side: canvas.tile };
}

/** How many rounds are left, in a corner of a tile. */
export function rounds(canvas: Canvas, at: Placed['at'], left: number): string {
  const { tile: side } = canvas;
  const [x, y] = corner(canvas, at);
  return words(String(left), {
    x: rounded(x + side * 0.92),
    y: rounded(y + side * 0.9),
    'font-size': legible(side * 0.4, side),
    'font-weight': 'bold',
    'text-anchor': 'end',
    fill: COLOURS.words,
    ...halo(side),
  });
}

/** A letter in a small box, with how long it lasts. */
export function lettered(
  canvas: Canvas,
  tiles: readonly Placed[],
  letters: ReadonlyMap<string, string>,
): readonly string[] {
  const { tile: side } = canvas;
  const size = legible(side * 0.38, side);
  const height = rounded(size * 1.06);
  return tiles.flatMap(({ at, tile }) =>
    withoutLook(tile.features)
      .slice(0, 2)
      .flatMap(({ name, left }, n) => {
        const [x, y] = corner(canvas, at);
        const text = `${letters.get(name) ?? ''}${left ?? ''}`;
        const width = text.length * size * 0.62 + side * 0.1;
        const top = n === 0 ? y + side * 0.96 - height : y + side * 0.04;
        return [
          element('rect', {
            x: x + side * 0.06,
            y: top,
            width,
            height,
            rx: side * 0.1,
            fill: '#5c1f2b',
            stroke: COLOURS.line,
            'stroke-width': 1.5,
          }),
          words(text, {
            x: x + side * 0.06 + width / 2,
            y: top + height / 2 + size * 0.36,
            'font-size': size,
            'font-weight': 'bold',
            'text-anchor': 'middle',
            fill: COLOURS.words,
          }),
        ];
      }),
  );
}

const withoutLook = (features: readonly GridFeature[]): readonly GridFeature[] =>
  features.filter(({ look }) => look === undefined);
