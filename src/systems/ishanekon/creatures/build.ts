import { rowOf } from '../../../engine/table.ts';
import { type Creature, creatureSchema, type Item } from '../character/schema.ts';
import { armour } from '../content/armour.ts';
import { creatureClasses } from '../content/creatures.ts';
import { gear } from '../content/gear.ts';
import { shields } from '../content/shields.ts';
import { statIds } from '../content/stats.ts';
import { weaponCategories } from '../content/weaponCategories.ts';
import { armourProfile, freshItem, gearProfile, shieldProfile, weaponProfile } from '../items/rows.ts';
import type { Ability } from '../language/schema/ability.ts';
import type { Feature } from '../language/schema/feature.ts';
import { isAlike } from '../packs/alike.ts';
import { idOf, named } from '../packs/names.ts';
import type { Pack, PackCreature } from '../packs/schema.ts';
import { shippedAbility, shippedFeature } from '../packs/shipped.ts';
import { abilityOf, featureOf, featuresOf } from '../packs/things.ts';
import { filled } from './filled.ts';

/**
 * A creature of a pack as a sheet, whole and unhurt (Creatures): its maxima follow from rank, class and Level. It is proficient with the categories of the
 * weapons that it has, as many as its class allows, simple ones first.
 */
export function creatureOf(pack: Pack, row: PackCreature, summoner: string | null = null): Creature {
  const items = itemsOf(pack, row);
  const abilities = row.abilities.flatMap((name) => {
    const found = named(pack.abilities, name);
    return found === undefined ? [] : [abilityOf(found)];
  });
  const features = featuresFor(pack, row);
  const sheet = creatureSchema.parse({
    kind: 'creature',
    name: row.name,
    level: row.level,
    rank: row.rank,
    class: row.class,
    grade: row.grade,
    size: row.size,
    type: row.type,
    stats: Object.fromEntries(statIds.map((stat) => [stat, row.stats[stat] ?? 10])),
    skills: row.skills,
    ...{ primary: row.primary, secondary: row.secondary, evasion: row.evasion },
    proficient: proficiencyOf(pack, row),
    vitality: 1,
    features: features.map(({ id }) => id),
    abilities: abilities.map(({ id }) => ({ id })),
    own: ownOf(abilities, features),
    items,
    ...carriedBy(items),
    notes: row.notes,
    summoner,
    ...(row.behaviour === null ? {} : { behaviour: row.behaviour }),
  });
  return filled(sheet);
}

function featuresFor(pack: Pack, row: PackCreature): readonly Feature[] {
  const all = featuresOf(pack);
  const talents = row.talents.flatMap((name) => all.find(({ id }) => id === idOf(name)) ?? []);
  const own = row.features.map((one) => featureOf('trait', { ...one, name: one.name }));
  return [...talents, ...own];
}

/** What of a creature's Abilities and features is not in our own pack goes on its sheet whole. */
const ownOf = (abilities: readonly Ability[], features: readonly Feature[]) => ({
  abilities: abilities.filter((one) => !isAlike(shippedAbility(one.id), one)),
  features: features.filter((one) => !isAlike(shippedFeature(one.id), one)),
});

function itemsOf(pack: Pack, row: PackCreature): readonly Item[] {
  const weapons = row.weapons.flatMap((name, n) => {
    const weapon = named(pack.weapons, name);
    return weapon === undefined
      ? []
      : [freshItem(`${idOf(name).slice(0, 34)}${n === 0 ? '' : n + 1}`, weaponProfile(weapon))];
  });
  return [
    ...weapons,
    ...(row.armour === null
      ? []
      : [freshItem(`armour-${row.armour}`, armourProfile(rowOf(armour, row.armour)))]),
    ...(row.shield === null
      ? []
      : [freshItem(`shield-${row.shield}`, shieldProfile(rowOf(shields, row.shield)))]),
    freshItem('equipment', gearProfile(rowOf(gear, 'equipment'))), // what ranged weapons and most Abilities need (Equipment)
  ];
}

/** The first weapon in hand, in both where it wants both, and the shield in the other; what is worn. */
function carriedBy(items: readonly Item[]): Pick<Creature, 'holding' | 'wearing'> {
  const weapon = items.find(({ profile }) => profile.kind === 'weapon');
  const shield = items.find(({ profile }) => profile.kind === 'shield')?.id ?? null;
  const both = weapon?.profile.kind === 'weapon' && weapon.profile.properties.includes('twoHanded');
  const first = weapon?.id ?? null;
  return {
    holding: [first, both ? first : shield],
    wearing: items.find(({ profile }) => profile.kind === 'armour')?.id ?? null,
  };
}

/** What their class knows (General Creature features). Those without one know as much as fighters: they are soldiers (house). */
function proficiencyOf(pack: Pack, row: PackCreature): Creature['proficient'] {
  const used = row.weapons.flatMap((name) => named(pack.weapons, name)?.category ?? []);
  const { categories, armour: known } = rowOf(creatureClasses, row.class ?? 'fighter');
  const wanted = [...new Set([...used, ...weaponCategories.map(({ id }) => id)])];
  return { weapons: wanted.slice(0, categories), armour: [...known] };
}
