import { rowOf } from '../../../../engine/table.ts';
import { archetypes } from '../../content/archetypes.ts';
import { type StatId, statIds } from '../../content/stats.ts';
import { findProfile, withProfile } from '../../items/rows.ts';
import { isCinematic } from '../../numbers/ways.ts';
import { shippedAbility, shippedBackground } from '../../packs/shipped.ts';
import { filled } from '../filled.ts';
import { type Hero, heroSchema, type Item, NO_ARCHETYPE } from '../schema.ts';
import type { Draft } from './draft.ts';
import { startingCredits } from './gearStep.ts';
import { proficientWith } from './proficiency.ts';
import {
  creatureTalentsLeft,
  featuresOf,
  givenTo,
  isFree,
  skillPointsLeft,
  spentOnStats,
  statOf,
  statPointsOf,
} from './reckon.ts';
import { upgradedAll } from './startingTier.ts';

/** What they begin with; what they wear and the first things in their hands. */
function belongings({ armour, weapons, upgrades }: Draft): Pick<Hero, 'items' | 'holding' | 'wearing'> {
  const rows = [...(armour === null ? [] : [armour]), ...weapons, 'equipment', 'bag'];
  const plain = rows.reduce<readonly Item[]>((all, row) => {
    const profile = findProfile(row);
    return profile === null ? all : withProfile(all, profile);
  }, []);
  const items = upgradedAll(plain, upgrades);
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

/** What their background is called: one of their own has no name yet. */
const backgroundName = ({ background }: Draft): string | null =>
  background === null ? null : (shippedBackground(background)?.name ?? 'Own background');

/** Somebody as they are chosen so far, with all of their Vitality, WP and Narrative Momentum. */
export function heroOf(draft: Draft): Hero {
  const row = draft.archetype === null ? null : rowOf(archetypes, draft.archetype);
  const given = givenTo(draft);
  const left = { stat: statPointsOf(draft) - spentOnStats(draft), skill: skillPointsLeft(draft) };
  const unspent = {
    stat: Math.max(0, left.stat),
    skill: Math.max(0, left.skill),
    abilities: Math.max(0, (given?.abilities ?? 0) - draft.abilities.length),
    // Of a Creature Talent one Lesser Talent may be left.
    lesser: isFree(draft) ? draft.lesser.length % 2 : Math.max(0, (given?.lesser ?? 0) - draft.lesser.length),
    greater: Math.max(0, (given?.greater ?? 0) - draft.greater.length),
    talents: isFree(draft) ? Math.max(0, creatureTalentsLeft(draft)) : 0,
    swaps: 0,
  };
  const source = draft.source ?? 'technique';
  const primary = draft.primary ?? row?.primary[0] ?? 'strength';
  const other = row?.secondary.find((stat) => stat !== primary);
  const secondary = draft.secondary ?? other ?? 'dexterity';
  const made: Hero = heroSchema.parse({
    kind: 'hero',
    name: draft.name.trim() === '' ? 'Somebody' : draft.name.trim(),
    pronouns: draft.pronouns,
    level: draft.level,
    stats: statsOf(draft),
    skills: draft.skills,
    ways: draft.ways,
    archetype: row?.id ?? NO_ARCHETYPE,
    class: draft.class,
    background: backgroundName(draft),
    subArchetype: draft.subArchetype,
    path: draft.path,
    primary,
    secondary,
    evasion: draft.evasion ?? row?.evasion[0] ?? 'strength',
    proficient: proficientWith(draft),
    features: featuresOf(draft),
    abilities: draft.abilities.map((id) => ({ id, source: shippedAbility(id)?.source ?? source })),
    languages: draft.languages,
    unspent,
    filter: draft.filter,
    ...(isCinematic(draft) ? {} : { ...belongings(draft), credits: startingCredits(draft) }),
    vitality: 1,
  });
  return filled(made);
}
