import type { CreationField, CreationStep } from '../../../../engine/creation.ts';
import { type SkillCategory, skillCategories } from '../../content/skills/skill.ts';
import { skills } from '../../content/skills/index.ts';
import { spells } from '../../content/spells/index.ts';
import { traits } from '../../content/traits/index.ts';
import { handsOf } from '../../content/weapons/weapon.ts';
import { book, gearIn } from '../../forces/catalogue.ts';
import { abilitiesOfUnit } from '../../forces/limits.ts';
import { namesOf } from '../../forces/line/words.ts';
import { openCategories } from '../../forces/open.ts';
import type { Bench } from './bench.ts';
import { had, type Listed, listed } from './offered.ts';
import { leftFor } from './words.ts';

/** The longest list that a form shows. */
const mostInForm = 25;

interface Row {
  readonly id: string;
  readonly text: string;
}

/** A list of rows to pick several of, or one. */
interface Group {
  readonly id: string;
  readonly label: string;
  readonly rows: readonly Row[];
  readonly one?: true;
}

/** Steps whose picks are lists of the plan, with the list that each adds to. */
export const listOfStep = {
  traits: 'traits',
  skills: 'skills',
  otherSkills: 'skills',
  spells: 'spells',
  weapons: 'gear',
  armour: 'gear',
} as const satisfies { readonly [step: string]: Listed };

export type ListStep = keyof typeof listOfStep;

export const isListStep = (step: string): step is ListStep => Object.hasOwn(listOfStep, step);

const titles: { readonly [S in ListStep]: string } = {
  traits: 'Traits',
  skills: 'Skills',
  otherSkills: 'Other skills',
  spells: 'Spells',
  weapons: 'Weapons',
  armour: 'Armour and devices',
};

const about = (
  { plan, standing }: Bench,
  step: ListStep,
  rows: readonly (Row & { readonly name: string })[],
) => {
  const ids = had(plan, listOfStep[step]).filter((id) => rows.some((row) => row.id === id));
  return {
    id: step,
    title: titles[step],
    help: leftFor(standing),
    summary: namesOf(rows, ids),
    done: true,
    stays: true,
  } as const;
};

/** Lists to pick from in a form; those with nothing in them are left out. */
function formStep(
  bench: Bench,
  step: ListStep,
  groups: readonly Group[],
  rows: readonly (Row & { readonly name: string })[],
) {
  const fields = groups.flatMap(({ id, label, rows: own, one = false }): readonly CreationField[] => {
    const choices = listed(bench, listOfStep[step], own).slice(0, mostInForm);
    const max = one ? 1 : choices.length;
    return choices.length === 0 ? [] : [{ kind: 'pick', id, label, hint: '', choices, min: 0, max }];
  });
  return fields.length === 0 ? [] : [{ ...about(bench, step, rows), kind: 'form', fields } as const];
}

/** A list too long for a form. */
function pickStep(bench: Bench, step: ListStep, rows: readonly (Row & { readonly name: string })[]) {
  const choices = listed(bench, listOfStep[step], rows);
  const max = Math.min(choices.length, abilitiesOfUnit.most);
  return choices.length === 0
    ? []
    : [{ ...about(bench, step, rows), kind: 'pick', choices, min: 0, max } as const];
}

const ofCategory = (category: SkillCategory) => skills.filter((skill) => skill.category === category);

/** Step 7: skills that take one ability, by their categories; then those that take two (L1677 to L1680). */
function skillSteps(bench: Bench): readonly CreationStep[] {
  const { species, occupation } = bench.parts;
  const open = openCategories(species, occupation);
  const groups = skillCategories
    .filter(({ id }) => open.has(id))
    .map(({ id, name }) => ({ id, label: name, rows: ofCategory(id) }));
  const others = skills.filter(({ category }) => !open.has(category));
  return [
    ...formStep(
      bench,
      'skills',
      groups,
      skills.filter(({ category }) => open.has(category)),
    ),
    ...pickStep(bench, 'otherSkills', others),
  ];
}

const colours = ['black', 'white', 'red', 'green', 'blue'] as const;

const spellSteps = (bench: Bench): readonly CreationStep[] =>
  formStep(
    bench,
    'spells',
    colours.map((colour) => ({
      id: colour,
      label: `${colour.charAt(0).toUpperCase()}${colour.slice(1)}`,
      rows: spells.filter((spell) => spell.colour === colour),
    })),
    spells,
  );

/** Step 8: weapons by kind and hands; a suit of armour, and devices. */
function gearSteps(bench: Bench): readonly CreationStep[] {
  const of = (kind: 'melee' | 'ballistic', hands: readonly number[]) =>
    book.weapons.filter((weapon) => weapon.kind === kind && hands.includes(handsOf(weapon)));
  const others = gearIn(book).flatMap(({ kind, thing }) => (kind === 'weapon' ? [] : [thing]));
  return [
    ...formStep(
      bench,
      'weapons',
      [
        { id: 'melee', label: 'Melee', rows: of('melee', [1, 2]) },
        { id: 'oneHanded', label: 'Ballistic, one hand', rows: of('ballistic', [1]) },
        { id: 'twoHanded', label: 'Ballistic, two hands', rows: of('ballistic', [2]) },
      ],
      book.weapons,
    ),
    ...formStep(
      bench,
      'armour',
      [
        { id: 'armour', label: 'Armour', rows: book.armour, one: true },
        { id: 'devices', label: 'Devices', rows: book.devices },
      ],
      others,
    ),
  ];
}

/** The lists of a unit: traits come before its occupation (step 4), skills, spells and gear after its dice (steps 7 and 8). */
export const listSteps = (bench: Bench, when: 'before' | 'after'): readonly CreationStep[] =>
  when === 'before'
    ? pickStep(bench, 'traits', traits)
    : [...skillSteps(bench), ...spellSteps(bench), ...gearSteps(bench)];
