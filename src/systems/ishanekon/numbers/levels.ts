/** Tiers rise with every third Level, from Tier 1 at Level 0 (Level and Tier); below Level 0 there is no other. */
export const tierOf = (level: number): number => Math.max(1, Math.floor(level / 3) + 1);

/** The most that a Stat can be (Stats). */
export const mostStat = (tier: number): number => 12 + tier;

/** The highest Skill Level (Skills). */
export const mostSkill = (tier: number): number => 2 + tier;

/** The most WP on one Ability, and in one turn (Willpower). */
export const mostWillpower = (tier: number): number => 2 * tier + 2;

/** The Tier of an Ability that costs so many WP, upcasts among them: 1 to 4 are Tier 1, and each two more another (Abilities). */
export const abilityTier = (willpower: number): number => Math.max(1, Math.ceil((willpower - 2) / 2));

/** The stats that everybody begins with at Level 0, and the points to raise them (Stats). */
export const STATS = { least: 7, points: 27 } as const;

/** Level 12 gives one Skill Point where every other third Level gives two: all five tables of the book agree (A12). Later ones go on at the same rate. */
const gets2SkillPoints = (level: number): boolean => level > 0 && level % 3 === 0 && level !== 12;

/** Abilities known at Level 0, whatever the Archetype (Abilities). */
export const FIRST_ABILITIES = 2;

/** The lowest Level that there is, and what somebody of a Level below 0 has been given in all (Negative Levels). */
export const LOWEST = -2;
const belowZero: Readonly<Record<number, { readonly statPoints: number; readonly abilities: number }>> = {
  [-2]: { statPoints: 14, abilities: 0 },
  [-1]: { statPoints: 21, abilities: 1 },
};

/** What rising to a Level gives, Vitality and WP aside. */
export interface Gains {
  readonly statPoints: number;
  readonly skillPoints: number;
  readonly talent: 'lesser' | 'greater' | null;
  readonly abilities: number;
  /** The feature of the Sub-Archetype that comes with a new Tier, counted from 1; null for none. There are five. */
  readonly feature: number | null;
}

/** Abilities learned at a Level by how many WP the Archetype gives: every even Level one, each Level one, or each two. */
function abilitiesAt(level: number, willpower: number): number {
  if (willpower >= 4) return 2;
  if (willpower === 3) return 1;
  return level % 2 === 0 ? 1 : 0;
}

const FEATURES = 5;

/** What a Level gives to somebody whose Archetype has so many WP a level; one up to 0 gives what one begins with there, Skill Points aside. */
export function gainsAt(level: number, willpower: number): Gains {
  const tier = tierOf(level);
  const feature = level >= 0 && level % 3 === 0 && tier <= FEATURES ? tier : null;
  if (level <= 0) {
    const { statPoints, abilities } = belowZero[level] ?? {
      statPoints: STATS.points,
      abilities: FIRST_ABILITIES,
    };
    return { statPoints, skillPoints: 0, talent: null, abilities, feature };
  }
  return {
    statPoints: 1,
    skillPoints: gets2SkillPoints(level) ? 2 : 1,
    talent: level % 2 === 0 ? 'greater' : 'lesser',
    abilities: abilitiesAt(level, willpower),
    feature,
  };
}

/** What rising to a Level gives: up to 0 what it has more than the one before (Negative Levels; A53). */
export function risenTo(level: number, willpower: number): Gains {
  const gains = gainsAt(level, willpower);
  const before = level <= 0 ? belowZero[level - 1] : undefined;
  return {
    ...gains,
    statPoints: gains.statPoints - (before?.statPoints ?? 0),
    abilities: gains.abilities - (before?.abilities ?? 0),
  };
}

/** All that somebody of a Level has been given. */
export interface Given {
  readonly statPoints: number;
  /** Without those of the Archetype and of Intelligence. */
  readonly skillPoints: number;
  readonly lesser: number;
  readonly greater: number;
  readonly abilities: number;
  readonly features: number;
}

/** Takes the Level and how many WP a level the Archetype gives. */
export function givenBy(level: number, willpower: number): Given {
  const first = Math.min(0, level);
  const all = Array.from({ length: level - first + 1 }, (_, each) => gainsAt(first + each, willpower));
  const sum = (of: (gains: Gains) => number) => all.reduce((total, gains) => total + of(gains), 0);
  return {
    statPoints: sum(({ statPoints }) => statPoints),
    skillPoints: sum(({ skillPoints }) => skillPoints),
    lesser: sum(({ talent }) => (talent === 'lesser' ? 1 : 0)),
    greater: sum(({ talent }) => (talent === 'greater' ? 1 : 0)),
    abilities: sum(({ abilities }) => abilities),
    features: sum(({ feature }) => (feature === null ? 0 : 1)),
  };
}
