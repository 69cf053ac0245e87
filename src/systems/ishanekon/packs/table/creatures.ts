import { behaviours } from '../../../../engine/autopilot/behaviours.ts';
import { sizes } from '../../content/sizes.ts';
import { creatureTypes, skills, stats } from '../../language/schema/names.ts';
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

/** The columns of a table of creatures. */
export const creatureColumns: readonly Column[] = [
  wordColumn('name'),
  wordColumn('text'),
  oneColumn('rank', ['minor', 'normal', 'elite', 'boss']),
  oneColumn('class', ['fighter', 'hybrid', 'caster']),
  numberColumn('grade'),
  numberColumn('level'),
  oneColumn('type', creatureTypes),
  oneColumn(
    'size',
    sizes.map(({ id }) => id),
  ),
  ...statColumns(stats),
  oneColumn('primary', stats),
  oneColumn('secondary', stats),
  oneColumn('evasion', stats),
  {
    name: 'skills',
    takes: 'Skills with their Levels: Perception 2; Stealth 1',
    read(text) {
      const found = listOf(text).map((one) => {
        const [, word = '', level] = /^(.{1,40}) (\d)$/.exec(one) ?? [];
        const id = idIn(skills, word);
        return id === null || level === undefined ? null : ([id, Number(level)] as const);
      });
      const read = found.filter((one) => one !== null);
      return read.length < found.length ? null : { skills: Object.fromEntries(read) };
    },
  },
  oneColumn('armour', ['clothes', 'light', 'medium', 'heavy']),
  oneColumn('shield', ['light', 'medium', 'heavy']),
  namesColumn('weapons'),
  namesColumn('abilities'),
  namesColumn('talents'),
  oneColumn(
    'behaviour',
    behaviours.map(({ id }) => id),
  ),
  numberColumn('count'),
  wordColumn('notes'),
];
