import type { Enemy, Rated } from '../../../engine/autopilot/rules.ts';
import { openOf } from '../../../engine/autopilot/targets.ts';
import type { ActOption } from '../../../engine/options.ts';
import { whyNotMeans } from '../attack/legality.ts';
import { type Means, meansOf, ofSystem } from '../attack/means.ts';
import type { Vehicle } from '../character/schema.ts';
import { meanOf } from '../gear/amount.ts';
import { type CharacterId, fighterIn, personIn, type Scene, vehicleIn } from '../scene.ts';
import { freeSeats } from '../vehicles/boarding.ts';
import { insideOf, isSkilledWithVehicle, pilotedBy } from '../vehicles/crew.ts';

/** What an engine that runs is worth. */
const RUNNING = 6;
/** What coming nearer in a vehicle is worth: less than any Attack. */
const DRIVING = 0.6;
/** What is left of a better gun's worth to who has to go to its vehicle first. */
const ON_THE_WAY = 0.7;

type Base = Pick<Rated, 'act' | 'thenAttack'>;

/** Damage of an Attack where all shots hit. */
const most = ({ attack: { shots, damage } }: Means): number => meanOf(shots) * damage;

/** How much more damage the gun of a vehicle does than what somebody has with them; 0 where they can't take its terminal. */
function gained(scene: Scene, actor: CharacterId, vehicle: Vehicle, id: CharacterId): number {
  const person = personIn(scene, actor);
  if (person === null || vehicle.destroyed || insideOf(scene, actor) !== null) return 0;
  if (vehicle.skilledOnly && !isSkilledWithVehicle(person, vehicle)) return 0;
  const free = freeSeats(scene, vehicle).flatMap(({ terminal }) => (terminal === null ? [] : [terminal]));
  const guns = vehicle.systems
    .filter(({ terminal }) => terminal !== null && free.includes(terminal))
    .flatMap((system) => ofSystem(id, system))
    .filter(({ attack }) => attack.special !== 'ramming' && attack.range !== null);
  const own = meansOf(scene, actor).filter(
    (means) => whyNotMeans(scene, { actor, asSkilled: false }, means) === null,
  );
  return Math.max(0, ...guns.map(most)) - Math.max(0, ...own.map(most));
}

/** Getting into a vehicle of one's own side, for its gun. */
export const boarding = (scene: Scene, actor: CharacterId, base: Base): readonly Rated[] =>
  openOf(base.act.targets).flatMap(({ id }): readonly Rated[] => {
    const vehicle = vehicleIn(scene, id);
    const isOurs = fighterIn(scene, id)?.side === fighterIn(scene, actor)?.side;
    const worth = vehicle === null || !isOurs ? 0 : gained(scene, actor, vehicle, id);
    return worth <= 0 ? [] : [{ ...base, means: null, target: id, worth, on: 'ally' }];
  });

/** Moving up to such a vehicle. */
export const goingToRide = (scene: Scene, actor: CharacterId, base: Base): readonly Rated[] =>
  openOf(base.act.targets).flatMap(({ id: typed }): readonly Rated[] => {
    const id = typed.replace(/^to /u, '');
    const vehicle = vehicleIn(scene, id);
    const isOurs = fighterIn(scene, id)?.side === fighterIn(scene, actor)?.side;
    const worth = vehicle === null || !isOurs ? 0 : ON_THE_WAY * gained(scene, actor, vehicle, id);
    return worth <= 0 ? [] : [{ ...base, means: null, target: typed, worth, on: 'ally' }];
  });

/** An engine that is off is turned on. */
export const starting = (base: Base): readonly Rated[] =>
  openOf(base.act.means).flatMap(({ id, name }): readonly Rated[] =>
    name.endsWith(' on') ? [{ ...base, means: id, target: null, worth: RUNNING, on: 'ally' }] : [],
  );

/** Whether somebody has anything but their fists and what lies about to attack with now. */
export const canFire = (scene: Scene, actor: CharacterId): boolean =>
  meansOf(scene, actor).some(
    (means) =>
      (means.source.kind === 'item' || means.source.kind === 'system') &&
      whyNotMeans(scene, { actor, asSkilled: false }, means) === null,
  );

/** A pilot drives towards whom they go for, by the cheapest movement there is, where nothing can be fired at them from here. */
export function driving(
  scene: Scene,
  actor: CharacterId,
  base: Base,
  { order, attack }: { readonly order: readonly Enemy[]; readonly attack: ActOption | undefined },
): readonly Rated[] {
  const [wanted] = order;
  const [movement] = openOf(base.act.means);
  const vehicle = vehicleIn(scene, pilotedBy(scene, actor));
  if (wanted === undefined || movement === undefined || vehicle === null) return [];
  const isInReach = openOf(attack?.targets).some(({ id }) => order.some((one) => one.id === id));
  if (canFire(scene, actor) && isInReach) return [];
  const detail = `to ${wanted.id}`;
  return [{ ...base, target: null, means: movement.id, detail, worth: DRIVING, on: 'foe' }];
}
