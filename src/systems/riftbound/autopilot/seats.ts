import type { Enemy, Rated } from '../../../engine/autopilot/rules.ts';
import { openOf } from '../../../engine/autopilot/targets.ts';
import { whyNotMeans, whyNotTarget } from '../attack/legality.ts';
import { type Means, meansOf, ofSystem } from '../attack/means.ts';
import type { Vehicle } from '../character/schema.ts';
import { distanceBetween } from '../fight/bodies.ts';
import { meanOf } from '../gear/amount.ts';
import { type CharacterId, fighterIn, personIn, type Scene, vehicleIn } from '../scene.ts';
import { freeSeats } from '../vehicles/boarding.ts';
import { insideOf, isSkilledWithVehicle, pilotedBy, pilotOf } from '../vehicles/crew.ts';
import { drivesOf } from './driving.ts';

/** What is left of a better gun's worth to who has to go to its vehicle first. */
const ON_THE_WAY = 0.7;
/** What it is worth to drive what nobody drives. */
const AT_THE_WHEEL = 1;
/** What it is worth to get out where one is of no use: more than to sit there. */
const ON_FOOT = 0.1;

type Base = Pick<Rated, 'act' | 'thenAttack'>;

/** Damage of an Attack where all shots hit. */
const most = ({ attack: { shots, damage } }: Means): number => meanOf(shots) * damage;

const mayOperate = (scene: Scene, actor: CharacterId, vehicle: Vehicle): boolean => {
  const person = personIn(scene, actor);
  if (person === null || vehicle.destroyed) return false;
  return !vehicle.skilledOnly || isSkilledWithVehicle(person, vehicle);
};

/** How much more damage the guns of some terminals do than what somebody can attack with now. */
function gained(
  scene: Scene,
  actor: CharacterId,
  id: CharacterId,
  terminals: readonly (number | null)[],
): number {
  const vehicle = vehicleIn(scene, id);
  if (vehicle === null || !mayOperate(scene, actor, vehicle)) return 0;
  const guns = vehicle.systems
    .filter(({ terminal }) => terminals.includes(terminal))
    .flatMap((system) => ofSystem(id, system))
    .filter(({ attack }) => attack.special !== 'ramming' && attack.range !== null);
  const own = meansOf(scene, actor).filter(
    (means) => whyNotMeans(scene, { actor, asSkilled: false }, means) === null,
  );
  return Math.max(0, ...guns.map(most)) - Math.max(0, ...own.map(most));
}

/** The same of a vehicle of one's own side that somebody could get into. */
function gainedInside(scene: Scene, actor: CharacterId, id: CharacterId): number {
  const vehicle = vehicleIn(scene, id);
  const isOurs = fighterIn(scene, id)?.side === fighterIn(scene, actor)?.side;
  if (vehicle === null || !isOurs || insideOf(scene, actor) !== null) return 0;
  const free = freeSeats(scene, vehicle).flatMap(({ terminal }) => (terminal === null ? [] : [terminal]));
  return gained(scene, actor, id, free);
}

/** Getting into a vehicle of one's own side, for its gun. */
export const boarding = (scene: Scene, actor: CharacterId, base: Base): readonly Rated[] =>
  openOf(base.act.targets).flatMap(({ id }): readonly Rated[] => {
    const worth = gainedInside(scene, actor, id);
    return worth <= 0 ? [] : [{ ...base, means: null, target: id, worth, on: 'ally' }];
  });

/** Moving up to such a vehicle. */
export const goingToRide = (scene: Scene, actor: CharacterId, base: Base): readonly Rated[] =>
  openOf(base.act.targets).flatMap(({ id: typed }): readonly Rated[] => {
    const worth = ON_THE_WAY * gainedInside(scene, actor, typed.replace(/^to /u, ''));
    return worth <= 0 ? [] : [{ ...base, means: null, target: typed, worth, on: 'ally' }];
  });

/** Taking another seat: for its gun, or to drive where nobody does. Who drives keeps theirs. */
export function changingSeat(scene: Scene, actor: CharacterId, base: Base): readonly Rated[] {
  const id = insideOf(scene, actor)?.vehicle ?? null;
  const vehicle = vehicleIn(scene, id);
  if (id === null || vehicle === null || pilotedBy(scene, actor) === id) return [];
  const seats = freeSeats(scene, vehicle);
  return openOf(base.act.means).flatMap(({ id: means }): readonly Rated[] => {
    const terminal = seats.find((seat) => seat.id === means)?.terminal ?? null;
    const drives =
      pilotOf(scene, id) === null &&
      mayOperate(scene, actor, vehicle) &&
      vehicle.systems.some((system) => system.terminal === terminal && system.profile.kind === 'movement');
    const worth =
      terminal === null ? 0 : Math.max(gained(scene, actor, id, [terminal]), drives ? AT_THE_WHEEL : 0);
    return worth <= 0 ? [] : [{ ...base, target: null, means, worth, on: 'ally' }];
  });
}

/** Getting out of a vehicle that has no gun for one, from which nobody can be attacked, and which nobody can bring nearer to whom one goes for. */
export function gettingOut(
  scene: Scene,
  actor: CharacterId,
  base: Base,
  order: readonly Enemy[],
): readonly Rated[] {
  const inside = insideOf(scene, actor);
  const vehicle = vehicleIn(scene, inside?.vehicle ?? null);
  const [wanted] = order;
  if (inside === null || vehicle === null || wanted === undefined) return [];
  const seats = [inside.terminal, ...freeSeats(scene, vehicle).map(({ terminal }) => terminal)];
  const isOfUse =
    gained(scene, actor, inside.vehicle, seats) > 0 ||
    order.some(({ id }) => reaches(scene, actor, id)) ||
    comesNearer(scene, pilotOf(scene, inside.vehicle), wanted.id);
  return isOfUse ? [] : [{ ...base, target: null, means: null, worth: ON_FOOT, on: 'ally' }];
}

const reaches = (scene: Scene, actor: CharacterId, target: CharacterId): boolean =>
  meansOf(scene, actor).some(
    (means) =>
      whyNotMeans(scene, { actor, asSkilled: false }, means) === null &&
      whyNotTarget(scene, { actor, asSkilled: false }, means, target) === null,
  );

/** Whether a vehicle's pilot can drive nearer to somebody. */
function comesNearer(scene: Scene, pilot: CharacterId | null, target: CharacterId): boolean {
  if (pilot === null) return false;
  const away = (there: Scene) => distanceBetween(there, pilot, target) ?? 0;
  return drivesOf(scene, pilot, target).some(({ there }) => away(there) < away(scene));
}
