import { along, floorAt, METRE, type Path, pathLength } from '../../../../engine/space/plane/index.ts';
import { areTouching, distanceBetween } from '../../fight/bodies.ts';
import { enemiesOf, isUp } from '../../fight/sides.ts';
import { type CharacterId, fighterIn, fightersIn, type Scene, type Trigger } from '../../scene.ts';
import { type Shot, shotAt, standingAt } from './shot.ts';

/** How often a way is looked at for shots, in centimetres; its end always. */
const LOOK = 25;
/** So often a watcher is asked along one Move at most, who wants to be asked. */
const MOST_ASKED = 4;

/** A moment of a Move at which a watcher would fire, or would be asked. */
export interface Moment {
  /** How far the mover has gone by then. */
  readonly gone: number;
  readonly shot: Shot;
  /** They said that they want to be asked; whether it is the last time. */
  readonly asks: boolean;
  readonly last: boolean;
}

/** A way as watchers look at it. */
export interface Watched {
  readonly mover: CharacterId;
  readonly path: Path;
  /** Where it flies on the way; absent: on the floor. */
  readonly altitude?: number;
}

/** Those on Overwatch who may fire at somebody who moves: their enemies; at one alone whoever that is. Nobody where the move is careful. */
export function watchersOf(scene: Scene, mover: CharacterId): readonly CharacterId[] {
  const isCareful = fighterIn(scene, mover)?.effects.some(({ id }) => id === 'careful') === true;
  if (isCareful || !isUp(scene, mover)) return [];
  const enemies = new Set(enemiesOf(scene, mover));
  return fightersIn(scene).filter((id) => {
    const overwatch = fighterIn(scene, id)?.overwatch ?? null;
    if (overwatch === null || overwatch.shots < 1 || id === mover || !isUp(scene, id)) return false;
    const { trigger } = overwatch;
    return trigger.when === 'only' ? trigger.at === mover : enemies.has(id);
  });
}

/** What a watcher sees of a way: how far the mover has gone, and the shot there. */
interface Look {
  readonly gone: number;
  readonly there: Scene;
  readonly shot: Shot;
}

/** The parts of a way where a watcher has a shot, from a point of it on. */
function* looks(
  scene: Scene,
  watcher: CharacterId,
  { mover, path, altitude }: Watched,
  from: number,
): Iterable<Look> {
  const plane = scene.fight?.board.plane;
  if (plane === undefined) return;
  const length = pathLength(path);
  for (let step = from; ; step += LOOK) {
    const gone = Math.min(step, length);
    const at = along(path, gone);
    const there = standingAt(scene, mover, at, altitude ?? floorAt(plane, at));
    const shot = shotAt(there, watcher, mover);
    if (shot !== null) yield { gone, there, shot };
    if (gone >= length) return;
  }
}

/** The moment at which a watcher fires on a way, or is asked first; null where they never do. */
export function momentOf(scene: Scene, watcher: CharacterId, watched: Watched, from: number): Moment | null {
  const trigger = fighterIn(scene, watcher)?.overwatch?.trigger;
  if (trigger === undefined) return null;
  const seen = looks(scene, watcher, watched, from);
  const plainly = (look: Look | null): Moment | null =>
    look === null ? null : { gone: look.gone, shot: look.shot, asks: false, last: true };
  switch (trigger.when) {
    case 'first':
      return plainly(firstOf(seen));
    case 'within':
      return plainly(firstOf(seen, ({ there }) => isNear(there, watcher, watched.mover, trigger)));
    case 'best':
    case 'only':
      return plainly(bestOf(seen));
    case 'ask':
      return null;
  }
}

function firstOf(seen: Iterable<Look>, holds: (look: Look) => boolean = () => true): Look | null {
  for (const look of seen) if (holds(look)) return look;
  return null;
}

/** The look with the most to be had from it; the earliest of equal ones. */
function bestOf(seen: Iterable<Look>): Look | null {
  let best: Look | null = null;
  for (const look of seen) if (best === null || look.shot.worth > best.shot.worth) best = look;
  return best;
}

const isNear = (
  scene: Scene,
  watcher: CharacterId,
  mover: CharacterId,
  { metres }: Extract<Trigger, { when: 'within' }>,
): boolean => (distanceBetween(scene, watcher, mover) ?? Number.POSITIVE_INFINITY) <= metres * METRE;

/**
 * The moments at which somebody is asked who wants to be: when the mover comes into sight, whenever what they would shoot with, what it is
 * worth or contact changes, and at the last at which they have a shot. No more than a few.
 */
export function askingMoments(scene: Scene, watcher: CharacterId, watched: Watched): readonly Moment[] {
  const changes: Look[] = [];
  let before: Look | null = null;
  let last: Look | null = null;
  for (const look of looks(scene, watcher, watched, 0)) {
    if (
      before === null ||
      !isAlike(before, look, watcher, watched.mover) ||
      look.gone - (last?.gone ?? 0) > LOOK
    )
      changes.push(look);
    before = look;
    last = look;
  }
  if (last === null) return [];
  const kept = changes.slice(0, MOST_ASKED - 1).filter(({ gone }) => gone < last.gone);
  return [...kept, last].map(
    ({ gone, shot }): Moment => ({ gone, shot, asks: true, last: gone === last.gone }),
  );
}

const isAlike = (a: Look, b: Look, watcher: CharacterId, mover: CharacterId): boolean =>
  a.shot.means.id === b.shot.means.id &&
  a.shot.worth === b.shot.worth &&
  areTouching(a.there, watcher, mover) === areTouching(b.there, watcher, mover);
