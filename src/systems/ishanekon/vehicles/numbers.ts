import { type Sum, sum } from '../../../engine/modifier.ts';
import { skillLevelOf } from '../numbers/stat.ts';
import { statIn } from '../numbers/statIn.ts';
import type { Being } from '../character/schema.ts';
import type { StatId } from '../content/stats.ts';
import { being, beingIn, type CharacterId, type Scene } from '../scene.ts';
import { isVehicle, pilotOf, vehicleIn } from './aboard.ts';

const HANDLING = 10;

/** The Primary Stat of a vehicle: its pilot's Level of Vehicle Handling and 10 (Vehicles). */
const handlingOf = (scene: Scene, vehicle: CharacterId): Sum => {
  const pilot = beingIn(scene, pilotOf(scene, vehicle));
  const level = pilot === null ? 0 : skillLevelOf(pilot, 'vehicleHandling');
  return sum(HANDLING, [{ source: 'skillLevel', amount: level }]);
};

/** The Primary Stat of somebody as it is now: for a vehicle that of its handling. */
export const primaryIn = (scene: Scene, id: CharacterId): Sum =>
  isVehicle(scene, id) ? handlingOf(scene, id) : statIn(scene, id, being(scene, id).primary);

/** The Secondary Stat: for a vehicle one of its pilot's, which depends on the vehicle. */
export function secondaryIn(scene: Scene, id: CharacterId): Sum {
  const vehicle = vehicleIn(scene, id);
  const pilot = pilotOf(scene, id);
  if (vehicle === null) return statIn(scene, id, being(scene, id).secondary);
  return statIn(scene, pilot ?? id, vehicle.vehicle.secondary);
}

interface Weapon {
  readonly primary: StatId;
  readonly secondary: StatId;
}

/** The two Stats that a weapon takes: a vehicle's uses its handling, and the weapon's usual Primary Stat as the Secondary one. */
export const weaponStatsIn = (scene: Scene, id: CharacterId, weapon: Weapon): readonly [Sum, Sum] =>
  isVehicle(scene, id)
    ? [handlingOf(scene, id), statIn(scene, id, weapon.primary)]
    : [statIn(scene, id, weapon.primary), statIn(scene, id, weapon.secondary)];

/** What vehicles don't need and can't do: rest, food, air, checks. */
export const needsNothing = (who: Being): boolean => who.kind === 'creature' && who.vehicle !== null;
