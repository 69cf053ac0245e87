import { isGrenade, owned, pocketName, together } from './belongings.ts';
import { sumOfMods, wornArmour } from './gear.ts';
import type { Hero, Owned, Pocket } from './schema.ts';

/** How many utility pockets the armour worn has, with an Extra Pocket; none without armour. */
export function utilityPockets(hero: Hero): number {
  const worn = wornArmour(hero);
  return worn === null ? 0 : worn.row.utilityPockets + sumOfMods(worn.mods, 'utilityPockets');
}

/** Sappers have one for grenades alone in any armour. */
export const hasGrenadePocket = (hero: Hero): boolean =>
  hero.abilities.includes('grenadier') && hero.equipment.armour !== null;

/** How many pockets of a kind there are. */
export const roomFor = (hero: Hero, pocket: Pocket['pocket']): number =>
  pocket === 'utility' ? utilityPockets(hero) : Number(hasGrenadePocket(hero));

/** What was in a pocket, as something owned. */
export const outOfPocket = (pocket: Pocket): Owned => ({
  ...owned(isGrenade(pocket.item) ? 'grenade' : 'item', pocket.item, pocketName(pocket), pocket.count),
  used: pocket.used,
});

/** With less room in the armour, what no longer fits goes back among the things owned, the last first. */
export function fitted(hero: Hero): Hero {
  const kept: Pocket[] = [];
  const out: Pocket[] = [];
  for (const pocket of hero.pockets) {
    const taken = kept.filter((one) => one.pocket === pocket.pocket).length;
    (taken < roomFor(hero, pocket.pocket) ? kept : out).push(pocket);
  }
  if (out.length === 0) return hero;
  return { ...hero, pockets: kept, inventory: together([...hero.inventory, ...out.map(outOfPocket)]) };
}
