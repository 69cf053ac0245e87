import type { TrackerPlace } from '../../../engine/words.ts';
import { framed } from '../frame.ts';
import { COLOURS, WIDTH } from '../look.ts';
import { words } from '../svg.ts';
import { type BoxContent, boxOf, markedWidth } from './box.ts';
import { layout, type Way } from './layout.ts';
import { acting, foe, hero, reach } from './marks.ts';
import { isLong, type Placed, wayOf } from './ways.ts';

/** A map of places as SVG: boxes with who stands there, and the ways between them. Takes the places with what each shows. */
export function zonesSvg(
  places: readonly Pick<TrackerPlace, 'id' | 'beside'>[],
  shown: readonly BoxContent[],
): string {
  const ways = waysOf(places);
  const cells = layout(places.length, ways);
  const columns = Math.max(0, ...cells.map(({ column }) => column)) + 1;
  const width = (WIDTH - EDGE * 2 - GAP * (columns - 1)) / columns;
  const boxes = shown.map((content) => boxOf(content, width));
  const rows = Math.max(0, ...cells.map(({ row }) => row)) + 1;
  const heights = Array.from({ length: rows }, (_, row) =>
    Math.max(MIN_HEIGHT, ...boxes.filter((_box, n) => cells[n]?.row === row).map(({ height }) => height)),
  );
  const tops = heights.map(
    (_, row) => EDGE + heights.slice(0, row).reduce((sum, tall) => sum + tall + GAP, 0),
  );
  const placed = cells.map(
    (cell): Placed => ({
      cell,
      x: EDGE + cell.column * (width + GAP),
      y: tops[cell.row] ?? EDGE,
      width,
      height: heights[cell.row] ?? MIN_HEIGHT,
    }),
  );
  let long = 0;
  const lines = ways.flatMap(([a, b]) => {
    const [from, to] = [placed[a], placed[b]];
    if (from === undefined || to === undefined) return [];
    if (isLong(from, to)) long += 1;
    return [wayOf(from, to, GAP, long)];
  });
  const bottom = EDGE + heights.reduce((sum, tall) => sum + tall + GAP, 0) - (long === 0 ? GAP - 18 : 0);
  const legend = legendOf(shown, bottom);
  const height = Math.round(legend.bottom);
  return framed(height, [
    ...lines,
    ...placed.flatMap(({ x, y, height: tall }, n) => boxes[n]?.draw(x, y, tall) ?? []),
    ...legend.drawn,
  ]);
}

const EDGE = 16;
const GAP = 42;
const MIN_HEIGHT = 96;
const LEGEND = 24;

/** Every way once, from the place that was named earlier. */
function waysOf(places: readonly Pick<TrackerPlace, 'id' | 'beside'>[]): readonly Way[] {
  const number = new Map(places.map(({ id }, n) => [id, n]));
  return places.flatMap(({ beside }, from) =>
    [...new Set(beside)].flatMap((id): Way[] => {
      const to = number.get(id);
      return to !== undefined && to > from ? [[from, to]] : [];
    }),
  );
}

/** What the marks mean: those that are there. */
function legendOf(
  shown: readonly BoxContent[],
  top: number,
): { readonly drawn: readonly string[]; readonly bottom: number } {
  const groups = shown.flatMap((content) => content.groups);
  const figures = groups.flat();
  const entries = [
    { mark: hero(), text: 'hero', there: figures.some(({ side }) => side === 'players') },
    { mark: foe, text: 'foe', there: figures.some(({ side }) => side === 'foes') },
    { mark: acting, text: 'acts now', there: figures.some((figure) => figure.acting) },
    { mark: reach, text: 'within reach of each other', there: groups.some((group) => group.length > 1) },
  ].filter(({ there }) => there);
  let x = EDGE + 4;
  const y = top + LEGEND;
  const drawn = entries.flatMap(({ mark, text }) => {
    const at = x;
    x += markedWidth(text, LEGEND) + 28;
    return [
      mark(at + 14, y - LEGEND * 0.34),
      words(text, { x: at + 36, y, 'font-size': LEGEND, fill: COLOURS.quiet }),
    ];
  });
  return { drawn, bottom: entries.length === 0 ? top + 4 : y + 20 };
}
