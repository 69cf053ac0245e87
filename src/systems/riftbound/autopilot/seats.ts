import type { Rated } from '../../../engine/autopilot/rules.ts';
import { openOf } from '../../../engine/autopilot/targets.ts';
import { whyNotMeans } from '../attack/legality.ts';
import { type Means, meansOf, ofSystem } from '../attack/means.ts';
import type { Vehicle } from '../character/schema.ts';
import { meanOf } from '../gear/amount.ts';
import { type CharacterId, fighterIn, personIn, type Scene, vehicleIn } from '../scene.ts';
import { freeSeats } from '../vehicles/boarding.ts';
import { insideOf, isSkilledWithVehicle, pilotedBy, pilotOf } from '../vehicles/crew.ts';

/** What is left of a better gun's worth to who has to go to its vehicle first. */
const ON_THE_WAY = 0.7;
/** What it is worth to drive what nobody drives. */
const AT_THE_WHEEL = 1;

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
