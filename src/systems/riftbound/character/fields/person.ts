import { choice, type Editable, flag, inGroups, number, words } from '../../../../engine/editable.ts';
import { findRow } from '../../../../engine/table.ts';
import { isNothing, mistyped, typed } from '../../../../engine/typed.ts';
import { switches } from '../../abilities/switches.ts';
import { attributes } from '../../content/attributes.ts';
import { classes } from '../../content/classes.ts';
import { roles } from '../../content/roles.ts';
import { sizes } from '../../content/sizes.ts';
import { skilledGroups } from '../../content/skilledGroups.ts';
import { SHEET_LIMITS } from '../limits.ts';
import type { Person } from '../schema.ts';
import { readTraits, whyNotTraits, writeTrait } from '../traits.ts';
import { abilitiesField, coolingField } from './abilities.ts';
import { itemsField } from './items.ts';
import { lines, rows } from './list.ts';
import { loadFields } from './loads.ts';

type GaugeId = 'hp' | 'sp' | 'ehp';
const gaugeNames: Readonly<Record<GaugeId, string>> = { hp: 'HP', sp: 'SP', ehp: 'EHP' };
const most: Readonly<Record<GaugeId, number>> = { hp: 1000, sp: 100, ehp: 100 };

/** What somebody has of HP, SP or EHP now: never more than the maximum. */
const now = (id: GaugeId): Editable<Person> => ({
  ...number<Person>(
    id,
    gaugeNames[id],
    [0, most[id]],
    (person) => person[id].now,
    (person, value) => ({ ...person, [id]: { ...person[id], now: Math.min(value, person[id].max) } }),
  ),
  hint: `a whole number, at most Max ${gaugeNames[id]}`,
});

/** A maximum by hand: who was whole stays whole. */
const maximum = (id: GaugeId): Editable<Person> =>
  number<Person>(
    `${id}.max`,
    `Max ${gaugeNames[id]}`,
    [id === 'ehp' ? 0 : 1, most[id]],
    (person) => person[id].max,
    (person, max) => {
      const gauge = person[id];
      return { ...person, [id]: { max, now: gauge.now === gauge.max ? max : Math.min(gauge.now, max) } };
    },
  );

const traitsField: Editable<Person> = {
  id: 'traits',
  label: 'Traits',
  hint: 'with commas between: Eye for detail +3, Old soldier +2 −1',
  write: ({ traits }) => traits.map(writeTrait).join(', ') || 'none',
  read: (person, text) => {
    if (isNothing(text)) return typed({ ...person, traits: [] });
    const read = readTraits(text);
    if (!read.ok) return read;
    const why = whyNotTraits(read.value);
    return why === null ? typed({ ...person, traits: read.value }) : { ok: false, refusal: why };
  },
};

const quirk = (id: 'ideal' | 'goal' | 'flaw', label: string): Editable<Person> =>
  words(
    id,
    label,
    SHEET_LIMITS.quirk,
    ({ quirks }) => quirks[id],
    (person, text) => ({ ...person, quirks: { ...person.quirks, [id]: text } }),
  );

/** A role or class by its name; none, of people of the GM's. */
const row = (
  id: 'role' | 'class',
  label: string,
  table: readonly { readonly id: string; readonly name: string }[],
): Editable<Person> => ({
  id,
  label,
  hint: `one of: ${table.map(({ name }) => name).join(', ')}; or none`,
  choices: [...table.map(({ name }) => ({ id: name, label: name })), { id: 'none', label: 'none' }],
  write: (person) => table.find((one) => one.id === person[id])?.name ?? person[id] ?? 'none',
  read: (person, text) => {
    if (isNothing(text)) return typed({ ...person, [id]: null });
    const found = findRow(table, text) ?? findRow(table, `The ${text}`);
    if (found === null)
      return mistyped('notAChoice', { label, text, choices: table.map(({ name }) => name) });
    return typed({ ...person, [id]: found.id });
  },
});

const point = (id: 'role' | 'free', label: string): Editable<Person> =>
  number(
    `points.${id}`,
    label,
    [0, 20],
    ({ points }) => points[id],
    (person, value) => ({ ...person, points: { ...person.points, [id]: value } }),
  );

/** A Robot's own Charge, where there is any. */
const batteryField: Editable<Person> = number(
  'battery',
  'Own Charge',
  [0, 100],
  ({ battery }) => battery ?? 0,
  (person, value) => ({ ...person, battery: value }),
);

const groups = {
  'HP, SP and state': ['hp', 'sp', 'ehp', 'prestige', 'dead'],
  'Strength to Vision': attributes.slice(0, 4).map(({ id }) => id),
  'Wisdom to Knowledge': attributes.slice(4).map(({ id }) => id),
  Maxima: ['hp.max', 'sp.max', 'ehp.max'],
  Traits: ['traits'],
  Abilities: ['abilities'],
  Gear: ['items', 'money', 'gearMoney', 'skilled'],
  'Role and level': ['role', 'class', 'level', 'points.free', 'points.role'],
  Quirks: ['ideal', 'goal', 'flaw'],
  Story: ['stories', 'pronouns', 'notes'],
  'In fights': ['willing', 'switches', 'mook', 'size'],
};

const fields: readonly Editable<Person>[] = [
  now('hp'),
  now('sp'),
  now('ehp'),
  number(
    'prestige',
    'Prestige',
    [0, 3],
    ({ prestige }) => prestige,
    (person, prestige) => ({ ...person, prestige }),
  ),
  flag(
    'dead',
    'Dead',
    ({ dead }) => dead,
    (person, dead) => ({ ...person, dead }),
  ),
  ...attributes.map(
    ({ id, name }): Editable<Person> =>
      number(
        id,
        name,
        [-5, 5],
        ({ scores }) => scores[id],
        (person, value) => ({ ...person, scores: { ...person.scores, [id]: value } }),
      ),
  ),
  maximum('hp'),
  maximum('sp'),
  maximum('ehp'),
  traitsField,
  abilitiesField,
  itemsField,
  number(
    'money',
    'Money in mC',
    [0, 999_999],
    ({ money }) => money,
    (person, money) => ({ ...person, money }),
  ),
  number(
    'gearMoney',
    'mC for Adventuring Gear only',
    [0, 1000],
    ({ gearMoney }) => gearMoney,
    (person, gearMoney) => ({ ...person, gearMoney }),
  ),
  rows(
    'skilled',
    'Skilled with',
    skilledGroups,
    ({ skilled }) => skilled,
    (person, skilled) => ({ ...person, skilled }),
  ),
  row('role', 'Role', roles),
  row('class', 'Class', classes),
  number(
    'level',
    'Level',
    [1, 20],
    ({ level }) => level,
    (person, level) => ({ ...person, level, hpDice: person.hpDice.slice(0, level - 1) }),
  ),
  point('free', 'Ability Points'),
  point('role', 'Ability Points for the role only'),
  quirk('ideal', 'Ideal'),
  quirk('goal', 'Goal'),
  quirk('flaw', 'Flaw'),
  lines(
    'stories',
    'Stories',
    [SHEET_LIMITS.stories, SHEET_LIMITS.quirk],
    ({ stories }) => stories,
    (person, stories) => ({ ...person, stories }),
  ),
  words(
    'pronouns',
    'Pronouns',
    SHEET_LIMITS.pronouns,
    ({ pronouns }) => pronouns,
    (person, pronouns) => ({ ...person, pronouns }),
  ),
  words(
    'notes',
    'Notes',
    SHEET_LIMITS.notes,
    ({ notes }) => notes,
    (person, notes) => ({ ...person, notes }),
  ),
  flag(
    'willing',
    'Accepts help from allies',
    ({ willing }) => willing,
    (person, willing) => ({ ...person, willing }),
  ),
  rows(
    'switches',
    'Does by itself',
    switches,
    (person) => switches.filter(({ id, on }) => person.switches[id] ?? on).map(({ id }) => id),
    (person, ids) => ({
      ...person,
      switches: Object.fromEntries(
        switches.filter(({ id, on }) => ids.includes(id) !== on).map(({ id, on }) => [id, !on]),
      ),
    }),
  ),
  flag(
    'mook',
    'Out at 0 HP',
    ({ mook }) => mook,
    (person, mook) => ({ ...person, mook }),
  ),
  choice<Person, (typeof sizes)[number]>(
    'size',
    'Size',
    sizes,
    ({ size }) => size,
    (person, size) => ({ ...person, size }),
  ),
];

const grouped = inGroups(fields, groups);

/** All that can be changed of somebody by name. */
export const personFields = (person: Person): readonly Editable<Person>[] => [
  ...grouped,
  ...coolingField(person),
  ...(person.battery === null ? [] : [{ ...batteryField, group: 'Ammo and Charge' }]),
  ...loadFields(person),
];
