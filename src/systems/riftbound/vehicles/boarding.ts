import { castDraft } from 'immer';
import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { floorAt, type Point } from '../../../engine/space/plane/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Person, Vehicle } from '../character/schema.ts';
import { areTouching } from '../fight/bodies.ts';
import type { Act } from '../moves/act.ts';
import { type CharacterId, personIn, presentIn, type Scene, vehicleIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { besideVehicle } from './beside.ts';
import { insideOf, isSkilledWithVehicle } from './crew.ts';

const PASSENGER = 'passenger';
const seatId = (terminal: number): string => `terminal${terminal + 1}`;

/** A place in a vehicle: a terminal, or a passenger's (null). */
interface Seat {
  readonly id: string;
  readonly name: string;
  readonly terminal: number | null;
}

const seatsOf = (vehicle: Vehicle): readonly Seat[] => {
  const { terminals, passengers } = vehicle;
  const several = terminals.length > 1;
  return [
    ...terminals.map((_, n) => ({
      id: seatId(n),
      name: several ? `Terminal ${n + 1}` : 'Terminal',
      terminal: n,
    })),
    ...(passengers > 0 ? [{ id: PASSENGER, name: 'Passenger', terminal: null }] : []),
  ];
};

const isDead = (scene: Scene, who: CharacterId): boolean => personIn(scene, who)?.dead === true;

/** Seats that nobody alive has. Who isn't there now keeps theirs. */
export const freeSeats = (scene: Scene, vehicle: Vehicle): readonly Seat[] =>
  seatsOf(vehicle).filter(({ terminal }) => {
    const taken = vehicle.crew.filter((one) => one.terminal === terminal && !isDead(scene, one.who)).length;
    return taken < (terminal === null ? vehicle.passengers : 1);
  });

/** The seat somebody takes where they don't say which: the first terminal they can operate, else any, a passenger's first. */
function usualSeat(scene: Scene, person: Person, vehicle: Vehicle): Seat | null {
  const free = freeSeats(scene, vehicle);
  const able = !vehicle.skilledOnly || isSkilledWithVehicle(person, vehicle);
  const [first] = able
    ? free
    : [...free].sort((a, b) => Number(a.terminal !== null) - Number(b.terminal !== null));
  return first ?? null;
}

function whyNotInto(scene: Scene, actor: CharacterId, id: CharacterId): Refusal | null {
  const vehicle = vehicleIn(scene, id);
  if (vehicle === null || vehicle.destroyed) return refusal('vehicleDestroyed', { vehicle: id });
  if (freeSeats(scene, vehicle).length === 0) return refusal('vehicleFull', { vehicle: id });
  const isNear = scene.fight === null || areTouching(scene, actor, id);
  return isNear ? null : refusal('notAtVehicle', { actor, vehicle: id });
}

const vehiclesIn = (scene: Scene): readonly CharacterId[] =>
  presentIn(scene).filter((id) => vehicleIn(scene, id) !== null);

const seatChoices = (scene: Scene, vehicles: readonly Vehicle[]): readonly Choice[] => {
  const seats = vehicles.flatMap((one) => freeSeats(scene, one));
  return seats
    .filter(({ id }, n) => seats.findIndex((one) => one.id === id) === n)
    .map(({ id, name }) => ({ id, name, refused: null }));
};

/**
 * Getting into a vehicle that one touches, at a terminal or as a passenger. The book names no price; an Action, as for any other thing
 * one does with a machine.
 */
export const getIn: Act = {
  id: 'getIn',
  name: 'Get in',
  also: ['Board', 'Mount', 'Embark'],
  group: 'move',
  cost: 'action',
  when: 'anytime',
  offered: (scene, actor) => insideOf(scene, actor) === null && vehiclesIn(scene).length > 0,
  refused: (scene, actor) => (insideOf(scene, actor) === null ? null : refusal('alreadyInside', { actor })),
  targets: (scene, actor) =>
    vehiclesIn(scene).map((id) => ({
      id,
      name: vehicleIn(scene, id)?.name ?? id,
      relation: 'thing',
      refused: whyNotInto(scene, actor, id),
    })),
  means: (scene) =>
    seatChoices(
      scene,
      vehiclesIn(scene).flatMap((id) => vehicleIn(scene, id) ?? []),
    ),
  meansLater: true,
  whyNot(scene, { target, means }) {
    const vehicle = vehicleIn(scene, target);
    if (vehicle === null || means === null || freeSeats(scene, vehicle).some(({ id }) => id === means))
      return null;
    return refusal('seatTaken', { vehicle: target ?? '' });
  },
  run(tx, { actor, target, means }) {
    const now = tx.snapshot();
    const vehicle = vehicleIn(now, target);
    const person = personIn(now, actor);
    if (vehicle === null || target === null || person === null) return undefined;
    const seat =
      means === null
        ? usualSeat(now, person, vehicle)
        : (freeSeats(now, vehicle).find(({ id }) => id === means) ?? null);
    if (seat === null) return undefined;
    seated(tx, target, actor, seat.terminal);
    const fighter = tx.state.fight?.fighters[actor];
    if (fighter !== undefined) fighter.at = null;
    tell(tx, 'gotIn', { actor, vehicle: target, terminal: seat.terminal });
    return undefined;
  },
};

/** Takes a seat; the dead at a terminal are moved aside. */
function seated(tx: Tx<Scene>, id: CharacterId, who: CharacterId, terminal: number | null): void {
  const vehicle = tx.state.characters[id];
  if (vehicle?.kind !== 'vehicle') return;
  const others = vehicle.crew.filter((one) => one.who !== who);
  for (const other of others)
    if (other.terminal === terminal && isDead(tx.now, other.who)) other.terminal = null;
  vehicle.crew = [...others, { who, terminal }];
}

/** Going to another place inside. */
export const changeSeat: Act = {
  id: 'changeSeat',
  name: 'Change seats',
  group: 'move',
  cost: 'action',
  when: 'anytime',
  offered(scene, actor) {
    const vehicle = vehicleIn(scene, insideOf(scene, actor)?.vehicle ?? null);
    return vehicle !== null && seatsOf(vehicle).length > 1;
  },
  means(scene, actor) {
    const inside = insideOf(scene, actor);
    const vehicle = vehicleIn(scene, inside?.vehicle ?? null);
    if (inside === null || vehicle === null) return [];
    return freeSeats(scene, vehicle)
      .filter(({ terminal }) => terminal !== inside.terminal)
      .map(({ id, name }) => ({ id, name, refused: null }));
  },
  run(tx, { actor, means }) {
    const inside = insideOf(tx.snapshot(), actor);
    const vehicle = vehicleIn(tx.snapshot(), inside?.vehicle ?? null);
    const seat =
      vehicle === null ? undefined : freeSeats(tx.snapshot(), vehicle).find(({ id }) => id === means);
    if (inside === null || seat === undefined) return undefined;
    seated(tx, inside.vehicle, actor, seat.terminal);
    tell(tx, 'changedSeat', { actor, vehicle: inside.vehicle, terminal: seat.terminal });
    return undefined;
  },
};

/** Takes somebody out of a vehicle, and puts them beside it where there is a fight. */
export function putOut(tx: Tx<Scene>, id: CharacterId, who: CharacterId, towards: Point | null): void {
  const vehicle = tx.state.characters[id];
  if (vehicle?.kind !== 'vehicle') return;
  vehicle.crew = vehicle.crew.filter((one) => one.who !== who);
  const at = besideVehicle(tx.snapshot(), id, who, towards);
  const { fight } = tx.state;
  const fighter = fight?.fighters[who];
  if (!fight || fighter === undefined || at === null) return;
  fighter.at = castDraft({ x: at.x, y: at.y });
  fighter.altitude = floorAt(fight.board.plane, at);
}

/** Getting out, beside the vehicle; 'to 12,5' says on which side. Nobody gets out up in the air. */
export const getOut: Act = {
  id: 'getOut',
  name: 'Get out',
  also: ['Dismount', 'Disembark', 'Leave the vehicle'],
  group: 'move',
  cost: 'action',
  when: 'anytime',
  words: 'optional',
  offered: (scene, actor) => insideOf(scene, actor) !== null,
  refused(scene, actor) {
    const inside = insideOf(scene, actor);
    if (inside === null) return refusal('notInside', { actor });
    const flies = (vehicleIn(scene, inside.vehicle)?.altitude ?? 0) > 0;
    return flies ? refusal('flies', { vehicle: inside.vehicle }) : null;
  },
  run(tx, { actor, detail }) {
    const inside = insideOf(tx.snapshot(), actor);
    if (inside === null) return undefined;
    const typed = /(\d{1,4}(?:\.\d{1,2})?) ?, ?(\d{1,4}(?:\.\d{1,2})?)/u.exec(detail ?? '');
    const towards =
      typed === null
        ? null
        : { x: Math.round(Number(typed[1]) * 100), y: Math.round(Number(typed[2]) * 100) };
    putOut(tx, inside.vehicle, actor, towards);
    tell(tx, 'gotOut', { actor, vehicle: inside.vehicle });
    return undefined;
  },
};
