import { entriesOf, entryOf, packRules } from '../../../engine/packRules.ts';
import type { Character } from '../character/schema.ts';
import { carriedBy } from '../equip.ts';
import { ashenPass } from './ashenPass.ts';
import { carriedOf } from './carried.ts';
import { creatureOf } from './creature.ts';
import { describeCreature, describeGear, describeSpell, describeTalent } from './describe.ts';
import { readPack } from './read.ts';
import type { Pack } from './schema.ts';

/** Content that groups bring: talents, miracles, spells, creatures and gear. */
export const packs = packRules<Pack, Character>({
  kinds: [
    { id: 'talents', name: 'Talents and miracles' },
    { id: 'spells', name: 'Spells' },
    { id: 'creatures', name: 'Creatures' },
    { id: 'gear', name: 'Gear' },
  ],
  shipped: [ashenPass],
  read: readPack,
  entries: (pack) => [
    ...entriesOf('talents', pack.talents, describeTalent),
    ...entriesOf('spells', pack.spells, describeSpell),
    ...entriesOf('creatures', pack.creatures, describeCreature),
    ...entriesOf('gear', pack.gear, describeGear),
  ],
  carried: carriedOf,
  creature(pack, entry) {
    const found = entryOf('creatures', pack.creatures, entry);
    return found === undefined ? null : { name: found.name, ...creatureOf(pack, found) };
  },
  carriedBy,
});
