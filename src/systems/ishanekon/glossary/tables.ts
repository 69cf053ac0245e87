import { type RuleWord, wordsOf } from '../../../engine/glossary.ts';
import { rowOf } from '../../../engine/table.ts';
import { abilityTypes } from '../content/abilityTypes.ts';
import { advancedActions, basicActions, otherActions } from '../content/actions.ts';
import { archetypes } from '../content/archetypes.ts';
import { armour } from '../content/armour.ts';
import { armyTerrain, armyUnits } from '../content/armies.ts';
import { crafting } from '../content/crafting.ts';
import { creatureClasses, creatureRanks, creatureTypes, vehicleModules } from '../content/creatures.ts';
import { damageTypes } from '../content/damageTypes.ts';
import { defenceRolls } from '../content/defenceRolls.ts';
import { difficulties } from '../content/difficulties.ts';
import { diseases } from '../content/diseases.ts';
import { gear } from '../content/gear.ts';
import type { content } from '../content/index.ts';
import { buildings } from '../content/buildings.ts';
import { levels } from '../content/levels.ts';
import { materials, objectProperties } from '../content/objects.ts';
import { powerSources } from '../content/powerSources.ts';
import { goods, hirelings, meals, qualities, restingPlaces } from '../content/prices.ts';
import { rests } from '../content/rests.ts';
import { shields } from '../content/shields.ts';
import { sizes } from '../content/sizes.ts';
import { skills } from '../content/skills.ts';
import { stats } from '../content/stats.ts';
import { statuses } from '../content/statuses.ts';
import { visions } from '../content/visions.ts';
import { weaponCategories } from '../content/weaponCategories.ts';
import { weaponProperties } from '../content/weaponProperties.ts';
import {
  exhaustionLevels,
  harvesting,
  harvestingPlaces,
  harvestingSkills,
  scavenging,
  travel,
} from '../content/world.ts';

const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);
const span = ([from, to]: readonly [number, number]): string =>
  from === to ? String(from) : `${from}–${to}`;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const statName = (id: (typeof stats)[number]['id']): string => rowOf(stats, id).name;
const skillName = (id: (typeof skills)[number]['id']): string => rowOf(skills, id).name;
const house = 'Our value: the text has none';

const typeNames = (ids: readonly (typeof damageTypes)[number]['id'][]): string =>
  ids.map((id) => rowOf(damageTypes, id).name).join(', ');

const skillFigures = ({ stat, defends, initiative }: (typeof skills)[number]): readonly string[] => [
  statName(stat),
  ...(defends ? [`counts for ${statName(stat)} DR`] : []),
  ...(initiative ? ['counts for Initiative'] : []),
];

const archetypeFigures = (row: (typeof archetypes)[number]): readonly string[] => [
  `${row.vitality} Vitality, ${row.willpower} WP a Level`,
  `Primary ${row.primary.map(statName).join(' or ')}`,
  `Secondary ${row.secondary.map(statName).join(' or ')}`,
  `Evasion by ${row.evasion.map(statName).join(' or ')}`,
  `${row.skillPoints} Skill Points`,
  `Stats, proficiencies and Skill Points are ours`,
];

const materialFigures = (row: (typeof materials)[number]): readonly string[] => [
  `Vitality ${row.first[0]}, Armor ${row.first[1]}; ${row.second[0]}, ${row.second[1]}; ${row.third[0]}, ${row.third[1]}`,
  ...(row.property === null ? [] : [rowOf(objectProperties, row.property).name]),
  ...(row.vulnerable.length === 0 ? [] : [`vulnerable to ${typeNames(row.vulnerable)}`]),
  ...(row.resistant.length === 0 ? [] : [`resists ${typeNames(row.resistant)}`]),
  `immune to ${typeNames(row.immune)}`,
];

const action = (
  rows: readonly { readonly name: string; readonly text: string; readonly ap: number }[],
  place: string,
) => wordsOf(rows, { kind: 'Action', place, figures: ({ ap }) => (ap === 0 ? [] : [`${ap} AP`]) });

const unitFigures = (unit: (typeof armyUnits)[number]): readonly string[] => [
  `Vitality ${unit.vitality}`,
  `Movement ${unit.movement}`,
  `Defense ${unit.defense}`,
  `Damage ${unit.damage}`,
  `Precision ${unit.precision}`,
  `Range ${unit.range}`,
];

/** Every table, so that a new one can't be forgotten. */
const tables: { readonly [Table in keyof typeof content]: readonly RuleWord[] } = {
  stats: wordsOf(stats, { kind: 'Stat', place: 'Stats' }),
  skills: wordsOf(skills, { kind: 'Skill', place: 'Skills', figures: skillFigures }),
  archetypes: wordsOf(archetypes, {
    kind: 'Archetype',
    place: 'Level and Tier',
    figures: archetypeFigures,
  }),
  levels: wordsOf(levels, {
    kind: 'Level',
    place: 'Level Progression',
    figures: (row) => [
      `Tier ${row.tier}`,
      `Stat Points ${signed(row.statPoints)}`,
      ...(row.skillPoints === 0 ? [] : [`Skill Points ${signed(row.skillPoints)}`]),
      `Abilities ${row.abilities.join(', ')} (with 2, 3, 4 WP a Level)`,
    ],
  }),
  defenceRolls: wordsOf(defenceRolls, {
    kind: 'Defense Roll',
    place: 'Defense Rolls',
    figures: ({ id, skill }) => [`d20 + ${statName(id)} Bonus + ${skillName(skill)}`],
    also: ({ name }) => [`${name} DR`],
  }),
  difficulties: wordsOf(difficulties, {
    kind: 'Difficulty',
    place: 'Skills',
    figures: ({ number, inText }) => [String(number), ...(inText ? [] : ['follows from the steps of 3'])],
  }),
  abilityTypes: wordsOf(abilityTypes, { kind: 'Ability type', place: 'Ability Types' }),
  powerSources: wordsOf(powerSources, { kind: 'Power source', place: 'Power Source' }),
  basicActions: action(basicActions, 'Basic Actions'),
  advancedActions: action(advancedActions, 'Advanced Actions'),
  otherActions: action(otherActions, 'Combat'),
  weaponCategories: wordsOf(weaponCategories, { kind: 'Weapon category', place: 'Weapons' }),
  weaponProperties: wordsOf(weaponProperties, { kind: 'Weapon property', place: 'Weapons' }),
  armour: wordsOf(armour, {
    kind: 'Armour',
    place: 'Armor',
    figures: ({ weight, armour: value, cap, price }) => [
      `Weight ${weight}`,
      `Armor ${value}`,
      `Evasion Cap ${cap}`,
      `${price} credits (ours)`,
    ],
  }),
  shields: wordsOf(shields, {
    kind: 'Shield',
    place: 'Shields',
    figures: ({ weight, evasion, cap, price }) => [
      `Weight ${weight}`,
      `Evasion ${signed(evasion)}`,
      `Evasion Cap ${signed(cap)}`,
      `${price} credits (ours)`,
    ],
  }),
  gear: wordsOf(gear, {
    kind: 'Gear',
    place: 'Items',
    figures: ({ weight, price }) => [`Weight ${weight}`, `${price} credits (ours)`],
  }),
  damageTypes: wordsOf(damageTypes, {
    kind: 'Damage type',
    place: 'Damage Types',
    figures: ({ category }) => [capital(category)],
  }),
  statuses: wordsOf(statuses, {
    kind: 'Status Effect',
    place: 'Status Effects',
    figures: ({ category }) => [capital(category), house],
  }),
  sizes: wordsOf(sizes, { kind: 'Size', place: 'Size' }),
  objectProperties: wordsOf(objectProperties, { kind: 'Object property', place: 'Objects' }),
  materials: wordsOf(materials, { kind: 'Material', place: 'Objects', figures: materialFigures }),
  visions: wordsOf(visions, {
    kind: 'Vision',
    place: 'Light and Vision',
    figures: ({ line, blindable }) => [
      line ? 'needs a line of sight' : 'needs no line of sight',
      blindable ? 'blindness stops it' : "blindness doesn't stop it",
    ],
  }),
  diseases: wordsOf(diseases, {
    kind: 'Disease',
    place: 'Diseases',
    figures: ({ daily }) => [`Endurance ${daily} a day`],
  }),
  rests: wordsOf(rests, { kind: 'Rest', place: 'Rests' }),
  exhaustionLevels: wordsOf(exhaustionLevels, {
    kind: 'Exhaustion',
    place: 'Exhaustion',
    figures: ({ from }) => [`from level ${from}`, house],
  }),
  travel: wordsOf(travel, {
    kind: 'Way of travel',
    place: 'Traveling',
    figures: ({ hour, day }) => [`${span(hour)} km an hour`, `${span(day)} km a day`],
  }),
  scavenging: wordsOf(scavenging, {
    kind: 'Land to search',
    place: 'Scavenging for Food and Water',
    figures: ({ finds }) => [`Survival below 3, 3, 7, 10, 13, 16: ${finds.map(span).join(', ')}`],
  }),
  harvestingSkills: wordsOf(harvestingSkills, { kind: 'Harvesting', place: 'Harvesting Material' }),
  harvesting: wordsOf(harvesting, {
    kind: 'Harvest',
    place: 'Harvesting Material',
    text: () => 'Credits of materials by a check of 5, 9, 13, 17: Minor, Normal, Elite, Boss.',
    figures: ({ finds }) => finds.map((worth) => worth.join(', ')),
  }),
  harvestingPlaces: wordsOf(harvestingPlaces, {
    kind: 'Harvest',
    place: 'Harvesting Material',
    figures: ({ finds }) => [`by a check of 5, 9, 13, 17: ${finds.join(', ')} credits`],
  }),
  crafting: wordsOf(crafting, {
    kind: 'Crafting',
    place: 'Crafting',
    text: ({ name, upgrades }) =>
      `${name} crafts with a Skill Level of 1 and the Tier${upgrades.length === 0 ? ', and upgrades nothing' : ''}.`,
    figures: ({ sources, crafts }) => [sources.map(capital).join(', '), `crafts ${crafts.join(', ')}`],
  }),
  qualities: wordsOf(qualities, {
    kind: 'Quality',
    place: 'Buildings',
    figures: ({ skill }) => [`Skill Level ${skill} to build`],
  }),
  goods: wordsOf(goods, {
    kind: 'Price',
    place: 'Examples of Prices',
    text: () => 'Modest, normal, expensive and luxurious.',
    figures: ({ price }) => [`${price.join(', ')} credits`],
  }),
  restingPlaces: wordsOf(restingPlaces, {
    kind: 'Resting place',
    place: 'Buildings',
    figures: ({ price }) => [`${price} credits a night`],
  }),
  buildings: wordsOf(buildings, {
    kind: 'Building',
    place: 'Base Building; costs and uses are house values',
    figures: ({ cost }) => [`materials for ${cost} credits in modest quality`],
  }),
  meals: wordsOf(meals, { kind: 'Meal', place: 'Buildings', figures: ({ price }) => [`${price} credits`] }),
  hirelings: wordsOf(hirelings, {
    kind: 'Hireling',
    place: 'Examples of Prices',
    text: () => 'Wages by the hour, day, month and year.',
    figures: ({ wages }) => [`${wages.join(', ')} credits`],
  }),
  creatureTypes: wordsOf(creatureTypes, {
    kind: 'Creature type',
    place: 'Creature Types and Categories',
    figures: ({ category }) => [capital(category)],
  }),
  creatureRanks: wordsOf(creatureRanks, { kind: 'Rank', place: 'General Creature features' }),
  creatureClasses: wordsOf(creatureClasses, {
    kind: 'Creature class',
    place: 'General Creature features',
    figures: ({ categories }) => [`${categories} weapon ${categories === 1 ? 'category' : 'categories'}`],
  }),
  vehicleModules: wordsOf(vehicleModules, { kind: 'Vehicle module', place: 'Modules' }),
  armyUnits: wordsOf(armyUnits, {
    kind: 'Army unit',
    place: 'List of Units',
    text: ({ text }) => (text === '' ? 'Nothing special.' : text),
    figures: unitFigures,
  }),
  armyTerrain: wordsOf(armyTerrain, { kind: 'Army terrain', place: 'Battlefield Terrain' }),
};

export const fromTables: readonly RuleWord[] = Object.values(tables).flat();
