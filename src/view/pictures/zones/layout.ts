// Where the places of a map stand in a grid: neighbours beside one another, ways that do not cross. A map has few
// places, so plain trying is enough: from several beginnings, any two cells are swapped as long as that makes it better.

/** A cell of the grid; both from 0. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** A way between two places, by their numbers, the smaller first. */
export type Way = readonly [number, number];

/** A cell for each place, by its number. */
export type Layout = readonly Cell[];

const MOST_COLUMNS = 3;
const MANY = 12; // places; with more it is tried from fewer beginnings
const MOST_BEGINNINGS = 8;
const MOST_ROUNDS = 10;

/** Lays out so many places. The same map is laid out the same way every time. */
export function layout(count: number, ways: readonly Way[]): Layout {
  const widths = Array.from({ length: Math.min(MOST_COLUMNS, Math.max(1, count)) }, (_, n) => n + 1);
  const tried = widths
    .filter((columns) => count <= 3 || columns > 1) // a tower of places is hard to look at
    .flatMap((columns) =>
      beginnings(count, ways, columns).map((cells) => improved(cells, count, ways, columns)),
    );
  const [best] = tried.toSorted((a, b) => a.cost - b.cost);
  return best === undefined ? [] : trimmed(cellsOf(best.at, best.columns));
}

/** Places in cells: `at` has the number of the cell of each place, row by row. */
interface Tried {
  readonly at: readonly number[];
  readonly columns: number;
  readonly cost: number;
}

/** Arrangements to start from: in the order of naming and along the ways from different places, winding through the grid. */
function beginnings(count: number, ways: readonly Way[], columns: number): readonly (readonly number[])[] {
  const named = Array.from({ length: count }, (_, n) => n);
  const from = named.slice(0, count > MANY ? 1 : MOST_BEGINNINGS);
  const orders = [named, ...from.map((place) => along(place, count, ways))];
  return orders.map((order) => {
    const at: number[] = [];
    for (const [step, place] of order.entries()) at[place] = winding(step, columns);
    return at;
  });
}

const winding = (step: number, columns: number): number => {
  const row = Math.floor(step / columns);
  const along = step % columns;
  return row * columns + (row % 2 === 0 ? along : columns - 1 - along);
};

/** All places in the order in which one comes to them from one; those to which no way leads last. */
function along(from: number, count: number, ways: readonly Way[]): readonly number[] {
  const order: number[] = [];
  const seen = new Set<number>();
  const go = (place: number) => {
    if (seen.has(place)) return;
    seen.add(place);
    order.push(place);
    for (const way of ways) if (way.includes(place)) go(way[0] === place ? way[1] : way[0]);
  };
  for (let n = 0; n < count; n++) go((from + n) % count);
  return order;
}

/** Swaps what stands in two cells (or moves it into an empty one) wherever that helps, until nothing does. */
function improved(start: readonly number[], count: number, ways: readonly Way[], columns: number): Tried {
  const cells = (Math.ceil(count / columns) + (count > columns ? 1 : 0)) * columns;
  let at = start;
  let cost = costOf(at, ways, columns);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = cost;
    for (let place = 0; place < count; place++) {
      for (let cell = 0; cell < cells; cell++) {
        const next = moved(at, place, cell);
        const then = next === null ? cost : costOf(next, ways, columns);
        if (next !== null && then < cost) [at, cost] = [next, then];
      }
    }
    if (cost === before) break;
  }
  return { at, columns, cost };
}

/** A place in another cell; whoever stood there takes its own. Null where that was tried from the other side. */
function moved(at: readonly number[], place: number, cell: number): number[] | null {
  const other = at.indexOf(cell);
  if (other === place || (other >= 0 && other < place)) return null;
  const next = [...at];
  if (other >= 0) next[other] = at[place] ?? 0;
  next[place] = cell;
  return next;
}

/** How bad an arrangement is. Ways that cross are worst, then long ones, then slanting ones and tall pictures. */
function costOf(at: readonly number[], ways: readonly Way[], columns: number): number {
  let cost = 0;
  for (let n = 0; n < ways.length; n++) {
    const [a, b] = ways[n] ?? NOWHERE;
    const from = at[a] ?? 0;
    const to = at[b] ?? 0;
    cost += lengthCost(from, to, columns);
    for (let m = n + 1; m < ways.length; m++) {
      const [c, d] = ways[m] ?? NOWHERE;
      if (a !== c && a !== d && b !== c && b !== d && cross(from, to, at[c] ?? 0, at[d] ?? 0, columns))
        cost += CROSSING;
    }
  }
  // Which rows and columns are in use, as bits.
  let usedRows = 0;
  let usedColumns = 0;
  for (const cell of at) {
    usedRows |= 1 << Math.floor(cell / columns);
    usedColumns |= 1 << (cell % columns);
  }
  cost += TALL * bits(usedRows) + NARROW * bits(usedColumns);
  // Of two that are as good, the one that is read in the order in which the places were named.
  for (let n = 1; n < at.length; n++) if ((at[n - 1] ?? 0) > (at[n] ?? 0)) cost += 0.01;
  return cost;
}

const NOWHERE: Way = [0, 0];
const CROSSING = 10;
const TALL = 1.5;
const NARROW = 0.6; // more columns leave less room for names

function bits(mask: number): number {
  let count = 0;
  for (let left = mask; left > 0; left >>= 1) count += left & 1;
  return count;
}

function lengthCost(from: number, to: number, columns: number): number {
  const across = Math.abs((from % columns) - (to % columns));
  const down = Math.abs(Math.floor(from / columns) - Math.floor(to / columns));
  if (across > 1 || down > 1) return 6 + 2 * (across + down);
  return across + down === 1 ? 0 : 1;
}

/** Whether two ways that meet in no place cross or lie on one another, as straight lines between their cells. */
function cross(a: number, b: number, c: number, d: number, columns: number): boolean {
  const one = side(a, b, c, columns);
  const two = side(a, b, d, columns);
  const three = side(c, d, a, columns);
  const four = side(c, d, b, columns);
  if (one === 0 && two === 0 && three === 0 && four === 0) return overlap(a, b, c, d, columns);
  return one * two <= 0 && three * four <= 0;
}

/** On which side of the line from a to b a cell lies: below 0, 0 (on it) or above. */
function side(a: number, b: number, c: number, columns: number): number {
  const [ax, ay] = [a % columns, Math.floor(a / columns)];
  return (
    ((b % columns) - ax) * (Math.floor(c / columns) - ay) -
    (Math.floor(b / columns) - ay) * ((c % columns) - ax)
  );
}

function overlap(a: number, b: number, c: number, d: number, columns: number): boolean {
  const meet = (one: number, two: number, three: number, four: number) =>
    Math.max(Math.min(one, two), Math.min(three, four)) <=
    Math.min(Math.max(one, two), Math.max(three, four));
  const row = (cell: number) => Math.floor(cell / columns);
  return meet(a % columns, b % columns, c % columns, d % columns) && meet(row(a), row(b), row(c), row(d));
}

/** Whether nothing stands between two cells: they touch, if only at a corner. */
export const isBeside = (a: Cell, b: Cell): boolean =>
  Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row)) <= 1;

const cellsOf = (at: readonly number[], columns: number): readonly Cell[] =>
  at.map((cell) => ({ column: cell % columns, row: Math.floor(cell / columns) }));

/** Without rows and columns in which nothing stands. */
function trimmed(cells: readonly Cell[]): Layout {
  const columns = [...new Set(cells.map(({ column }) => column))].toSorted((a, b) => a - b);
  const rows = [...new Set(cells.map(({ row }) => row))].toSorted((a, b) => a - b);
  return cells.map(({ column, row }) => ({ column: columns.indexOf(column), row: rows.indexOf(row) }));
}
