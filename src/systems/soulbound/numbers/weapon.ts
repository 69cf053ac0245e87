import type { Weapon } from '../character/schema.ts';
import type { RangeId } from '../content/ranges.ts';
import { character, type Scene } from '../scene.ts';
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
