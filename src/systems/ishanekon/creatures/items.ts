import { rowOf } from '../../../engine/table.ts';
import type { Item, Profile } from '../character/schema.ts';
import { type ArmourId, armour } from '../content/armour.ts';
import { gear } from '../content/gear.ts';
import { type ShieldId, shields } from '../content/shields.ts';
import { itemSchema } from '../items/profile.ts';
import { armourProfile, gearProfile, shieldProfile, weaponProfile } from '../items/rows.ts';
import type { PackWeapon } from '../packs/schema.ts';

const item = (id: string, profile: Profile): Item => itemSchema.parse({ id, profile });

export const weaponItem = (weapon: PackWeapon, id: string): Item => item(id, weaponProfile(weapon));

export const armourItem = (id: ArmourId): Item => item(`armour-${id}`, armourProfile(rowOf(armour, id)));

export const shieldItem = (id: ShieldId): Item => item(`shield-${id}`, shieldProfile(rowOf(shields, id)));

/** What ranged weapons and most Abilities need (Equipment). */
export const equipmentItem = (): Item => item('equipment', gearProfile(rowOf(gear, 'equipment')));
