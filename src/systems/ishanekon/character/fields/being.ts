import { choice, type Editable, flag, inGroups, number, words } from '../../../../engine/editable.ts';
import { mistyped, tooMuch, typed } from '../../../../engine/typed.ts';
import { archetypes } from '../../content/archetypes.ts';
import { armour } from '../../content/armour.ts';
import { creatureClasses, creatureRanks, creatureTypes } from '../../content/creatures.ts';
import { findSize, sizes } from '../../content/sizes.ts';
import { stats } from '../../content/stats.ts';
import { weaponCategories } from '../../content/weaponCategories.ts';
import { shipped, subArchetypesOf } from '../../packs/shipped.ts';
import { maximaOf } from '../filled.ts';
import { type Filter, filterRows } from '../filter.ts';
import { SHEET_LIMITS } from '../limits.ts';
import { houseRuleTable } from '../../party/rules.ts';
import { type Being, characterWays, type Creature, type Hero, NO_ARCHETYPE } from '../schema.ts';
import { itemsField, skillsField } from './belongings.ts';
import { partsOf, row, rows } from './list.ts';
import { sourcesField } from './sources.ts';

/** What is there now of a resource: never more than the most. Vitality may lie below 0. */
const resource = (id: 'vitality' | 'wp' | 'momentum', label: string): Editable<Being> => {
  const least = id === 'vitality' ? -100_000 : 0;
  return {
    ...number<Being>(
      id,
      label,
      [least, 100_000],
      (being) => being[id],
      (being, value) => ({ ...being, [id]: Math.min(value, maximaOf(being)[id]) }),
    ),
    hint: 'a whole number, at most the maximum',
  };
};

const amount = (
  id: 'temporary' | 'exhaustion' | 'credits' | 'materials',
  label: string,
  most: number,
): Editable<Being> =>
  number(
    id,
    label,
    [0, most],
    (being) => being[id],
    (being, value) => ({ ...being, [id]: value }),
  );

const ownStat = (id: 'primary' | 'secondary' | 'evasion', label: string): Editable<Being> =>
  choice<Being, (typeof stats)[number]>(
    id,
    label,
    stats,
    (being) => being[id],
    (being, stat) => ({ ...being, [id]: stat }),
  );

const sizeField: Editable<Being> = {
  id: 'size',
  label: 'Size',
  hint: sizes.map(({ name }) => name).join(', '),
  choices: sizes.map(({ name }) => ({ id: name, label: name })),
  write: ({ size }) => sizes.find(({ id }) => id === size)?.name ?? size,
  read(being, text) {
    const found = findSize(text);
    if (found === null)
      return mistyped('notAChoice', { label: 'Size', text, choices: sizes.map(({ name }) => name) });
    return typed({ ...being, size: found.id });
  },
};

const named = <T extends { readonly id: string; readonly name: string }>(all: Iterable<T>) =>
  [...all].map(({ id, name }) => ({ id, name }));

const abilitiesField: Editable<Being> = rows<Being, string>(
  'abilities',
  'Abilities',
  SHEET_LIMITS.abilities,
  ({ own }) => named([...own.abilities, ...shipped().abilities.values()]),
  ({ abilities }) => abilities.map(({ id }) => id),
  (being, ids) => ({
    ...being,
    abilities: ids.map(
      (id) =>
        being.abilities.find((one) => one.id === id) ?? {
          id,
          source: shipped().abilities.get(id)?.source ?? 'technique',
          mixes: [],
        },
    ),
  }),
);

const featuresField: Editable<Being> = rows<Being, string>(
  'features',
  'Features and Talents',
  SHEET_LIMITS.features,
  ({ own }) => named([...own.features, ...shipped().features.values()]),
  ({ features }) => features,
  (being, features) => ({ ...being, features }),
);

const weaponsField: Editable<Being> = rows(
  'weapons',
  'Proficient with weapons',
  SHEET_LIMITS.features,
  () => weaponCategories,
  ({ proficient }) => proficient.weapons,
  (being, weapons) => ({ ...being, proficient: { ...being.proficient, weapons } }),
);

const armourField: Editable<Being> = rows(
  'armour',
  'Proficient with armour',
  SHEET_LIMITS.features,
  () => armour,
  ({ proficient }) => proficient.armour,
  (being, worn) => ({ ...being, proficient: { ...being.proficient, armour: worn } }),
);

const common: readonly Editable<Being>[] = [
  resource('vitality', 'Vitality'),
  amount('temporary', 'Temporary Vitality', 100_000),
  resource('wp', 'WP'),
  resource('momentum', 'Narrative Momentum'),
  amount('exhaustion', 'Exhaustion', 100),
  flag(
    'dead',
    'Dead',
    ({ dead }) => dead,
    (being, dead) => ({ ...being, dead }),
  ),
  ...stats.map(
    ({ id, name }): Editable<Being> =>
      number(
        id,
        name,
        [-20, 60],
        (being) => being.stats[id],
        (being, value) => ({ ...being, stats: { ...being.stats, [id]: value } }),
      ),
  ),
  ownStat('primary', 'Primary Stat'),
  ownStat('secondary', 'Secondary Stat'),
  ownStat('evasion', 'Evasion Stat'),
  skillsField,
  abilitiesField,
  sourcesField,
  featuresField,
  itemsField,
  amount('credits', 'Credits', 999_999),
  amount('materials', 'Materials (credits)', 999_999),
  weaponsField,
  armourField,
  number(
    'level',
    'Level',
    [-2, 60],
    ({ level }) => level,
    (being, level) => ({ ...being, level }),
  ),
  sizeField,
  row(
    'type',
    'Creature type',
    () => creatureTypes,
    ({ type }) => type,
    (being, type) => ({ ...being, type: type ?? 'humanoid' }),
  ),
  words(
    'pronouns',
    'Pronouns',
    SHEET_LIMITS.pronouns,
    ({ pronouns }) => pronouns,
    (being, pronouns) => ({ ...being, pronouns }),
  ),
  words(
    'notes',
    'Notes',
    SHEET_LIMITS.notes,
    ({ notes }) => notes,
    (being, notes) => ({ ...being, notes }),
  ),
];

const groups = {
  'Vitality and the like': ['vitality', 'temporary', 'wp', 'momentum', 'exhaustion'],
  'Strength to Intelligence': stats.slice(0, 4).map(({ id }) => id),
  'Charisma to Will': stats.slice(4).map(({ id }) => id),
  'Stats that count': ['primary', 'secondary', 'evasion'],
  Skills: ['skills'],
  Abilities: ['abilities', 'sources', 'features'],
  Belongings: ['items', 'credits', 'materials'],
  Proficiencies: ['weapons', 'armour'],
  'Who they are': ['level', 'archetype', 'subArchetype', 'path', 'languages'],
  'Other rules': ['ways', 'heroClass', 'background', 'unspent.talents'],
  Body: ['size', 'type', 'rank', 'class', 'grade'],
  'To spend': ['unspent.stat', 'unspent.skill', 'unspent.abilities', 'unspent.lesser', 'unspent.greater'],
  Story: ['pronouns', 'notes', 'dead', 'asksFrom', 'filter'],
};

const unspent = (id: Exclude<keyof Hero['unspent'], 'swaps'>, label: string): Editable<Hero> =>
  number(
    `unspent.${id}`,
    label,
    [0, 60],
    (hero) => hero.unspent[id],
    (hero, value) => ({ ...hero, unspent: { ...hero.unspent, [id]: value } }),
  );

const languagesField: Editable<Hero> = {
  id: 'languages',
  label: 'Languages',
  hint: 'with commas between; or none',
  write: ({ languages }) => languages.join(', ') || 'none',
  read(hero, text) {
    const languages = partsOf(text);
    const long = languages.find((one) => one.length > SHEET_LIMITS.language.most);
    if (long !== undefined) return tooMuch(SHEET_LIMITS.language, long.length);
    return languages.length > SHEET_LIMITS.languages.most
      ? tooMuch(SHEET_LIMITS.languages, languages.length)
      : typed({ ...hero, languages });
  },
};

/** From which odds on somebody is asked whether to reroll. */
const asksField: Editable<Hero> = {
  id: 'asksFrom',
  label: 'Ask about rerolls from',
  hint: 'odds in percent, 0 to 100; or never',
  choices: ['0', '20', '40', '60', '80', 'never'].map((id) => ({
    id,
    label: id === 'never' ? id : `${id}%`,
  })),
  write: ({ asksFrom }) => (asksFrom === null ? 'never' : String(asksFrom)),
  read(hero, text) {
    const plain = text.trim().toLowerCase().replace('%', '');
    if (plain === 'never') return typed({ ...hero, asksFrom: null });
    const percent = /^\d{1,3}$/.test(plain) ? Number(plain) : Number.NaN;
    return percent <= 100
      ? typed({ ...hero, asksFrom: percent })
      : mistyped('notANumber', { label: 'Ask about rerolls from', text, from: 0, to: 100 });
  },
};

const ofHeroes: readonly Editable<Hero>[] = [
  row(
    'archetype',
    'Archetype',
    () => archetypes,
    ({ archetype }) => (archetype === NO_ARCHETYPE ? null : archetype),
    (hero, archetype) => ({ ...hero, archetype: archetype ?? NO_ARCHETYPE }),
  ),
  row(
    'subArchetype',
    'Sub-Archetype',
    () =>
      archetypes.flatMap(({ id }) => subArchetypesOf(id).map((one) => ({ id: one.id, name: one.row.name }))),
    ({ subArchetype }) => subArchetype,
    (hero, subArchetype) => ({ ...hero, subArchetype }),
  ),
  row(
    'path',
    'Path',
    () => named([...shipped().features.values()].filter(({ kind }) => kind === 'path')),
    ({ path }) => path,
    (hero, path) => ({
      ...hero,
      path,
      features: [...hero.features.filter((id) => id !== hero.path), ...(path === null ? [] : [path])],
    }),
  ),
  languagesField,
  rows<Hero, Hero['ways'][number]>(
    'ways',
    'Alternative rules',
    SHEET_LIMITS.features,
    () => characterWays.map((id) => ({ id, name: houseRuleTable[id].name })),
    ({ ways }) => ways,
    (hero, ways) => ({ ...hero, ways }),
  ),
  row(
    'heroClass',
    'Class (Free-Style)',
    () => creatureClasses,
    (hero) => hero.class,
    (hero, id) => ({ ...hero, class: creatureClasses.find((one) => one.id === id)?.id ?? null }),
  ),
  words(
    'background',
    'Background',
    SHEET_LIMITS.name,
    ({ background }) => background ?? '',
    (hero, text) => ({ ...hero, background: text === '' ? null : text }),
  ),
  asksField,
  choice<Hero, (typeof filterRows)[number]>(
    'filter',
    'How much to choose from',
    filterRows,
    ({ filter }): Filter => filter ?? 'all',
    (hero, filter) => ({ ...hero, filter }),
  ),
  unspent('stat', 'Stat Points'),
  unspent('skill', 'Skill Points'),
  unspent('abilities', 'Abilities to learn'),
  unspent('lesser', 'Lesser Talents to choose'),
  unspent('greater', 'Greater Talents to choose'),
  unspent('talents', 'Creature Talents to choose'),
];

const ofCreatures: readonly Editable<Creature>[] = [
  choice<Creature, (typeof creatureRanks)[number]>(
    'rank',
    'Rank',
    creatureRanks,
    ({ rank }) => rank,
    (creature, rank) => ({ ...creature, rank }),
  ),
  row(
    'class',
    'Class',
    () => creatureClasses,
    (creature) => creature.class,
    (creature, id) => ({ ...creature, class: creatureClasses.find((one) => one.id === id)?.id ?? null }),
  ),
  number(
    'grade',
    'Grade',
    [1, 10],
    ({ grade }) => grade,
    (creature, grade) => ({ ...creature, grade }),
  ),
];

/** A field of everybody as a field of a kind of them: it changes nothing of what makes the kind. */
const asOwn = <B extends Being>(field: Editable<Being>): Editable<B> => ({
  ...field,
  read(being, text) {
    const read = field.read(being, text);
    return read.ok ? typed({ ...being, ...read.value }) : read;
  },
});

/** All that can be changed of a hero by name. */
export const heroFields = (): readonly Editable<Hero>[] =>
  inGroups([...common.map(asOwn<Hero>), ...ofHeroes], groups);

/** All that can be changed of a creature by name. */
export const creatureFields = (): readonly Editable<Creature>[] =>
  inGroups([...common.map(asOwn<Creature>), ...ofCreatures], groups);
