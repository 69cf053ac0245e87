import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { whyInFight } from '../../../engine/sheetChange.ts';
import type { Act } from '../actions/act.ts';
import type { Creature } from '../character/schema.ts';
import { stats } from '../content/stats.ts';
import { mostStat, tierOf } from '../numbers/levels.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { passTime } from '../world/pass.ts';
import type { Vehicle } from './aboard.ts';
import { NO_FUEL } from './fuel.ts';
import { draftAt, vehicleAt, vehiclesAt } from './garage.ts';
import { BASE_COST, canWork, knows, paidOf, priceFor, whyNotWorked, workedOn, works } from './work.ts';

/** Fuel, once a day in which it was used (Vehicles). What it costs is the GM's to say. */
const refuel: Act = {
  id: 'refuel',
  name: 'Refuel',
  also: ['Fuel'],
  group: 'gear',
  cost: {},
  when: 'anytime',
  offered: (scene) => scene.fight === null && vehiclesAt(scene).length > 0,
  refused: whyInFight,
  targets: workedOn((_scene, vehicle) => ({
    note: '',
    refused: vehicle.vehicle.usedSince === null ? refusal('fuelFull', { what: vehicle.name }) : null,
  })),
  run(tx, { actor, target }) {
    const who = target === null ? null : draftAt(tx, target);
    if (!who?.vehicle) return undefined;
    who.vehicle.usedSince = null;
    who.statuses = who.statuses.filter(({ id }) => id !== NO_FUEL);
    tell(tx, 'refuelled', { actor, what: who.name });
    return undefined;
  },
};

/** Credits of materials to raise a vehicle by a Level: 500 for each Tier it reaches, by its size and its rank, and as much for each of its modules by the size for which it is made (Building and Upgrading Vehicles; Modules). */
export function raisingCost(
  vehicle: Pick<Vehicle, 'level' | 'size' | 'rank' | 'grade'> & { readonly vehicle?: Creature['vehicle'] },
): number {
  const tier = tierOf(vehicle.level + 1);
  const sizes = [vehicle.size, ...(vehicle.vehicle?.modules ?? []).map(({ size }) => size)];
  return sizes.reduce((sum, size) => sum + priceFor({ ...vehicle, size }, BASE_COST * tier), 0);
}

/** A vehicle's own Stats: one grows with a Level. */
const growing = stats.filter(({ id }) => id === 'strength' || id === 'dexterity' || id === 'constitution');

function whyNotRaised(scene: Scene, actor: CharacterId, vehicle: Vehicle): Refusal | null {
  return whyNotWorked(scene, actor, {
    ...{ what: vehicle.name, level: 1 + tierOf(vehicle.level + 1), cost: raisingCost(vehicle) },
  });
}

/** A vehicle rises by a Level, and one of its Stats by 1: it takes a crafting Skill, materials and a fiftieth of their price in hours. */
const raiseVehicle: Act = {
  id: 'raiseVehicle',
  name: 'Upgrade a vehicle',
  also: ['Improve a vehicle', 'Vehicle level'],
  group: 'gear',
  cost: {},
  when: 'anytime',
  offered: canWork,
  refused: whyInFight,
  targets: workedOn((scene, vehicle, actor) => ({
    note: `Level ${vehicle.level + 1}, materials for ${raisingCost(vehicle)}`,
    refused: whyNotRaised(scene, actor, vehicle),
  })),
  means: () => growing.map(({ id, name }) => ({ id, name, note: '1 more', refused: null })),
  whyNot: (scene, { actor, target, means }) => {
    const vehicle = vehicleAt(scene, target);
    const stat = growing.find(({ id }) => id === means);
    if (vehicle === null || stat === undefined) return null;
    return vehicle.stats[stat.id] >= mostStat(tierOf(vehicle.level + 1))
      ? refusal('vehicleStatFull', { stat: stat.name })
      : whyNotRaised(scene, actor, vehicle);
  },
  *run(tx, { actor, target, means }) {
    const vehicle = vehicleAt(tx.snapshot(), target);
    const stat = growing.find(({ id }) => id === means);
    const raised = target === null ? null : draftAt(tx, target);
    if (vehicle === null || stat === undefined || raised === null) return;
    const work = works(tx, actor, raisingCost(vehicle));
    raised.level += 1;
    raised.stats[stat.id] += 1;
    knows(raised, work.skill);
    const level = vehicle.level + 1;
    tell(tx, 'vehicleRaised', { actor, what: vehicle.name, level, stat: stat.name, ...paidOf(work) });
    yield* passTime(tx, work.minutes);
  },
};

export const careActs: readonly Act[] = [refuel, raiseVehicle];
