import type { SkillCategory } from '../content/skills/skill.ts';
import { constructOpen, mutantOpen, robotOpen, undeadOpen } from '../content/species/house.ts';
import type { Species } from '../content/species/species.ts';
import { cybernetics, mutations } from '../content/traits/machines.ts';
import type { Occupation } from '../content/occupations.ts';
import type { Template } from '../content/templates.ts';
import type { UnitPlan } from './plan.ts';

/** Whether a species is an animal or a monster: no occupation, few skills (L2967). */
export const isBeast = ({ kind }: Species): boolean => kind === 'animal' || kind === 'monster';

/** Whether a species is a robot or a construct: its bumps and size are chosen (L1540, L1600). */
export const isMachine = ({ kind }: Species): boolean => kind === 'robot' || kind === 'construct';

/** What a template is: types it adds and takes, what its unit must be, and the traits it opens, with a slot and without. */
interface Laid {
  readonly line: number;
  readonly needs: readonly string[];
  readonly adds: readonly string[];
  readonly takes: readonly string[];
  /** Bought, one of them at least where `oneOf`, and no slot taken. */
  readonly free: readonly string[];
  readonly oneOf: boolean;
  readonly open: readonly string[];
  /** Has this trait at once; paid, but no slot. */
  readonly gives: readonly string[];
}

const alive = ['living', 'undead'];

export const laid: { readonly [T in Template]: Laid } = {
  cyborg: {
    line: 1446,
    needs: alive,
    adds: ['tech'],
    takes: [],
    free: cybernetics.map(({ id }) => id),
    oneOf: true,
    open: robotOpen,
    gives: [],
  },
  mutant: {
    line: 1475,
    needs: alive,
    adds: ['mutant'],
    takes: [],
    free: mutations.map(({ id }) => id),
    oneOf: true,
    open: mutantOpen,
    gives: [],
  },
  undead: {
    line: 1513,
    needs: ['living'],
    adds: ['undead'],
    takes: ['living'],
    free: undeadOpen,
    oneOf: false,
    open: [],
    gives: ['undead'],
  },
  magiTech: {
    line: 1647,
    needs: alive,
    adds: ['construct', 'magicalBeing', 'mechanical'],
    takes: [],
    free: [],
    oneOf: false,
    open: constructOpen.filter((trait) => trait !== 'reassembly'),
    gives: [],
  },
  fantastic: {
    line: 1085,
    needs: ['living'],
    adds: ['magicalBeing'],
    takes: [],
    free: [],
    oneOf: false,
    open: [],
    gives: [],
  },
};

/** Traits that take no slot of a plan, as its templates say (L1448, L1506, L1539; A74). */
export const freeTraits = ({ templates }: UnitPlan): ReadonlySet<string> =>
  new Set(templates.flatMap((template) => laid[template].free));

/** Traits that a plan may buy. */
export const openTraits = (plan: UnitPlan, species: Species): ReadonlySet<string> =>
  new Set([
    ...species.open,
    ...plan.templates.flatMap((template) => [...laid[template].open, ...laid[template].free]),
  ]);

/** Categories whose skills take one slot. */
export function openCategories(species: Species, occupation: Occupation | null): ReadonlySet<SkillCategory> {
  if (!isBeast(species)) return new Set<SkillCategory>(['general', ...(occupation?.skills ?? [])]);
  const arcane: readonly SkillCategory[] = species.bumps.arcaneOff === null ? [] : ['arcana', 'psionics'];
  return new Set<SkillCategory>(['general', 'athleticsSkills', ...arcane]);
}
