import { attributes } from '../../../../src/systems/wayfarer/content/attributes.ts';
import { ranks } from '../../../../src/systems/wayfarer/content/ranks.ts';
import { skills } from '../../../../src/systems/wayfarer/content/skills/index.ts';
import { spells } from '../../../../src/systems/wayfarer/content/spells/index.ts';
import { templates } from '../../../../src/systems/wayfarer/content/templates.ts';
import { traits } from '../../../../src/systems/wayfarer/content/traits/index.ts';
import { book, gearIn } from '../../../../src/systems/wayfarer/forces/catalogue.ts';
import { isBeast } from '../../../../src/systems/wayfarer/forces/open.ts';
import { begun, type Numbers, type UnitPlan } from '../../../../src/systems/wayfarer/forces/plan.ts';
import { type Offer, offers, picked, type Step } from '../../../../src/systems/wayfarer/forces/steps.ts';

/** Choices by chance, the same each time for a seed. */
export interface Chance {
  /** A whole number from 0, below another. */
  next(below: number): number;
  one<Thing>(of: readonly Thing[]): Thing;
  /** Up to three, the same one perhaps twice. */
  some<Thing>(of: readonly Thing[]): readonly Thing[];
}

export function chanceOf(seed: number): Chance {
  let state = seed;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const one = <Thing>(of: readonly Thing[]): Thing => {
    const thing = of[next(of.length)];
    if (thing === undefined) throw new Error('nothing to choose from');
    return thing;
  };
  return { next, one, some: (of) => Array.from({ length: next(4) }, () => one(of)) };
}

/** Any plan, whatever rules it breaks. */
export function anyPlan(chance: Chance, isMounted: boolean): UnitPlan {
  const { next, one, some } = chance;
  const numbers = (from: number, below: number): Numbers =>
    Object.fromEntries(
      attributes.flatMap(({ id }) => {
        const value = from + next(below);
        return value === 0 ? [] : [[id, value]];
      }),
    );
  return {
    name: one(['A', "O'Neil", 'Old Iron (2)', '3x', 'squad', 'Ünder', 'vehicle', 'force']),
    rank: one(ranks).id,
    species: one(book.species).id,
    templates: [...new Set(some(templates).map(({ id }) => id))],
    bumps: numbers(-4, 9),
    size: next(2) === 0 ? null : { wide: 1 + next(4), long: 1 + next(4) },
    traits: some(traits).map(({ id }) => id),
    occupation: next(3) === 0 ? null : one(book.occupations).id,
    dice: numbers(0, 7),
    skills: some(skills).map(({ id }) => id),
    spells: some(spells).map(({ id }) => id),
    gear: some(gearIn(book)).map(({ thing }) => thing.id),
    mount: isMounted ? anyPlan(chance, false) : null,
  };
}

const free: readonly Step[] = ['rank', 'traits', 'dice', 'skills', 'spells', 'gear', 'bumps'];

/** A legal unit: the least of a species and an occupation, and then picks that the builder offers for so many points. */
export function legalUnit(chance: Chance, points: number): UnitPlan {
  const { one, next } = chance;
  const species = one(book.species);
  const occupation = isBeast(species) ? null : one(book.occupations);
  const least = (id: (typeof attributes)[number]['id']): number =>
    species.bumps[id] === null ? 0 : (occupation?.dice[id].least ?? 1);
  let plan: UnitPlan = {
    ...begun('Somebody', species.id),
    occupation: occupation?.id ?? null,
    dice: Object.fromEntries(attributes.map(({ id }) => [id, least(id)])),
  };
  const picks = 8 + next(8);
  for (let pick = 0; pick < picks; pick += 1) {
    const open: readonly Offer[] = offers(plan, one(free), points).filter(({ refusal }) => refusal === null);
    if (open.length > 0) plan = picked(plan, one(open).pick);
  }
  return plan;
}
