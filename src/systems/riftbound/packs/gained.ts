import { entryId } from '../../../engine/packRules.ts';
import type { PackOffer } from '../../../engine/packs.ts';
import { wareChoice } from '../character/acts/shop.ts';
import { learned, whyNotTaught } from '../character/learn.ts';
import type { Character } from '../character/schema.ts';
import { powerLine } from '../powers/describe.ts';
import { carriedOf } from './carried.ts';
import type { Pack } from './schema.ts';
import { profileOfPack } from './things.ts';

/** What of a pack somebody may gain between fights: Abilities for Ability Points, as far as their role doesn't close them to them, and gear for mC. */
export function gainedOf(pack: Pack, who: Character): readonly PackOffer[] {
  if (who.kind !== 'person') return [];
  const abilities = pack.abilities.flatMap(({ name }): readonly PackOffer[] => {
    const entry = entryId('abilities', name);
    const ability = carriedOf(pack, entry);
    if (ability?.kind !== 'power' || ability.cost === null || whyNotTaught(who, ability) !== null) return [];
    const made = learned(who, ability);
    const note = `${ability.cost} AP. ${powerLine(ability.power)}`;
    const refused = made.ok ? null : made.refusal;
    return [{ act: 'gainAbility', entry, choice: { name, note, relation: 'thing', refused } }];
  });
  const gear = pack.gear.map((one) => ({
    act: 'buy',
    entry: entryId('gear', one.name),
    choice: wareChoice(who, profileOfPack(one)),
  }));
  return [...abilities, ...gear];
}
