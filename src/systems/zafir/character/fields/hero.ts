import {
  choice,
  type Editable,
  flag,
  inGroups,
  namedChoices,
  number,
  words,
} from '../../../../engine/editable.ts';
import type { Limit } from '../../../../engine/limit.ts';
import { findRow } from '../../../../engine/table.ts';
import { isNothing, mistyped, tooMuch, type Typed, typed } from '../../../../engine/typed.ts';
import { abilities } from '../../content/abilities.ts';
import { aids } from '../../content/aids.ts';
import { attributes } from '../../content/attributes.ts';
import { classes } from '../../content/classes.ts';
import { disabilities } from '../../content/disabilities.ts';
import { languages } from '../../content/languages.ts';
import { responsibilities } from '../../content/responsibilities.ts';
import { species } from '../../content/species.ts';
import { SHEET_LIMITS } from '../limits.ts';
import { type Hero, limits } from '../schema.ts';
import { classRow } from '../training.ts';
import { readRows, splitMods, unknownRow, writeRows } from '../written.ts';
import { gearFields } from './gear.ts';
import { sharedFields } from './shared.ts';

/** A list of rows by name. */
function list<Id extends string>(
  id: string,
  label: string,
  table: readonly { readonly id: Id; readonly name: string }[],
  get: (hero: Hero) => readonly Id[],
  set: (hero: Hero, ids: readonly Id[]) => Hero,
  most: Limit | null = null,
): Editable<Hero> {
  return {
    id,
    label,
    hint: 'by name, with commas between; or none',
    ...namedChoices(table),
    several: true,
    write: (hero) => writeRows(table, get(hero)) || 'none',
    read: (hero, text) => {
      const read = readRows(label, text, table);
      if (!read.ok) return read;
      const { length } = read.value;
      return most !== null && length > most.most ? tooMuch(most, length) : typed(set(hero, read.value));
    },
  };
}

type OriginText = 'detail' | 'religion' | 'guild' | 'pronouns' | 'about';
const origin = (id: OriginText, label: string, limit: Limit = SHEET_LIMITS.about): Editable<Hero> =>
  words(
    id,
    label,
    limit,
    (hero) => hero.origin[id],
    (hero, text) => ({ ...hero, origin: { ...hero.origin, [id]: text } }),
  );

const points = (id: keyof Hero['points'], label: string): Editable<Hero> =>
  number(
    `points.${id}`,
    label,
    [0, 20],
    (hero) => hero.points[id],
    (hero, value) => ({ ...hero, points: { ...hero.points, [id]: value } }),
  );

/** 'Fear of Condition: Burning (Psychotherapy); Leg Trauma'. */
const writeDisabilities = (hero: Hero): string =>
  hero.disabilities
    .map(({ id, detail, aids: has }) => {
      const of = detail === '' ? '' : `: ${detail}`;
      return `${writeRows(disabilities, [id])}${of}${has.length === 0 ? '' : ` (${writeRows(aids, has)})`}`;
    })
    .join('; ') || 'none';

function readDisabilities(text: string): Typed<Hero['disabilities']> {
  if (isNothing(text)) return typed([]);
  const all: Hero['disabilities'][number][] = [];
  for (const part of text.split(';')) {
    if (part.trim() === '') continue;
    const { name: written, mods: helped } = splitMods(part);
    const [name = '', ...rest] = written.split(':');
    const row = findRow(disabilities, name);
    if (row === null) return unknownRow('Disabilities', name.trim(), disabilities);
    const read = readRows(row.name, helped, aids);
    if (!read.ok) return read;
    const wrong = read.value.find((id) => !row.aids.some((aid) => aid === id));
    if (wrong !== undefined)
      return mistyped('aidIsNone', { aid: writeRows(aids, [wrong]), disability: row.name });
    const detail = rest.join(':').trim();
    if (detail.length > SHEET_LIMITS.disability.most) return tooMuch(SHEET_LIMITS.disability, detail.length);
    all.push({ id: row.id, detail, aids: read.value });
  }
  const { disabilities: most } = SHEET_LIMITS;
  return all.length > most.most ? tooMuch(most, all.length) : typed(all);
}

/** What stands and is changed together. */
const groups = {
  Attributes: attributes.map(({ id }) => id),
  'HP and state': ['hp', 'dead', 'captured', 'scarred'],
  'Level and class': ['level', 'xp', 'class'],
  'Level-up choices': ['points.abilities', 'points.attributes', 'points.responsibilities'],
  Abilities: ['abilities', 'disabilities'],
  Weapons: ['primary', 'secondary'],
  Gear: ['armour', 'headgear', 'pockets', 'money'],
  Inventory: ['inventory'],
  Responsibilities: responsibilities.map(({ id }) => id),
  Languages: ['fluent', 'conversational'],
  Origin: ['species', 'detail', 'religion', 'guild'],
  'Pronouns and story': ['pronouns', 'about', 'notes'],
};

const ungrouped: readonly Editable<Hero>[] = [
  ...attributes.map(
    ({ id, name }): Editable<Hero> =>
      number(
        id,
        name,
        limits.attribute,
        (hero) => hero.attributes[id],
        (hero, value) => ({ ...hero, attributes: { ...hero.attributes, [id]: value } }),
      ),
  ),
  ...sharedFields<Hero>(),
  number(
    'level',
    'Level',
    limits.level,
    (hero) => hero.level,
    (hero, level) => ({ ...hero, level }),
  ),
  number(
    'xp',
    'XP',
    limits.xp,
    (hero) => hero.xp,
    (hero, xp) => ({ ...hero, xp }),
  ),
  choice<Hero, (typeof classes)[number]>(
    'class',
    'Class',
    classes,
    (hero) => hero.classes.at(-1) ?? 'recruit',
    (hero, id) => {
      const { from } = classRow(id);
      return {
        ...hero,
        classes: from === null ? [id] : [from, id],
        upgrade: from === null && hero.level > 1,
      };
    },
  ),
  list(
    'abilities',
    'Abilities',
    abilities,
    (hero) => hero.abilities,
    (hero, ids) => ({ ...hero, abilities: ids }),
    SHEET_LIMITS.abilities,
  ),
  points('abilities', 'Abilities to choose'),
  points('attributes', 'Attribute points'),
  points('responsibilities', 'Responsibility points'),
  ...gearFields,
  ...responsibilities.map(
    ({ id, name }): Editable<Hero> =>
      number(
        id,
        name,
        [0, 5],
        (hero) => hero.responsibilities[id] ?? 0,
        (hero, value) => {
          const { [id]: _before, ...others } = hero.responsibilities;
          return { ...hero, responsibilities: value === 0 ? others : { ...others, [id]: value } };
        },
      ),
  ),
  list(
    'fluent',
    'Fluent languages',
    languages,
    (hero) => hero.languages.fluent,
    (hero, fluent) => ({ ...hero, languages: { ...hero.languages, fluent } }),
  ),
  list(
    'conversational',
    'Conversational languages',
    languages,
    (hero) => hero.languages.conversational,
    (hero, conversational) => ({ ...hero, languages: { ...hero.languages, conversational } }),
  ),
  {
    id: 'disabilities',
    label: 'Disabilities',
    hint: 'with aids: Leg Trauma (Medication); Fear of Condition: Burning; or none',
    write: writeDisabilities,
    read: (hero, text) => {
      const read = readDisabilities(text);
      return read.ok ? typed({ ...hero, disabilities: read.value }) : read;
    },
  },
  flag(
    'captured',
    'Captured',
    (hero) => hero.captured,
    (hero, captured) => ({ ...hero, captured }),
  ),
  flag(
    'scarred',
    'Scarred',
    (hero) => hero.scarred,
    (hero, scarred) => ({ ...hero, scarred }),
  ),
  choice<Hero, (typeof species)[number]>(
    'species',
    'Species',
    species,
    (hero) => hero.origin.species,
    (hero, id) => ({ ...hero, origin: { ...hero.origin, species: id } }),
  ),
  origin('detail', 'Where from'),
  origin('religion', 'Religion'),
  origin('guild', 'Mage guild'),
  origin('pronouns', 'Pronouns', SHEET_LIMITS.pronouns),
  origin('about', 'About'),
];

/** All that can be changed of a hero by name. */
export const heroFields: readonly Editable<Hero>[] = inGroups(ungrouped, groups);
