import { entriesOf, entryOf, packRules } from '../../../engine/packRules.ts';
import type { Character } from '../character/schema.ts';
import { carriedOf } from './carried.ts';
import { enemyOf, powerOf } from './creature.ts';
import { describeEnemy, describePower, describeWeapon } from './describe.ts';
import { carriedBy } from './equip.ts';
import { gainedOf } from './gained.ts';
import { readPack } from './read.ts';
import type { Pack } from './schema.ts';
import { sunkenFoundry } from './sunkenFoundry/index.ts';

/** Content that groups bring: enemies, abilities that may take the place of ours, weapons and items. */
export const packs = packRules<Pack, Character>({
  kinds: [
    { id: 'creatures', name: 'Enemies' },
    { id: 'abilities', name: 'Abilities' },
    { id: 'weapons', name: 'Weapons' },
    { id: 'items', name: 'Items' },
  ],
  shipped: [sunkenFoundry],
  read: readPack,
  entries: (pack) => [
    ...entriesOf('creatures', pack.enemies, describeEnemy),
    ...entriesOf('abilities', pack.abilities, (ability) => describePower(powerOf(ability))),
    ...entriesOf('weapons', pack.weapons, describeWeapon),
    ...entriesOf('items', pack.items, (item) => describePower(powerOf(item, 'item'))),
  ],
  carried: carriedOf,
  creature(pack, entry) {
    const found = entryOf('creatures', pack.enemies, entry);
    return found === undefined ? null : { name: found.name, sheet: enemyOf(found), count: found.count };
  },
  carriedBy,
  offers: gainedOf,
});
