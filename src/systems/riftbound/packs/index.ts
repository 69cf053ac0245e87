import { entriesOf, entryOf, packRules } from '../../../engine/packRules.ts';
import type { Character } from '../character/schema.ts';
import { carriedOf } from './carried.ts';
import { foeOf, vehicleOfPack } from './creature.ts';
import {
  describeAbility,
  describeClass,
  describeCondition,
  describeFoe,
  describeGear,
  describeHazard,
  describeLevel,
  describePlace,
  describeQuirk,
  describeRole,
  describeStory,
  describeSystem,
  describeTrait,
  describeVehicle,
} from './describe.ts';
import { carriedBy } from './equip.ts';
import { gainedOf } from './gained.ts';
import { outerDrift } from './outerDrift/index.ts';
import { placeNamed } from './places.ts';
import { readPack } from './read.ts';
import type { Pack } from './schema.ts';

/** Content that groups bring: foes, vehicles, places and hazards, and what the book leaves out. */
export const packs = packRules<Pack, Character>({
  kinds: [
    { id: 'creatures', name: 'Foes' },
    { id: 'vehicles', name: 'Vehicles' },
    { id: 'places', name: 'Places' },
    { id: 'hazards', name: 'Hazards' },
    { id: 'conditions', name: 'Conditions' },
    { id: 'abilities', name: 'Abilities' },
    { id: 'gear', name: 'Gear' },
    { id: 'systems', name: 'Systems' },
    { id: 'roles', name: 'Roles' },
    { id: 'classes', name: 'Classes' },
    { id: 'levels', name: 'Levels' },
    { id: 'traits', name: 'Traits' },
    { id: 'quirks', name: 'Quirks' },
    { id: 'stories', name: 'Stories' },
  ],
  shipped: [outerDrift],
  read: readPack,
  entries: (pack) => [
    ...entriesOf('creatures', pack.foes, describeFoe),
    ...entriesOf('vehicles', pack.vehicles, describeVehicle),
    ...entriesOf('places', pack.places, describePlace),
    ...entriesOf('hazards', pack.hazards, describeHazard),
    ...entriesOf('conditions', pack.conditions, describeCondition),
    ...entriesOf('abilities', pack.abilities, describeAbility),
    ...entriesOf('gear', pack.gear, describeGear),
    ...entriesOf('systems', pack.systems, describeSystem),
    ...entriesOf('roles', pack.roles, describeRole),
    ...entriesOf('classes', pack.classes, describeClass),
    ...entriesOf('levels', pack.levels, describeLevel),
    ...entriesOf('traits', pack.traits, describeTrait),
    ...entriesOf('quirks', pack.quirks, describeQuirk),
    ...entriesOf('stories', pack.stories, describeStory),
  ],
  carried: carriedOf,
  creature(pack, entry) {
    const foe = entryOf('creatures', pack.foes, entry);
    if (foe !== undefined) return { name: foe.name, ...foeOf(pack, foe) };
    const vehicle = entryOf('vehicles', pack.vehicles, entry);
    return vehicle === undefined
      ? null
      : { name: vehicle.name, sheet: vehicleOfPack(pack, vehicle), count: 1 };
  },
  carriedBy,
  offers: gainedOf,
  placeNamed,
});
