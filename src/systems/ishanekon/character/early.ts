import type { Made } from '../../../engine/creation.ts';
import { no, yes } from '../../../engine/made.ts';
import { findRow } from '../../../engine/table.ts';
import { archetypes } from '../content/archetypes.ts';
import { creatureClasses } from '../content/creatures.ts';
import type { StatId } from '../content/stats.ts';
import { givenBy } from '../numbers/levels.ts';
import { CLASS_SKILL_POINTS } from '../numbers/freeStyle.ts';
import { goesBy } from '../numbers/ways.ts';
import { archetypeFeature, shippedFeatures, subArchetypesOf } from '../packs/shipped.ts';
import { settled } from './filled.ts';
import type { Hero } from './schema.ts';

// What somebody chooses on the way up from Level -2, where those who begin at Level 0 or above have chosen it before (Negative Levels).

interface Named {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** The Archetypes, or the classes in their place (Free-Style). */
export const beginnings = (hero: Hero): readonly Named[] =>
  goesBy(hero, 'freeStyle') ? creatureClasses : archetypes;

const more = <T>(own: readonly T[], others: readonly T[]): readonly T[] => [...new Set([...own, ...others])];

/** One's own Stat where the Archetype has it, else its first that isn't taken. */
const kept = (own: StatId, open: readonly StatId[], taken: StatId | null = null): StatId => {
  const free = open.filter((stat) => stat !== taken);
  return free.includes(own) ? own : (free[0] ?? own);
};

/** An Archetype, or a class, for who has reached Level -1: with its Skill Points, proficiencies and feature. */
export function begun(hero: Hero, id: string): Made<Hero> {
  if (hero.unspent.archetype < 1) return no('noPointsLeft', { of: 'Archetypes to choose' });
  const made = goesBy(hero, 'freeStyle') ? ofClass(hero, id) : ofArchetype(hero, id);
  return made === null
    ? no('noSuchRow', { label: 'Archetypes', text: id, nearest: null })
    : yes(settled(hero, made));
}

function ofClass(hero: Hero, id: string): Hero | null {
  const row = findRow(creatureClasses, id);
  if (row === null) return null;
  const { proficient, unspent } = hero;
  return {
    ...hero,
    class: row.id,
    proficient: { weapons: proficient.weapons, armour: more(proficient.armour, row.armour) },
    unspent: {
      ...unspent,
      archetype: 0,
      categories: row.categories - proficient.weapons.length,
      skill: unspent.skill + CLASS_SKILL_POINTS,
    },
  };
}

function ofArchetype(hero: Hero, id: string): Hero | null {
  const row = findRow(archetypes, id);
  if (row === null) return null;
  const feature = archetypeFeature(row.id);
  const primary = kept(hero.primary, row.primary);
  const { proficient, unspent } = hero;
  return {
    ...hero,
    archetype: row.id,
    primary,
    secondary: kept(hero.secondary, row.secondary, primary),
    evasion: kept(hero.evasion, row.evasion),
    proficient: {
      weapons: more(proficient.weapons, row.weapons),
      armour: more(proficient.armour, row.armour),
    },
    features: feature === null ? hero.features : more(hero.features, [feature.id]),
    unspent: { ...unspent, archetype: 0, skill: unspent.skill + Number(row.skillPoints) },
  };
}

/** The Sub-Archetypes that somebody may choose. */
export function subArchetypesFor(hero: Hero): readonly Named[] {
  const row = findRow(archetypes, hero.archetype);
  return row === null
    ? []
    : subArchetypesOf(row.id).map((one) => ({ id: one.id, name: one.row.name, text: one.row.text }));
}

/** A Sub-Archetype for who has reached Level 0, with the features of their Tiers. */
export function withSubArchetype(hero: Hero, id: string): Made<Hero> {
  const row = findRow(archetypes, hero.archetype);
  const found = row === null ? undefined : subArchetypesOf(row.id).find((one) => one.id === id);
  if (found === undefined) return no('noSuchRow', { label: 'Sub-Archetypes', text: id, nearest: null });
  const tiers = givenBy(hero.level, 0).features;
  const features = more(
    hero.features,
    found.features.slice(0, tiers).map((one) => one.id),
  );
  return yes(
    settled(hero, {
      ...hero,
      subArchetype: found.id,
      features,
      unspent: { ...hero.unspent, subArchetype: 0 },
    }),
  );
}

/** A Path for who has reached Level 0. */
export function withPath(hero: Hero, id: string): Made<Hero> {
  if (!shippedFeatures('path').some((one) => one.id === id))
    return no('noSuchRow', { label: 'Paths', text: id, nearest: null });
  const unspent = { ...hero.unspent, path: 0 };
  return yes(settled(hero, { ...hero, path: id, features: more(hero.features, [id]), unspent }));
}

/** A weapon category that a class still gives (Free-Style). */
export function withCategory(hero: Hero, id: Hero['proficient']['weapons'][number]): Made<Hero> {
  if (hero.unspent.categories < 1) return no('noPointsLeft', { of: 'weapon categories' });
  const proficient = { ...hero.proficient, weapons: more(hero.proficient.weapons, [id]) };
  return yes({
    ...hero,
    proficient,
    unspent: { ...hero.unspent, categories: hero.unspent.categories - 1 },
  });
}
