import type { EnemyAttack } from './schema.ts';
import type { Weapon } from './weapon.ts';

/** A way of attacking that a sheet describes itself, as a weapon: an enemy's attack, what a pack has brought. */
export const asWeapon = (attack: EnemyAttack, slot: Weapon['slot']): Weapon => ({
  ...attack,
  slot,
  kind: attack.range === 'adjacent' ? 'melee' : 'ranged',
  proficiency: attack.damageType === 'melee' ? 'meleeWeapons' : null,
  mods: [],
});
