import { rowOf } from '../../../engine/table.ts';
import { type BodyArmorRow, bodyArmor } from '../content/bodyArmor.ts';
import { type ModRow, mods } from '../content/mods.ts';
import { isArm, type WeaponId, type WeaponRow, weapons } from '../content/weapons.ts';
import { asWeapon } from './arms.ts';
import { effective } from './disabled.ts';
import type { Hero } from './schema.ts';
import type { Weapon } from './weapon.ts';

export const weaponRow = (id: WeaponId): WeaponRow => rowOf(weapons, id);

/** What somebody has equipped in a weapon slot, mods that work for them included; null for nothing, or no arm to hold it. */
export interface Equipped {
  readonly slot: 'primary' | 'secondary';
  readonly row: WeaponRow;
  readonly mods: readonly ModRow[];
}

/** A mod that needs an ability does nothing for who does not know it. */
const working = (hero: Hero, installed: readonly ModRow['id'][]): readonly ModRow[] =>
  installed
    .map((id) => rowOf(mods, id))
    .filter(({ requires }) => requires === null || hero.abilities.includes(requires));

export function equippedIn(hero: Hero, slot: 'primary' | 'secondary'): Equipped | null {
  const carried = hero.equipment[slot];
  if (carried === null || (slot === 'secondary' && !hasSecondary(hero))) return null;
  if (hero.arms.some((arm) => arm.slot === slot)) return null;
  return { slot, row: weaponRow(carried.id), mods: working(hero, carried.mods) };
}

export const equippedWeapons = (hero: Hero): readonly Equipped[] =>
  (['primary', 'secondary'] as const).flatMap((slot) => equippedIn(hero, slot) ?? []);

/** Whether somebody has a secondary weapon slot at all. */
export const hasSecondary = (hero: Pick<Hero, 'disabilities'>): boolean =>
  !effective(hero).some(({ noSecondary }) => noSecondary);

/** The body armour worn, with the mods that work; null for none. */
export function wornArmour(
  hero: Hero,
): { readonly row: BodyArmorRow; readonly mods: readonly ModRow[] } | null {
  const { armour } = hero.equipment;
  return armour === null ? null : { row: rowOf(bodyArmor, armour.id), mods: working(hero, armour.mods) };
}

/** All mods that work for somebody now. */
export const workingMods = (hero: Hero): readonly ModRow[] => [
  ...equippedWeapons(hero).flatMap(({ mods: installed }) => installed),
  ...(wornArmour(hero)?.mods ?? []),
];

const sum = (of: readonly ModRow[], change: keyof ModRow['changes']): number =>
  of.reduce((all, mod) => all + (mod.changes[change] ?? 0), 0);

export { sum as sumOfMods };

/** The weapons that somebody can attack with, their mods counted in: those of packs, primary, secondary, a bayonet on either. */
export const armsOf = (hero: Hero): readonly Weapon[] => [
  ...hero.arms
    .filter(({ slot }) => slot === 'primary' || hasSecondary(hero))
    .map(({ slot, ...arm }) => asWeapon(arm, slot)),
  ...equippedWeapons(hero).flatMap(arms),
];

function arms({ slot, row, mods: installed }: Equipped): readonly Weapon[] {
  if (!isArm(row)) return [];
  const shots = row.ammo === null ? null : Math.max(1, row.ammo + sum(installed, 'ammo')); // High-power takes two of three (A50)
  const weapon: Weapon = {
    id: slot,
    name: row.name,
    slot,
    kind: row.kind,
    range: row.range,
    aim: row.aim + sum(installed, 'aim'),
    crit: row.crit + sum(installed, 'crit'),
    damage: { ...row.damage, plus: row.damage.plus + sum(installed, 'damage') },
    critDamage: row.critDamage + sum(installed, 'critDamage'),
    breaking: sum(installed, 'breaking'),
    piercing: sum(installed, 'piercing'),
    damageType: row.damageType,
    proficiency: row.proficiency,
    ammo: shots,
    properties: row.properties,
    mods: installed.map(({ id }) => id),
    gives: [],
  };
  return installed.some(({ id }) => id === 'smallBayonet') ? [weapon, bayonet] : [weapon];
}

/** A Small Bayonet stabs as a Combat Knife does (A23: without the proficiency of Melee Weapons). */
const bayonet: Weapon = (() => {
  const knife = weaponRow('combatKnife');
  if (!isArm(knife)) throw new Error('a knife is a weapon');
  const { aim, crit, damage, critDamage, damageType, range, kind } = knife;
  return {
    id: 'bayonet',
    name: 'Small Bayonet',
    slot: 'primary',
    kind,
    range,
    aim,
    crit,
    damage,
    critDamage,
    breaking: 0,
    piercing: 0,
    damageType,
    proficiency: knife.proficiency,
    ammo: null,
    properties: [],
    mods: [],
    gives: [],
  };
})();
