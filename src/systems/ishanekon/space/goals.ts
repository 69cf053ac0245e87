import { remembered } from '../../../engine/remembered.ts';
import {
  distanceBetween,
  type Footprint,
  parseTile,
  type TileName,
} from '../../../engine/space/grid/index.ts';
import { isUnseen } from '../fight/known.ts';
import { areEnemies, type CharacterId, character, fightersIn, type Scene, sideOf } from '../scene.ts';
import { footprintIn, mayShare, sizeOf } from './bodies.ts';
import { metresBetween } from './distance.ts';
import { metric } from './terrain.ts';
import { nearestFirst, type Reachable } from './ways.ts';

/** How many enemies are named as goals of a move. */
const MOST = 3;

/** A square that one could go to, and how far from somebody it is. */
interface Goal extends Reachable {
  readonly away: number;
}

/** The nearest first, of those the easiest. */
const order = (a: Goal, b: Goal): number => a.away - b.away || a.ap - b.ap || a.cost - b.cost;

/** An enemy whom one could go to, or away from. */
interface Sought {
  readonly id: CharacterId;
  readonly there: Footprint;
  readonly away: number;
  /** Nobody comes nearer than this: side by side, or into one space. */
  readonly least: number;
  /** The nearest of all. */
  readonly first: boolean;
  close: Goal | null;
  far: Goal | null;
}

/** The nearest enemies that somebody isn't beside already. */
const soughtBy = (scene: Scene, actor: CharacterId): readonly Sought[] =>
  nearestEnemies(scene, actor)
    .slice(0, MOST)
    .flatMap((id, n): readonly Sought[] => {
      const [there, away] = [footprintIn(scene, id), metresBetween(scene, actor, id)];
      if (there === null || away <= 1) return [];
      const least = mayShare(scene, actor, id) ? 0 : 1;
      return [{ id, there, away, least, first: n === 0, close: null, far: null }];
    });

const isReached = ({ close, least }: Sought): boolean => close !== null && close.away <= least;

/** Keeps the best square beside somebody, and the one farthest from them that takes no AP. */
function note(other: Sought, one: Reachable, size: number): void {
  const mayFlee = other.first && one.ap === 0;
  const at = isReached(other) && !mayFlee ? null : parseTile(one.tile);
  if (at === null) return;
  const goal = { ...one, away: distanceBetween(metric, { at, size }, other.there) };
  if (other.close === null || order(goal, other.close) < 0) other.close = goal;
  if (mayFlee && (other.far === null || order(goal, other.far) >= 0)) other.far = goal;
}

/** Where somebody could go, as far as they would think of it. */
interface Outlook {
  /** Where they would most probably go, by square: up to the nearest enemies that they know of, towards the nearest, and away from it. */
  readonly goals: ReadonlyMap<TileName, string>;
  /** Squares, the nearest first: all that take the least AP, and those goals. */
  readonly squares: readonly Reachable[];
}

/** Looks for squares until all that take the least AP are there, and one beside each of the nearest enemies; else as far as somebody comes. */
export const outlookOf = remembered((scene: Scene, actor: CharacterId): Outlook => {
  const sought = soughtBy(scene, actor);
  const size = sizeOf(scene, actor).squares;
  const squares: Reachable[] = [];
  for (const one of nearestFirst(scene, actor)) {
    if (one.ap > (squares[0]?.ap ?? one.ap) && sought.every(isReached)) break;
    squares.push(one);
    for (const other of sought) note(other, one, size);
  }
  return { goals: goalsAt(scene, sought), squares };
});

function goalsAt(scene: Scene, sought: readonly Sought[]): ReadonlyMap<TileName, string> {
  const goals = new Map<TileName, string>();
  const name = (tile: TileName, goal: string) => {
    if (!goals.has(tile)) goals.set(tile, goal);
  };
  for (const { id, away, first, close, far } of sought) {
    if (close === null) continue;
    const { name: whom } = character(scene, id);
    if (close.away <= 1) name(close.tile, `to ${whom}`);
    else if (first) name(close.tile, `towards ${whom}, as far as ${close.tile}`);
    if (far !== null && far.away > away) name(far.tile, `away from ${whom}, to ${far.tile}`);
  }
  return goals;
}

export const goalsOf = (scene: Scene, actor: CharacterId): ReadonlyMap<TileName, string> =>
  outlookOf(scene, actor).goals;

/** Enemies that somebody knows of and that are alive, nearest first. */
const nearestEnemies = (scene: Scene, actor: CharacterId): readonly CharacterId[] =>
  fightersIn(scene)
    .filter((id) => areEnemies(scene, actor, id) && character(scene, id).dead === false)
    .filter((id) => sideOf(scene, actor) === 'foes' || !isUnseen(scene, id))
    .map((id) => ({ id, away: metresBetween(scene, actor, id) }))
    .sort((a, b) => a.away - b.away)
    .map(({ id }) => id);
