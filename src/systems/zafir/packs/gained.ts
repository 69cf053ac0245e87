import { entryId } from '../../../engine/packRules.ts';
import type { PackOffer } from '../../../engine/packs.ts';
import { learnOfPack } from '../character/advance.ts';
import type { Character } from '../character/schema.ts';
import { powerOf } from './creature.ts';
import { describePower } from './describe.ts';
import type { Pack } from './schema.ts';

/** What of a pack a hero may learn for what a level has given: its abilities, but for those that take the place of others. */
export function gainedOf(pack: Pack, who: Character): readonly PackOffer[] {
  if (who.kind !== 'hero') return [];
  return pack.abilities.flatMap((ability): readonly PackOffer[] => {
    const power = powerOf(ability);
    if (power.replaces !== null || who.powers.some(({ id }) => id === power.id)) return [];
    const { name } = power;
    const made = learnOfPack(who, power);
    const { note } = describePower(power);
    const choice = { name, note, refused: made.ok ? null : made.refusal };
    return [{ act: 'learnAbility', entry: entryId('abilities', name), choice }];
  });
}
