import type { Draft } from 'immer';
import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { write } from '../../../engine/sheetChange.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import { atHand } from '../base/base.ts';
import type { Being, Creature } from '../character/schema.ts';
import { crafting } from '../content/crafting.ts';
import { sizes } from '../content/sizes.ts';
import { type SkillId, skills } from '../content/skills.ts';
import { minutesOfWork, paceOf } from '../items/craft.ts';
import { tierOf } from '../numbers/levels.ts';
import { skillLevelOf } from '../numbers/stat.ts';
import { being, beingIn, type CharacterId, type Scene } from '../scene.ts';
import { isVehicle, type Vehicle } from './aboard.ts';
import { vehicleAt, vehiclesAt } from './garage.ts';

/** What a Medium vehicle of Level 0 costs in materials, and for each Tier what a further Level does (Building and Upgrading Vehicles). */
export const BASE_COST = 500;

/** A price by size and rank: doubled for each size above Medium, halved for each below; half for a Minor vehicle, half as much again for an Elite one, doubled for each grade of a Boss. */
export function priceFor(
  { size, rank, grade }: Pick<Vehicle, 'size' | 'rank' | 'grade'>,
  base: number,
): number {
  const ranked = { minor: 0.5, normal: 1, elite: 1.5, boss: 2 ** grade }[rank];
  return Math.ceil(base * 2 ** rowOf(sizes, size).step * ranked);
}

const crafters: readonly SkillId[] = crafting.map(({ id }) => id);

/** The crafting Skill that somebody is best at. */
const bestOf = (who: Being): SkillId =>
  crafters.reduce((best, skill) => (skillLevelOf(who, skill) > skillLevelOf(who, best) ? skill : best));

/** Whether somebody's crafting would do to build a vehicle as it is now (Building and Upgrading Vehicles). */
export function couldBuild(scene: Scene, id: CharacterId, { level }: Pick<Vehicle, 'level'>): boolean {
  const who = beingIn(scene, id);
  if (who === null || isVehicle(scene, id)) return false;
  return skillLevelOf(who, bestOf(who)) >= (level > 0 ? 1 + tierOf(level) : 2);
}

/** Whether somebody could work on vehicles now: no fight runs, and there is one besides themselves. */
export const canWork = (scene: Scene, actor: CharacterId): boolean =>
  scene.fight === null && beingIn(scene, actor) !== null && vehiclesAt(scene).some((id) => id !== actor);

/** The vehicles on which somebody can work, with what is said of each. */
export const workedOn =
  (say: (scene: Scene, vehicle: Vehicle, actor: CharacterId) => Pick<Choice, 'note' | 'refused'>) =>
  (scene: Scene, actor: CharacterId): readonly Choice[] =>
    vehiclesAt(scene).flatMap((id): readonly Choice[] => {
      const vehicle = vehicleAt(scene, id);
      return vehicle === null
        ? []
        : [{ id, name: vehicle.name, relation: 'thing', ...say(scene, vehicle, actor) }];
    });

interface Wanted {
  readonly what: string;
  readonly cost: number;
  /** The Level that it takes in a crafting Skill; null: somebody else does it. */
  readonly level: number | null;
}

/** Why somebody can't do some work on a vehicle: a crafting Skill, their equipment, materials or the credits for them. */
export function whyNotWorked(
  scene: Scene,
  actor: CharacterId,
  { what, cost, level }: Wanted,
): Refusal | null {
  const who = being(scene, actor);
  if (level !== null && skillLevelOf(who, bestOf(who)) < level)
    return refusal('vehicleSkill', { level, skills: crafters.map((id) => rowOf(skills, id).name) });
  if (level !== null && !who.items.some((item) => item.profile.kind === 'equipment' && !item.dropped))
    return refusal('noEquipment');
  const materials = level === null ? 0 : who.materials;
  return materials + who.credits < cost
    ? refusal('tooFewMaterials', { what, needs: cost, has: materials, credits: who.credits })
    : null;
}

/** Work that is done and paid for. */
export interface Work {
  readonly materials: number;
  readonly credits: number;
  readonly minutes: number;
  /** With which Skill; null: somebody else did it. */
  readonly skill: SkillId | null;
}

/** Pays for some work, with materials first; a building station makes it quicker, as it does all crafting. `by`: it is bought, for credits. */
export function works(tx: Tx<Scene>, actor: CharacterId, cost: number, by: 'self' | 'others' = 'self'): Work {
  const now = tx.snapshot();
  const who = being(now, actor);
  const materials = by === 'self' ? Math.min(who.materials, cost) : 0;
  const credits = cost - materials;
  write(tx.state.characters[actor], who, {
    ...who,
    materials: who.materials - materials,
    credits: who.credits - credits,
  });
  const minutes = by === 'self' ? minutesOfWork(cost, atHand(now, 'buildingStation'), paceOf(who)) : 0; // bought as it stands
  return { materials, credits, minutes, skill: by === 'self' ? bestOf(who) : null };
}

/** What is told of it. */
export const paidOf = ({ materials, credits, minutes }: Work) => ({ materials, credits, minutes });

/** A vehicle's sheet says with which Skills it was built and upgraded: those boost it (Boost Vehicle). */
export function knows({ vehicle }: Draft<Creature>, skill: SkillId | null): void {
  if (vehicle === null || skill === null || vehicle.skills?.includes(skill)) return;
  vehicle.skills = [...(vehicle.skills ?? []), skill];
}
