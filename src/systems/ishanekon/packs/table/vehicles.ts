import { moduleKinds, platformPaths, vehicleModules } from '../../content/creatures.ts';
import { sizes } from '../../content/sizes.ts';
import { creatureTypes, powerSources, stats } from '../../language/schema/names.ts';
import {
  type Column,
  idIn,
  listOf,
  namesColumn,
  numberColumn,
  oneColumn,
  statColumns,
  wordColumn,
} from './column.ts';

/** The Stats that a vehicle has of its own (Vehicles). */
const ofBody = ['strength', 'dexterity', 'constitution'] as const;

/** A module as it is written: its kind, and in brackets its size, its power source or its Path. */
function moduleIn(text: string): object | null {
  const [, kindWord = '', more = ''] = /^([^()]{1,40}?)\s{0,3}(?:\(([^()]{1,80})\))?$/.exec(text) ?? [];
  const named = vehicleModules.find(({ name }) => idIn([name], kindWord) !== null);
  const kind = named?.id ?? idIn(moduleKinds, kindWord);
  if (kind === null) return null;
  const parts = more.split(' - ').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
  const read = parts.map((part) => {
    const size = idIn(
      sizes.map(({ id }) => id),
      part,
    );
    const [source, path] = [idIn(powerSources, part), idIn(platformPaths, part)];
    if (size !== null) return { size };
    return source !== null ? { source } : path !== null ? { path } : null;
  });
  return read.includes(null) ? null : Object.assign({ kind }, ...read);
}

/** The columns of a table of vehicles. */
export const vehicleColumns: readonly Column[] = [
  wordColumn('name'),
  wordColumn('text'),
  oneColumn('rank', ['minor', 'normal', 'elite', 'boss']),
  numberColumn('grade'),
  numberColumn('level'),
  oneColumn('type', creatureTypes),
  oneColumn(
    'size',
    sizes.map(({ id }) => id),
  ),
  ...statColumns(ofBody),
  oneColumn('secondary', stats),
  oneColumn('evasion', ['strength', 'intelligence', 'charisma', 'instinct']),
  namesColumn('talents'),
  {
    name: 'modules',
    takes:
      "modules, with what they have in brackets: Captain's Seat; Weapon Platform (Path of Attack - small)",
    read(text) {
      const found = listOf(text).map(moduleIn);
      return found.includes(null) ? null : { modules: found };
    },
  },
  numberColumn('count'),
];
