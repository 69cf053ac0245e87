import type { Made } from '../../../engine/creation.ts';
import { overLimit } from '../../../engine/limit.ts';
import { no, yes } from '../../../engine/made.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { findRow, rowOf } from '../../../engine/table.ts';
import { archetypes } from '../content/archetypes.ts';
import { type SkillId, skills } from '../content/skills.ts';
import { type StatId, stats } from '../content/stats.ts';
import { weaponCategories } from '../content/weaponCategories.ts';
import { type Ability, tierOfCost } from '../language/schema/ability.ts';
import { featureOf } from '../language/active/owned.ts';
import type { Feature } from '../language/schema/feature.ts';
import { type Gains, mostSkill, mostStat, risenTo, tierOf } from '../numbers/levels.ts';
import { learnableTier } from '../numbers/levelsOf.ts';
import { creatureTalentsBy } from '../numbers/freeStyle.ts';
import { goesBy, hasPointsAlone } from '../numbers/ways.ts';
import { growthOf } from '../numbers/maxima.ts';
import { named } from '../packs/names.ts';
import type { Pack } from '../packs/schema.ts';
import {
  lastFeatures,
  poolOf,
  shippedAbilities,
  shippedAbility,
  shippedFeatures,
  subArchetype,
} from '../packs/shipped.ts';
import { settled } from './filled.ts';
import { SHEET_LIMITS } from './limits.ts';
import { type Hero, NO_ARCHETYPE } from './schema.ts';

/** Why somebody cannot rise a Level; `reached`: the Level of the group, which its GM raises. */
export const whyNotLevelUp = ({ level }: Hero, reached: number): Refusal | null =>
  level >= reached ? refusal('levelNotReached', { level: reached }) : null;

/** What a Level gives somebody: with Only Human and Cinematic Rules points alone, with Free-Style no Talents of its own, with Epic Heroes a Skill Point more. */
function gainsFor(hero: Hero, level: number): Gains {
  const gains = risenTo(level, growthOf(hero).willpower);
  const more = goesBy(hero, 'epicHeroes') && level > 0 ? 1 : 0;
  const own = { ...gains, skillPoints: gains.skillPoints + more };
  if (hasPointsAlone(hero)) return { ...own, talent: null, abilities: 0, feature: null };
  return goesBy(hero, 'freeStyle') ? { ...own, talent: null, feature: null } : own;
}

/** What comes once on the way up from Level -2: an Archetype or class at -1, Sub-Archetype and Path at 0 (Negative Levels). */
function opened(hero: Hero, level: number): Pick<Hero['unspent'], 'archetype' | 'subArchetype' | 'path'> {
  const { unspent } = hero;
  const isUsual = !hasPointsAlone(hero);
  const [isFree, isMortal] = [goesBy(hero, 'freeStyle'), goesBy(hero, 'mereMortals')];
  const has = isFree ? hero.class !== null : hero.archetype !== NO_ARCHETYPE;
  return {
    archetype: level === -1 && isUsual && !has ? 1 : unspent.archetype,
    subArchetype: level === 0 && isUsual && !isFree && hero.subArchetype === null ? 1 : unspent.subArchetype,
    path: level === 0 && isUsual && !isFree && !isMortal && hero.path === null ? 1 : unspent.path,
  };
}

/** Somebody a Level higher: what it gives is theirs to choose, and the Sub-Archetype's feature of a new Tier comes by itself (Level Progression). */
export function levelled(hero: Hero): Hero {
  const level = hero.level + 1;
  const gains = gainsFor(hero, level);
  const sub = hero.subArchetype === null ? null : subArchetype(hero.subArchetype);
  const feature = gains.feature === null ? undefined : sub?.features[gains.feature - 1];
  const { unspent } = hero;
  return settled(hero, {
    ...hero,
    level,
    features:
      feature === undefined || hero.features.includes(feature.id)
        ? hero.features
        : [...hero.features, feature.id],
    unspent: {
      ...unspent,
      ...opened(hero, level),
      stat: unspent.stat + gains.statPoints,
      skill: unspent.skill + gains.skillPoints,
      abilities: unspent.abilities + gains.abilities,
      lesser: unspent.lesser + (gains.talent === 'lesser' ? 1 : 0),
      greater: unspent.greater + (gains.talent === 'greater' ? 1 : 0),
      talents:
        unspent.talents +
        (goesBy(hero, 'freeStyle') ? creatureTalentsBy(level) - creatureTalentsBy(hero.level) : 0),
      swaps: unspent.swaps + 1,
    },
  });
}

/** A Stat Point on a Stat, up to what the Tier allows (Stats). More Intelligence brings no further Skill Points: those come at Level 0. */
export function raisedStat(hero: Hero, text: string): Made<Hero> {
  const stat: StatId | undefined = findRow(stats, text)?.id;
  if (stat === undefined) return no('noSuchRow', { label: 'Stats', text, nearest: null });
  if (hero.unspent.stat < 1) return no('noPointsLeft', { of: 'Stat Points' });
  const most = mostStat(tierOf(hero.level));
  if (hero.stats[stat] >= most) return no('statAtMost', { stat: rowOf(stats, stat).name, most });
  const raised = { ...hero, stats: { ...hero.stats, [stat]: hero.stats[stat] + 1 } };
  return yes(settled(hero, { ...raised, unspent: { ...hero.unspent, stat: hero.unspent.stat - 1 } }));
}

/** A Skill Point on a Skill, up to what the Tier allows (Skills). */
export function raisedSkill(hero: Hero, text: string): Made<Hero> {
  const skill: SkillId | undefined = findRow(skills, text)?.id;
  if (skill === undefined) return no('noSuchRow', { label: 'Skills', text, nearest: null });
  if (hero.unspent.skill < 1) return no('noPointsLeft', { of: 'Skill Points' });
  const most = mostSkill(tierOf(hero.level));
  const level = hero.skills[skill] ?? 0;
  if (level >= most) return no('skillAtMost', { skill: rowOf(skills, skill).name, most });
  const raised = { ...hero, skills: { ...hero.skills, [skill]: level + 1 } };
  return yes(settled(hero, { ...raised, unspent: { ...hero.unspent, skill: hero.unspent.skill - 1 } }));
}

/** What everyday people can still be trained in: categories of weapons, and armor, light before medium and medium before heavy (Only Human). */
export const trainings = [...weaponCategories.map(({ id }) => id), 'light', 'medium', 'heavy'] as const;
export type Training = (typeof trainings)[number];

const before: Readonly<Partial<Record<Training, 'light' | 'medium'>>> = { medium: 'light', heavy: 'medium' };

export const isTrained = ({ proficient: { weapons, armour } }: Hero, id: Training): boolean =>
  weapons.some((one) => one === id) || armour.some((one) => one === id);

/** Proficiency with a category of weapons or armor for a Skill Point (Only Human). */
export function trainedIn(hero: Hero, text: string): Made<Hero> {
  const id = trainings.find((one) => one === text);
  if (id === undefined || !goesBy(hero, 'onlyHuman') || isTrained(hero, id))
    return no('noSuchTraining', { text });
  const needs = before[id];
  if (needs !== undefined && !isTrained(hero, needs)) return no('armourFirst', { armour: needs });
  if (hero.unspent.skill < 1) return no('noPointsLeft', { of: 'Skill Points' });
  const { weapons, armour } = hero.proficient;
  const proficient =
    id === 'light' || id === 'medium' || id === 'heavy'
      ? { weapons, armour: [...armour, id] }
      : { weapons: [...weapons, id], armour };
  return yes({ ...hero, proficient, unspent: { ...hero.unspent, skill: hero.unspent.skill - 1 } });
}

interface Rated {
  readonly complexity: number;
  readonly tags: readonly string[];
}

/** What is tagged for beginners first, then what is core, then by complexity (Complexity and Beginner Tag). */
const simplestFirst = <T extends Rated>(all: readonly T[]): readonly T[] => {
  const rank = ({ tags, complexity }: Rated) =>
    tags.includes('beginner') ? 0 : tags.includes('core') ? 1 : 1 + complexity;
  return all.toSorted((a, b) => rank(a) - rank(b));
};

/** The Abilities of somebody's Archetype that they don't know; with Free-Style all others (Free-Style). */
export function unlearned(hero: Hero): readonly Ability[] {
  const row = findRow(archetypes, hero.archetype);
  const pool = goesBy(hero, 'freeStyle') ? shippedAbilities() : row === null ? [] : poolOf(row.id);
  return simplestFirst(pool.filter(({ id }) => !hero.abilities.some((own) => own.id === id)));
}

/** What is meant by an id, or by a name as people type it: of what a filter leaves out, too. */
const meant = <T extends { readonly id: string; readonly name: string }>(
  all: readonly T[],
  text: string,
): T | undefined => all.find(({ id }) => id === text) ?? named(all, text);

/** An Ability of the Archetype's pool, of no higher Tier than one's own (Abilities). */
export function learned(hero: Hero, id: string): Made<Hero> {
  const ability = meant(unlearned(hero), id);
  return ability === undefined
    ? no('notInPool', { ability: shippedAbility(id)?.name ?? id })
    : withAbility(hero, ability);
}

/** An Ability of a content pack in the same way: of the Archetype's pool, any with Free-Style. The sheet has it whole. */
export function learnedOfPack(hero: Hero, ability: Ability, brings?: Pack): Made<Hero> {
  const pool = findRow(archetypes, hero.archetype)?.id;
  const isOpen = goesBy(hero, 'freeStyle') || (pool !== undefined && ability.pools.includes(pool));
  if (!isOpen || hero.abilities.some(({ id }) => id === ability.id))
    return no('notInPool', { ability: ability.name });
  if (hero.abilities.length >= SHEET_LIMITS.abilities.most)
    return { ok: false, refusal: overLimit(SHEET_LIMITS.abilities) };
  const made = withAbility(hero, ability);
  return made.ok ? yes({ ...made.value, own: withOwn(hero.own, { abilities: [ability] }, brings) }) : made;
}

type Own = Hero['own'];

/** What a sheet carries whole, with a row more in the place of one of its id; and what that brings. */
function withOwn(own: Own, { abilities = [], features = [] }: Partial<Own>, brings?: Pack): Own {
  const ids = [...abilities, ...features].map(({ id }) => id);
  const kept = withoutOwn(own, ids);
  const brought = brings === undefined ? [] : ids.map((of) => ({ of, pack: brings }));
  return {
    abilities: [...kept.abilities, ...abilities],
    features: [...kept.features, ...features],
    ...(kept.brings === undefined && brought.length === 0
      ? {}
      : { brings: [...(kept.brings ?? []), ...brought] }),
  };
}

const withoutOwn = (own: Own, ids: readonly string[]): Own => ({
  abilities: own.abilities.filter(({ id }) => !ids.includes(id)),
  features: own.features.filter(({ id }) => !ids.includes(id)),
  ...(own.brings === undefined ? {} : { brings: own.brings.filter(({ of }) => !ids.includes(of)) }),
});

function withAbility(hero: Hero, ability: Ability): Made<Hero> {
  const { id } = ability;
  if (hero.unspent.abilities < 1) return no('noPointsLeft', { of: 'Abilities to learn' });
  const tier = tierOfCost(ability.wp);
  if (tier > learnableTier(hero, goesBy(hero, 'mereMortals')))
    return no('abilityTooHigh', { ability: ability.name, tier });
  const source = ability.source ?? hero.abilities[0]?.source ?? 'technique';
  return yes({
    ...hero,
    abilities: [...hero.abilities, { id, source, mixes: [] }],
    unspent: { ...hero.unspent, abilities: hero.unspent.abilities - 1 },
  });
}

type TalentKind = 'lesser' | 'greater';

const kindOf = ({ kind }: Feature): TalentKind | null =>
  kind === 'lesserTalent' ? 'lesser' : kind === 'greaterTalent' ? 'greater' : null;

/** Talents that somebody doesn't have. */
const otherTalents = (hero: Hero): readonly Feature[] =>
  [...shippedFeatures('lesserTalent'), ...shippedFeatures('greaterTalent')].filter(
    ({ id }) => !hero.features.includes(id),
  );

/** What a Creature Talent may be besides a Talent: a Path, once; the fifth feature of a Sub-Archetype whose others one has, at Tier 5, once (Free-Style). */
function freelyChosen(hero: Hero): readonly Feature[] {
  if (hero.unspent.talents < 1) return [];
  const paths = hero.path === null && !goesBy(hero, 'mereMortals') ? shippedFeatures('path') : [];
  const fifths = lastFeatures().map(({ features }) => features);
  const hasOne = fifths.some(([last]) => last !== undefined && hero.features.includes(last.id));
  const open = fifths.flatMap(([last, ...others]) =>
    last !== undefined && others.every(({ id }) => hero.features.includes(id)) ? [last] : [],
  );
  return [...paths, ...(hasOne || tierOf(hero.level) < 5 ? [] : open)];
}

/** What somebody may choose as a Talent, the simplest first. */
export const talentsFor = (hero: Hero): readonly Feature[] =>
  simplestFirst([...otherTalents(hero), ...freelyChosen(hero)]);

/** What is open once a Talent of a kind is chosen: one of that kind is, else a Creature Talent, of which two Lesser ones are one; null where neither is. */
function spentOn(kind: TalentKind | null, unspent: Hero['unspent']): Hero['unspent'] | null {
  if (kind !== null && unspent[kind] > 0) return { ...unspent, [kind]: unspent[kind] - 1 };
  if (unspent.talents < 1) return null;
  const talents = unspent.talents - 1;
  return kind === 'lesser' ? { ...unspent, talents, lesser: unspent.lesser + 1 } : { ...unspent, talents };
}

/** A Talent of the kind that a Level has given (Greater and Lesser Talents), or what a Creature Talent may be (Free-Style). */
export function withTalent(hero: Hero, text: string): Made<Hero> {
  const talent = meant(talentsFor(hero), text);
  if (talent === undefined) return no('noSuchTalent', { text });
  const { id } = talent;
  const kind = kindOf(talent);
  const unspent = spentOn(kind, hero.unspent);
  if (unspent === null)
    return no('noPointsLeft', { of: kind === 'lesser' ? 'Lesser Talents' : 'Greater Talents' });
  const path = talent.kind === 'path' ? id : hero.path;
  return yes(settled(hero, { ...hero, features: [...hero.features, id], path, unspent }));
}

/** A Talent of a content pack in the same way. The sheet has it whole. */
export function withTalentOfPack(hero: Hero, talent: Feature, brings?: Pack): Made<Hero> {
  const kind = kindOf(talent);
  if (kind === null || hero.features.includes(talent.id)) return no('noSuchTalent', { text: talent.name });
  const unspent = spentOn(kind, hero.unspent);
  if (unspent === null)
    return no('noPointsLeft', { of: kind === 'lesser' ? 'Lesser Talents' : 'Greater Talents' });
  if (hero.features.length >= SHEET_LIMITS.features.most)
    return { ok: false, refusal: overLimit(SHEET_LIMITS.features) };
  const after = {
    ...hero,
    features: [...hero.features, talent.id],
    own: withOwn(hero.own, { features: [talent] }, brings),
    unspent,
  };
  return yes(settled(hero, after));
}

/** Talents that somebody has. */
export const talentsOf = (hero: Hero): readonly Feature[] =>
  hero.features.flatMap((id) => {
    const feature = featureOf(hero, id);
    return feature !== null && kindOf(feature) !== null ? [feature] : [];
  });

/** One Talent for another of the same kind, once for each Level gained (Greater and Lesser Talents). */
export function replaced(hero: Hero, old: string, next: string): Made<Hero> {
  const come = otherTalents(hero).find(({ id }) => id === next);
  return come === undefined ? no('noSuchTalent', { text: next }) : swapped(hero, old, come, hero.own);
}

/** One Talent for another of a content pack in the same way. The sheet has it whole. */
export function replacedOfPack(hero: Hero, old: string, come: Feature, brings?: Pack): Made<Hero> {
  if (kindOf(come) === null || hero.features.includes(come.id))
    return no('noSuchTalent', { text: come.name });
  return swapped(hero, old, come, withOwn(hero.own, { features: [come] }, brings));
}

function swapped(hero: Hero, old: string, come: Feature, own: Own): Made<Hero> {
  const gone = talentsOf(hero).find(({ id }) => id === old);
  if (gone === undefined) return no('noSuchTalent', { text: old });
  if (hero.unspent.swaps < 1) return no('noSwapLeft');
  if (kindOf(gone) !== kindOf(come)) return no('otherKindOfTalent', { old: gone.name, talent: come.name });
  return yes(
    settled(hero, {
      ...hero,
      features: hero.features.map((id) => (id === old ? come.id : id)),
      own: withoutOwn(own, [old]),
      unspent: { ...hero.unspent, swaps: hero.unspent.swaps - 1 },
    }),
  );
}
