import { type RuleWord, wordsOf } from '../../../engine/glossary.ts';
import { rowOf } from '../../../engine/table.ts';
import { abilities, abilityRowOf } from '../content/abilities.ts';
import { adventuringGear } from '../content/adventuringGear.ts';
import { armour } from '../content/armour.ts';
import { attributes } from '../content/attributes.ts';
import { bandages } from '../content/bandages.ts';
import { classes } from '../content/classes.ts';
import { clothing } from '../content/clothing.ts';
import { combatActions } from '../content/combatActions.ts';
import type { content } from '../content/index.ts';
import { damageTypes } from '../content/damageTypes.ts';
import { difficulties } from '../content/difficulties.ts';
import { keywords } from '../content/keywords.ts';
import { modules } from '../content/modules.ts';
import { flaws, goals, ideals } from '../content/quirks.ts';
import { rests } from '../content/rests.ts';
import { roles } from '../content/roles.ts';
import { sizes } from '../content/sizes.ts';
import { skilledGroups } from '../content/skilledGroups.ts';
import { statusEffects } from '../content/statusEffects.ts';
import { backgrounds, origins } from '../content/stories.ts';
import { systems } from '../content/systems.ts';
import { traitIdeas } from '../content/traitIdeas.ts';
import { vehicles } from '../content/vehicles.ts';
import { weapons } from '../content/weapons.ts';
import { gearOf } from '../gear/gained.ts';
import { profiles } from '../gear/rows.ts';
import { findSystem, slotsOf } from '../vehicles/rows.ts';
import { abilityFigures, gearFigures, systemFigures } from './figures.ts';

/** Where the book has something: 'Appendix, Equipment'. */
const appendix = (section: string): string => `Appendix, ${section}`;

const metres = (centimetres: number): string =>
  centimetres >= 100_000 ? `${centimetres / 100_000} km` : `${centimetres / 100} m`;

/** The figures of a row of gear: of one that comes as several kinds, what all of them have. */
function figuresOf({ id }: { readonly id: string }): readonly string[] {
  const profile = gearOf(id);
  return profile === null ? variantsOf(id) : gearFigures(profile);
}

/** Prices of a row that comes as several: a magazine for each type, a tent for each size. */
function variantsOf(id: string): readonly string[] {
  const names: Readonly<Record<string, string>> = { ammoMagazine: 'Magazine', tent: 'Tent' };
  const word = names[id];
  return profiles
    .filter(({ name }) => word !== undefined && name.includes(word))
    .map(
      ({ name, price, rarity }) =>
        `${name}: ${price ?? 0} mC${rarity === 'common' ? '' : `, ${rarity ?? ''}`}`,
    );
}

const gear = <Row extends { readonly id: string; readonly name: string; readonly text: string }>(
  rows: readonly Row[],
  kind: string,
): readonly RuleWord[] => wordsOf(rows, { kind, place: appendix('Equipment'), figures: figuresOf });

/** Kinds that have a name of their own beside their row's: 'Pistol Magazine (12)'. */
const variants: readonly RuleWord[] = wordsOf(
  profiles.filter(
    ({ row, kind }) =>
      kind === 'gear' &&
      !adventuringGear.some(({ id }) => id === row) &&
      !bandages.some(({ id }) => id === row),
  ),
  { kind: 'Adventuring Gear', place: appendix('Equipment'), figures: gearFigures },
);

const roleFigures = (role: (typeof roles)[number]): readonly string[] => {
  const short = (id: (typeof attributes)[number]['id']) => rowOf(attributes, id).short;
  const [first, signature] = role.abilities;
  const dice = `${role.hpEachLevel.dice}d6 + ${role.hpEachLevel.plus} + FTD`;
  return [
    `${role.kind.charAt(0).toUpperCase()}${role.kind.slice(1)} Role`,
    `HP ${role.hp} + FTD, then ${dice} a level`,
    `${short(role.gains)} +1, ${role.gainsOne.map(short).join(' or ')} +1, ${role.losesOne.map(short).join(' or ')} −1`,
    `Level 1: ${abilityRowOf(first)?.name ?? first}; level 3: ${abilityRowOf(signature)?.name ?? signature}`,
    role.ownPointsOnly
      ? 'Level 2: 1 AP for its own Abilities; level 4: 3 AP'
      : 'Level 2: 1 AP; level 4: 3 AP',
  ];
};

const vehicleFigures = (row: (typeof vehicles)[number]): readonly string[] => [
  `${rowOf(sizes, row.size).name} ${row.medium === 'air' ? 'Air' : 'Land'} Vehicle, ${row.diameter / 100} m`,
  `${row.hp} HP`,
  ...row.terminals.map(({ capacity }) => `Terminal ${capacity} SW`),
  ...(row.passengers === 0 ? [] : [`${row.passengers} ${row.passengers === 1 ? 'passenger' : 'passengers'}`]),
  ...(row.skilledOnly ? ['Skilled only'] : []),
  `Comes with ${row.systems.map((slot) => slot.map((id) => findSystem(id)?.name ?? id).join(' or ')).join(', ')}`,
  ...(slotsOf(row.id).length === 0 ? [] : ['You choose where it says or']),
];

/** Every table, so that a new one can't be forgotten. */
const tables: { readonly [Table in keyof typeof content]: readonly RuleWord[] } = {
  attributes: wordsOf(attributes, {
    kind: 'Attribute',
    place: 'Step 2: Attributes',
    also: ({ short }) => [short],
  }),
  roles: wordsOf(roles, {
    kind: 'Role',
    place: appendix('Roles'),
    figures: roleFigures,
    also: ({ name }) => [name.replace(/^The /u, '')],
  }),
  classes: wordsOf(classes, {
    kind: 'Class',
    place: appendix('Classes'),
    figures: ({ ability, signature, gearMoney }) => [
      `Level 1: ${abilityRowOf(ability)?.name ?? ability}; level 2: 1 AP`,
      signature === 'weapon' ? 'Signature Weapon' : 'Signature Vehicle',
      ...(gearMoney === 0 ? [] : [`${gearMoney} mC for Adventuring Gear`]),
    ],
  }),
  abilities: wordsOf(abilities, {
    kind: 'Ability',
    place: appendix('Abilities'),
    figures: abilityFigures,
    also: ({ also }) => also,
  }),
  weapons: gear(weapons, 'Weapon'),
  modules: gear(modules, 'Module'),
  armour: wordsOf(armour, {
    kind: 'Armour',
    place: appendix('Equipment'),
    figures: figuresOf,
    also: ({ name }) => [name.replace('Armour', 'Armor')],
  }),
  adventuringGear: [...gear(adventuringGear, 'Adventuring Gear'), ...variants],
  bandages: gear(bandages, 'Bandage'),
  clothing: gear(clothing, 'Clothing'),
  vehicles: wordsOf(vehicles, {
    kind: 'Vehicle',
    place: appendix('Vehicles'),
    figures: vehicleFigures,
    also: ({ name }) => [name.replace(/^Signature Vehicle \((.+)\)$/u, '$1')],
  }),
  systems: wordsOf(systems, {
    kind: 'System',
    place: appendix('Systems'),
    figures: ({ id }) => {
      const profile = findSystem(id);
      return profile === null ? [] : systemFigures(profile);
    },
    also: ({ name }) => (name.endsWith(' Mk1') ? [name.replace(/ Mk1$/u, '')] : []),
  }),
  statusEffects: wordsOf(statusEffects, { kind: 'Condition', place: appendix('Status effects') }),
  combatActions: wordsOf(combatActions, { kind: 'Action', place: 'Combat rules, On your turn' }),
  difficulties: wordsOf(difficulties, {
    kind: 'Difficulty',
    place: "Attribute Checks; the book has no list, so this is Turnkeeper's own",
    figures: ({ number }) => [`Difficulty ${number}`],
  }),
  keywords: wordsOf(keywords, { kind: 'Keyword', place: appendix('Keywords') }),
  damageTypes: wordsOf(damageTypes, {
    kind: 'Damage type',
    place: 'Damage Types',
    figures: ({ kind }) => [kind === 'physical' ? 'Physical' : 'Special'],
    also: ({ name }) => [`${name} damage`],
  }),
  sizes: wordsOf(sizes, {
    kind: 'Size',
    place: 'Size',
    figures: ({ from, to }) =>
      from === null || to === null
        ? []
        : [from === to ? `${metres(from)} wide` : `${metres(from)} to ${metres(to)} wide`],
    also: ({ name }) => (name === 'Collosal' ? ['Colossal'] : undefined),
  }),
  rests: wordsOf(rests, { kind: 'Rest', place: 'Resting' }),
  skilledGroups: wordsOf(skilledGroups, { kind: 'Skilled with', place: 'Step 9: "Skilled"' }),
  ideals: wordsOf(ideals, { kind: 'Ideal', place: 'Step 4: Quirks' }),
  goals: wordsOf(goals, { kind: 'Goal', place: 'Step 4: Quirks' }),
  flaws: wordsOf(flaws, { kind: 'Flaw', place: 'Step 4: Quirks' }),
  traitIdeas: wordsOf(traitIdeas, {
    kind: 'Trait',
    place: "Step 3: Traits; some are Turnkeeper's own",
    figures: ({ name, bad }) => (name === bad ? [] : [`As a weakness: ${bad}`]),
    also: ({ name, bad }) => (name === bad ? undefined : [bad]),
  }),
  backgrounds: wordsOf(backgrounds, { kind: 'Background', place: "Step 5; some are Turnkeeper's own" }),
  origins: wordsOf(origins, { kind: 'Origin', place: 'Step 5: Background & Origin (Stories)' }),
};

/** The words of every table. */
export const fromTables: readonly RuleWord[] = Object.values(tables).flat();
