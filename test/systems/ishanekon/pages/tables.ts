import { content } from '../../../../src/systems/ishanekon/content/index.ts';
import { budgetOf } from '../../../../src/systems/ishanekon/creatures/levels.ts';
import { title } from '../../../../src/systems/ishanekon/language/words/names.ts';
import { describeWeapon } from '../../../../src/systems/ishanekon/packs/describe.ts';
import { shipped } from '../../../../src/systems/ishanekon/packs/shipped.ts';

/** A table of a page of the reference: what it is called, its head, and a line for each row of content. */
export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export const lineOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const names = (ids: readonly string[]): string => ids.map(title).join(', ');
const skillsBy = (ids: readonly string[]): string => ids.map(title).join(', ');
const pair = ([from, to]: readonly [number, number]): string => (from === to ? `${from}` : `${from}–${to}`);
const armourNames = (ids: readonly string[]): string =>
  ids.filter((id) => id !== 'clothes').join(', ') || 'none';
const { pack } = shipped();

const talents = { lesser: 'Lesser', greater: 'Greater' } as const;

const characters: readonly Table[] = [
  {
    title: 'Levels',
    head: [
      'Level',
      'Tier',
      'Talent',
      'Stat Points',
      'Skill Points',
      'Abilities by 2, 3, 4 WP a Level',
      'in all',
    ],
    rows: content.levels.map((one) => [
      ...[`${one.level}`, `${one.tier}`, one.talent === null ? '' : talents[one.talent]],
      ...[`${one.statPoints}`, `${one.skillPoints}`, one.abilities.join(', '), one.total.join(', ')],
    ]),
  },
  {
    title: 'Stats',
    head: ['Stat', 'what it is'],
    rows: content.stats.map(({ name, text }) => [name, text]),
  },
  {
    title: 'Archetypes',
    head: [
      'Archetype',
      'Vitality, WP',
      'Skill Points',
      'Primary',
      'Secondary',
      'Evasion',
      'weapons',
      'armor',
    ],
    rows: content.archetypes.map((one) => [
      ...[one.name, `${one.vitality}, ${one.willpower}`, one.skillPoints],
      ...[names(one.primary), names(one.secondary), names(one.evasion)],
      ...[names(one.weapons), armourNames(one.armour)],
    ]),
  },
  {
    title: 'Skills',
    head: ['Skill', 'Stat', 'for', 'counts for'],
    rows: content.skills.map(({ id, name, stat, text, defends, initiative }) => [
      ...[name, title(stat), text],
      [
        ...(defends ? [`${title(stat)} DR`] : []),
        ...(initiative ? ['Initiative'] : []),
        ...(id === 'luck' ? ['Narrative Momentum'] : []),
      ].join(', '),
    ]),
  },
  {
    title: 'Difficulties',
    head: ['word', 'number', ''],
    rows: content.difficulties.map(({ name, number, text }) => [name, `${number}`, text]),
  },
  {
    title: 'Power sources',
    head: ['source', 'what it is'],
    rows: content.powerSources.map(({ name, text }) => [name, text]),
  },
  {
    title: 'Types of Abilities',
    head: ['type', 'what it is'],
    rows: content.abilityTypes.map(({ name, text }) => [name, text]),
  },
];

const gear: readonly Table[] = [
  {
    title: 'Weapons',
    head: ['weapon', 'what it is', 'weight', 'credits'],
    rows: pack.weapons.map((weapon) => [
      weapon.name,
      (describeWeapon(weapon).lines.at(-2) ?? '').replaceAll('|', '/'),
      `${weapon.weight}`,
      `${weapon.price}`,
    ]),
  },
  {
    title: 'Weapon categories',
    head: ['category', 'what it has'],
    rows: content.weaponCategories.map(({ name, text }) => [name, text]),
  },
  {
    title: 'Properties',
    head: ['property', 'what it does'],
    rows: content.weaponProperties.map(({ name, text }) => [name, text]),
  },
  {
    title: 'Clothes and armor',
    head: ['what', 'weight', 'Armor', 'Evasion cap', 'Stealth', 'credits'],
    rows: content.armour.map(({ name, weight, armour, cap, stealth, price }) => [
      ...[name, `${weight}`, `${armour}`, `${cap}`, stealth, `${price}`],
    ]),
  },
  {
    title: 'Shields',
    head: ['shield', 'weight', 'Evasion', 'cap', 'Stealth', 'credits'],
    rows: content.shields.map(({ name, weight, evasion, cap, stealth, price }) => [
      ...[name, `${weight}`, `+${evasion}`, `${cap}`, stealth, `${price}`],
    ]),
  },
  {
    title: 'Things',
    head: ['thing', 'weight', 'credits', 'what it is for'],
    rows: content.gear.map(({ name, weight, price, text }) => [name, `${weight}`, `${price}`, text]),
  },
  {
    title: 'What Skills craft and upgrade',
    head: ['Skill', 'power sources', 'crafts', 'upgrades'],
    rows: content.crafting.map(({ name, sources, crafts, upgrades }) => [
      ...[name, names(sources), skillsBy(crafts), skillsBy(upgrades)],
    ]),
  },
  {
    title: 'Goods and services',
    head: ['what', 'modest', 'normal', 'expensive', 'luxurious'],
    rows: content.goods.map(({ name, price }) => [name, ...price.map(String)]),
  },
  {
    title: 'Meals',
    head: ['meal', 'credits', 'Temporary Vitality'],
    rows: content.meals.map(({ name, price, temporary }) => [name, `${price}`, `${temporary}`]),
  },
  {
    title: 'Resting places',
    head: ['place', 'credits a night', 'Temporary Vitality'],
    rows: content.restingPlaces.map(({ name, price, count, sides }) => [
      name,
      `${price}`,
      `${count}d${sides}`,
    ]),
  },
  {
    title: 'Wages',
    head: ['who', 'an hour', 'a day', 'a month', 'a year'],
    rows: content.hirelings.map(({ name, wages }) => [name, ...wages.map(String)]),
  },
];

const world: readonly Table[] = [
  {
    title: 'Rests',
    head: ['rest', 'what it does'],
    rows: content.rests.map(({ name, text }) => [name, text]),
  },
  {
    title: 'Exhaustion',
    head: ['from level', 'called', 'what it does (house)'],
    rows: content.exhaustionLevels.map(({ from, name, text }) => [`${from}`, name, text]),
  },
  {
    title: 'Diseases',
    head: ['disease', 'daily Endurance', 'what it does'],
    rows: content.diseases.map(({ name, daily, text }) => [name, `${daily}`, text]),
  },
  {
    title: 'Traveling',
    head: ['way', 'km an hour', 'km a day'],
    rows: content.travel.map(({ name, hour, day }) => [name, pair(hour), pair(day)]),
  },
  {
    title: 'Scavenging',
    head: ['land', 'below 3', '3–6', '7–9', '10–12', '13–15', '16 and more'],
    rows: content.scavenging.map(({ name, finds }) => [name, ...finds.map(pair)]),
  },
  {
    title: 'Who harvests what',
    head: ['Skill', 'from'],
    rows: content.harvestingSkills.map(({ name, text }) => [name, text]),
  },
  {
    title: 'Harvesting',
    head: ['from', '5–8', '9–12', '13–16', '17 and more'],
    rows: [
      ...content.harvesting.map(({ name, finds }) => [name, ...finds.map((each) => each.join(', '))]),
      ...content.harvestingPlaces.map(({ name, finds }) => [name, ...finds.map(String)]),
    ],
  },
  {
    title: 'Sizes',
    head: ['size', 'body', 'squares'],
    rows: content.sizes.map(({ name, text, squares }) => [name, text, `${squares} × ${squares}`]),
  },
  {
    title: 'Visions',
    head: ['Vision', 'needs a line', 'stopped by blindness', 'what it finds'],
    rows: content.visions.map(({ name, line, blindable, text }) => [
      ...[name, line ? 'yes' : 'no', blindable ? 'yes' : 'no', text],
    ]),
  },
  {
    title: 'Materials',
    head: ['material', 'Vitality, Armor', 'usually', 'vulnerable', 'resistant', 'immune'],
    rows: content.materials.map(({ name, first, second, third, property, vulnerable, resistant, immune }) => [
      ...[name, [first, second, third].map((one) => one.join(', ')).join('; ')],
      ...[property === null ? '' : (content.objectProperties.find(({ id }) => id === property)?.name ?? '')],
      ...[names(vulnerable), names(resistant), names(immune)],
    ]),
  },
  {
    title: 'Properties of objects',
    head: ['property', 'what it does'],
    rows: content.objectProperties.map(({ name, text }) => [name, text]),
  },
];

const atLevels = [0, 1, 3, 6, 9, 12] as const;
const classes = ['fighter', 'hybrid', 'caster'] as const;

const creatures: readonly Table[] = [
  {
    title: 'Types',
    head: ['type', 'category', 'what it is'],
    rows: content.creatureTypes.map(({ name, category, text }) => [name, category, text]),
  },
  {
    title: 'Ranks',
    head: ['rank', 'what it is'],
    rows: content.creatureRanks.map(({ name, text }) => [name, text]),
  },
  {
    title: 'Classes',
    head: ['class', 'Vitality a Level', 'WP a Level', 'weapon categories', 'armor'],
    rows: content.creatureClasses.map(({ name, vitality, willpower, categories, armour }) => [
      ...[name, `${vitality}`, `${willpower}`, `${categories}`, armourNames(armour)],
    ]),
  },
  {
    title: 'What ranks have',
    head: [
      'rank and Level',
      'Stat Points',
      'Skill Points',
      'Creature Talents',
      'Abilities: Fighter, Hybrid, Caster',
    ],
    rows: content.creatureRanks.flatMap(({ id, name }) =>
      atLevels.map((level) => {
        const {
          statPoints,
          skillPoints,
          talents: all,
        } = budgetOf(id, id === 'minor' ? null : 'hybrid', level);
        const abilities =
          id === 'minor' ? 'none' : classes.map((kind) => budgetOf(id, kind, level).abilities).join(', ');
        return [`${name}, Level ${level}`, `${statPoints}`, `${skillPoints}`, `${all}`, abilities];
      }),
    ),
  },
  {
    title: 'Creatures of Ten Thousand Shapes',
    head: ['creature', 'rank', 'class', 'Level', 'size', 'type'],
    rows: pack.creatures.map(({ name, rank, grade, class: kind, level, size, type }) => [
      ...[name, rank === 'boss' ? `Boss, grade ${grade}` : title(rank), kind === null ? '' : title(kind)],
      ...[`${level}`, title(size), title(type)],
    ]),
  },
  {
    title: 'Modules of vehicles',
    head: ['module', 'what it gives'],
    rows: content.vehicleModules.map(({ name, text }) => [name, text]),
  },
];

/** The tables of each page of the reference, by the page. */
export const pages = { characters, gear, world, creatures } as const;
