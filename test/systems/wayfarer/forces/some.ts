import { type Built, built, isBuilt } from '../../../../src/systems/wayfarer/forces/build.ts';
import { book, type Catalogue } from '../../../../src/systems/wayfarer/forces/catalogue.ts';
import type { Entry, Force } from '../../../../src/systems/wayfarer/forces/force.ts';
import { begun, type UnitPlan } from '../../../../src/systems/wayfarer/forces/plan.ts';

/** A human warrior with nothing wrong: MO 2, MD 2, AT 2, DE 2. */
export const warrior: UnitPlan = {
  ...begun('Guard', 'human'),
  occupation: 'warrior',
  dice: { meleeOff: 2, meleeDef: 2, athletics: 2, detect: 2 },
};

/** A wolf with a die in each attribute that it has. */
export const wolf: UnitPlan = {
  ...begun('Grey', 'wolfDog'),
  dice: { meleeOff: 1, meleeDef: 1, ballisticDef: 1, technicalDef: 1, arcaneDef: 1, athletics: 3, detect: 2 },
};

export const horse: UnitPlan = { ...wolf, name: 'Bay', species: 'horse' };

/** A robot warrior of a size. */
export const robot = (wide: number, long: number): UnitPlan => ({
  ...warrior,
  name: 'Iron',
  species: 'robot',
  size: { wide, long },
});

/** What is built of a plan; a test that can't go on without it fails. */
export function unitOf(plan: UnitPlan, catalogue: Catalogue = book): Built {
  const unit = built(plan, catalogue);
  if (!isBuilt(unit)) throw new Error(unit.code);
  return unit;
}

/** Codes of all that is wrong with a plan, each with its line of the book. */
export const wrongWith = (plan: UnitPlan, catalogue: Catalogue = book): readonly string[] =>
  unitOf(plan, catalogue).refusals.map(({ code, params }) => `${code} L${params.line}`);

export const unit = (plan: UnitPlan, copies = 1, squad: string | null = null): Entry => ({
  kind: 'unit',
  copies,
  squad,
  plan,
});

export const vehicle = (id: string, copies = 1, squad: string | null = null): Entry => ({
  kind: 'vehicle',
  copies,
  squad,
  name: `My ${id}`,
  vehicle: id,
});

export const forceOf = (points: number, ...entries: readonly Entry[]): Force => ({
  name: 'Ours',
  points,
  entries,
  tomes: [],
  sideboard: [],
});
