import { byId } from '../../forces/catalogue.ts';
import { book } from '../../forces/catalogue.ts';
import { spread, type Spread, withinRange } from '../../forces/dice.ts';
import { isBeast, isMachine, openTraits } from '../../forces/open.ts';
import { isRefusal, partsOf } from '../../forces/parts.ts';
import { begun, type UnitPlan } from '../../forces/plan.ts';

/** What a unit is called until somebody names it: by its species and its occupation. */
export function usualName({ species, occupation }: UnitPlan): string {
  const people = byId(book.species, species)?.name ?? species;
  const work = occupation === null ? [] : [byId(book.occupations, occupation)?.name ?? occupation];
  return [people, ...work].join(' ').replaceAll('/', ' or ');
}

/** A unit of a species as it begins: a beast has its dice at once, as it has no occupation to give them (L2969). */
export function begunAs(species: string): UnitPlan {
  const plan = begun('', species);
  return withSpread({ ...plan, name: usualName(plan) }, 'middle');
}

/** A plan with its dice at the least, the middle or the most. */
export function withSpread(plan: UnitPlan, how: Spread): UnitPlan {
  const parts = partsOf(plan, book);
  return isRefusal(parts) || (parts.occupation === null && !isBeast(parts.species))
    ? plan
    : { ...plan, dice: spread(parts, how) };
}

/**
 * A plan after another species, template or occupation: what hung on the one before falls away (traits that aren't open now, a machine's size
 * and bumps, a beast's occupation), dice go into the range, and a name that nobody chose follows. `before` is the plan as it was.
 */
export function refitted(before: UnitPlan, plan: UnitPlan): UnitPlan {
  const species = byId(book.species, plan.species);
  if (species === null) return plan;
  const open = openTraits(plan, species);
  const isMagic = plan.templates.includes('magiTech');
  const arcane = { arcaneOff: plan.bumps.arcaneOff ?? 0, arcaneDef: plan.bumps.arcaneDef ?? 0 };
  const next: UnitPlan = {
    ...plan,
    occupation: isBeast(species) ? null : plan.occupation,
    traits: plan.traits.filter((trait) => open.has(trait)),
    size: isMachine(species) ? plan.size : null,
    bumps: isMachine(species) ? plan.bumps : isMagic ? arcane : {},
  };
  const parts = partsOf(next, book);
  return {
    ...next,
    name: before.name === usualName(before) ? usualName(next) : next.name,
    dice: isRefusal(parts) ? next.dice : withinRange(parts, next.dice),
  };
}
