import { rowOf } from '../../../engine/table.ts';
import type { Weapon } from '../character/schema.ts';
import { hasTrait } from '../character/traits.ts';
import { type RangeId, ranges } from '../content/ranges.ts';
import { zonesApart } from '../fight/zones.ts';
import { areClose, character, type Scene } from '../scene.ts';
import type { AttackAbout } from './about.ts';

type With = Pick<AttackAbout, 'actor' | 'weapon' | 'thrown'>;

/** The weapon of an attack, which must be one of the attacker's. */
export function weaponOf(scene: Scene, { actor, weapon }: With): Weapon {
  const found = character(scene, actor).weapons.find((w) => w.id === weapon);
  if (found === undefined) throw new Error(`'${actor}' has no weapon '${weapon}'`);
  return found;
}

/** Whether the attack is a ranged one: shot, or thrown. */
export const isRanged = (scene: Scene, attack: With) =>
  attack.thrown || weaponOf(scene, attack).range !== null;

/** The skill of an attack: each is a Test of Body. */
export const attackSkill = (scene: Scene, attack: With) =>
  isRanged(scene, attack) ? 'ballisticSkill' : 'weaponSkill';

/** How far a ranged attack reaches without a penalty. */
export function shotRange(scene: Scene, attack: With): RangeId {
  const weapon = weaponOf(scene, attack);
  const thrown = weapon.traits.find((trait) => trait.id === 'thrown')?.range;
  return (attack.thrown ? thrown : weapon.range) ?? 'close';
}

/** Steps of Accuracy that a shot at Close Range costs (S46); none with the trait Close. */
export function closeLoss(scene: Scene, about: AttackAbout): number {
  if (!isRanged(scene, about) || !areClose(scene, about.actor, about.target)) return 0;
  return hasTrait(weaponOf(scene, about), 'close') ? 0 : Number(scene.party.rules.closeShot);
}

/** How many Zones the target is outside of the weapon's range. */
export function zonesBeyond(scene: Scene, about: AttackAbout): number {
  if (!isRanged(scene, about)) return 0;
  const { zones } = rowOf(ranges, shotRange(scene, about));
  return zones === null ? 0 : Math.max(0, zonesApart(scene, about.actor, about.target) - zones);
}

/** Steps of Accuracy that the distance costs a shot: too near, or too far. */
export const rangeLoss = (scene: Scene, about: AttackAbout): number =>
  closeLoss(scene, about) + zonesBeyond(scene, about);
