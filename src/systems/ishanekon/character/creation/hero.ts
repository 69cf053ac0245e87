import { rowOf } from '../../../../engine/table.ts';
import { archetypes } from '../../content/archetypes.ts';
import { type StatId, statIds } from '../../content/stats.ts';
import { findProfile, withProfile } from '../../items/rows.ts';
import { armourKinds, weaponCategories } from '../../items/profile.ts';
import { tierOf } from '../../numbers/levels.ts';
import { shippedAbility } from '../../packs/shipped.ts';
import { filled } from '../filled.ts';
import { type Hero, heroSchema, type Item } from '../schema.ts';
import type { Draft } from './draft.ts';
import { STARTING } from './gearStep.ts';
import {
  featuresOf,
  givenTo,
  isHuman,
  skillPointsLeft,
  spentOnStats,
  statOf,
  statPointsOf,
} from './reckon.ts';

/** What they begin with; what they wear and the first things in their hands. */
function belongings({ armour, weapons }: Draft): Pick<Hero, 'items' | 'holding' | 'wearing'> {
  const rows = [...(armour === null ? [] : [armour]), ...weapons, 'equipment', 'bag'];
  const items = rows.reduce<readonly Item[]>((all, row) => {
    const profile = findProfile(row);
    return profile === null ? all : withProfile(all, profile);
  }, []);
  const worn = items.find(({ profile }) => profile.row === armour);
  return { items, holding: inHand(items), wearing: worn?.id ?? null };
}

/** The first weapon in both hands where it takes both; else two things that fit into a hand each. */
function inHand(items: readonly Item[]): readonly (string | null)[] {
  const held = items.filter(({ profile }) => profile.kind === 'weapon' || profile.kind === 'shield');
  const takesBoth = ({ profile }: Item) =>
    profile.kind === 'weapon' && profile.properties.includes('twoHanded');
  const [first] = held;
  if (first === undefined) return [null, null];
  if (takesBoth(first)) return [first.id, first.id];
  const second = held.find((item) => item !== first && !takesBoth(item));
  return [first.id, second?.id ?? null];
}

const statsOf = (draft: Draft): Readonly<Record<StatId, number>> => {
  const values: Partial<Record<StatId, number>> = {};
  for (const id of statIds) values[id] = statOf(draft, id);
  return { ...tens, ...values };
};

const tens: Readonly<Record<StatId, number>> = {
  strength: 10,
  dexterity: 10,
  constitution: 10,
  intelligence: 10,
  charisma: 10,
  instinct: 10,
  will: 10,
};

/** What everyday people have in the place of an Archetype. */
const NO_ARCHETYPE = 'none';

/** Clothes, and what everyday people have bought with Skill Points (Only Human). */
const trainedIn = ({ trained }: Draft): Hero['proficient'] => ({
  weapons: weaponCategories.filter((one) => trained.includes(one)),
  armour: armourKinds.filter((one) => one === 'clothes' || trained.includes(one)),
});

/** Somebody as they are chosen so far, with all of their Vitality, WP and Narrative Momentum. */
export function heroOf(draft: Draft): Hero {
  const human = isHuman(draft);
  const row = rowOf(archetypes, draft.archetype ?? 'war');
  const given = givenTo(draft);
  const left = { stat: statPointsOf(draft) - spentOnStats(draft), skill: skillPointsLeft(draft) };
  const unspent = {
    stat: Math.max(0, left.stat),
    skill: Math.max(0, left.skill),
    abilities: Math.max(0, (given?.abilities ?? 0) - draft.abilities.length),
    lesser: Math.max(0, (given?.lesser ?? 0) - draft.lesser.length),
    greater: Math.max(0, (given?.greater ?? 0) - draft.greater.length),
    swaps: 0,
  };
  const source = draft.source ?? 'technique';
  const primary = draft.primary ?? row.primary[0] ?? 'strength';
  const other = row.secondary.find((stat) => stat !== primary);
  const secondary = draft.secondary ?? other ?? 'dexterity';
  const tier = tierOf(draft.level);
  const made: Hero = heroSchema.parse({
    kind: 'hero',
    name: draft.name.trim() === '' ? 'Somebody' : draft.name.trim(),
    pronouns: draft.pronouns,
    level: draft.level,
    stats: statsOf(draft),
    skills: draft.skills,
    ways: draft.ways,
    archetype: human ? NO_ARCHETYPE : row.id,
    subArchetype: draft.subArchetype,
    path: draft.path,
    primary,
    secondary,
    evasion: draft.evasion ?? row.evasion[0],
    proficient: human ? trainedIn(draft) : { weapons: row.weapons, armour: row.armour },
    features: featuresOf(draft),
    abilities: draft.abilities.map((id) => ({ id, source: shippedAbility(id)?.source ?? source })),
    languages: draft.languages,
    unspent,
    ...belongings(draft),
    credits: STARTING.credits + STARTING.perTier * (tier - 1),
    vitality: 1,
  });
  return filled(made);
}
