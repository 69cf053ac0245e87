import { rowOf } from '../../../../engine/table.ts';
import { type ArchetypeRow, archetypes } from '../../content/archetypes.ts';
import { type SkillId, skillIds } from '../../content/skills.ts';
import { type StatId, statIds } from '../../content/stats.ts';
import { type Ability, tierOfCost } from '../../language/schema/ability.ts';
import { learnableTier } from '../../numbers/levelsOf.ts';
import { type Given, givenBy, mostSkill, mostStat, STATS, tierOf } from '../../numbers/levels.ts';
import { archetypeFeature, poolOf, shippedFeature, subArchetype } from '../../packs/shipped.ts';
import type { Draft } from './draft.ts';

/** Languages that cost nothing: two (Skills), and those that features give. */
const LANGUAGES = 2;

export const archetypeOf = ({ archetype }: Pick<Draft, 'archetype'>): ArchetypeRow | null =>
  archetype === null ? null : rowOf(archetypes, archetype);

/** Everyday people: no Archetype, and points alone (Only Human). */
export const isHuman = ({ ways }: Pick<Draft, 'ways'>): boolean => ways.includes('onlyHuman');
const nothingElse = { lesser: 0, greater: 0, abilities: 0, features: 0 } as const;

/** What everyday people begin with (Only Human). */
const HUMAN_SKILL_POINTS = 9;

/** All that the Levels up to theirs give; null as long as they have no Archetype. */
export function givenTo(draft: Draft): Given | null {
  if (isHuman(draft)) return { ...givenBy(draft.level, 0), ...nothingElse };
  const row = archetypeOf(draft);
  return row === null ? null : givenBy(draft.level, row.willpower);
}

/** The features that somebody begins with: the Archetype's, those of the Sub-Archetype by Tier, the Path, Talents and Traits. */
export function featuresOf(draft: Draft): readonly string[] {
  const { archetype, path, lesser, greater, traits } = draft;
  const own = archetype === null ? null : archetypeFeature(archetype);
  const sub = draft.subArchetype === null ? null : subArchetype(draft.subArchetype);
  const tiers = givenTo(draft)?.features ?? 1;
  return [
    ...(own === null ? [] : [own.id]),
    ...(sub?.features ?? []).slice(0, tiers).map(({ id }) => id),
    ...(path === null ? [] : [path]),
    ...lesser,
    ...greater,
    ...traits,
  ];
}

/** Points that raise Stats from 7: 27 and one a Level. With dice, those of the Levels alone (Stats). */
export const statPointsOf = ({ level, dice }: Draft): number =>
  dice.length === 0 ? STATS.points + level : level;

/** What a Stat is before points, by dice or as everybody begins; null where no die is assigned to it yet. */
export function baseOf({ dice, assigned }: Draft, stat: StatId): number | null {
  if (dice.length === 0) return STATS.least;
  const place = assigned[stat];
  return place === undefined ? null : (dice[place] ?? null);
}

/** A Stat as it is chosen so far. */
export const statOf = (draft: Draft, stat: StatId): number =>
  draft.bought[stat] ?? baseOf(draft, stat) ?? STATS.least;

/** Points that are spent on Stats so far. */
export const spentOnStats = (draft: Draft): number =>
  statIds.reduce((sum, stat) => sum + statOf(draft, stat) - (baseOf(draft, stat) ?? STATS.least), 0);

export const mostStatOf = ({ level }: Draft): number => mostStat(tierOf(level));
export const mostSkillOf = ({ level }: Draft): number => mostSkill(tierOf(level));

/** Skill Points: the Archetype's, Intelligence, and those of Levels (Skills). */
export function skillPointsOf(draft: Draft): number {
  const row = archetypeOf(draft);
  const given = givenTo(draft);
  if (given === null || (row === null && !isHuman(draft))) return 0;
  const first = row === null ? HUMAN_SKILL_POINTS : Number(row.skillPoints);
  const epic = draft.ways.includes('epicHeroes') ? draft.level : 0;
  return first + statOf(draft, 'intelligence') + given.skillPoints + epic;
}

export const freeLanguagesOf = (draft: Draft): number =>
  featuresOf(draft)
    .flatMap((id) => shippedFeature(id)?.effects ?? [])
    .reduce(
      (sum, effect) =>
        effect.effect === 'grant' && effect.what.kind === 'language' ? sum + effect.what.count : sum,
      LANGUAGES,
    );

/** Skill Points that are spent: a point a Skill Level, and one for each language beyond those that are free (A14). */
export function spentOnSkills(draft: Draft): number {
  const { skills, languages } = draft;
  const levels = Object.values(skills).reduce((sum, level) => sum + level, 0);
  return levels + draft.trained.length + Math.max(0, languages.length - freeLanguagesOf(draft));
}

export const skillPointsLeft = (draft: Draft): number => skillPointsOf(draft) - spentOnSkills(draft);

/** Skills at a level. */
export const skillsAt = ({ skills }: Draft, level: number): readonly SkillId[] =>
  skillIds.filter((skill) => skills[skill] === level);

/** Whether something is offered with a draft's filter. What is chosen already always is. */
export function isOffered(
  { filter }: Pick<Draft, 'filter'>,
  { complexity, tags }: { readonly complexity: number; readonly tags: readonly string[] },
): boolean {
  switch (filter) {
    case 'beginner':
      return tags.includes('beginner');
    case 'core':
      return tags.includes('core');
    case 'two':
      return complexity <= 2;
    case 'three':
      return complexity <= 3;
    case 'all':
      return true;
  }
}

/** Abilities that they may learn: of their Archetype's pool, of no higher Tier than theirs (Abilities). */
export function learnable(draft: Draft): readonly Ability[] {
  const { archetype, level, ways } = draft;
  if (archetype === null) return [];
  return poolOf(archetype).filter(
    ({ wp }) => tierOfCost(wp) <= learnableTier({ level }, ways.includes('mereMortals')),
  );
}
