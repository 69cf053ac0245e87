import type { Item } from '../character/schema.ts';
import type { Upgrade } from '../language/schema/upgrade.ts';
import { shippedUpgrade } from '../packs/shipped.ts';

type Upgraded = Pick<Item, 'upgrades' | 'own'>;

/** An upgrade by its row: of a pack of the group's, as the item carries it whole; else of our own. Null for one that is gone. */
export const upgradeOn = ({ own = [] }: Pick<Item, 'own'>, id: string): Upgrade | null =>
  own.find((one) => one.id === id) ?? shippedUpgrade(id);

/** All upgrades of an item. */
export const upgradesOf = (item: Upgraded): readonly Upgrade[] =>
  item.upgrades.flatMap((id) => upgradeOn(item, id) ?? []);

/** An item with one more upgrade: it is of a higher Tier, or a lower one (Upgrading). Whole on it, where it isn't of our own pack. */
export const withUpgrade = (item: Item, upgrade: Upgrade): Item => ({
  ...item,
  upgrades: [...item.upgrades, upgrade.id],
  profile: { ...item.profile, tier: item.profile.tier + upgrade.value },
  ...(shippedUpgrade(upgrade.id) === null ? { own: [...(item.own ?? []), upgrade] } : {}),
});

/** An item without an upgrade; its Tier is without it, too. */
export function freed(item: Item, id: string): Item {
  const tier = upgradeOn(item, id)?.value ?? 0;
  return {
    ...item,
    upgrades: item.upgrades.filter((one) => one !== id),
    profile: { ...item.profile, tier: item.profile.tier - tier },
    ...(item.own === undefined ? {} : { own: item.own.filter((one) => one.id !== id) }),
  };
}
