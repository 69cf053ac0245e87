import type { DamageTypeId } from '../content/damageTypes.ts';
import type { ModId } from '../content/mods.ts';
import type { ProficiencyId } from '../content/proficiencies.ts';
import type { RangeId } from '../content/ranges.ts';
import type { WeaponPropertyId } from '../content/weaponProperties.ts';
import type { EnemyAttack } from './schema.ts';

/** A weapon as an attack uses it: a hero's with its mods counted in, an enemy's attack, or what an ability throws. */
export interface Weapon {
  /** 'primary', 'secondary', 'bayonet', an enemy's attack by its id, an ability by its id. */
  readonly id: string;
  readonly name: string;
  readonly slot: 'primary' | 'secondary' | 'own' | 'ability';
  readonly kind: 'ranged' | 'melee';
  readonly range: RangeId;
  readonly aim: number;
  readonly crit: number;
  readonly damage: { readonly die: 0 | 2 | 3 | 6; readonly plus: number };
  readonly critDamage: number;
  readonly breaking: number;
  readonly piercing: number;
  readonly damageType: DamageTypeId;
  /** What it takes to use it: a Melee Weapon deals Melee Damage besides its own (A23). */
  readonly proficiency: ProficiencyId | null;
  /** A critical hit deals what the damage die shows at most, instead of adding to it (Arcane Bolt). */
  readonly critIsMaximum?: boolean;
  /** Shots before a reload; null: not counted. */
  readonly ammo: number | null;
  readonly properties: readonly { readonly id: WeaponPropertyId; readonly number?: number | undefined }[];
  readonly mods: readonly ModId[];
  readonly gives: EnemyAttack['gives'];
}
