import {
  along,
  type Body,
  distanceOf,
  floorAt,
  isTouching,
  METRE,
  type Path,
  pathLength,
} from '../../../../engine/space/plane/index.ts';
import { bodyOf, contactIn } from '../../fight/bodies.ts';
import { enemiesOf, isUp, seesBody } from '../../fight/sides.ts';
import { type CharacterId, fighterIn, fightersIn, type Scene, type Trigger } from '../../scene.ts';
import { unitOf } from '../../vehicles/crew.ts';
import { whyNever, whyNotMeans } from '../legality.ts';
import type { Means } from '../means.ts';
import { expected } from '../worth.ts';
import { type Gunner, gunnerOf, type Shot, standingAt } from './shot.ts';

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

/** What a watcher sees of a way: how far the mover has gone, how far off they are there, and the shot. */
interface Look {
  readonly gone: number;
  readonly away: number;
  readonly touching: boolean;
  readonly shot: Shot;
}

/** What stays as it is along a way: with what the watcher could fire, from where, and who may come into contact with the mover. */
interface Watch {
  readonly gunner: Gunner;
  readonly arms: readonly Means[];
  readonly eyes: Body;
  readonly mover: Body;
  readonly foes: readonly Body[];
}

function watchOf(scene: Scene, watcher: CharacterId, mover: CharacterId): Watch | null {
  const gunner = gunnerOf(scene, watcher);
  const eyes = bodyOf(scene, gunner?.attacker.centre ?? watcher);
  const body = bodyOf(scene, mover);
  if (gunner === null || eyes === null || body === null) return null;
  const { attacker } = gunner;
  const arms = gunner.arms.filter(
    (means) =>
      whyNotMeans(scene, attacker, means) === null && whyNever(scene, attacker, means, mover) === null,
  );
  const foes = enemiesOf(scene, mover).flatMap((id) =>
    unitOf(scene, id) === id ? (bodyOf(scene, id) ?? []) : [],
  );
  return { gunner, arms, eyes, mover: body, foes };
}

/** The parts of a way where a watcher has a shot. What a shot is worth changes with contact alone. */
function* looks(scene: Scene, watcher: CharacterId, { mover, path, altitude }: Watched): Iterable<Look> {
  const plane = scene.fight?.board.plane;
  const watch = watchOf(scene, watcher, mover);
  if (plane === undefined || watch === null || watch.arms.length === 0) return;
  const contact = contactIn(scene);
  const length = pathLength(path);
  const worths = new Map<string, number>();
  for (let step = 0; ; step += LOOK) {
    const gone = Math.min(step, length);
    const at = along(path, gone);
    const body: Body = { ...watch.mover, at, altitude: altitude ?? floorAt(plane, at) };
    const away = distanceOf(watch.eyes, body);
    const touching = isTouching(watch.eyes, body, contact);
    const arms = watch.arms.filter(({ attack: { range } }) =>
      range === null ? touching : away <= range * METRE,
    );
    // A light that the mover carries goes with them.
    const lit = scene.fight?.dark ? standingAt(scene, mover, at, body.altitude) : scene;
    if (arms.length > 0 && seesBody(lit, watch.eyes, body)) {
      const beset = watch.foes.some((foe) => isTouching(foe, body, contact));
      const worth = (means: Means): number => {
        const key = `${means.id}|${touching}|${beset}`;
        const known = worths.get(key);
        if (known !== undefined) return known;
        const there = standingAt(scene, mover, at, body.altitude);
        const found = expected(there, watch.gunner.attacker.actor, means, mover, true);
        worths.set(key, found);
        return found;
      };
      const shot = bestOfArms(watcher, watch.gunner, arms, worth);
      if (shot !== null) yield { gone, away, touching, shot };
    }
    if (gone >= length) return;
  }
}

function bestOfArms(
  watcher: CharacterId,
  { attacker: { actor } }: Gunner,
  arms: readonly Means[],
  worth: (means: Means) => number,
): Shot | null {
  let best: Shot | null = null;
  for (const means of arms) {
    const much = worth(means);
    if (much > 0 && (best === null || much > best.worth)) best = { watcher, actor, means, worth: much };
  }
  return best;
}

/** The moments of a way at which a watcher fires, or is asked: one, none, or several where they want to be asked. */
export function momentsOf(scene: Scene, watcher: CharacterId, watched: Watched): readonly Moment[] {
  const trigger = fighterIn(scene, watcher)?.overwatch?.trigger;
  if (trigger === undefined) return [];
  if (trigger.when === 'ask') return askingMoments(scene, watcher, watched);
  const look = lookFor(looks(scene, watcher, watched), trigger);
  return look === null ? [] : [{ gone: look.gone, shot: look.shot, asks: false, last: true }];
}

/** The look at which a trigger fires. */
function lookFor(seen: Iterable<Look>, trigger: Exclude<Trigger, { readonly when: 'ask' }>): Look | null {
  switch (trigger.when) {
    case 'first':
      return firstOf(seen);
    case 'within':
      return firstOf(seen, ({ away }) => away <= trigger.metres * METRE);
    case 'best':
    case 'only':
      return bestOf(seen);
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

/**
 * The moments at which somebody is asked who wants to be: when the mover comes into sight, whenever what they would shoot with, what it is
 * worth or contact changes, and at the last at which they have a shot. No more than a few.
 */
export function askingMoments(scene: Scene, watcher: CharacterId, watched: Watched): readonly Moment[] {
  const changes: Look[] = [];
  let before: Look | null = null;
  let last: Look | null = null;
  for (const look of looks(scene, watcher, watched)) {
    if (before === null || !isAlike(before, look) || look.gone - (last?.gone ?? 0) > LOOK) changes.push(look);
    before = look;
    last = look;
  }
  if (last === null) return [];
  const kept = changes.slice(0, MOST_ASKED - 1).filter(({ gone }) => gone < last.gone);
  return [...kept, last].map(
    ({ gone, shot }): Moment => ({ gone, shot, asks: true, last: gone === last.gone }),
  );
}

const isAlike = (a: Look, b: Look): boolean =>
  a.shot.means.id === b.shot.means.id && a.shot.worth === b.shot.worth && a.touching === b.touching;
