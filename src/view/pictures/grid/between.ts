// What is between tiles: walls, and ladders from one to another.
import { type GridView, parseTile, type TileName } from '../../../engine/space/index.ts';
import { COLOURS } from '../look.ts';
import { element } from '../svg.ts';
import { type Canvas, corner, drawn, isShown, middle, rounded } from './canvas.ts';
import { BLOCK } from './obstacles.ts';

/** Walls and ladders, over the lines between tiles. */
export function between(
  canvas: Canvas,
  { walls, links }: Pick<GridView, 'walls' | 'links'>,
): readonly string[] {
  const { tile: side } = canvas;
  const paths = { solid: '', broken: '', dotted: '' };
  for (const { edge, cover, barrier } of walls) {
    const [first, second] = edge.split('|').map(parseTile);
    if (!first || !second || !(isShown(canvas, first) || isShown(canvas, second))) continue;
    const [x, y] = corner(canvas, second).map(rounded);
    const line = first.y === second.y ? `M${x} ${y}v${rounded(side)}` : `M${x} ${y}h${rounded(side)}`;
    paths[!barrier ? 'dotted' : cover === 'full' ? 'solid' : 'broken'] += line;
  }
  const look = { fill: 'none', stroke: BLOCK.edge, 'stroke-width': rounded(Math.max(3, side * 0.15)) };
  return [
    ...drawn(paths.solid, { ...look, 'stroke-linecap': 'square' }),
    ...drawn(paths.broken, {
      ...look,
      'stroke-dasharray': `${rounded(side * 0.22)} ${rounded(side * 0.11)}`,
    }),
    ...drawn(paths.dotted, {
      ...look,
      'stroke-dasharray': `${rounded(side * 0.06)} ${rounded(side * 0.14)}`,
    }),
    ...links.flatMap(({ from, to }) => ladder(canvas, from, to)),
  ];
}

/** Two rails with rungs from the middle of one tile to that of the other. */
function ladder(canvas: Canvas, from: TileName, to: TileName): readonly string[] {
  const [a, b] = [parseTile(from), parseTile(to)];
  if (a === null || b === null || !(isShown(canvas, a) && isShown(canvas, b))) return [];
  const [[x1, y1], [x2, y2]] = [middle(canvas, a), middle(canvas, b)];
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const wide = canvas.tile * 0.13;
  const [along, aside] = [
    [(x2 - x1) / length, (y2 - y1) / length],
    [(-(y2 - y1) / length) * wide, ((x2 - x1) / length) * wide],
  ] as const;
  const rungs = Math.max(3, Math.round(length / (canvas.tile * 0.22)));
  const point = (share: number, way: number) =>
    `${rounded(x1 + along[0] * length * share + aside[0] * way)} ${rounded(y1 + along[1] * length * share + aside[1] * way)}`;
  const d = [
    `M${point(0.08, 1)}L${point(0.92, 1)}M${point(0.08, -1)}L${point(0.92, -1)}`,
    ...Array.from({ length: rungs }, (_, n) => {
      const share = 0.12 + (0.76 * n) / (rungs - 1);
      return `M${point(share, 1)}L${point(share, -1)}`;
    }),
  ].join('');
  const width = rounded(Math.max(1.5, canvas.tile * 0.06));
  return [
    element('path', { d, fill: 'none', stroke: COLOURS.ground, 'stroke-width': width * 2.6 }),
    element('path', { d, fill: 'none', stroke: COLOURS.ladder, 'stroke-width': width }),
  ];
}
