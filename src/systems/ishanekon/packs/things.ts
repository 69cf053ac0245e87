import type { Building } from '../content/buildings.ts';
import { type Ability, abilitySchema } from '../language/schema/ability.ts';
import { type Feature, type FeatureKind, featureSchema } from '../language/schema/feature.ts';
import { idOf } from './names.ts';
import { type Upgrade, upgradeSchema } from '../language/schema/upgrade.ts';
import type { Pack, PackAbility, PackBuilding, PackFeature, PackUpgrade } from './schema.ts';

/** An Ability of a pack as sheets carry it. */
export const abilityOf = (ability: PackAbility): Ability =>
  abilitySchema.parse({ id: idOf(ability.name), ...ability });

/** A building of a pack as a base has it. */
export const buildingOf = (building: PackBuilding): Building => ({ id: idOf(building.name), ...building });

type AnyFeature = PackFeature & { readonly value?: number; readonly tier?: number };

/** A feature of a pack as sheets carry it. */
export function featureOf(kind: FeatureKind, feature: AnyFeature): Feature {
  const { name, text, complexity, tags, source, effects, value, tier } = feature;
  return featureSchema.parse({
    id: idOf(name),
    kind,
    name,
    text,
    complexity,
    tags,
    source,
    effects,
    value: value ?? tier ?? 0,
  });
}

/** An upgrade of a pack as items carry it. */
export const upgradeOf = (upgrade: PackUpgrade): Upgrade =>
  upgradeSchema.parse({ ...featureOf('upgrade', upgrade), of: upgrade.of, price: upgrade.price });

/** All features of a pack, those of Sub-Archetypes among them. */
export const featuresOf = (pack: Pack): readonly Feature[] => [
  ...pack.archetypeFeatures.map((one) => featureOf('archetype', one)),
  ...pack.subArchetypes.flatMap(({ features }) => features.map((one) => featureOf('subArchetype', one))),
  ...pack.paths.map((one) => featureOf('path', one)),
  ...pack.talents.map((one) => featureOf(one.kind === 'greater' ? 'greaterTalent' : 'lesserTalent', one)),
  ...pack.traits.map((one) => featureOf('trait', one)),
  ...pack.upgrades.map((one) => featureOf('upgrade', one)),
];
