import type { Ability } from '../ability.ts';
import { constructTraits, cybernetics, mutations, robotTraits, undeath } from './machines.ts';
import { speciesTraits } from './species.ts';

/** Every trait: those of species, of robots and constructs, of cyborgs, mutants and the undead. */
export const traits = [
  ...speciesTraits,
  ...robotTraits,
  ...constructTraits,
  ...cybernetics,
  ...mutations,
  ...undeath,
] satisfies readonly Ability[];

export type TraitId = (typeof traits)[number]['id'];
