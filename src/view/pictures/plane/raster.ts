// Lines between which people stand, where a group plays on squares or hexes of a metre.
import { HEX_ROW, METRE, type PlaneView } from '../../../engine/space/plane/index.ts';
import { rounded } from '../grid/canvas.ts';
import { COLOURS } from '../look.ts';
import { element } from '../svg.ts';
import { type Canvas, CLIPPED, placed } from './canvas.ts';

/** Squares or hexes of a metre, where they can be told from one another. */
export function raster(canvas: Canvas, view: PlaneView): readonly string[] {
  if (view.raster === 'free' || canvas.scale * METRE < 10) return [];
  const d = view.raster === 'squares' ? squares(canvas) : hexes(canvas);
  const look = { fill: 'none', stroke: COLOURS.grid, 'stroke-width': 1, 'stroke-opacity': 0.8 };
  return [element('g', view.raster === 'hexes' ? CLIPPED : {}, [element('path', { d, ...look })])];
}

function squares(canvas: Canvas): string {
  const { window, left, right, top, foot } = canvas;
  const down = range(window.left, window.width).map((x) => {
    const at = rounded(placed(canvas, { x, y: 0 })[0]);
    return `M${at} ${rounded(top)}V${rounded(foot)}`;
  });
  const across = range(window.top, window.depth).map((y) => {
    const at = rounded(placed(canvas, { x: 0, y })[1]);
    return `M${rounded(left)} ${at}H${rounded(right)}`;
  });
  return [...down, ...across].join('');
}

const range = (from: number, length: number): readonly number[] =>
  Array.from(
    { length: Math.floor(length / METRE) + 1 },
    (_, n) => Math.ceil(from / METRE) * METRE + n * METRE,
  );

function hexes(canvas: Canvas): string {
  const { window, scale } = canvas;
  const first = Math.floor(window.top / HEX_ROW) - 1;
  const rows = Math.ceil(window.depth / HEX_ROW) + 2;
  const columns = Math.ceil(window.width / METRE) + 2;
  const [half, side] = [rounded(50 * scale), rounded(57.7 * scale)];
  const slope = rounded(28.9 * scale);
  return Array.from({ length: rows }, (_, n) => first + n)
    .flatMap((row) =>
      Array.from({ length: columns }, (_, n) => {
        const x = Math.floor(window.left / METRE) * METRE + n * METRE + (row % 2 === 0 ? 0 : 50);
        const [left, top] = placed(canvas, { x, y: row * HEX_ROW });
        // Three of its six sides each: the others belong to its neighbours.
        return `M${rounded(left)} ${rounded(top)}l${half} ${-slope}l${half} ${slope}v${side}`;
      }),
    )
    .join('');
}
