import { rowOf } from '../../../../engine/table.ts';
import { type ArchetypeId, archetypes } from '../../content/archetypes.ts';
import type { PowerSourceId } from '../../content/powerSources.ts';
import { type SkillId, skillIds } from '../../content/skills.ts';
import { type StatId, statIds } from '../../content/stats.ts';
import { profiles } from '../../items/rows.ts';
import { STATS } from '../../numbers/levels.ts';
import { shippedBackgrounds, shippedFeatures, subArchetypesOf } from '../../packs/shipped.ts';
import { isOffered } from '../filter.ts';
import type { Draft } from './draft.ts';
import { isProficient } from './gearStep.ts';
import { givenTo, learnable, mostSkillOf, mostStatOf, skillPointsOf, statPointsOf } from './reckon.ts';
import { usualUpgrades } from './startingTier.ts';
import type { Choices } from './step.ts';

/** What somebody ready to play is good at and turns on, by Archetype (house). */
interface Usual {
  readonly path: string;
  readonly source: PowerSourceId;
  readonly skills: readonly SkillId[];
}

const usual: Readonly<Record<ArchetypeId, Usual>> = {
  bulwark: {
    path: 'pathOfAttack',
    source: 'technique',
    skills: ['endurance', 'rawForce', 'athletics', 'presence', 'firstAid', 'perception', 'menace'],
  },
  war: {
    path: 'pathOfAttack',
    source: 'technique',
    skills: ['athletics', 'endurance', 'perception', 'rawForce', 'nimbleness', 'menace', 'survival'],
  },
  cunning: {
    path: 'pathOfAttack',
    source: 'technique',
    skills: [
      'stealth',
      'quickFingers',
      'nimbleness',
      'perception',
      'deception',
      'streetSmarts',
      'lockpicking',
    ],
  },
  demolition: {
    path: 'pathOfDamage',
    source: 'technology',
    skills: [
      'engineering',
      'naturalScience',
      'endurance',
      'perception',
      'analysis',
      'lockpicking',
      'athletics',
    ],
  },
  nature: {
    path: 'pathOfDamage',
    source: 'biology',
    skills: ['survival', 'animalHandling', 'perception', 'endurance', 'perseverance', 'firstAid', 'stealth'],
  },
  technology: {
    path: 'pathOfDamage',
    source: 'technology',
    skills: [
      'engineering',
      'computers',
      'analysis',
      'medicine',
      'perception',
      'quickFingers',
      'naturalScience',
    ],
  },
  unarmed: {
    path: 'pathOfAttack',
    source: 'biology',
    skills: [
      'athletics',
      'nimbleness',
      'endurance',
      'perseverance',
      'perception',
      'improvisation',
      'rawForce',
    ],
  },
  creative: {
    path: 'pathOfDamage',
    source: 'supernatural',
    skills: ['art', 'presence', 'persuasion', 'grace', 'luck', 'intuition', 'firstAid'],
  },
  mental: {
    path: 'pathOfDamage',
    source: 'supernatural',
    skills: ['perseverance', 'psychology', 'analysis', 'intuition', 'perception', 'history', 'presence'],
  },
  reality: {
    path: 'pathOfDamage',
    source: 'supernatural',
    skills: ['supernatural', 'meta', 'perseverance', 'intuition', 'perception', 'luck', 'history'],
  },
};

export const readyChoices: Choices = archetypes.map(({ id, name, text }) => ({
  id,
  label: name,
  note: text,
}));

/** How far the Stats of somebody ready to play are above 7, what matters most first: 27 points in all. */
const SPREAD = [6, 5, 5, 4, 3, 2, 2] as const;

/** Points to Stats by how much they matter; what Levels add goes to the first that can still rise. */
function boughtStats(draft: Draft, order: readonly StatId[]): Draft['bought'] {
  const most = mostStatOf(draft);
  const bought: Partial<Record<StatId, number>> = {};
  for (const [n, stat] of order.entries()) bought[stat] = STATS.least + (SPREAD[n] ?? 0);
  for (let left = statPointsOf({ ...draft, dice: [] }) - STATS.points; left > 0; left--) {
    const next = order.find((stat) => (bought[stat] ?? STATS.least) < most);
    if (next !== undefined) bought[next] = (bought[next] ?? STATS.least) + 1;
  }
  return bought;
}

/** Skill Points in turns over a list, as far as a Skill may rise. */
function boughtSkills(draft: Draft, list: readonly SkillId[]): Draft['skills'] {
  const levels: Partial<Record<SkillId, number>> = {};
  let left = skillPointsOf(draft);
  for (let level = 1; level <= mostSkillOf(draft); level++)
    for (const skill of list) {
      if (left === 0) return levels;
      levels[skill] = level;
      left -= 1;
    }
  // What is left once all of them are as high as they may be goes to others.
  for (const skill of skillIds.filter((id) => !list.includes(id)).slice(0, left)) levels[skill] = 1;
  return levels;
}

/** The first so many of what is offered to beginners, then of the rest. */
function firstOf<
  T extends { readonly id: string; readonly complexity: number; readonly tags: readonly string[] },
>(all: readonly T[], count: number): readonly string[] {
  const isEasy = (one: T) => isOffered({ filter: 'beginner' }, one);
  return [...all.filter(isEasy), ...all.filter((one) => !isEasy(one))].slice(0, count).map(({ id }) => id);
}

/** A draft in which everything is chosen as is usual for an Archetype; its name, pronouns and Level stay. */
export function readyDraft(before: Draft, id: ArchetypeId): Draft {
  const row = rowOf(archetypes, id);
  const { path, source, skills } = usual[id];
  const primary = row.primary[0] ?? 'strength';
  const secondary = row.secondary.find((stat) => stat !== primary) ?? 'dexterity';
  const evasion = row.evasion[0] ?? 'strength';
  const order = [...new Set<StatId>([primary, secondary, 'dexterity', 'constitution', evasion, ...statIds])];
  const begun: Draft = {
    ...before,
    ready: id,
    archetype: id,
    subArchetype: subArchetypesOf(id)[0]?.id ?? null,
    primary,
    secondary,
    evasion,
    path:
      !before.ways.includes('mereMortals') && shippedFeatures('path').some((one) => one.id === path)
        ? path
        : null,
    source,
    dice: [],
    assigned: {},
    languages: [],
    traits: [],
    background: before.backgrounds ? (shippedBackgrounds()[0]?.id ?? null) : null,
    ownTraits: [],
    bought: {},
    skills: {},
  };
  const stats: Draft = { ...begun, bought: boughtStats(begun, order) };
  const given = givenTo(stats);
  return {
    ...stats,
    skills: boughtSkills(stats, skills),
    abilities: firstOf(learnable(stats), given?.abilities ?? 0),
    lesser: firstOf(shippedFeatures('lesserTalent'), given?.lesser ?? 0),
    greater: firstOf(shippedFeatures('greaterTalent'), given?.greater ?? 0),
    ...readyGear(stats),
  };
}

/** A weapon that goes with their Stats, a shield where there is a hand for it and no WP to spare, and the heaviest armour they know. */
function readyGear(draft: Draft): Pick<Draft, 'armour' | 'weapons' | 'upgrades'> {
  const own = profiles().filter((profile) => isProficient(draft, profile));
  const weapons = own.filter((profile) => profile.kind === 'weapon');
  const suits = (stat: StatId | null) => weapons.find((profile) => profile.primary === stat);
  const weapon = suits(draft.primary) ?? suits(draft.secondary) ?? weapons[0];
  const isFighter = (draft.archetype === null ? 0 : rowOf(archetypes, draft.archetype).vitality) === 7;
  const oneHanded = weapon !== undefined && !weapon.properties.includes('twoHanded');
  const armour = own.filter((profile) => profile.kind === 'armour').at(isFighter ? 2 : -1);
  const gear = {
    armour: armour?.row ?? 'clothes',
    weapons: [
      ...(weapon === undefined ? [] : [weapon.row]),
      ...(isFighter && oneHanded ? ['mediumShield'] : []),
    ],
  };
  return { ...gear, upgrades: usualUpgrades({ ...draft, ...gear }) };
}
