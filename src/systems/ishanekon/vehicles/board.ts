import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { nearestFirst, parseTile, tileName, tilesOf } from '../../../engine/space/grid/index.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Act } from '../actions/act.ts';
import { whyTooFar } from '../actions/near.ts';
import type { VehicleModule } from '../character/schema.ts';
import { vehicleModules } from '../content/creatures.ts';
import { sizes } from '../content/sizes.ts';
import {
  type Aboard,
  areEnemies,
  character,
  type CharacterId,
  fighterIn,
  fightersIn,
  type Scene,
} from '../scene.ts';
import { footprintIn, isFree, sizeOf } from '../space/bodies.ts';
import { freeHands } from '../space/gait.ts';
import { putAt } from '../space/go.ts';
import { mapIn, metric } from '../space/terrain.ts';
import { tell } from '../tell.ts';
import {
  aboardOf,
  copilotOf,
  crewOf,
  isVehicle,
  largerBy,
  moduleName,
  pilotOf,
  seatsFor,
  vehicleIn,
} from './aboard.ts';

const seats: readonly { readonly id: string; readonly name: string }[] = [
  { id: 'pilot', name: 'As its pilot' },
  { id: 'passenger', name: 'As a passenger' },
];

const HANDS = 2;

/** What somebody is in a vehicle who takes a seat; null for what is none of it: a module that it doesn't have. */
function seatIn(scene: Scene, vehicle: CharacterId, seat: string): Omit<Aboard, 'vehicle'> | null {
  if (seat === 'pilot' || seat === 'passenger') return { seat };
  return moduleIn(scene, vehicle, seat) === null ? null : { seat: 'copilot', module: seat };
}

const moduleIn = (scene: Scene, vehicle: CharacterId, id: string): VehicleModule | null =>
  vehicleIn(scene, vehicle)?.vehicle.modules?.find((one) => one.id === id) ?? null;

/** Why somebody can't take a seat: a pilot needs two free hands and a vehicle that is larger, a co-pilot a module for their size, a passenger room (Vehicles; Modules). */
function whyNotIn(scene: Scene, actor: CharacterId, vehicle: CharacterId, seat: string): Refusal | null {
  if (seat === 'pilot') {
    if (pilotOf(scene, vehicle) !== null) return refusal('hasPilot', { target: vehicle });
    if (largerBy(scene, vehicle, actor) < 1) return refusal('vehicleTooSmall', { actor, target: vehicle });
    return freeHands(scene, actor) < HANDS ? refusal('pilotHands', { actor }) : null;
  }
  if (seat === 'passenger') {
    const passengers = crewOf(scene, vehicle).filter(
      (id) => fighterIn(scene, id)?.aboard?.seat === 'passenger',
    ).length;
    return passengers >= seatsFor(scene, vehicle, actor) ? refusal('vehicleFull', { target: vehicle }) : null;
  }
  const module = moduleIn(scene, vehicle, seat);
  if (module === null) return refusal('noSuchModule', { target: vehicle });
  const { name } = rowOf(vehicleModules, module.kind);
  if (copilotOf(scene, vehicle, module.id) !== null)
    return refusal('moduleTaken', { target: vehicle, module: name });
  return rowOf(sizes, module.size).step < sizeOf(scene, actor).step
    ? refusal('moduleTooSmall', { actor, module: name, size: rowOf(sizes, module.size).name })
    : null;
}

/** The seats of some vehicles, each with those in which somebody could take it: the two that all have, and their modules. */
function seatChoices(scene: Scene, actor: CharacterId, all: readonly CharacterId[]): readonly Choice[] {
  const modules = all.flatMap((id) => vehicleIn(scene, id)?.vehicle.modules ?? []);
  const named = [...new Map(modules.map((one) => [one.id, moduleName(one)]))];
  return [...seats, ...named.map(([id, name]) => ({ id, name }))].map(({ id, name }) => ({
    ...{ id, name, refused: null },
    fits: all.filter(
      (vehicle) => seatIn(scene, vehicle, id) !== null && whyNotIn(scene, actor, vehicle, id) === null,
    ),
  }));
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
        (seatChoices(scene, actor, [id]).some(({ fits = [] }) => fits.includes(id))
          ? null
          : whyNotIn(scene, actor, id, 'pilot')),
    })),
  means: (scene, actor) => seatChoices(scene, actor, vehicles(scene, actor)),
  whyNot: (scene, { actor, target, means }) =>
    target !== null && means !== null ? whyNotIn(scene, actor, target, means) : null,
  run(tx, { actor, target, means }) {
    const fighter = tx.state.fight?.fighters[actor];
    if (fighter === undefined || target === null || means === null) return undefined;
    fighter.states = fighter.states.filter(({ id }) => id !== 'takingCover' && id !== 'climbed');
    takesSeat(tx, actor, target, means);
    const at = fighterIn(tx.now, target)?.at ?? null;
    if (at !== null) putAt(tx, actor, at);
    return undefined;
  },
};

function takesSeat(tx: Tx<Scene>, actor: CharacterId, vehicle: CharacterId, wanted: string): void {
  const fighter = tx.state.fight?.fighters[actor];
  const seat = seatIn(tx.snapshot(), vehicle, wanted);
  if (fighter === undefined || seat === null) return;
  const module = moduleIn(tx.snapshot(), vehicle, wanted);
  fighter.aboard = { vehicle, ...seat };
  tell(tx, 'boarded', {
    ...{ actor, target: vehicle, seat: seat.seat },
    ...(module === null ? {} : { module: rowOf(vehicleModules, module.kind).name }),
  });
}

/** To another seat of the vehicle that one is in; it takes what boarding takes (house). */
const changeSeat: Act = {
  id: 'changeSeat',
  name: 'Change seats',
  also: ['Take a seat', 'Man a module'],
  group: 'move',
  cost: { ap: 1, freeHands: true },
  offered: (scene, actor) => aboardOf(scene, actor) !== null,
  means(scene, actor) {
    const inside = aboardOf(scene, actor);
    if (inside === null) return [];
    const own = fighterIn(scene, actor)?.aboard;
    return seatChoices(scene, actor, [inside])
      .filter(({ id }) => id !== (own?.module ?? own?.seat))
      .map(({ id, name }) => ({ id, name, refused: whyNotIn(scene, actor, inside, id) }));
  },
  run(tx, { actor, means }) {
    const inside = aboardOf(tx.snapshot(), actor);
    if (inside !== null && means !== null) takesSeat(tx, actor, inside, means);
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

export const boardActs: readonly Act[] = [board, changeSeat, getOut];
