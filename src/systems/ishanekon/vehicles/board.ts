import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { nearestFirst, parseTile, tileName, tilesOf } from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Act } from '../actions/act.ts';
import { whyTooFar } from '../actions/near.ts';
import { areEnemies, character, type CharacterId, fighterIn, fightersIn, type Scene } from '../scene.ts';
import { footprintIn, isFree } from '../space/bodies.ts';
import { freeHands } from '../space/gait.ts';
import { putAt } from '../space/go.ts';
import { mapIn, metric } from '../space/terrain.ts';
import { tell } from '../tell.ts';
import { aboardOf, crewOf, isVehicle, largerBy, pilotOf, pilots, seatsFor } from './aboard.ts';

const seats = [
  { id: 'pilot', name: 'As its pilot' },
  { id: 'passenger', name: 'As a passenger' },
] as const;
type Seat = (typeof seats)[number]['id'];

const HANDS = 2;

/** Why somebody can't take a seat: a pilot needs two free hands and a vehicle that is larger, a passenger room (Vehicles). */
function whyNotIn(scene: Scene, actor: CharacterId, vehicle: CharacterId, seat: Seat): Refusal | null {
  if (seat === 'pilot') {
    if (pilotOf(scene, vehicle) !== null) return refusal('hasPilot', { target: vehicle });
    if (largerBy(scene, vehicle, actor) < 1) return refusal('vehicleTooSmall', { actor, target: vehicle });
    return freeHands(scene, actor) < HANDS ? refusal('pilotHands', { actor }) : null;
  }
  const passengers = crewOf(scene, vehicle).filter((id) => !pilots(scene, id)).length;
  return passengers >= seatsFor(scene, vehicle, actor) ? refusal('vehicleFull', { target: vehicle }) : null;
}

const vehicles = (scene: Scene, actor: CharacterId): readonly CharacterId[] =>
  fightersIn(scene).filter(
    (id) =>
      isVehicle(scene, id) &&
      id !== aboardOf(scene, actor) &&
      (!areEnemies(scene, actor, id) || crewOf(scene, id).length === 0),
  );

/** Into a vehicle beside oneself, as its pilot or a passenger; it takes what interacting takes (house). It acts with its pilot from their next turn on. */
const board: Act = {
  id: 'board',
  name: 'Board',
  also: ['Get in', 'Drive', 'Pilot'],
  group: 'move',
  cost: { ap: 1, freeHands: true },
  offered: (scene, actor) => !isVehicle(scene, actor) && vehicles(scene, actor).length > 0,
  refused: (scene, actor) => {
    const inside = aboardOf(scene, actor);
    return inside === null ? null : refusal('isAboard', { actor, target: inside });
  },
  targets: (scene, actor): readonly Choice[] =>
    vehicles(scene, actor).map((id) => ({
      ...{ id, name: character(scene, id).name, relation: 'ally' },
      refused:
        whyTooFar(scene, actor, id) ??
        (seats.some((seat) => whyNotIn(scene, actor, id, seat.id) === null)
          ? null
          : whyNotIn(scene, actor, id, 'pilot')),
    })),
  means: (scene, actor) =>
    seats.map(({ id, name }) => ({
      id,
      name,
      fits: vehicles(scene, actor).filter((vehicle) => whyNotIn(scene, actor, vehicle, id) === null),
      refused: null,
    })),
  whyNot: (scene, { actor, target, means }) =>
    target !== null && (means === 'pilot' || means === 'passenger')
      ? whyNotIn(scene, actor, target, means)
      : null,
  run(tx, { actor, target, means }) {
    const fighter = tx.state.fight?.fighters[actor];
    if (fighter === undefined || target === null || (means !== 'pilot' && means !== 'passenger'))
      return undefined;
    fighter.aboard = { vehicle: target, seat: means };
    fighter.states = fighter.states.filter(({ id }) => id !== 'takingCover' && id !== 'climbed');
    const at = fighterIn(tx.now, target)?.at ?? null;
    if (at !== null) putAt(tx, actor, at);
    tell(tx, 'boarded', { actor, target, seat: means });
    return undefined;
  },
};

/** Out of a vehicle, to a free square beside it. */
const getOut: Act = {
  id: 'getOut',
  name: 'Get out',
  also: ['Leave the vehicle', 'Dismount'],
  group: 'move',
  cost: { ap: 1, freeHands: true },
  offered: (scene, actor) => aboardOf(scene, actor) !== null,
  run(tx, { actor }) {
    const vehicle = aboardOf(tx.snapshot(), actor);
    if (vehicle === null) return undefined;
    leaves(tx, actor, vehicle);
    tell(tx, 'gotOut', { actor, target: vehicle });
    return undefined;
  },
};

function leaves(tx: Tx<Scene>, actor: CharacterId, vehicle: CharacterId): void {
  const fighter = tx.state.fight?.fighters[actor];
  if (fighter === undefined) return;
  delete fighter.aboard;
  const now = tx.snapshot();
  const [map, at] = [mapIn(now), parseTile(fighterIn(now, actor)?.at ?? '')];
  const hull = footprintIn(now, vehicle);
  if (map === null || at === null || hull === null) return;
  const under = tilesOf(hull).map(tileName);
  for (const tile of nearestFirst(map.grid, at, metric))
    if (!under.includes(tileName(tile)) && isFree(now, actor, tile)) {
      putAt(tx, actor, tileName(tile));
      return;
    }
}

export const boardActs: readonly Act[] = [board, getOut];
