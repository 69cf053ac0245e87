import { type RuleWord, wordsOf } from '../../../engine/glossary.ts';
import { rowOf } from '../../../engine/table.ts';
import { abilities } from '../content/abilities.ts';
import { classes } from '../content/classes.ts';
import { conditionRemovalMethods } from '../content/conditionRemovalMethods.ts';
import { content } from '../content/index.ts';
import { disciplines } from '../content/disciplines.ts';
import { money } from '../words/money.ts';
import { effectTags } from '../words/tags.ts';
import {
  abilityFigures,
  armourFigures,
  castOf,
  classFigures,
  costs,
  focusFigures,
  grenadeFigures,
  itemFigures,
  modFigures,
  weaponFigures,
} from './figures.ts';

const chapters = {
  1: 'Getting Started',
  2: 'Character Creation',
  3: 'Missions',
  4: 'Adventuring',
  5: 'Classes',
  6: 'Equipment & Items',
} as const;

/** Where the book has something: 'Chapter 3 (Missions), Conditions'. */
export const at = (chapter: keyof typeof chapters, section: string): string =>
  `Chapter ${chapter} (${chapters[chapter]}), ${section}`;

/** What stands for a number in a name is left out as people type it: 'Stunned X' is found as 'Stunned'. */
const withoutX = (name: string) => (/ X$/u.test(name) ? [name.replace(/ X$/u, '')] : []);

const named = (list: readonly { readonly id: string; readonly name: string }[], id: string) =>
  list.find((row) => row.id === id)?.name ?? id;

/** 'Ends by: Healing, Restore'; nothing where there is none. */
const listed = (label: string, list: Parameters<typeof named>[0], ids: readonly string[]) =>
  ids.length === 0 ? [] : [`${label}: ${ids.map((id) => named(list, id)).join(', ')}`];

const optionalChapters: { readonly [id: string]: 1 | 2 | 3 } = {
  experiencedPlayersStartingClass: 2,
  randomCharacters: 2,
  religion: 2,
  mageGuildAffiliation: 2,
  optionalObjectives: 3,
  sessionZero: 1,
};

const inChapter3 = ['casualty', 'fearOutcome'];

const tag = (id: keyof typeof effectTags): readonly string[] => {
  const words = effectTags[id];
  return words === undefined ? [] : [words];
};

/** What the tracker says of somebody on whom an ability works. */
const tagged: { readonly [ability: string]: readonly string[] } = {
  curse: tag('curse'),
  guidance: tag('guidance'),
  suppressiveFire: tag('suppressed'),
  towerShield: tag('towerShield'),
};

/** Every table, so that a new one can't be forgotten. */
const tables = {
  abilities: wordsOf(abilities, {
    kind: 'Ability',
    place: ({ classes: by, house }) => {
      const place = at(5, by.map((id) => rowOf(classes, id).name).join(', '));
      return house ? `${place}; the book leaves out what it does, so this is Turnkeeper's own` : place;
    },
    figures: abilityFigures,
    also: ({ id }) => tagged[id] ?? [],
  }),
  agilityMoves: wordsOf(content.agilityMoves, { kind: 'Agility Move', place: at(3, 'Agility Moves') }),
  aids: wordsOf(content.aids, { kind: 'Aid', place: at(3, 'Disability Aids') }),
  armorProperties: wordsOf(content.armorProperties, {
    kind: 'Armour property',
    place: at(6, 'Body Armor'),
    also: ({ name }) => [...withoutX(name), ...(name.includes(':') ? [name.replace(/:.*$/u, '')] : [])],
  }),
  attributes: wordsOf(content.attributes, {
    kind: 'Attribute',
    place: at(2, 'Combat Attributes'),
    figures: ({ start }) => [
      `Starts at: Recruit ${start.recruit}, Novice ${start.novice}, Seeker ${start.seeker}`,
    ],
  }),
  basicActions: wordsOf(content.basicActions, {
    kind: 'Basic Action',
    place: at(3, 'Basic Actions'),
    figures: ({ activation }) => (activation === null ? [] : [castOf(activation)]),
  }),
  bodyArmor: wordsOf(content.bodyArmor, {
    kind: 'Body armour',
    place: at(6, 'Body Armor'),
    figures: armourFigures,
  }),
  casualtyTable: wordsOf(content.casualtyTable, {
    kind: 'Casualty',
    place: at(3, 'Casualty Table'),
    figures: ({ d6: [from, to] }) => [`On ${from}–${to}`],
  }),
  classes: wordsOf(classes, { kind: 'Class', place: ({ name }) => at(5, name), figures: classFigures }),
  conditionRemovalMethods: wordsOf(content.conditionRemovalMethods, {
    kind: 'Ends a condition',
    place: at(3, 'Conditions'),
  }),
  conditions: wordsOf(content.conditions, {
    kind: 'Condition',
    place: at(3, 'Conditions'),
    figures: ({ duration, removedBy }) => [
      ...(duration === null ? [] : [`Lasts ${duration} turns`]),
      ...listed('Ends by', conditionRemovalMethods, removedBy),
    ],
    also: ({ name }) => withoutX(name),
  }),
  damageTypes: wordsOf(content.damageTypes, {
    kind: 'Damage type',
    place: at(3, 'Damage'),
    also: ({ name }) => [`${name} Damage`, ...name.split(' or ').filter((part) => part !== name)],
  }),
  disabilities: wordsOf(content.disabilities, {
    kind: 'Disability, trauma or effect',
    place: at(3, 'Disability, Trauma, & Effects Table'),
    figures: ({ aids: by }) => listed('Helped by', content.aids, by),
  }),
  disciplines: wordsOf(disciplines, { kind: 'Discipline', place: at(5, 'Abilities') }),
  fearOutcomes: wordsOf(content.fearOutcomes, {
    kind: 'Fear',
    place: at(3, 'Grievous Wounds'),
    figures: ({ from, to }) => [`On ${from}–${to}`],
  }),
  focusesAndResonators: wordsOf(content.focusesAndResonators, {
    kind: 'Focus or resonator',
    place: at(6, 'Equipment List'),
    figures: focusFigures,
  }),
  grenades: wordsOf(content.grenades, { kind: 'Grenade', place: at(6, 'Grenades'), figures: grenadeFigures }),
  grievousWounds: wordsOf(content.grievousWounds, {
    kind: 'Grievous Wound',
    place: at(3, 'Grievous Wounds'),
    figures: ({ from, to }) => [from === to ? `On ${from}` : `On ${from}–${to}`],
  }),
  headgear: wordsOf(content.headgear, { kind: 'Headgear', place: at(6, 'Headgear'), figures: costs }),
  inventoryItems: wordsOf(content.inventoryItems, { kind: 'Inventory', place: at(2, 'Inventory') }),
  languages: wordsOf(content.languages, {
    kind: 'Language',
    place: at(2, 'Languages'),
    figures: ({ spoken, dialectOf }) => [
      ...(spoken === '' ? [] : [`Spoken in: ${spoken}`]),
      ...(dialectOf === null ? [] : [`A dialect of ${named(content.languages, dialectOf)}`]),
    ],
  }),
  livingCosts: wordsOf(content.livingCosts, {
    kind: 'Food, bed or house',
    place: at(6, 'Living costs'),
    figures: ({ price, per }) => [`${money(price)}${per === 'once' ? '' : ` a ${per}`}`],
  }),
  mageGuilds: wordsOf(content.mageGuilds, { kind: 'Mage guild', place: at(2, 'Mage Guild Affiliation') }),
  mods: wordsOf(content.mods, { kind: 'Mod', place: at(6, 'Mods'), figures: modFigures }),
  optionalRules: wordsOf(content.optionalRules, {
    kind: 'Optional rule',
    place: ({ id, name }) => at(optionalChapters[id] ?? 4, name),
  }),
  primaryWeapons: wordsOf(content.primaryWeapons, {
    kind: 'Primary weapon',
    place: at(6, 'Equipment List'),
    figures: weaponFigures,
  }),
  proficiencies: wordsOf(content.proficiencies, { kind: 'Proficiency', place: at(5, 'Classes') }),
  progression: wordsOf(content.progression, {
    kind: 'Level',
    place: at(5, 'Character Progression'),
    figures: ({ xp }) => [`${xp} XP`],
  }),
  pronouns: wordsOf(content.pronouns, { kind: 'Pronouns', place: at(2, 'Pronouns') }),
  randomTables: wordsOf(content.randomTables, {
    kind: 'Random table',
    place: ({ id, name }) => at(inChapter3.includes(id) ? 3 : 2, name),
    figures: ({ dice }) => [`Rolled with ${dice}`],
  }),
  ranges: wordsOf(content.ranges, {
    kind: 'Range',
    place: at(3, 'Attacks'),
    also: ({ name }) => [`${name} Range`],
  }),
  religions: wordsOf(content.religions, { kind: 'Religion', place: at(2, 'Religion') }),
  responsibilities: wordsOf(content.responsibilities, {
    kind: 'Responsibility',
    place: at(4, 'Responsibility Descriptions'),
  }),
  responsibilityLevels: wordsOf(content.responsibilityLevels, {
    kind: 'Responsibility level',
    place: at(4, 'Responsibility Skill Levels'),
    figures: ({ points, requires }) => [
      `${points} ${points === 1 ? 'point' : 'points'}`,
      ...(requires === null ? [] : [`${requires.name}: ${requires.text}`]),
    ],
  }),
  safetyTools: wordsOf(content.safetyTools, { kind: 'Safety tool', place: at(4, 'Safety Tools') }),
  secondaryWeapons: wordsOf(content.secondaryWeapons, {
    kind: 'Secondary weapon',
    place: at(6, 'Equipment List'),
    figures: weaponFigures,
  }),
  skillDifficulties: wordsOf(content.skillDifficulties, {
    kind: 'Difficulty',
    place: at(4, 'Skill Actions'),
  }),
  skills: wordsOf(content.skills, { kind: 'Skill', place: at(4, 'Skill List') }),
  specialActions: wordsOf(content.specialActions, {
    kind: 'Special Action',
    place: at(3, 'Special Actions'),
    figures: ({ activation }) => [castOf(activation)],
  }),
  species: wordsOf(content.species, { kind: 'Species', place: at(2, 'Species') }),
  tileFeatures: wordsOf(content.tileFeatures, { kind: 'Tile feature', place: at(3, 'Tile Features') }),
  treatments: wordsOf(content.treatments, { kind: 'Treatment', place: at(4, 'Downtime') }),
  unitTypes: wordsOf(content.unitTypes, { kind: 'Unit type', place: at(3, 'Unit Types') }),
  utilityItems: wordsOf(content.utilityItems, {
    kind: 'Utility item',
    place: at(6, 'Equipment List'),
    figures: itemFigures,
  }),
  weaponProperties: wordsOf(content.weaponProperties, {
    kind: 'Weapon property',
    place: at(6, 'Equipment List'),
    also: ({ name }) => withoutX(name),
  }),
  weapons: [], // the primary and secondary ones, and the focuses and resonators
} satisfies { readonly [table in keyof typeof content]: readonly RuleWord[] };

const { conditions, ...others } = tables;

/** What all tables have; what is looked up most comes first. */
export const fromTables: readonly RuleWord[] = [...conditions, ...Object.values(others).flat()];
