import type { Rule } from '../../../engine/rule.ts';
import {
  ahead,
  freeLength,
  groundOf,
  isOnPlane,
  METRE,
  type Point,
  towards,
} from '../../../engine/space/plane/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Fitted } from '../character/schema.ts';
import { bodyOf, canEndAt, stoppersOf } from '../fight/bodies.ts';
import { type CharacterId, fighterIn, fightersIn, type Scene, vehicleIn } from '../scene.ts';
import { hasAir, insideOf, operatorOf } from './crew.ts';
import { moveVehicle } from './going.ts';
import { makeWatts } from './engines.ts';
import type { Movement } from './profile.ts';

/** A dive that a system would make by itself: the vehicle is up in the air, and the system works. */
interface Dive {
  readonly id: CharacterId;
  readonly system: Fitted;
  readonly movement: Movement;
}

function divesOf(scene: Scene, id: CharacterId): readonly Dive[] {
  const vehicle = vehicleIn(scene, id);
  if (vehicle === null || vehicle.destroyed || vehicle.altitude === 0) return [];
  return vehicle.systems
    .filter((system) => hasAir(scene, system))
    .flatMap((system) =>
      system.profile.movements
        .filter(({ byItself }) => byItself)
        .map((movement) => ({ id, system, movement })),
    );
}

/** How far back from its end a dive looks for a place to come down. */
const BACK = 25;

/** Where a dive ends: its length straight ahead, or less where something is in the way or it would come down on somebody. */
function endOf(scene: Scene, { id, movement }: Dive, from: Point, heading: number, altitude: number): Point {
  const body = bodyOf(scene, id);
  if (body === null || scene.fight === null) return from;
  const { plane } = scene.fight.board;
  const walker = {
    diameter: body.diameter,
    height: body.height,
    flies: altitude,
    stoppedBy: stoppersOf(scene, id),
  };
  const far = ahead(from, heading, (movement.parts[0]?.metres ?? 0) * METRE);
  for (let gone = freeLength(groundOf(plane), { a: from, b: far }, walker); gone > 0; gone -= BACK) {
    const at = towards(from, far, gone);
    if (isOnPlane(plane, at, body.diameter) && canEndAt(scene, id, at, altitude)) return at;
  }
  return from;
}

/** A Nosedive that nobody makes (A46): straight ahead, and down as far as it goes. */
function* dive(tx: Tx<Scene>, one: Dive): Rule<void> {
  const scene = tx.snapshot();
  const from = bodyOf(scene, one.id)?.at;
  if (from === undefined) return;
  const heading = fighterIn(scene, one.id)?.heading ?? 0;
  const altitude = Math.max(0, (vehicleIn(scene, one.id)?.altitude ?? 0) - one.movement.sink * METRE);
  const path = [from, endOf(scene, one, from, heading, altitude)];
  yield* moveVehicle(tx, one, { path, heading }, altitude, null);
}

/**
 * What the start of somebody's turn does to the vehicle whose systems they operate: an aeroplane dives that they did not move on their
 * last turn (their first in a fight has none before it), Watts are lost, and engines make new ones.
 */
export function* vehiclesAtTurnStart(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  const scene = tx.snapshot();
  const inside = insideOf(scene, actor);
  if (inside === null || inside.terminal === null) return;
  if (operatorOf(scene, inside.vehicle, inside.terminal) !== actor) return;
  const isFirst = (fighterIn(scene, actor)?.turns ?? 0) <= 1;
  const fighter = tx.state.fight?.fighters[inside.vehicle];
  const stays = isFirst || fighter === undefined || fighter.flew;
  if (fighter !== undefined) fighter.flew = false;
  if (!stays)
    for (const one of divesOf(scene, inside.vehicle))
      if (one.system.terminal === inside.terminal) yield* dive(tx, one);
  makeWatts(tx, actor);
}

/** What the start of a round does: an aeroplane dives that nobody operates. */
export function* vehiclesAtRoundStart(tx: Tx<Scene>): Rule<void> {
  for (const id of fightersIn(tx.snapshot()))
    for (const one of divesOf(tx.snapshot(), id))
      if (operatorOf(tx.snapshot(), id, one.system.terminal) === null) yield* dive(tx, one);
}
