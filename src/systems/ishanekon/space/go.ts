import type { Rule } from '../../../engine/rule.ts';
import { parseTile, type TileName } from '../../../engine/space/grid/index.ts';
import type { Tx, Verdict } from '../../../engine/tx.ts';
import { beingIn, type CharacterId, fighterIn, fightersIn, type Scene, stateOf } from '../scene.ts';
import { tell } from '../tell.ts';
import { aboardOf } from '../vehicles/aboard.ts';
import { windows } from '../windows.ts';
import { isFree } from './bodies.ts';
import type { Stopped } from './events.ts';
import { whyRooted } from './gait.ts';
import type { How } from './movement.ts';
import { forcesThrough } from './through.ts';
import { enemyAt, type Way, type WayLeg } from './ways.ts';

/** A move while it is made: what of it isn't told yet. */
interface Course {
  readonly actor: CharacterId;
  onward: boolean;
  from: TileName;
  tiles: TileName[];
  hows: How[];
  metres: number;
}

/**
 * Goes a way, square by square, and takes the movement for it: whoever is triggered may react to each step; an enemy whose space it leads through resists.
 * Ends where the mover can go no farther.
 */
export function* go(tx: Tx<Scene>, actor: CharacterId, way: Way): Rule<void> {
  const from = fighterIn(tx.now, actor)?.at ?? way.to;
  const course: Course = { actor, onward: false, from, tiles: [], hows: [], metres: 0 };
  let why: Stopped | null = null;
  for (const leg of way.legs) {
    why = whyNotOn(tx.snapshot(), actor, leg);
    if (why === null && leg.through !== null) {
      told(tx, course);
      if (!(yield* forcesThrough(tx, actor, leg.through))) why = 'heldBack';
    }
    if (why !== null) break;
    if ((yield* step(tx, course, leg)) === 'prevented') {
      why = 'stopped';
      break;
    }
  }
  told(tx, course);
  settleIn(tx, actor, way);
  const at = fighterIn(tx.now, actor)?.at ?? null;
  if (why !== null && at !== null) tell(tx, 'moveStopped', { actor, at, why });
}

/** Why a mover doesn't make the next step; null where they do. */
function whyNotOn(scene: Scene, actor: CharacterId, leg: WayLeg): Stopped | null {
  const who = beingIn(scene, actor);
  if (fighterIn(scene, actor) === null || who === null || who.dead || who.vitality < 1) return 'helpless';
  if (whyRooted(scene, actor) !== null) return 'helpless';
  return leg.through === null && enemyAt(scene, actor, leg.to) !== null ? 'inTheWay' : null;
}

/** One step, and what it brings about. */
function* step(tx: Tx<Scene>, course: Course, leg: WayLeg): Rule<Verdict> {
  const { actor } = course;
  const first = course.tiles.length === 0 && !course.onward;
  putAt(tx, actor, leg.to);
  const turn = tx.state.fight?.fighters[actor]?.turn;
  if (turn) {
    turn.movement -= leg.cost;
    turn.moved += 1;
  }
  course.tiles.push(leg.to);
  if (leg.how !== null && !course.hows.includes(leg.how)) course.hows.push(leg.how);
  course.metres += leg.cost;
  const about = { actor, from: leg.from, to: leg.to, first };
  return yield* tx.window(windows.moved, about, { before: () => told(tx, course) });
}

/** Nobody ends a move in another's space: who was stopped in one goes back to the last square where there is room. */
function settleIn(tx: Tx<Scene>, actor: CharacterId, way: Way): void {
  const now = tx.snapshot();
  const at = parseTile(fighterIn(now, actor)?.at ?? '');
  if (at === null || isFree(now, actor, at)) return;
  const [first] = way.legs;
  const back = [...way.legs.map(({ to }) => to).reverse(), ...(first === undefined ? [] : [first.from])];
  const reached = back.slice(Math.max(0, back.indexOf(fighterIn(now, actor)?.at ?? '')));
  const free = reached.find((tile) => {
    const place = parseTile(tile);
    return place !== null && isFree(now, actor, place);
  });
  if (free !== undefined) putAt(tx, actor, free);
}

/** Puts somebody on a square (the north-western one of their body), and those who have climbed on them, or are in them, with them. Tells nothing. */
export function putAt(tx: Tx<Scene>, id: CharacterId, tile: TileName): void {
  const fighters = tx.state.fight?.fighters;
  const fighter = fighters?.[id];
  if (fighters === undefined || fighter === undefined) return;
  fighter.at = tile;
  for (const rider of fightersIn(tx.snapshot())) {
    const other = fighters[rider];
    if (other === undefined) continue;
    if (stateOf(tx.now, rider, 'climbed')?.by === id || aboardOf(tx.now, rider) === id) other.at = tile;
  }
}

/** Tells the stretch that has been gone since the last was told. */
function told(tx: Tx<Scene>, course: Course): void {
  const { actor, from, tiles, hows, metres, onward } = course;
  const last = tiles.at(-1);
  if (last === undefined) return;
  tell(tx, 'moved', { actor, from, tiles: [...tiles], hows: [...hows], metres, onward });
  course.onward = true;
  course.from = last;
  course.tiles = [];
  course.hows = [];
  course.metres = 0;
}
