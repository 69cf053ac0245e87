import type { Made } from '../../../../engine/creation.ts';
import { pickField } from '../../../../engine/creationForm.ts';
import { no, yes } from '../../../../engine/made.ts';
import { findProfile } from '../../items/rows.ts';
import { withUpgrade } from '../../items/upgraded.ts';
import type { Upgrade } from '../../language/schema/upgrade.ts';
import { featureLine } from '../../language/words/ability.ts';
import { tierOf } from '../../numbers/levels.ts';
import { shippedUpgrade, shippedUpgrades } from '../../packs/shipped.ts';
import { leftBy } from '../filter.ts';
import type { Item } from '../schema.ts';
import type { Draft } from './draft.ts';

/** The Tier of what somebody begins with: one below their own (Starting Equipment). */
export const startingTier = ({ level }: Pick<Draft, 'level'>): number => tierOf(level) - 1;

/** What starting items may be upgraded; of things with an Ability there are none. */
const kinds = ['weapon', 'armour', 'shield', 'equipment', 'bag'] as const;

/** Upgrades that starting items may have: neither neutral nor negative ones (Starting Equipment). */
const allowed = (): readonly Upgrade[] =>
  shippedUpgrades().filter(({ value, of }) => value > 0 && kinds.some((one) => one === of));

/** Which upgrades the starting items have: each is on all of its kind. Nothing to pick at Tier 1. */
export function upgradesField(draft: Draft) {
  const most = startingTier(draft);
  if (most < 1) return [];
  const choices = leftBy(
    draft,
    allowed().filter(({ value }) => value <= most),
    draft.upgrades,
  )
    .map((one) => ({
      ...{ id: one.id, label: one.name },
      note: `${one.of === 'armour' ? 'armor' : one.of}, Tier ${one.value}. ${featureLine(one)}`.slice(0, 100),
    }))
    .slice(0, 25);
  const chosen = draft.upgrades.filter((id) => choices.some((one) => one.id === id));
  const hint = `Each goes on all that you have of its kind, up to Tier ${most}.`;
  return [pickField('upgrades', 'Upgrades', hint, choices, chosen, [0, choices.length])];
}

/** A draft, unless its starting items would be of too high a Tier. */
export function withinTier(draft: Draft): Made<Draft> {
  const most = startingTier(draft);
  for (const of of kinds) {
    const sum = draft.upgrades
      .flatMap((id) => shippedUpgrade(id) ?? [])
      .reduce((all, one) => (one.of === of ? all + one.value : all), 0);
    if (sum > most) return no('startingTier', { of, sum, most });
  }
  return yes(draft);
}

/** As many upgrades as the Tier allows on each kind of things that they have, the first that there are (house): for who is ready to play. */
export function usualUpgrades(draft: Pick<Draft, 'level' | 'armour' | 'weapons'>): readonly string[] {
  const had = [draft.armour ?? '', ...draft.weapons].map((row) => findProfile(row)?.kind);
  return kinds.flatMap((kind) => {
    if (kind !== 'equipment' && kind !== 'bag' && !had.includes(kind)) return [];
    let left = startingTier(draft);
    return allowed().flatMap(({ id, of, value }) => {
      if (of !== kind || value > left) return [];
      left -= value;
      return [id];
    });
  });
}

/** Starting items with their upgrades on them. */
export const upgradedAll = (items: readonly Item[], upgrades: readonly string[]): readonly Item[] =>
  items.map((item) =>
    upgrades
      .flatMap((id) => shippedUpgrade(id) ?? [])
      .filter(({ of }) => of === item.profile.kind)
      .reduce(withUpgrade, item),
  );
