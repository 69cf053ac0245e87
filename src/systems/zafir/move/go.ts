import type { Rule } from '../../../engine/rule.ts';
import { parseTile, sameTile, type TileName, tileName, tilesOf } from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { dealDamage } from '../attack/damage.ts';
import { whyHelpless } from '../conditions/can.ts';
import { isHidden } from '../hidden/units.ts';
import { windows } from '../reactions/index.ts';
import { areEnemies, type CharacterId, footprintOf, type Scene, sizeOf, unitIn } from '../scene.ts';
import { tell } from '../tell.ts';
import type { Stopped } from './events.ts';
import { enterFeatures, leapThrough } from './features.ts';
import { freeNear, holdersIn, isFree } from './free.ts';
import type { MoveWhy } from './how.ts';
import { afterSteps } from './hooks.ts';
import { type Means, speedOf } from './mover.ts';
import { putAt } from './place.ts';
import { noticeAll, standingOn } from './reveal.ts';
import { heightFor } from './terrain.ts';
import { springTripmines } from './tripmines.ts';
import type { Way, WayLeg } from './ways.ts';

export interface Going {
  readonly why: MoveWhy;
  readonly means: Pick<Means, 'speed' | 'agility'>;
  /** Nobody can react to it. */
  readonly unwatched?: boolean;
}

/** Where a move ended, and whether that is where it led to. */
export interface Gone {
  readonly at: TileName;
  readonly arrived: boolean;
}

/** What falling does to whoever falls. */
const fallDamage = 2;

/** A move while it is made. */
interface Course {
  readonly actor: CharacterId;
  readonly going: Going;
  /** Speed when it began: what slows on the way shortens it. */
  readonly speed: number;
  cost: number;
  points: number;
  onward: boolean;
  /** What is not told yet: from where, over which tiles, how. */
  from: TileName;
  tiles: TileName[];
  /** All tiles that have been left behind. */
  readonly past: TileName[];
  hows: { how: NonNullable<WayLeg['how']>; to: TileName }[];
  /** Features that have done to them what they do, on this move. */
  readonly suffered: Set<string>;
}

/**
 * Goes a way, tile by tile: what lies on each tile does what it does, who watches may react, the concealed may be noticed. Ends
 * where the mover can go no farther: felled, slowed, fallen, or because somebody unseen is in the way. Gives where they are then.
 */
export function* go(tx: Tx<Scene>, actor: CharacterId, way: Way, going: Going): Rule<Gone> {
  const from = unitIn(tx.now, actor)?.at ?? way.to;
  const course: Course = {
    actor,
    going,
    speed: speedOf(tx.snapshot(), actor),
    cost: 0,
    points: 0,
    onward: false,
    from,
    tiles: [],
    past: [],
    hows: [],
    suffered: new Set(),
  };
  if (tx.state.fight) tx.state.fight.fired = [];
  let why: Stopped | null = null;
  for (const leg of way.legs) {
    why = whyNotOn(tx.snapshot(), course, leg);
    if (why !== null) break;
    yield* step(tx, course, leg);
    if (leg.how === 'fall') break;
  }
  end(tx, course, why);
  const at = unitIn(tx.now, actor)?.at ?? way.to;
  return { at, arrived: at === way.to };
}

/** Why a mover does not make the next leg; null where they do. */
function whyNotOn(scene: Scene, { actor, going, speed, cost }: Course, leg: WayLeg): Stopped | null {
  if (unitIn(scene, actor) === null || whyHelpless(scene, actor) !== null) return 'helpless';
  if (cost + leg.cost > going.means.speed - Math.max(0, speed - speedOf(scene, actor))) return 'slowed';
  const held = holdersIn(scene, actor);
  const isEnemy = (tile: TileName) => {
    const other = held.get(tile);
    return other !== undefined && areEnemies(scene, actor, other);
  };
  return [...leg.over, ...newTiles(scene, actor, leg)].some(isEnemy) ? 'inTheWay' : null;
}

/** The tiles that somebody comes to with a leg: of a Large unit, those it did not stand on before. */
function newTiles(scene: Scene, actor: CharacterId, { from, to }: WayLeg): readonly TileName[] {
  const [start, end] = [parseTile(from), parseTile(to)];
  const size = sizeOf(scene, actor);
  if (size === 1 || start === null || end === null) return [to];
  const before = tilesOf({ at: start, size });
  return tilesOf({ at: end, size })
    .filter((at) => !before.some((old) => sameTile(old, at)))
    .map(tileName);
}

/** One leg, and all that it brings about. */
function* step(tx: Tx<Scene>, course: Course, leg: WayLeg): Rule<void> {
  const { actor, suffered } = course;
  const before = tx.snapshot();
  const height = heightFor(before, actor, leg.from);
  const entered = newTiles(before, actor, leg);
  // What everybody sees and what nobody does are told apart.
  if (isHidden(before, actor) !== isHidden(standingOn(before, actor, leg.to), actor)) {
    told(tx, course);
    course.onward = false;
  }
  putAt(tx, actor, leg.to);
  course.cost += leg.cost;
  course.points += leg.points;
  spendAgility(tx, actor, leg.points);
  course.tiles.push(leg.to);
  if (leg.how !== null && leg.how !== 'fall') course.hows.push({ how: leg.how, to: leg.to });
  const say = () => told(tx, course);
  leapThrough(tx, actor, { over: leg.over, height, suffered, say });
  if (leg.how === 'fall') {
    say();
    tell(tx, 'fell', { actor, at: leg.to, tiles: height - heightFor(tx.snapshot(), actor, leg.to) });
    yield* dealDamage(tx, fallDamageTo(actor));
  }
  enterFeatures(tx, actor, { tiles: entered, suffered, say });
  for (const after of afterSteps) {
    const more = after(tx, { actor, from: leg.from, to: leg.to, why: course.going.why });
    if (more !== undefined) yield* more;
  }
  yield* springTripmines(tx, actor, entered, say);
  noticeAll(tx, actor, say);
  if (course.going.unwatched !== true) yield* watched(tx, course, leg);
}

/** Damage of a fall: armour does not help, shields do (A22). */
export const fallDamageTo = (target: CharacterId) => ({
  target,
  amount: fallDamage,
  damageType: null,
  by: null,
  what: 'Falling',
  attack: false,
  ignoresArmour: true,
});

/** Who watches may react to each tile that somebody moves (Overwatch, Suppressive Fire). */
function* watched(tx: Tx<Scene>, course: Course, { from, to }: WayLeg): Rule<void> {
  const { actor } = course;
  if (unitIn(tx.now, actor) === null || whyHelpless(tx.now, actor) !== null) return;
  const about = { actor, from, to, past: [...course.past] };
  course.past.push(to);
  yield* tx.window(windows.unitMoved, about, { before: () => told(tx, course) });
}

/** The end of a move: told, and nobody is left where nobody can stand (on cover, on another's tile). */
function end(tx: Tx<Scene>, course: Course, why: Stopped | null): void {
  const { actor } = course;
  told(tx, course);
  const now = tx.snapshot();
  const unit = unitIn(now, actor);
  if (unit === null) return;
  if (why !== null) tell(tx, 'moveStopped', { actor, at: unit.at, why });
  if (isFree(now, unit.at, sizeOf(now, actor), actor)) return;
  const tile = freeNear(now, footprintOf(now, actor).at, sizeOf(now, actor), actor);
  if (tile === null) return;
  putAt(tx, actor, tile);
  tell(tx, 'moveStopped', { actor, at: tile, why: 'noFooting' });
}

/** Tells the stretch that has been gone since the last was told. */
function told(tx: Tx<Scene>, course: Course): void {
  const { actor, going, from, onward, cost, points } = course;
  const [tiles, hows] = [[...course.tiles], [...course.hows]];
  const last = tiles.at(-1);
  if (last === undefined) return;
  const { speed, agility } = going.means;
  const target = unitIn(tx.now, actor)?.carries ?? null;
  tell(tx, 'moved', {
    actor,
    from,
    tiles,
    hows,
    why: going.why,
    onward,
    cost,
    speed,
    points,
    agility,
    target,
  });
  course.onward = true;
  course.from = last;
  course.tiles = [];
  course.hows = [];
}

/** Agility Points are a turn's: those of free moves outside of one are the move's own. */
function spendAgility(tx: Tx<Scene>, actor: CharacterId, points: number): void {
  const turn = tx.state.fight?.turn;
  if (turn?.actor === actor) turn.agility += points;
}
