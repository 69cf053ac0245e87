import { attributes } from '../../content/attributes.ts';
import { ranks } from '../../content/ranks.ts';
import { skills } from '../../content/skills/index.ts';
import { spells } from '../../content/spells/index.ts';
import { templates } from '../../content/templates.ts';
import { traits } from '../../content/traits/index.ts';
import { book, type Catalogue, gearIn } from '../catalogue.ts';
import type { Entry, Force, Tome } from '../force.ts';
import { fieldMark, mountMark } from '../names.ts';
import type { Lesson, Numbers, UnitPlan } from '../plan.ts';
import { namesOf } from './words.ts';

const numbers = (of: Numbers, sign: boolean): string =>
  attributes
    .flatMap(({ id, short }) => {
      const value = of[id] ?? 0;
      return value === 0 ? [] : [`${short} ${sign && value > 0 ? '+' : ''}${value}`];
    })
    .join(' ');

/** A field with its word, unless there is nothing in it. */
const field = (word: string, text: string): readonly string[] => (text === '' ? [] : [`${word} ${text}`]);

/** What a unit has learned or lost: attributes by their short names, skills and traits by their own. */
const lessonsOf = ({ lessons = [] }: UnitPlan, by: Lesson['by']): string =>
  lessons
    .filter((one) => one.by === by)
    .map(({ kind, id }) => {
      if (kind === 'die') return attributes.find((row) => row.id === id)?.short ?? id;
      return namesOf(kind === 'skill' ? skills : traits, [id]);
    })
    .join(', ');

/** A plan's fields: name, rank, species and occupation always, the rest where there is something. */
function fieldsOf(plan: UnitPlan, catalogue: Catalogue): readonly string[] {
  const gear = gearIn(catalogue).map(({ thing }) => thing);
  return [
    plan.name,
    namesOf(ranks, [plan.rank]),
    namesOf(catalogue.species, [plan.species]),
    plan.occupation === null ? '-' : namesOf(catalogue.occupations, [plan.occupation]),
    ...field('as', namesOf(templates, plan.templates)),
    ...field('size', plan.size === null ? '' : `${plan.size.wide}x${plan.size.long}`),
    ...field('bumps', numbers(plan.bumps, true)),
    ...field('dice', numbers(plan.dice, false)),
    ...field('traits', namesOf(traits, plan.traits)),
    ...field('skills', namesOf(skills, plan.skills)),
    ...field('spells', namesOf(spells, plan.spells)),
    ...field('gear', namesOf(gear, plan.gear)),
    ...field('learned', lessonsOf(plan, 1)),
    ...field('lost', lessonsOf(plan, -1)),
    ...field('mount', plan.mount === null ? '' : fieldsOf(plan.mount, catalogue).join(mountMark)),
  ];
}

/** An entry as one line, which can be pasted again: `2x Guard; Troop; Human; Warrior; dice MO 2 MD 2; gear Sword`. */
export function printEntry(entry: Entry, catalogue: Catalogue = book): string {
  const fields =
    entry.kind === 'unit'
      ? fieldsOf(entry.plan, catalogue)
      : [entry.name, 'vehicle', namesOf(catalogue.vehicles, [entry.vehicle])];
  return [`${entry.copies}x ${fields.join(`${fieldMark} `)}`, ...field('squad', entry.squad ?? '')].join(
    `${fieldMark} `,
  );
}

const printTome = ({ name, spells: ids }: Tome): string => `tome ${name}${fieldMark} ${namesOf(spells, ids)}`;

/** The lines of a force under its first: its units, its tomes, its sideboard. */
export const printUnits = (force: Force, catalogue: Catalogue = book): string =>
  [
    ...force.entries.map((entry) => printEntry(entry, catalogue)),
    ...force.tomes.map(printTome),
    ...(force.sideboard.length === 0 ? [] : ['sideboard']),
    ...force.sideboard.map((entry) => printEntry(entry, catalogue)),
  ].join('\n');

/** A force as lines: its name and points, its units, its tomes, its sideboard. */
export const printForce = (force: Force, catalogue: Catalogue = book): string =>
  [`force ${force.name}${fieldMark} ${force.points}`, printUnits(force, catalogue)].join('\n');
