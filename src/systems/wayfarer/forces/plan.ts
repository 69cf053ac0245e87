import type { Attribute } from '../content/attributes.ts';
import type { Rank } from '../content/ranks.ts';
import type { Size } from '../content/species/species.ts';
import type { Template } from '../content/templates.ts';

/** Whole numbers by attribute; what is not there is 0. */
export type Numbers = { readonly [A in Attribute]?: number };

/**
 * What a unit has learned by fighting, or lost by its wounds (L5825, L5873 to L5920): one die, skill or trait more (1) or less (-1). It costs
 * nothing and takes no slot.
 */
export type Lesson =
  | { readonly kind: 'die'; readonly id: Attribute; readonly by: 1 | -1 }
  | { readonly kind: 'skill' | 'trait'; readonly id: string; readonly by: 1 | -1 };

/** A unit as somebody chose it: ids and numbers alone. Everything else follows from it. */
export interface UnitPlan {
  readonly name: string;
  readonly rank: Rank;
  readonly species: string;
  readonly templates: readonly Template[];
  /** Bumps that were bought: by robots, constructs and magi-tech. */
  readonly bumps: Numbers;
  /** Chosen for robots and constructs; null: the species' own. */
  readonly size: Size | null;
  /** Traits that were bought; those of the species and of undeath come by themselves. */
  readonly traits: readonly string[];
  readonly occupation: string | null;
  readonly dice: Numbers;
  readonly skills: readonly string[];
  readonly spells: readonly string[];
  /** Weapons, armour, devices; one entry each. */
  readonly gear: readonly string[];
  readonly mount: UnitPlan | null;
  /** What it has learned and lost in an Escalation campaign; absent: nothing. */
  readonly lessons?: readonly Lesson[] | undefined;
}

/** Where every unit begins: a name, and nothing chosen but the lowest rank. */
export const begun = (name: string, species: string): UnitPlan => ({
  name,
  rank: 'troop',
  species,
  templates: [],
  bumps: {},
  size: null,
  traits: [],
  occupation: null,
  dice: {},
  skills: [],
  spells: [],
  gear: [],
  mount: null,
});
