import type { CreationChoice } from '../../../engine/creation.ts';
import { classRow, proficienciesOf } from '../character/training.ts';
import { bodyArmor } from '../content/bodyArmor.ts';
import { type ClassId, classes } from '../content/classes.ts';
import { mageGuilds } from '../content/mageGuilds.ts';
import { religions } from '../content/religions.ts';
import { species } from '../content/species.ts';
import { type WeaponRow, weapons } from '../content/weapons.ts';
import { money } from '../words/money.ts';
import type { Draft } from './draft.ts';

type Choice = Omit<CreationChoice, 'chosen'>;
type Second = readonly { readonly result: string }[];

/** A row and, behind it, each entry of its second roll: 'dyn' and 'dyn.0' for 'Dyn: Dyn-errad'. */
const withSeconds = (rows: readonly { id: string; name: string; text: string; second: Second }[]): Choice[] =>
  rows.flatMap(({ id, name, text, second }) => [
    { id, label: name, note: text },
    ...second.map(({ result }, at) => ({ id: `${id}.${at}`, label: `${name}: ${result}`, note: text })),
  ]);

export const originChoices: readonly Choice[] = withSeconds(
  species.map((row) => ({ ...row, second: [...row.second] })),
);

export const religionChoices: readonly Choice[] = [
  ...withSeconds(religions.map((row) => ({ ...row, second: [...row.second] }))),
  { id: 'unsaid', label: 'Not said', note: 'Religion is an optional part of a character.' },
];

/** The guilds, and the two ways to have none. */
export const guildChoices: readonly Choice[] = mageGuilds.flatMap(({ id, name, text, second }) =>
  second.length === 0
    ? [{ id, label: name, note: text }]
    : second.map(({ result }, at) => ({ id: `${id}.${at}`, label: `${name}: ${result}`, note: text })),
);

/** The classes that a hero may begin with: starting classes, or base classes where the group begins at level 2; and the chosen one. */
export const classChoices = ({ start, class: chosen }: Draft): readonly Choice[] =>
  classes
    .filter(({ id, tier }) => tier === (start === 'first' ? 'starting' : 'base') || id === chosen)
    .map(({ id, name, text, tier, from }) => ({
      id,
      label: tier === 'starting' ? name : `${name} (level 2)`,
      note: tier === 'starting' ? text : `Once a ${nameOf(from)}. ${text}`,
    }));

function nameOf(id: ClassId | null): string {
  return id === null ? 'nobody' : classRow(id).name;
}

/** The classes somebody has been: the starting class, and what it has become. */
export function classesOf(id: ClassId): readonly ClassId[] {
  const { from } = classRow(id);
  return from === null ? [id] : [from, id];
}

/** The starting class behind a class. */
export function startOf(id: ClassId): 'recruit' | 'novice' | 'seeker' {
  const [first] = classesOf(id);
  if (first !== 'recruit' && first !== 'novice' && first !== 'seeker')
    throw new Error(`'${id}' starts nowhere`);
  return first;
}

type Part = (typeof gearParts)[number]['id'];
export interface GearChoice extends Choice {
  readonly part: Part;
}

/** What is chosen among what somebody begins with, one of each. */
export const gearParts = [
  { id: 'primary', name: 'Primary' },
  { id: 'secondary', name: 'Secondary' },
  { id: 'armour', name: 'Body armour' },
] as const;

/**
 * What somebody may begin with: the starting equipment of their class, or at level 2 all of tier 1 that a vendor sells and they
 * are trained with.
 */
export function gearChoices({ class: id }: Draft): readonly GearChoice[] {
  if (id === null) return [];
  const isStarting = classRow(id).tier === 'starting';
  const start = startOf(id);
  const trained = proficienciesOf(classesOf(id));
  const fits = (row: Pick<WeaponRow, 'starting' | 'proficiency' | 'price'>) =>
    isStarting
      ? row.starting.includes(start)
      : row.price !== null && (row.proficiency === null || trained.includes(row.proficiency));
  const choice = (
    part: Part,
    row: { id: string; name: string; text: string; price: number | null },
  ): GearChoice => ({
    part,
    id: row.id,
    label: row.name,
    note: `${row.text}${row.price === null ? '' : ` (${money(row.price)})`}`,
  });
  return [
    ...weapons.filter((row) => row.slot === 'primary' && fits(row)).map((row) => choice('primary', row)),
    ...weapons.filter((row) => row.slot === 'secondary' && fits(row)).map((row) => choice('secondary', row)),
    ...bodyArmor.filter(fits).map((row) => choice('armour', row)),
  ];
}
