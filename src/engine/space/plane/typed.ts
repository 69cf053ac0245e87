import { nearest } from '../../names.ts';
import { refuse, type SpaceRefusal, tooMuch } from '../refusal.ts';
import type { PlaneLegend, PlaneOpening, PlaneSign } from './legend.ts';
import { PLANE_LIMITS } from './limits.ts';
import { type Obstacle, type Plane, sidesOf } from './plane.ts';
import { lengthBetween, METRE, type Point, squaredBetween } from './point.ts';
import { foot } from './segment.ts';

/** A plane with its name and the spots on it. */
export interface PlaneBoard {
  readonly name: string;
  readonly plane: Plane;
  readonly spots: Readonly<Record<string, readonly Point[]>>;
}

export type PlaneRead =
  | {
      readonly ok: true;
      readonly board: PlaneBoard;
      /** What was done, in order: '2 crates', 'no wall'. */
      readonly said: readonly string[];
    }
  | SpaceRefusal;

/** The plane that a text begins from where there is none: nothing on 40 by 30 metres. */
export const emptyBoard: PlaneBoard = {
  name: '',
  plane: { width: 40 * METRE, depth: 30 * METRE, obstacles: [] },
  spots: {},
};

/**
 * Changes a place as somebody typed it; all of it or nothing. Statements stand on lines of their own, or between semicolons or
 * commas; places are metres from the north-western corner, east and south:
 * - 'street 60 x 20': its name and size; 'size 60x20'; 'empty 60x20', with nothing on it;
 * - 'crates at 12,5 and 18,9', 'crate 3x2 at 12,5 height 2': areas by their middle;
 * - 'wall 0,10 to 25,10 to 25,15', 'pit 3,3 to 8,6': a line, or an area from corner to corner;
 * - 'door at 10,10', 'stairs 2 wide at 4,6': through the nearest side;
 * - 'heroes at 2,10': where somebody begins;
 * - 'no crate at 12,5', 'no walls', 'clear';
 * - 'map': a place is described anew, whatever was there.
 * Refuses the first statement that it does not understand, and what is beyond a limit or off the plane.
 */
export function readPlane(text: string, legend: PlaneLegend, before: PlaneBoard = emptyBoard): PlaneRead {
  const statements = text
    .split(/[;\n]|,\s+(?=\p{L})/u)
    .map((statement) => statement.trim().replace(/\s+/gu, ' '))
    .filter((statement) => statement !== '');
  if (statements.length === 0) return refuse('space.noDrawing');
  let board = before;
  const said: string[] = [];
  for (const statement of statements) {
    const done = stated(statement, legend, board);
    if (!done.ok) return done;
    board = done.board;
    said.push(...done.said);
  }
  const outside = board.plane.obstacles.find(({ points }) => points.some((at) => !isOn(board.plane, at)));
  return outside === undefined
    ? { ok: true, board, said }
    : refuse('space.offThePlane', { name: outside.name, ...sizeOf(board.plane) });
}

const sizeOf = ({ width, depth }: Plane) => ({ width: width / METRE, depth: depth / METRE });
const isOn = ({ width, depth }: Plane, { x, y }: Point): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= depth;

const NUMBER = String.raw`\d{1,4}(?:\.\d{1,2})?`;
const POINT = String.raw`${NUMBER} ?, ?${NUMBER}`;
const SIZE = new RegExp(`^(.*?) ?(${NUMBER}) ?[x×] ?(${NUMBER})(?: ?m)?$`, 'u');
const PLACED = new RegExp(
  `^(.+?)(?: (${NUMBER}) ?[x×] ?(${NUMBER}))? at ((?:${POINT}(?: and |, ?| )?)+)(?: height (${NUMBER}))?$`,
  'u',
);
const DRAWN = new RegExp(`^(.+?) (${POINT}(?: (?:to|-) ${POINT})+)(?: height (${NUMBER}))?$`, 'u');
const OPENING = new RegExp(`^(.+?)(?: (${NUMBER}) wide)? at (${POINT})$`, 'u');
const GONE = new RegExp(`^no (.+?)(?: at (${POINT}))?$`, 'iu');

const metres = (text: string | undefined): number => Math.round(Number(text ?? 0) * METRE);
const pointsIn = (text: string): readonly Point[] =>
  [...text.matchAll(new RegExp(`(${NUMBER}) ?, ?(${NUMBER})`, 'gu'))].map(([, x, y]) => ({
    x: metres(x),
    y: metres(y),
  }));

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** Whether something is called so: by its name, another, or the plural of one. */
const isCalled = (names: readonly string[], typed: string): boolean =>
  names.some((name) => [name, `${name}s`, `${name}es`].some((one) => plain(one) === plain(typed)));

const signOf = (legend: PlaneLegend, typed: string): PlaneSign | null =>
  legend.signs.find(({ name, also = [] }) => isCalled([name, ...also], typed)) ?? null;

function stated(statement: string, legend: PlaneLegend, board: PlaneBoard): PlaneRead {
  if (plain(statement) === 'map') return { ok: true, board: emptyBoard, said: [] };
  if (plain(statement) === 'clear')
    return { ok: true, board: withObstacles(board, []), said: ['everything cleared'] };
  const gone = GONE.exec(statement);
  if (gone !== null) return takenAway(board, legend, gone[1] ?? '', pointsIn(gone[2] ?? '')[0] ?? null);
  const opening = OPENING.exec(statement);
  const through = legend.openings.find(({ name }) => isCalled([name], opening?.[1] ?? ''));
  if (opening !== null && through !== undefined)
    return opened(
      board,
      through,
      metres(opening[2]) || through.width,
      pointsIn(opening[3] ?? '')[0] ?? { x: 0, y: 0 },
    );
  const placed = PLACED.exec(statement);
  if (placed !== null) return put(board, legend, placed);
  const drawn = DRAWN.exec(statement);
  if (drawn !== null) return drawnAs(board, legend, drawn);
  const size = SIZE.exec(statement);
  if (size !== null && signOf(legend, size[1] ?? '') === null) return sized(board, size);
  return unknown(legend, statement);
}

function unknown(legend: PlaneLegend, typed: string): SpaceRefusal {
  const names = [...legend.signs.map(({ name }) => name), ...legend.openings.map(({ name }) => name)];
  const [first = ''] = typed.split(' ');
  return refuse('space.unknownThing', { typed, meant: nearest(first, names) ?? '', all: names.join(', ') });
}

function sized(board: PlaneBoard, [, name = '', width, depth]: RegExpExecArray): PlaneRead {
  const [across, down] = [metres(width), metres(depth)];
  const longest = Math.max(across, down) / METRE;
  if (longest > PLANE_LIMITS.side.most) return tooMuch(PLANE_LIMITS.side, longest);
  if (Math.min(across, down) < 2 * METRE)
    return refuse('space.tooSmall', { width: across / METRE, depth: down / METRE });
  const isAnew = plain(name) === 'empty';
  const called = isAnew ? '' : name === '' || plain(name) === 'size' ? board.name : name;
  const before = isAnew ? emptyBoard : board;
  const plane = { ...before.plane, width: across, depth: down };
  return {
    ok: true,
    board: { ...before, name: called, plane },
    said: [`${across / METRE} × ${down / METRE} m`],
  };
}

const withObstacles = (board: PlaneBoard, obstacles: readonly Obstacle[]): PlaneBoard => ({
  ...board,
  plane: { ...board.plane, obstacles },
});

/** An id of its own: 'crate', 'crate2'. */
function freeId(obstacles: readonly Obstacle[], id: string): string {
  const taken = new Set(obstacles.map((one) => one.id));
  if (!taken.has(id)) return id;
  let number = 2;
  while (taken.has(`${id}${number}`)) number += 1;
  return `${id}${number}`;
}

function added(
  board: PlaneBoard,
  sign: PlaneSign,
  shapes: readonly (readonly Point[])[],
  height: number | null,
): PlaneRead {
  const { shape, opaque, way, name } = sign;
  let { obstacles } = board.plane;
  for (const points of shapes) {
    if (points.length > PLANE_LIMITS.corners.most) return tooMuch(PLANE_LIMITS.corners, points.length);
    const one = {
      id: freeId(obstacles, sign.id),
      name,
      shape,
      points,
      height: height ?? sign.height,
      opaque,
      way,
      openings: [],
    };
    obstacles = [...obstacles, one];
  }
  if (obstacles.length > PLANE_LIMITS.obstacles.most)
    return tooMuch(PLANE_LIMITS.obstacles, obstacles.length);
  const said = shapes.length === 1 ? name : `${shapes.length} × ${name}`;
  return { ok: true, board: withObstacles(board, obstacles), said: [said] };
}

/** Areas by their middle; or a spot. */
function put(
  board: PlaneBoard,
  legend: PlaneLegend,
  [all, typed = '', width, depth, where = '', height]: RegExpExecArray,
): PlaneRead {
  const spot = legend.spots.find((one) => isCalled([one], typed));
  const points = pointsIn(where);
  if (spot !== undefined)
    return { ok: true, board: { ...board, spots: { ...board.spots, [spot]: points } }, said: [spot] };
  const sign = signOf(legend, typed);
  if (sign === null) return unknown(legend, all);
  if (sign.shape === 'line') return refuse('space.fromTo', { name: sign.name });
  const [across, down] = width === undefined ? (sign.size ?? [METRE, METRE]) : [metres(width), metres(depth)];
  const shapes = points.map((at) =>
    rectangle(
      { x: at.x - Math.floor(across / 2), y: at.y - Math.floor(down / 2) },
      { x: at.x + Math.ceil(across / 2), y: at.y + Math.ceil(down / 2) },
    ),
  );
  return added(board, sign, shapes, height === undefined ? null : metres(height));
}

const rectangle = (a: Point, b: Point): readonly Point[] => {
  const [west, east] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
  const [north, south] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
  return [
    { x: west, y: north },
    { x: east, y: north },
    { x: east, y: south },
    { x: west, y: south },
  ];
};

/** A line from point to point, an area from corner to corner or, with three points or more, along them. */
function drawnAs(
  board: PlaneBoard,
  legend: PlaneLegend,
  [all, typed = '', where = '', height]: RegExpExecArray,
): PlaneRead {
  const sign = signOf(legend, typed);
  if (sign === null) return unknown(legend, all);
  const points = pointsIn(where);
  const [first, second] = points;
  const isBox = sign.shape === 'area' && points.length === 2 && first !== undefined && second !== undefined;
  return added(
    board,
    sign,
    [isBox ? rectangle(first, second) : points],
    height === undefined ? null : metres(height),
  );
}

function takenAway(board: PlaneBoard, legend: PlaneLegend, typed: string, at: Point | null): PlaneRead {
  const sign = signOf(legend, typed);
  if (sign === null) return unknown(legend, typed);
  const { obstacles } = board.plane;
  const own = obstacles.filter(({ name }) => name === sign.name);
  const nearestOne = at === null ? null : [...own].sort((a, b) => offOf(a, at) - offOf(b, at))[0];
  if (own.length === 0) return refuse('space.noneThere', { name: sign.name });
  const left = obstacles.filter((one) => (at === null ? !own.includes(one) : one !== nearestOne));
  return { ok: true, board: withObstacles(board, left), said: [`no ${sign.name}`] };
}

/** How far an obstacle's nearest side is from a point. */
const offOf = (one: Obstacle, at: Point): number =>
  Math.min(...sidesOf(one).map((side) => squaredBetween(at, foot(side, at).at)));

/** How far from a side somebody may point at it. */
const POINTING = 3 * METRE;

/** A door or stairs in the nearest side, as much of it as there is room for. */
function opened(board: PlaneBoard, { name }: PlaneOpening, width: number, at: Point): PlaneRead {
  const { obstacles } = board.plane;
  const sides = obstacles.flatMap((one) =>
    one.way === 'open' ? [] : sidesOf(one).map((side, n) => ({ one, n, side, ...foot(side, at) })),
  );
  const [best] = [...sides].sort((a, b) => squaredBetween(at, a.at) - squaredBetween(at, b.at));
  if (best === undefined || squaredBetween(at, best.at) > POINTING ** 2)
    return refuse('space.noSideThere', { name });
  const length = lengthBetween(best.side.a, best.side.b);
  const from = Math.max(0, Math.min(best.along - Math.floor(width / 2), length - width));
  const opening = { name, side: best.n, from, to: Math.min(length, from + width) };
  const openings = [...best.one.openings, opening];
  if (openings.length > PLANE_LIMITS.openings.most) return tooMuch(PLANE_LIMITS.openings, openings.length);
  const next = obstacles.map((one) => (one === best.one ? { ...one, openings } : one));
  return { ok: true, board: withObstacles(board, next), said: [`${name} in the ${best.one.name}`] };
}
