import { singleBlanks } from '../../../engine/text.ts';
import type { Profile } from '../character/schema.ts';
import { type Ability, tierOfCost } from '../language/schema/ability.ts';
import { type Upcasts, upcastCost, upcastWords } from '../language/use/upcasts.ts';
import { plain } from '../packs/names.ts';
import { shippedAbility } from '../packs/shipped.ts';
import { PRICES } from './rows.ts';

/** What somebody wishes of a thing with an Ability that they make: its fixed upcasts, and the Skill Level that using it takes. */
export interface Wish {
  readonly upcasts: Upcasts;
  /** Null where nothing is said. */
  readonly level: number | null;
}

const nothing: Wish = { upcasts: {}, level: null };

/** Reads 'stacks 2, level 1'; null for what is neither an upcast of the Ability nor a level. */
export function wishIn(detail: string | null, ability: Ability | null): Wish | null {
  let wish = nothing;
  const parts = singleBlanks(detail ?? '')
    .split(/[,;]/u)
    .map((part) => part.trim());
  for (const part of parts.filter((one) => one !== '')) {
    const [, words = '', times] = /^(.*?)(?: ?[x×]? ?(\d{1,2}))?$/u.exec(part) ?? [];
    const count = Number(times ?? 1);
    if (/^(skill )?level$/iu.test(words) && times !== undefined) {
      wish = { ...wish, level: count };
      continue;
    }
    const found = ability?.upcasts.find(({ id, name }) =>
      [id, name].some((one) => plain(one) === plain(words)),
    );
    if (found === undefined || count < 1 || (found.most !== null && count > found.most)) return null;
    wish = { ...wish, upcasts: { ...wish.upcasts, [found.id]: count } };
  }
  return wish;
}

/** The Ability that a thing has: of a pack of the group's, as it carries it whole; else of our own. */
export const abilityIn = (profile: Profile): Ability | null =>
  'ability' in profile && profile.ability !== null
    ? (profile.own?.ability ?? shippedAbility(profile.ability))
    : null;

/** A consumable with its upcasts fixed in it: as dear, and of as high a Tier, as the Ability is then (Ability Consumables and Items). */
export function upcastProfile(profile: Profile, upcasts: Upcasts): Profile {
  const ability = abilityIn(profile);
  if (ability === null || profile.kind !== 'abilityConsumable' || Object.keys(upcasts).length === 0)
    return profile;
  const wp = ability.wp + upcastCost(ability, upcasts);
  const tier = tierOfCost(wp);
  const mark = Object.entries(upcasts).map(([id, times]) => `${id}${times}`);
  return {
    ...profile,
    row: `${profile.row}+${mark.join('+')}`.slice(0, 80),
    name: `${profile.name}, ${upcastWords(ability, upcasts)}`.slice(0, 60),
    tier: tier - 1,
    price: PRICES.abilityConsumable * Math.max(1, wp) * tier,
    upcasts,
  };
}
