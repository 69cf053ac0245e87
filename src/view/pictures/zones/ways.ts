// Ways between places as lines: straight where they stand beside one another, else through the gaps between the boxes.
import { COLOURS } from '../look.ts';
import { element } from '../svg.ts';
import { type Cell, isBeside } from './layout.ts';

/** A box on the picture, and its cell in the grid. */
export interface Placed {
  readonly cell: Cell;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Point = readonly [number, number];

const LANE = 6; // between two ways in the same gap
const LANES = [-1, 1, -2, 2];

/** A way from one box to another. `nth` counts those that go through the gaps, so that they do not lie on one another. */
export function wayOf(from: Placed, to: Placed, gap: number, nth: number): string {
  const points = isBeside(from.cell, to.cell) ? straight(from, to) : around(from, to, gap, lane(nth));
  return element('path', {
    d: points.map(([x, y], n) => `${n === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join(''),
    fill: 'none',
    stroke: COLOURS.quiet,
    'stroke-width': 6,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  });
}

/** Whether a way goes through the gaps. */
export const isLong = (from: Placed, to: Placed): boolean => !isBeside(from.cell, to.cell);

const rounded = (length: number): number => Math.round(length * 10) / 10;

/** To either side of the middle, where straight ways run. */
const lane = (nth: number): number => (LANES[nth % LANES.length] ?? 1) * LANE;

const middle = ({ x, y, width, height }: Placed): Point => [x + width / 2, y + height / 2];

/** Between boxes that touch; they are drawn over its ends. */
function straight(from: Placed, to: Placed): readonly Point[] {
  if (from.cell.column === to.cell.column || from.cell.row === to.cell.row) return [middle(from), middle(to)];
  return [cornerOf(from, to), cornerOf(to, from)];
}

/** The corner of a box that is nearest to another, a little inside. */
function cornerOf(box: Placed, other: Placed): Point {
  const right = other.cell.column > box.cell.column;
  const below = other.cell.row > box.cell.row;
  return [
    right ? box.x + box.width - CORNER : box.x + CORNER,
    below ? box.y + box.height - CORNER : box.y + CORNER,
  ];
}

const CORNER = 16;

/** Out of one box into the gap below it, along the gaps, and into the other. */
function around(from: Placed, to: Placed, gap: number, offset: number): readonly Point[] {
  if (from.cell.row > to.cell.row) return around(to, from, gap, offset);
  const [fromX, fromY] = middle(from);
  const [toX, toY] = middle(to);
  const aside = Math.abs(offset) * 3; // from the middle of a side, where straight ways begin
  const below = from.y + from.height + gap / 2 + offset;
  if (to.cell.row - from.cell.row <= 1) {
    const [start, end] = toX < fromX ? [fromX - aside, toX + aside] : [fromX + aside, toX - aside];
    return [
      [start, fromY],
      [start, below],
      [end, below],
      [end, toY],
    ];
  }
  // Farther down: beside its column, on the side that is nearer.
  const left = to.cell.column > 0 && to.cell.column >= from.cell.column;
  const beside = (left ? to.x - gap / 2 : to.x + to.width + gap / 2) + offset;
  const start = beside < fromX ? fromX - aside : fromX + aside;
  return [
    [start, fromY],
    [start, below],
    [beside, below],
    [beside, toY - aside],
    [toX, toY - aside],
  ];
}
