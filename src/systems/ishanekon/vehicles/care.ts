import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { whyInFight, write } from '../../../engine/sheetChange.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Act } from '../actions/act.ts';
import { crafting } from '../content/crafting.ts';
import { sizes } from '../content/sizes.ts';
import { type SkillId, skills } from '../content/skills.ts';
import { stats } from '../content/stats.ts';
import { mostStat, tierOf } from '../numbers/levels.ts';
import { skillLevelOf } from '../numbers/stat.ts';
import { being, beingIn, type CharacterId, character, presentIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { HOUR } from '../world/clock.ts';
import { passTime } from '../world/pass.ts';
import { isVehicle, type Vehicle, vehicleIn } from './aboard.ts';
import { NO_FUEL } from './fuel.ts';

const vehicles = (scene: Scene): readonly CharacterId[] =>
  presentIn(scene).filter((id) => isVehicle(scene, id));

/** Fuel, once a day in which it was used (Vehicles). What it costs is the GM's to say. */
const refuel: Act = {
  id: 'refuel',
  name: 'Refuel',
  also: ['Fuel'],
  group: 'gear',
  cost: {},
  when: 'anytime',
  offered: (scene) => scene.fight === null && vehicles(scene).length > 0,
  refused: whyInFight,
  targets: (scene): readonly Choice[] =>
    vehicles(scene).map((id) => ({
      ...{ id, name: character(scene, id).name },
      refused: vehicleIn(scene, id)?.vehicle.usedSince === null ? refusal('fuelFull', { target: id }) : null,
    })),
  run(tx, { actor, target }) {
    const who = target === null ? undefined : tx.state.characters[target];
    if (target === null || who?.kind !== 'creature' || who.vehicle === null) return undefined;
    who.vehicle.usedSince = null;
    who.statuses = who.statuses.filter(({ id }) => id !== NO_FUEL);
    tell(tx, 'refuelled', { actor, target });
    return undefined;
  },
};

const BASE_COST = 500;

/** Credits of materials to raise a vehicle by a Level: 500 for each Tier it reaches, by its size and its rank (Building and Upgrading Vehicles). */
export function raisingCost(vehicle: Pick<Vehicle, 'level' | 'size' | 'rank' | 'grade'>): number {
  const { level, size, rank, grade } = vehicle;
  const ranked = { minor: 0.5, normal: 1, elite: 1.5, boss: 2 ** grade }[rank];
  return Math.ceil(BASE_COST * tierOf(level + 1) * 2 ** rowOf(sizes, size).step * ranked);
}

const crafters: readonly SkillId[] = crafting.map(({ id }) => id);
const bestOf = (scene: Scene, id: CharacterId): number =>
  Math.max(...crafters.map((skill) => skillLevelOf(being(scene, id), skill)));

/** Whether somebody's crafting would do to build a vehicle as it is now (Building and Upgrading Vehicles). */
export const couldBuild = (scene: Scene, id: CharacterId, { level }: Pick<Vehicle, 'level'>): boolean =>
  beingIn(scene, id) !== null &&
  !isVehicle(scene, id) &&
  bestOf(scene, id) >= (level > 0 ? 1 + tierOf(level) : 2);

/** A vehicle's own Stats: one grows with a Level. */
const growing = stats.filter(({ id }) => id === 'strength' || id === 'dexterity' || id === 'constitution');

function whyNotRaised(scene: Scene, actor: CharacterId, target: CharacterId | null): Refusal | null {
  const vehicle = vehicleIn(scene, target);
  if (vehicle === null) return null;
  const tier = tierOf(vehicle.level + 1);
  if (bestOf(scene, actor) < 1 + tier)
    return refusal('vehicleSkill', { level: 1 + tier, skills: crafters.map((id) => rowOf(skills, id).name) });
  const who = being(scene, actor);
  const needs = raisingCost(vehicle);
  return who.materials + who.credits < needs
    ? refusal('tooFewMaterials', { what: vehicle.name, needs, has: who.materials, credits: who.credits })
    : null;
}

/** A vehicle rises by a Level, and one of its Stats by 1: it takes a crafting Skill, materials and a fiftieth of their price in hours. */
const raiseVehicle: Act = {
  id: 'raiseVehicle',
  name: 'Upgrade a vehicle',
  also: ['Improve a vehicle', 'Vehicle level'],
  group: 'gear',
  cost: {},
  when: 'anytime',
  offered: (scene, actor) =>
    scene.fight === null && beingIn(scene, actor) !== null && vehicles(scene).some((id) => id !== actor),
  refused: whyInFight,
  targets: (scene, actor) =>
    vehicles(scene).map((id): Choice => {
      const vehicle = vehicleIn(scene, id);
      const note =
        vehicle === null ? '' : `Level ${vehicle.level + 1}, materials for ${raisingCost(vehicle)}`;
      return { id, name: character(scene, id).name, note, refused: whyNotRaised(scene, actor, id) };
    }),
  means: () => growing.map(({ id, name }) => ({ id, name, note: '1 more', refused: null })),
  whyNot: (scene, { actor, target, means }) => {
    const vehicle = vehicleIn(scene, target);
    const stat = growing.find(({ id }) => id === means);
    if (vehicle === null || stat === undefined) return null;
    return vehicle.stats[stat.id] >= mostStat(tierOf(vehicle.level + 1))
      ? refusal('vehicleStatFull', { stat: stat.name })
      : whyNotRaised(scene, actor, target);
  },
  *run(tx, { actor, target, means }) {
    const scene = tx.snapshot();
    const [vehicle, stat, before] = [
      vehicleIn(scene, target),
      growing.find(({ id }) => id === means),
      beingIn(scene, actor),
    ];
    if (vehicle === null || stat === undefined || before === null || target === null) return;
    const cost = raisingCost(vehicle);
    const materials = Math.min(before.materials, cost);
    const left = { materials: before.materials - materials, credits: before.credits - (cost - materials) };
    write(tx.state.characters[actor], before, { ...before, ...left });
    const raised = tx.state.characters[target];
    if (raised?.kind === 'creature') {
      raised.level += 1;
      raised.stats[stat.id] += 1;
    }
    const minutes = Math.max(1, Math.floor((cost * HOUR) / 50));
    tell(tx, 'vehicleRaised', {
      ...{ actor, target, level: vehicle.level + 1, stat: stat.name, minutes },
      ...{ materials, credits: cost - materials },
    });
    yield* passTime(tx, minutes);
  },
};

export const careActs: readonly Act[] = [refuel, raiseVehicle];
