import { rowOf } from '../../../../engine/table.ts';
import { type ArchetypeRow, archetypes } from '../../content/archetypes.ts';
import { creatureClasses } from '../../content/creatures.ts';
import { type SkillId, skillIds } from '../../content/skills.ts';
import { type StatId, statIds } from '../../content/stats.ts';
import { type Ability, tierOfCost } from '../../language/schema/ability.ts';
import { CLASS_SKILL_POINTS, creatureTalentsBy, creatureTalentsFor } from '../../numbers/freeStyle.ts';
import { learnableTier } from '../../numbers/levelsOf.ts';
import { type Given, givenBy, LOWEST, mostSkill, mostStat, STATS, tierOf } from '../../numbers/levels.ts';
import { hasPointsAlone } from '../../numbers/ways.ts';
import {
  archetypeFeature,
  poolOf,
  shippedAbilities,
  shippedBackground,
  shippedFeature,
  subArchetype,
} from '../../packs/shipped.ts';
import type { Draft } from './draft.ts';

/** Languages that cost nothing: two (Skills), and those that features give. */
const LANGUAGES = 2;

export const archetypeOf = ({ archetype }: Pick<Draft, 'archetype'>): ArchetypeRow | null =>
  archetype === null ? null : rowOf(archetypes, archetype);

type Made = Pick<Draft, 'ways' | 'level'>;

/** Everyday people: no Archetype, and points alone (Only Human). */
export const isHuman = ({ ways }: Pick<Draft, 'ways'>): boolean => ways.includes('onlyHuman');

/** A class in the place of an Archetype (Free-Style). */
export const isFree = ({ ways }: Pick<Draft, 'ways'>): boolean => ways.includes('freeStyle');

/** Whether an Archetype, or a class in its place, is chosen: not by who has points alone, nor at Level -2 (Negative Levels). */
export const choosesArchetype = (draft: Made): boolean => !hasPointsAlone(draft) && draft.level > LOWEST;

/** Whether that is still open. */
export const lacksArchetype = (draft: Draft): boolean =>
  choosesArchetype(draft) && (isFree(draft) ? draft.class : draft.archetype) === null;

/** What Levels have made of who has no Archetype and never will, or not yet. */
const nothingElse = { lesser: 0, greater: 0, abilities: 0, features: 0 } as const;

/** What who has points alone begins with (Only Human; Cinematic Resources). */
const POINTS_ALONE = 9;

/** Stands for a background of one's own. */
export const OWN_BACKGROUND = 'own';

/** All that the Levels up to theirs give; null as long as they have no Archetype. */
export function givenTo(draft: Draft): Given | null {
  if (!choosesArchetype(draft)) return { ...givenBy(draft.level, 0), ...nothingElse };
  if (isFree(draft)) {
    const given =
      draft.class === null ? null : givenBy(draft.level, rowOf(creatureClasses, draft.class).willpower);
    return given === null ? null : { ...given, lesser: 0, greater: 0, features: 0 };
  }
  const row = archetypeOf(draft);
  return row === null ? null : givenBy(draft.level, row.willpower);
}

/** Creature Talents that are still to choose (Free-Style). */
export const creatureTalentsLeft = (draft: Draft): number =>
  creatureTalentsBy(draft.level) -
  creatureTalentsFor({
    greater: draft.greater.length,
    lesser: draft.lesser.length,
    others: draft.path === null ? 0 : 1,
  });

/** The Traits of a background: of one of the pack, or of one's own (Backgrounds). */
export function backgroundTraits({ background, ownTraits }: Draft): readonly string[] {
  if (background === OWN_BACKGROUND) return ownTraits;
  return background === null ? [] : (shippedBackground(background)?.traits.map(({ id }) => id) ?? []);
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
    ...new Set([...backgroundTraits(draft), ...traits]),
  ];
}

/** Points that raise Stats from 7: 27 and one a Level, fewer below Level 0. With dice, those of the Levels alone (Stats; Negative Levels). */
export const statPointsOf = ({ level, dice }: Draft): number =>
  dice.length === 0 ? givenBy(level, 0).statPoints : Math.max(0, level);

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

/** Skill Points of what one begins as: everyday people and Cinematic characters have 9, a class has 6, and none come before an Archetype. */
function firstSkillPoints(draft: Draft): number {
  if (hasPointsAlone(draft)) return POINTS_ALONE;
  if (!choosesArchetype(draft)) return 0;
  return isFree(draft) ? CLASS_SKILL_POINTS : Number(archetypeOf(draft)?.skillPoints ?? 0);
}

/** Skill Points: the Archetype's, Intelligence, and those of Levels (Skills). */
export function skillPointsOf(draft: Draft): number {
  const given = givenTo(draft);
  if (given === null) return 0;
  const first = firstSkillPoints(draft);
  const epic = draft.ways.includes('epicHeroes') ? Math.max(0, draft.level) : 0;
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
  const trained = isHuman(draft) ? draft.trained.length : 0;
  return levels + trained + Math.max(0, languages.length - freeLanguagesOf(draft));
}

export const skillPointsLeft = (draft: Draft): number => skillPointsOf(draft) - spentOnSkills(draft);

/** Skills at a level. */
export const skillsAt = ({ skills }: Draft, level: number): readonly SkillId[] =>
  skillIds.filter((skill) => skills[skill] === level);

/** Abilities that they may learn: of their Archetype's pool, with Free-Style any, of no higher Tier than theirs (Abilities; Free-Style). */
export function learnable(draft: Draft): readonly Ability[] {
  const { archetype, level, ways } = draft;
  const pool = isFree(draft) ? shippedAbilities() : archetype === null ? [] : poolOf(archetype);
  return pool.filter(({ wp }) => tierOfCost(wp) <= learnableTier({ level }, ways.includes('mereMortals')));
}
