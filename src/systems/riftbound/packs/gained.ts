import { entryId } from '../../../engine/packRules.ts';
import type { PackOffer } from '../../../engine/packs.ts';
import { systemWare, wareChoice } from '../character/acts/shop.ts';
import { learned, whyNotTaught } from '../character/learn.ts';
import type { Character, Person } from '../character/schema.ts';
import { powerLine } from '../powers/describe.ts';
import { carriedOf } from './carried.ts';
import { describeLevel } from './describe.ts';
import type { Pack } from './schema.ts';
import { profileOfPack, systemOfPack } from './things.ts';

/** What of a pack somebody may gain between fights: Abilities for Ability Points, as far as their role doesn't close them to them, gear and systems for mC, and the next level. */
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
  const systems = pack.systems.map((one) => ({
    act: 'buy',
    entry: entryId('systems', one.name),
    choice: wareChoice(who, systemWare(systemOfPack(one), one.price)),
  }));
  return [...abilities, ...gear, ...systems, ...levelsOf(pack, who)];
}

/** Their next level, where it is beyond the book's. */
const levelsOf = (pack: Pack, who: Person): readonly PackOffer[] =>
  pack.levels
    .filter(({ level }) => level === who.level + 1)
    .map((one) => ({
      act: 'levelUp',
      entry: entryId('levels', one.name),
      choice: { name: one.name, note: describeLevel(one).note, relation: 'thing', refused: null },
    }));
