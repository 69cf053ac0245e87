import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { nearestRow } from '../../../engine/table.ts';
import type { Occupation } from '../content/occupations.ts';
import type { Skill } from '../content/skills/skill.ts';
import { skills } from '../content/skills/index.ts';
import type { Species } from '../content/species/species.ts';
import { spells } from '../content/spells/index.ts';
import type { Spell } from '../content/spells/spell.ts';
import { traits } from '../content/traits/index.ts';
import type { Ability } from '../content/ability.ts';
import { byId, type Catalogue, type Gear, gearIn, gearOf } from './catalogue.ts';
import { laid } from './open.ts';
import type { UnitPlan } from './plan.ts';

/** What a plan's ids stand for; an id that nothing has is refused and left out. */
export interface Parts {
  readonly species: Species;
  readonly occupation: Occupation | null;
  /** Bought ones. */
  readonly bought: readonly Ability[];
  /** Those that templates give at once: paid, without a slot. */
  readonly given: readonly Ability[];
  /** The species' own, in its price; one entry each time. */
  readonly own: readonly Ability[];
  readonly skills: readonly Skill[];
  readonly spells: readonly Spell[];
  readonly gear: readonly Gear[];
  readonly unknown: readonly Refusal[];
}

type Named = { readonly id: string; readonly name: string };

export const unknownName = (kind: string, name: string, rows: readonly Named[]): Refusal =>
  refusal('unknownPart', { kind, name, nearest: nearestRow(rows, name) });

/** Looks up what a plan names. null: its species isn't known, so there's nothing to build. */
export function partsOf(plan: UnitPlan, catalogue: Catalogue): Parts | Refusal {
  const species = byId(catalogue.species, plan.species);
  if (species === null) return unknownName('species', plan.species, catalogue.species);
  const unknown: Refusal[] = [];
  const found = <Row extends Named>(
    kind: string,
    ids: readonly string[],
    rows: readonly Row[],
  ): readonly Row[] =>
    ids.flatMap((id) => {
      const row = byId(rows, id);
      if (row === null) unknown.push(unknownName(kind, id, rows));
      return row ?? [];
    });
  const gearRows = gearIn(catalogue).map(({ thing }) => thing);
  return {
    species,
    occupation:
      found('occupation', plan.occupation === null ? [] : [plan.occupation], catalogue.occupations)[0] ??
      null,
    bought: found('trait', plan.traits, traits),
    given: found(
      'trait',
      plan.templates.flatMap((template) => laid[template].gives),
      traits,
    ),
    own: species.mandatory.flatMap(({ trait, times }) => found('trait', Array(times).fill(trait), traits)),
    skills: found('skill', plan.skills, skills),
    spells: found('spell', plan.spells, spells),
    gear: found('thing', plan.gear, gearRows).flatMap(({ id }) => gearOf(catalogue, id) ?? []),
    unknown,
  };
}

export const isRefusal = (parts: Parts | Refusal): parts is Refusal => 'code' in parts;
