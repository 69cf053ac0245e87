import { isDraft } from 'immer';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Fitted, Person, Vehicle } from '../character/schema.ts';
import { type CharacterId, fighterIn, personIn, presentIn, type Scene, vehicleIn } from '../scene.ts';

/** Where somebody is inside a vehicle: at a terminal, or as a passenger. */
export interface Inside {
  readonly vehicle: CharacterId;
  readonly terminal: number | null;
}

/** Where each is who belongs to the crew of a vehicle; of several vehicles, in the order in which they came. */
type Riders = ReadonlyMap<CharacterId, readonly Inside[]>;

function ridersOf({ characters }: Scene): Riders {
  const riders = new Map<CharacterId, Inside[]>();
  for (const [vehicle, sheet] of Object.entries(characters))
    for (const { who, terminal } of sheet.kind === 'vehicle' ? sheet.crew : [])
      riders.set(who, [...(riders.get(who) ?? []), { vehicle, terminal }]);
  return riders;
}

/** Kept by the characters of a scene: who is inside a vehicle is asked a thousand times of each. */
const known = new WeakMap<Scene['characters'], Riders>();

/** All vehicles to whose crew somebody belongs, in the fight or not, and where they are in each. */
export function placesInside(scene: Scene, id: CharacterId): readonly Inside[] {
  const { characters } = scene;
  const before = isDraft(characters) ? undefined : known.get(characters);
  const riders = before ?? ridersOf(scene);
  if (before === undefined && !isDraft(characters)) known.set(characters, riders); // a draft may still change
  return riders.get(id) ?? nowhere;
}

const nowhere: readonly Inside[] = [];

/** The vehicle somebody is in, or null. A wreck holds nobody. */
export function insideOf(scene: Scene, id: CharacterId): Inside | null {
  const isThere = ({ vehicle }: Inside) => scene.fight === null || fighterIn(scene, vehicle) !== null;
  return placesInside(scene, id).find(isThere) ?? null;
}

/** Those inside a vehicle who are there, at terminals first. */
export function crewOf(scene: Scene, vehicle: CharacterId): readonly CharacterId[] {
  const present = new Set(presentIn(scene));
  return [...(vehicleIn(scene, vehicle)?.crew ?? [])]
    .sort((a, b) => (a.terminal ?? Number.MAX_VALUE) - (b.terminal ?? Number.MAX_VALUE))
    .flatMap(({ who }) => (present.has(who) ? [who] : []));
}

/** The unit whose base somebody stands on: the vehicle they are in, or they themselves. */
export const unitOf = (scene: Scene, id: CharacterId): CharacterId => insideOf(scene, id)?.vehicle ?? id;

/** Skilled with a vehicle, and so with all of its systems (keyword Skilled). */
export const isSkilledWithVehicle = (person: Person, { group }: Vehicle): boolean =>
  group !== null && person.skilled.includes(group);

/** Whether somebody may operate a vehicle at all: some ask for Skilled hands. */
const mayOperate = (person: Person, vehicle: Vehicle): boolean =>
  !vehicle.skilledOnly || isSkilledWithVehicle(person, vehicle);

/** Whether somebody sits in a vehicle that wants Skilled hands, and has none for it. */
export function wantsSkilledHands(scene: Scene, actor: CharacterId): boolean {
  const person = personIn(scene, actor);
  const vehicle = vehicleIn(scene, insideOf(scene, actor)?.vehicle ?? null);
  return person !== null && vehicle !== null && !mayOperate(person, vehicle);
}

/** The Operator of a terminal's systems (Vehicles in Combat): the living one at it, Skilled where that is asked for. Null: nobody. */
export function operatorOf(scene: Scene, id: CharacterId, terminal: number): CharacterId | null {
  const vehicle = vehicleIn(scene, id);
  if (vehicle === null || vehicle.destroyed) return null;
  const who = vehicle.crew.find((one) => one.terminal === terminal)?.who ?? null;
  const person = presentIn(scene).includes(who ?? '') ? personIn(scene, who) : null;
  return person !== null && !person.dead && mayOperate(person, vehicle) ? who : null;
}

const isMovement = ({ profile }: Fitted): boolean => profile.kind === 'movement';

/** Who pilots a vehicle: the Operator of one of its Movement Systems. Null: nobody does. */
export function pilotOf(scene: Scene, id: CharacterId): CharacterId | null {
  for (const system of vehicleIn(scene, id)?.systems.filter(isMovement) ?? []) {
    const pilot = operatorOf(scene, id, system.terminal);
    if (pilot !== null) return pilot;
  }
  return null;
}

/** The vehicle somebody pilots, or null. */
export function pilotedBy(scene: Scene, id: CharacterId): CharacterId | null {
  const inside = insideOf(scene, id);
  return inside !== null && pilotOf(scene, inside.vehicle) === id ? inside.vehicle : null;
}

/** What stands for AGI in turn order: a pilot's WIS (Vehicles in Combat). */
export const orderAttribute = (scene: Scene, id: CharacterId): 'agility' | 'wisdom' =>
  pilotedBy(scene, id) === null ? 'agility' : 'wisdom';

/**
 * What can be seen from outside of somebody: all of them, who can be targeted, too; or only that they are there; or nothing. On a bike it is
 * the pilot who is in the open.
 */
export function exposure(scene: Scene, id: CharacterId): 'open' | 'seen' | 'unseen' {
  const inside = insideOf(scene, id);
  const vehicle = inside === null ? null : vehicleIn(scene, inside.vehicle);
  if (vehicle === null) return 'open';
  return vehicle.inside === 'targeted' ? 'open' : vehicle.inside;
}

/** Why somebody cannot be targeted from outside: they are inside a vehicle. Those in the same one are not outside. */
export function whySheltered(scene: Scene, id: CharacterId, by: CharacterId): Refusal | null {
  const inside = insideOf(scene, id);
  if (inside === null || exposure(scene, id) === 'open') return null;
  if (insideOf(scene, by)?.vehicle === inside.vehicle) return null;
  return refusal('sheltered', { target: id, vehicle: inside.vehicle });
}

/** Whether a system works here: Atmospheric ones need air. */
export const hasAir = (scene: Scene, { profile }: Fitted): boolean => !profile.atmospheric || airIn(scene);

/** Whether there is air: where the party is, and in the place of the fight. */
export const airIn = ({ party, fight }: Scene): boolean => party.air && fight?.airless !== true;

/** A system that somebody can operate, where it is. */
export interface Operated {
  readonly id: CharacterId; // of the vehicle
  readonly vehicle: Vehicle;
  readonly system: Fitted;
}

/** All systems of the terminal somebody is at. */
export function systemsAt(scene: Scene, actor: CharacterId): readonly Operated[] {
  const inside = insideOf(scene, actor);
  const vehicle = inside === null ? null : vehicleIn(scene, inside.vehicle);
  if (inside === null || vehicle === null || inside.terminal === null) return [];
  return vehicle.systems
    .filter(({ terminal }) => terminal === inside.terminal)
    .map((system) => ({ id: inside.vehicle, vehicle, system }));
}

/** Why somebody cannot operate a system of the terminal they are at; `asSkilled`: three Prestige stand for the skill. */
export function whyNotOperated(
  scene: Scene,
  actor: CharacterId,
  { id, vehicle, system }: Operated,
  asSkilled = false,
): Refusal | null {
  const person = personIn(scene, actor);
  if (vehicle.destroyed) return refusal('vehicleDestroyed', { vehicle: id });
  if (person === null || !(asSkilled || mayOperate(person, vehicle)))
    return refusal('notSkilledToOperate', { actor, vehicle: id });
  return hasAir(scene, system) ? null : refusal('noAir', { system: system.profile.name });
}

/** Why so many Watts cannot be spent. */
export const whyNoWatts = ({ id, vehicle }: Operated, watts: number): Refusal | null =>
  vehicle.watts < watts ? refusal('tooFewWatts', { vehicle: id, needed: watts, left: vehicle.watts }) : null;
