import {
  type At,
  facings,
  liesInColumn,
  placeOf,
  sameTile,
  type SpaceRefusal,
  type TileName,
  tileName,
} from '../../../engine/space/index.ts';
import { refuse } from '../../../engine/space/refusal.ts';
import type { Body } from './body.ts';
import type { Crowd } from './crowd.ts';
import type { Field } from './field.ts';
import { mayEnd, type Mover } from './footing.ts';
import type { Gait } from './gait.ts';
import { type Bare, pathOf, type WayPath } from './path.ts';
import { increment, type WayTest } from './step.ts';
import {
  beginning,
  edgesFrom,
  everyWay,
  explore,
  type How,
  spotOf,
  sureWay,
  type Walk,
  type Walked,
  type WalkLimits,
  walkOf,
} from './walks.ts';

/** A place where somebody may end a move. */
export interface Place {
  readonly at: At;
  readonly tile: TileName;
  readonly isColumn: boolean;
  /** In halves of increments, the least. */
  readonly cost: number;
  /** 0: no test, no hazard and no enemy on the way there. */
  readonly risk: number;
}

/** Where somebody can get. Not for storing. */
export interface Reach {
  readonly crowd: Crowd;
  /** Nearest first; the first is where they stand. */
  readonly places: readonly Place[];
  /** How each place is reached: by a search, and the state in which it was found. */
  readonly by: ReadonlyMap<number, { readonly walked: Walked; readonly state: number }>;
}

export interface Going {
  readonly mover: Mover;
  readonly gait: Gait;
  /** How far, in increments. */
  readonly increments: number;
  /** What a way may lead through; left out: whatever it takes, where no sure way leads as far. */
  readonly may?: WalkLimits;
  /** Bodies at which it may begin, and what has been spent by then, in halves of increments; left out: where it stands. */
  readonly begin?: readonly { readonly body: Body; readonly cost: number }[];
}

/**
 * All places where a move or a rush may end (L256 to L340): free floor within the increments that there are. Where nothing can go
 * wrong on some way there, that is the way, though another may be shorter.
 */
export function reachOf(field: Field, crowd: Crowd, going: Going): Reach {
  const by = new Map<number, { readonly walked: Walked; readonly state: number }>();
  const places: Place[] = [];
  const walk = walkOf(field, crowd, going.mover, going.gait);
  for (const may of going.may === undefined ? [sureWay, everyWay] : [going.may]) {
    const { walked, states } = searched({ ...walk, may }, going);
    for (const state of states) {
      const { at, lie } = spotOf(walked.walk, state);
      const { isColumn } = lie;
      const key = keyOf(at, isColumn);
      if (by.has(key)) continue;
      by.set(key, { walked, state });
      const [cost = 0, risk = 0] = [walked.costs[state], walked.risks[state]];
      places.push({ at, tile: tileName(at), isColumn, cost, risk });
    }
  }
  if (going.may === undefined) places.sort((a, b) => a.cost - b.cost);
  return { crowd, places, by };
}

/** A search, and the states in which one may end, nearest first. */
function searched(walk: Walk, going: Going) {
  const { mover, gait, increments, begin = [{ body: mover.body, cost: 0 }] } = going;
  const beginnings = new Map(
    begin.map(({ body, cost }) => [beginning(walk, body.at, liesInColumn(body.facing)), cost]),
  );
  const budget = increments * increment;
  const walked = explore(walk, beginnings, budget + (gait.bounds ? increment : 0));
  const states = walked.found.filter((state) => {
    const spot = spotOf(walk, state);
    // One increment further is what a bound would have been.
    if ((walked.costs[state] ?? 0) > budget && spot.bounded) return false;
    return beginnings.has(state) || (spot.footing !== null && mayEnd(spot.footing, gait.phases));
  });
  return { walked, states };
}

const keyOf = (at: At, isColumn: boolean): number => 2 * placeOf(at) + (isColumn ? 1 : 0);

/** The best way to a place, lying one way or, where that is left open, as is nearer; null where there is none. */
export function pathTo(reach: Reach, to: At, isColumn?: boolean): WayPath | null {
  const place = reach.places.find(
    (one) => sameTile(one.at, to) && (isColumn === undefined || one.isColumn === isColumn),
  );
  const found = place === undefined ? undefined : reach.by.get(keyOf(place.at, place.isColumn));
  return found === undefined ? null : traced(reach.crowd, found.walked, found.state);
}

function traced(crowd: Crowd, walked: Walked, end: number): WayPath {
  const { walk, before, costs } = walked;
  const bare: Bare[] = [];
  let state = end;
  for (let from = before[state] ?? -1; from >= 0; from = before[state] ?? -1) {
    const edge = edgeBetween(walked, from, state, (costs[state] ?? 0) - (costs[from] ?? 0));
    if (edge !== null) bare.unshift(bareOf(walked, edge));
    state = from;
  }
  return pathOf(walk.field, crowd, walk.mover, walk.gait, bodyOf(walked, state), bare);
}

function bodyOf({ walk }: Walked, state: number): Body {
  const { at, lie } = spotOf(walk, state);
  const { size, deep, isColumn } = lie;
  const { facing } = walk.mover.body;
  const isSo = size === deep || liesInColumn(facing) === isColumn;
  return {
    at,
    size,
    deep,
    facing: isSo ? facing : (facings.find((one) => liesInColumn(one) === isColumn) ?? facing),
  };
}

interface Edge {
  readonly to: number;
  readonly cost: number;
  readonly how: How;
  readonly test: WayTest | null;
}

/** The way from one state to the next at a cost; of several the one with the least risk. */
function edgeBetween({ walk }: Walked, from: number, to: number, cost: number): Edge | null {
  let [found, least]: [Edge | null, number] = [null, Number.POSITIVE_INFINITY];
  edgesFrom(walk, from, (end, more, risk, how, test) => {
    if (end === to && more === cost && risk < least) [found, least] = [{ to, cost, how, test }, risk];
  });
  return found;
}

function bareOf({ walk }: Pick<Walked, 'walk'>, { to, cost, how, test }: Edge): Bare {
  const { at, lie } = spotOf(walk, to);
  return { at, size: lie.size, deep: lie.deep, cost, how, test };
}

/**
 * The way that somebody chose tile by tile, by the tile of its north-west corner, the one it leaves left out; turns on the way are
 * found for it. Refuses what can't be gone, is too far, or ends where nobody can stand.
 */
export function pathBy(
  field: Field,
  crowd: Crowd,
  going: Going,
  tiles: readonly At[],
): { readonly ok: true; readonly path: WayPath } | SpaceRefusal {
  const { mover, gait } = going;
  const walk = walkOf(field, crowd, mover, gait, going.may ?? everyWay);
  const budget = going.increments * increment;
  type Trail = { readonly cost: number; readonly risk: number; readonly edges: readonly Edge[] };
  let trails = new Map<number, Trail>([
    [beginning(walk, mover.body.at, liesInColumn(mover.body.facing)), { cost: 0, risk: 0, edges: [] }],
  ]);
  const isBetter = (a: Trail, b: Trail | undefined) =>
    b === undefined || a.cost < b.cost || (a.cost === b.cost && a.risk < b.risk);
  const onwards = (states: ReadonlyMap<number, Trail>, is: (edge: Edge) => boolean): Map<number, Trail> => {
    const next = new Map<number, Trail>();
    for (const [state, trail] of states)
      edgesFrom(walk, state, (to, cost, risk, how, test) => {
        const edge = { to, cost, how, test };
        if (!is(edge)) return;
        const further = { cost: trail.cost + cost, risk: trail.risk + risk, edges: [...trail.edges, edge] };
        if (isBetter(further, next.get(to))) next.set(to, further);
      });
    return next;
  };
  const turned = (states: ReadonlyMap<number, Trail>) =>
    new Map([...onwards(states, ({ how }) => how === 'turn'), ...states]);
  for (const [n, to] of tiles.entries()) {
    const from = tileName(tiles[n - 1] ?? mover.body.at);
    trails = onwards(turned(trails), (edge) => edge.how !== 'turn' && sameTile(spotOf(walk, edge.to).at, to));
    if (trails.size === 0) return refuse('space.noWay', { from, to: tileName(to) });
  }
  const last = tileName(tiles.at(-1) ?? mover.body.at);
  const ended = [...trails].filter(([state]) => {
    const { footing } = spotOf(walk, state);
    return tiles.length === 0 || (footing !== null && mayEnd(footing, gait.phases));
  });
  if (ended.length === 0) return refuse('space.cannotEnd', { tile: last });
  const bonus = (state: number) => (gait.bounds && !spotOf(walk, state).bounded ? increment : 0);
  const near = ended.filter(([state, { cost }]) => cost <= budget + bonus(state));
  const [, best] = (near.length === 0 ? ended : near).reduce((a, b) => (isBetter(b[1], a[1]) ? b : a));
  if (near.length === 0)
    return refuse('space.tooFar', { to: last, cost: best.cost / increment, budget: going.increments });
  const bare = best.edges.map((edge) => bareOf({ walk }, edge));
  return { ok: true, path: pathOf(field, crowd, mover, gait, mover.body, bare) };
}
