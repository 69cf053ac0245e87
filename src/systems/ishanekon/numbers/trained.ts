import type { WeaponCategoryId } from '../content/weaponCategories.ts';
import { beingIn, type CharacterId, type Scene } from '../scene.ts';
import { sources } from './sources.ts';

const given = (scene: Scene, id: CharacterId): readonly string[] =>
  sources.flatMap((source) => source.trained?.(scene, id) ?? []);

/** Whether somebody is proficient with a category of weapons (Weapons): by their sheet, or by what they have been given. */
export const knowsWeapons = (scene: Scene, id: CharacterId, category: WeaponCategoryId): boolean =>
  (beingIn(scene, id)?.proficient.weapons.includes(category) ?? false) || given(scene, id).includes(category);

/** Whether somebody is proficient with a kind of armour, and so with the shield of that name (Armor; Shields). Everybody is with clothes. */
export const knowsArmour = (scene: Scene, id: CharacterId, kind: string): boolean =>
  kind === 'clothes' ||
  (beingIn(scene, id)?.proficient.armour.some((one) => one === kind) ?? false) ||
  given(scene, id).includes(kind);
