import type { Being, Item, Profile } from '../character/schema.ts';

/** An item whose profile is of a kind. */
export type ItemOf<K extends Profile['kind']> = Item & { readonly profile: Extract<Profile, { kind: K }> };

/** What somebody has in their hands, each thing once: what needs two hands is in both. */
export function inHands({ holding, items }: Pick<Being, 'holding' | 'items'>): readonly Item[] {
  return items.filter(({ id, dropped }) => holding.includes(id) && !dropped);
}

/** In how many hands somebody has an item. */
export const handsOn = ({ holding }: Pick<Being, 'holding'>, item: string): number =>
  holding.filter((id) => id === item).length;

export const freeHands = ({ holding }: Pick<Being, 'holding'>): number =>
  holding.filter((id) => id === null).length;

export const isWeapon = (item: Item): item is ItemOf<'weapon'> => item.profile.kind === 'weapon';
export const isShield = (item: Item): item is ItemOf<'shield'> => item.profile.kind === 'shield';
export const isArmour = (item: Item): item is ItemOf<'armour'> => item.profile.kind === 'armour';

/** What somebody wears; null for nothing. */
export const wornBy = ({ wearing, items }: Pick<Being, 'wearing' | 'items'>): ItemOf<'armour'> | null =>
  items.filter(isArmour).find(({ id, dropped }) => id === wearing && !dropped) ?? null;

/** Whether somebody has equipment with them: ranged weapons and most Abilities need it (Equipment). */
export const hasEquipment = ({ items }: Pick<Being, 'items'>): boolean =>
  items.some(({ profile, dropped }) => profile.kind === 'equipment' && !dropped);

/** What an item is called. */
export const itemName = ({ called, profile }: Item): string => (called === '' ? profile.name : called);
