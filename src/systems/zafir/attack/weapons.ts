import { profileOf } from '../character/profile.ts';
import type { Weapon } from '../character/weapon.ts';
import type { WeaponPropertyId } from '../content/weaponProperties.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';

/** What somebody can attack with besides grenades, in the order in which it is offered. */
export const weaponsOf = (scene: Scene, actor: CharacterId): readonly Weapon[] =>
  profileOf(character(scene, actor)).weapons;

/** One of them by its id; null where they have none such. */
export const weaponOf = (scene: Scene, actor: CharacterId, id: string | null): Weapon | null =>
  weaponsOf(scene, actor).find((weapon) => weapon.id === id) ?? null;

export const hasProperty = (weapon: Weapon, property: WeaponPropertyId): boolean =>
  weapon.properties.some(({ id }) => id === property);

/** How many actions an attack takes: of a weapon that is moved or fired, both. */
export const attackCost = (weapon: Weapon | null): number =>
  weapon !== null && hasProperty(weapon, 'moveOrFire') ? 2 : 1;

/** What a subdue is made with: the body alone, whatever is in the hands. */
export const bareHands: Weapon = {
  id: 'subdue',
  name: 'bare hands',
  slot: 'own',
  kind: 'melee',
  range: 'adjacent',
  aim: 0,
  crit: 0,
  damage: { die: 0, plus: 0 },
  critDamage: 0,
  breaking: 0,
  piercing: 0,
  damageType: 'ballistic',
  proficiency: null,
  ammo: null,
  properties: [],
  mods: [],
  gives: [],
};
