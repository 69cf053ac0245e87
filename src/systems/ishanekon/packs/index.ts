import { entriesOf, entryOf, packRules } from '../../../engine/packRules.ts';
import type { Character } from '../character/schema.ts';
import { creatureOf } from '../creatures/build.ts';
import type { Scene } from '../scene.ts';
import { vehicleOf } from '../vehicles/brought.ts';
import { carriedOf } from './carried.ts';
import {
  describeAbility,
  describeBackground,
  describeBuilding,
  describeCreature,
  describeFeature,
  describeSubArchetype,
  describeUpgrade,
  describeVehicle,
  describeWeapon,
} from './describe.ts';
import { carriedBy } from './equip.ts';
import { gainedOf } from './gained.ts';
import { readPack } from './read.ts';
import type { Pack } from './schema.ts';
import { packFromTable } from './table/index.ts';
import { tenThousandShapes } from './tenThousandShapes/index.ts';

/** Content that groups bring: creatures, vehicles, Abilities, weapons, features, Paths, Talents, Traits, upgrades and buildings. */
export const packs = packRules<Pack, Character, Scene>({
  kinds: [
    { id: 'creatures', name: 'Creatures' },
    { id: 'vehicles', name: 'Vehicles' },
    { id: 'abilities', name: 'Abilities' },
    { id: 'weapons', name: 'Weapons' },
    { id: 'archetypeFeatures', name: 'Archetype features' },
    { id: 'subArchetypes', name: 'Sub-Archetypes' },
    { id: 'paths', name: 'Paths' },
    { id: 'talents', name: 'Talents' },
    { id: 'traits', name: 'Traits' },
    { id: 'backgrounds', name: 'Backgrounds' },
    { id: 'upgrades', name: 'Upgrades' },
    { id: 'buildings', name: 'Buildings' },
  ],
  shipped: [tenThousandShapes],
  read: readPack,
  table: packFromTable,
  entries: (pack) => [
    ...entriesOf('creatures', pack.creatures, describeCreature),
    ...entriesOf('vehicles', pack.vehicles, describeVehicle),
    ...entriesOf('abilities', pack.abilities, describeAbility),
    ...entriesOf('weapons', pack.weapons, describeWeapon),
    ...entriesOf('archetypeFeatures', pack.archetypeFeatures, describeFeature),
    ...entriesOf('subArchetypes', pack.subArchetypes, describeSubArchetype),
    ...entriesOf('paths', pack.paths, describeFeature),
    ...entriesOf('talents', pack.talents, describeFeature),
    ...entriesOf('traits', pack.traits, describeFeature),
    ...entriesOf('backgrounds', pack.backgrounds, describeBackground(pack)),
    ...entriesOf('upgrades', pack.upgrades, describeUpgrade),
    ...entriesOf('buildings', pack.buildings, describeBuilding),
  ],
  carried: carriedOf,
  creature(pack, entry) {
    const vehicle = entryOf('vehicles', pack.vehicles, entry);
    if (vehicle !== undefined)
      return { name: vehicle.name, sheet: vehicleOf(pack, vehicle), count: vehicle.count };
    const row = entryOf('creatures', pack.creatures, entry);
    return row === undefined ? null : { name: row.name, sheet: creatureOf(pack, row), count: row.count };
  },
  carriedBy,
  offers: gainedOf,
});
