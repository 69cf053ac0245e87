import { rowOf } from '../../../engine/table.ts';
import type { Item, Profile } from '../character/schema.ts';
import { type ArmourId, armour } from '../content/armour.ts';
import { type ShieldId, shields } from '../content/shields.ts';
import { itemSchema } from '../items/profile.ts';
import { idOf } from '../packs/names.ts';
import type { PackWeapon } from '../packs/schema.ts';

/** A weapon of a pack as items have it. */
export function weaponProfile(weapon: PackWeapon): Profile {
  const { name, text, category, die, types, primary, secondary, reach, properties, area, weight, price } =
    weapon;
  return itemSchema.shape.profile.parse({
    kind: 'weapon',
    row: idOf(name),
    ...{ name, text, category, types, primary, secondary, properties, area, weight, price },
    damage: { count: 1, sides: die },
    reach:
      typeof reach === 'number'
        ? { kind: 'melee', metres: reach }
        : { kind: 'ranged', effective: reach[0], ineffective: reach[1] },
  });
}

const item = (id: string, profile: object): Item => itemSchema.parse({ id, profile });

export const weaponItem = (weapon: PackWeapon, id: string): Item => item(id, weaponProfile(weapon));

export function armourItem(id: ArmourId): Item {
  const { name, weight, price } = rowOf(armour, id);
  return item(`armour-${id}`, { kind: 'armour', row: id, name, weight, price, armour: id });
}

export function shieldItem(id: ShieldId): Item {
  const { name, weight, price } = rowOf(shields, id);
  return item(`shield-${id}`, { kind: 'shield', row: `${id}Shield`, name, weight, price, shield: id });
}

/** What ranged weapons and most Abilities need (Equipment). */
export const equipmentItem = (): Item =>
  item('equipment', { kind: 'equipment', row: 'equipment', name: 'Equipment', weight: 1, price: 50 });
