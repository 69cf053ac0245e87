import { rowOf } from '../../../engine/table.ts';
import { type AbilityRow, abilities } from '../content/abilities.ts';
import type { BodyArmorRow } from '../content/bodyArmor.ts';
import { classes } from '../content/classes.ts';
import { content } from '../content/index.ts';
import { damageTypes } from '../content/damageTypes.ts';
import { disciplines } from '../content/disciplines.ts';
import type { ModRow } from '../content/mods.ts';
import { proficiencies } from '../content/proficiencies.ts';
import { ranges } from '../content/ranges.ts';
import type { Activation } from '../content/shapes.ts';
import { weaponProperties } from '../content/weaponProperties.ts';
import type { ArmRow, FocusRow } from '../content/weapons.ts';
import { dieAndMore } from '../words/damage.ts';
import { money } from '../words/money.ts';

// Figures of gear and abilities, each as the book's tables print it.

const casts: Readonly<Record<Activation, string>> = {
  action: 'An action (>)',
  actionEnds: 'An action, ends the turn (>|)',
  free: 'Free (-)',
  passive: 'Passive: always works',
  reaction: 'Reaction: out of turn',
};

/** How much of a turn something takes. */
export const castOf = (activation: Activation): string => casts[activation];

const some = (label: string, value: number): readonly string[] =>
  value === 0 ? [] : [`${label} ${value > 0 ? '+' : ''}${value}`];

const few = (label: string, value: number | null): readonly string[] =>
  value === null || value === 0 ? [] : [`${label} ${value}`];

export const costs = ({ price }: { readonly price: number | null }): readonly string[] => [
  price === null ? 'Not for sale' : money(price),
];

type Held = readonly { readonly id: string; readonly number?: number | undefined }[];

const propertiesOf = (
  held: Held,
  table: readonly { readonly id: string; readonly name: string }[],
): readonly string[] =>
  held.map(({ id, number }) => {
    const name = table.find((row) => row.id === id)?.name ?? id;
    return number === undefined ? name : name.replace(/ X$/u, ` ${number}`);
  });

const trained = (id: ArmRow['proficiency']): readonly string[] =>
  id === null ? [] : [`Takes ${rowOf(proficiencies, id).name}`];

const held = ({ properties, proficiency, modSlots, price }: ArmRow | FocusRow): readonly string[] => [
  ...propertiesOf(properties, weaponProperties),
  ...few('Mod slots', modSlots),
  ...trained(proficiency),
  ...costs({ price }),
];

export const weaponFigures = (weapon: ArmRow): readonly string[] => [
  `Range ${rowOf(ranges, weapon.range).name}`,
  ...some('Aim', weapon.aim),
  ...some('Crit', weapon.crit),
  `Damage ${dieAndMore(weapon.damage)} (${rowOf(damageTypes, weapon.damageType).name})`,
  ...some('Crit Damage', weapon.critDamage),
  ...few('Ammo', weapon.ammo),
  ...held(weapon),
];

export const focusFigures = (focus: FocusRow): readonly string[] => held(focus);

export const armourFigures = (armour: BodyArmorRow): readonly string[] => [
  ...some('Max HP', armour.maxHp),
  ...few('Armor Points', armour.armourPoints),
  ...few('Shield Points', armour.shieldPoints),
  ...few('Mod slots', armour.modSlots),
  ...few('Utility pockets', armour.utilityPockets),
  ...propertiesOf(armour.properties, content.armorProperties),
  ...trained(armour.proficiency),
  ...costs(armour),
];

export const grenadeFigures = ({
  range,
  radius,
  price,
}: Pick<(typeof content.grenades)[number], 'range' | 'radius' | 'price'>): readonly string[] => [
  `Range ${rowOf(ranges, range).name}`,
  `Radius ${radius}`,
  ...costs({ price }),
];

export const itemFigures = ({
  charges,
  price,
}: Pick<(typeof content.utilityItems)[number], 'charges' | 'price'>): readonly string[] => [
  ...few('Charges', charges),
  ...costs({ price }),
];

export const modFigures = ({ for: goesOn, slot, requires, price }: ModRow): readonly string[] => [
  `For: ${goesOn}, ${slot}`,
  ...(requires === null ? [] : [`Needs ${rowOf(abilities, requires).name}`]),
  ...costs({ price }),
];

export const abilityFigures = ({
  activation,
  cooldown,
  charges,
  range,
  requires,
  discipline,
  utility,
}: AbilityRow): readonly string[] => [
  castOf(activation),
  ...few('Cooldown', cooldown),
  ...few('Charges', charges),
  ...(range === null ? [] : [`Range ${rangeName(range)}`]),
  rowOf(disciplines, discipline).name,
  ...(requires === null ? [] : [`Needs ${rowOf(abilities, requires).name}`]),
  ...(utility === null
    ? []
    : [
        `Outside missions, ${utility.perDay === 'atWill' ? 'at will' : `${utility.perDay} a day`}: ${utility.text}`,
      ]),
];

const rangeName = (range: NonNullable<AbilityRow['range']>): string =>
  range === 'self' ? 'yourself' : range === 'weapon' ? 'of the weapon' : rowOf(ranges, range).name;

export const classFigures = ({
  from,
  proficiencies: trainedWith,
  startingAbilities,
  abilities: learns,
}: (typeof classes)[number]): readonly string[] => {
  const named = (ids: readonly string[]) =>
    ids.map((id) => abilities.find((row) => row.id === id)?.name ?? id).join(', ');
  return [
    ...(from === null ? [] : [`After ${classes.find(({ id }) => id === from)?.name ?? from}`]),
    `Trained with: ${trainedWith.map((id) => rowOf(proficiencies, id).name).join(', ')}`,
    ...(startingAbilities.length === 0 ? [] : [`Knows: ${named(startingAbilities)}`]),
    ...(learns.length === 0 ? [] : [`May learn: ${named(learns)}`]),
  ];
};
