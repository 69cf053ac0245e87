import type { Being, Item } from '../character/schema.ts';
import { scaleOf } from '../language/active/scale.ts';
import { plainly } from '../language/schema/amount.ts';
import { CHARGES } from './rows.ts';
import { upgradesOf } from './upgraded.ts';

/** As many charges as an Ability item of somebody's holds: four, and more by upgrades (Ability Consumables and Items). */
export function mostCharges(who: Being, item: Item): number {
  const more = upgradesOf(item).flatMap(({ effects }) =>
    effects.flatMap((effect) =>
      effect.effect === 'item' && effect.of === 'abilityItem' && effect.number === 'charges'
        ? [plainly(effect.by, scaleOf(who))]
        : [],
    ),
  );
  return Math.max(0, CHARGES + more.reduce((sum, one) => sum + one, 0));
}
