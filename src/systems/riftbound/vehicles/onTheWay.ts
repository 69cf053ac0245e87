import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { along, floorAt, METRE, type Path, pathLength } from '../../../engine/space/plane/index.ts';
import { whyNotMeans, whyNotTarget } from '../attack/legality.ts';
import { type Means, meansOf } from '../attack/means.ts';
import { standingAt } from '../attack/overwatch/shot.ts';
import { expected } from '../attack/worth.ts';
import { distanceBetween } from '../fight/bodies.ts';
import { asKnownTo } from '../fight/known.ts';
import { inMind } from '../fight/mind.ts';
import { enemiesOf } from '../fight/sides.ts';
import type { Act } from '../moves/act.ts';
import { type CharacterId, characterIn, personIn, type Scene } from '../scene.ts';
import { actionsLeft } from '../turn/economy.ts';
import { isSkilledWithVehicle, systemsAt } from './crew.ts';
import { rideOn } from './going.ts';
import type { Motion } from './plan.ts';
import { isUnderway } from './underway.ts';

/* Who is Skilled with a vehicle may take other Vehicle Actions at any point of some movements (Bike Wheels). */

const STOP = 'stop:';
const HALF = `${STOP}half`;
const SHOT = `${STOP}shot:`;
/** How many enemies are named. */
const MOST = 3;
/** How often a way is looked at for the best shot, in centimetres. */
const LOOK = 25;

const AFTER = /(?:^|[,;] ?| )(?:and )?(?:stop|act) after (\d{1,3}(?:\.\d{1,2})?)(?: ?m)?$/iu;

/** What somebody typed of a drive, without where it stops for them to act; and how far that is, in centimetres. */
export function stopIn(typed: string): { readonly rest: string; readonly after: number | null } {
  const whole = typed.trim().replace(/\s+/gu, ' ');
  const found = AFTER.exec(whole);
  if (found === null) return { rest: typed, after: null };
  return { rest: whole.slice(0, found.index).trim(), after: Math.round(Number(found[1]) * METRE) };
}

/** Whether somebody may act in the middle of a movement: of a system that allows it, Skilled with its vehicle. */
const mayStop = (
  scene: Scene,
  actor: CharacterId,
  { system, vehicle }: Pick<Motion, 'system' | 'vehicle'>,
) => {
  const person = personIn(scene, actor);
  return system.profile.actsMidPath && person !== null && isSkilledWithVehicle(person, vehicle);
};

/** What of somebody's can be fired on the way. */
const gunsOf = (scene: Scene, actor: CharacterId): readonly Means[] =>
  meansOf(scene, actor).filter(
    (means) =>
      means.source.kind === 'system' && whyNotMeans(scene, { actor, asSkilled: false }, means) === null,
  );

/** Where a movement may stop for its rider to act, to be ticked: half-way, or where the best shot at an enemy is. It takes an Action more to do something there. */
export function stopTicks(whole: Scene, actor: CharacterId): readonly Choice[] {
  const scene = asKnownTo(whole, actor);
  if (scene.fight === null || inMind(scene) || actionsLeft(scene) < 2) return [];
  if (!systemsAt(scene, actor).some((one) => mayStop(scene, actor, one))) return [];
  const far = (id: CharacterId) => distanceBetween(scene, actor, id) ?? Number.POSITIVE_INFINITY;
  const enemies = gunsOf(scene, actor).length === 0 ? [] : [...enemiesOf(scene, actor)];
  const near = enemies.sort((a, b) => far(a) - far(b)).slice(0, MOST);
  const note = 'act there, then ride on';
  return [
    ...near.map((id) => ({
      ...{ id: `${SHOT}${id}`, name: `Stop for the best shot at ${characterIn(scene, id)?.name ?? id}` },
      ...{ note, refused: null },
    })),
    { id: HALF, name: 'Stop half-way', note, refused: null },
  ];
}

/** What somebody wants of a movement: to stop on its way, by what they ticked or typed. */
export interface Stopping {
  readonly ticked: readonly string[];
  readonly after: number | null;
}

/** The way of a vehicle, and how high it flies on it: at 0 it is on the ground. */
export interface Ridden {
  readonly id: CharacterId;
  readonly path: Path;
  readonly altitude: number;
}

/** Whether somebody wants to stop on the way at all. */
const wanted = ({ ticked, after }: Stopping): boolean =>
  after !== null || ticked.some((id) => id.startsWith(STOP));

/** Why it can't stop on this way; null where it can, or where nobody wants it to. */
export function whyNoStop(
  scene: Scene,
  actor: CharacterId,
  motion: Motion,
  way: Ridden,
  stopping: Stopping,
): Refusal | null {
  if (!wanted(stopping)) return null;
  if (!mayStop(scene, actor, motion)) return refusal('noStop', { movement: motion.movement.name });
  if (actionsLeft(scene) < 2) return refusal('noActionToStop', { actor });
  return stopOn(scene, actor, way, stopping) === null ? refusal('nowhereToStop', { actor }) : null;
}

/** Where a movement stops on a way for its rider to act, in centimetres from where it sets off. Null: nowhere. */
export function stopOn(
  whole: Scene,
  actor: CharacterId,
  way: Ridden,
  { ticked, after }: Stopping,
): number | null {
  const { path } = way;
  const length = pathLength(path);
  if (after !== null) return after > 0 && after < length ? after : null;
  const tick = ticked.find((one) => one.startsWith(STOP));
  if (tick === undefined) return null;
  if (tick === HALF) return length < 2 ? null : Math.floor(length / 2);
  return bestShot(asKnownTo(whole, actor), actor, way, tick.slice(SHOT.length));
}

/** Where on a way the best shot at somebody is: the one with the most damage before dodging, the earliest of equal ones. */
function bestShot(
  scene: Scene,
  actor: CharacterId,
  { id, path, altitude }: Ridden,
  target: CharacterId,
): number | null {
  const plane = scene.fight?.board.plane;
  if (plane === undefined) return null;
  const guns = gunsOf(scene, actor);
  let best: { readonly gone: number; readonly worth: number } | null = null;
  for (let gone = LOOK; gone < pathLength(path); gone += LOOK) {
    const at = along(path, gone);
    const there = standingAt(scene, id, at, altitude > 0 ? altitude : floorAt(plane, at));
    for (const means of guns) {
      if (whyNotTarget(there, { actor, asSkilled: false }, means, target) !== null) continue;
      const worth = expected(there, actor, means, target);
      if (worth > (best?.worth ?? 0)) best = { gone, worth };
    }
  }
  return best?.gone ?? null;
}

/** Riding on, once everything on the way is done. It comes by itself with the last Action, and where the turn ends. */
export const ridingOn: Act = {
  id: 'rideOn',
  name: 'Ride on',
  also: ['Go on'],
  group: 'move',
  cost: 'instant',
  offered: isUnderway,
  refused: (scene, actor) => (isUnderway(scene, actor) ? null : refusal('nothingUnderway', { actor })),
  run: (tx) => rideOn(tx),
};
