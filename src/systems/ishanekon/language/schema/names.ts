/* Ids that the language of abilities uses, out of the tables of `content`. */
import { abilityTypes as abilityTypeRows } from '../../content/abilityTypes.ts';
import { archetypes as archetypeRows } from '../../content/archetypes.ts';
import { creatureTypes as creatureTypeRows } from '../../content/creatures.ts';
import { damageTypes as damageTypeRows } from '../../content/damageTypes.ts';
import { materials as materialRows } from '../../content/objects.ts';
import { powerSources as powerSourceRows } from '../../content/powerSources.ts';
import { sizeIds } from '../../content/sizes.ts';
import { skills as skillRows } from '../../content/skills.ts';
import { stats as statRows } from '../../content/stats.ts';
import { visions as visionRows } from '../../content/visions.ts';
import { weaponCategories as categoryRows } from '../../content/weaponCategories.ts';
import { weaponProperties as propertyRows } from '../../content/weaponProperties.ts';

const idsOf = <Id extends string>(rows: readonly { readonly id: Id }[]): readonly Id[] =>
  rows.map(({ id }) => id);

export const stats = idsOf(statRows);
export const skills = idsOf(skillRows);
export const damageTypes = idsOf(damageTypeRows);
export const abilityTypes = idsOf(abilityTypeRows);
export const powerSources = idsOf(powerSourceRows);
export const archetypes = idsOf(archetypeRows);
export const creatureTypes = idsOf(creatureTypeRows);
export const materials = idsOf(materialRows);
export const sizes = sizeIds;
export const visions = idsOf(visionRows);
export const weaponCategories = idsOf(categoryRows);
export const weaponProperties = idsOf(propertyRows);

/** Status Effects: those that the book names, and those of our own. */
export const statuses = [
  'bleeding',
  'restrained',
  'poison',
  'prone',
  'stunned',
  'burning',
  'blinded',
  'tainted',
  'corroded',
  'chilled',
  'jolted',
  'frightened',
  'confused',
  'enraged',
] as const;

export const creatureCategories = ['biological', 'material', 'spirit', 'undead'] as const;

export type StatName = (typeof stats)[number];
export type DamageTypeName = (typeof damageTypes)[number];
export type AbilityTypeName = (typeof abilityTypes)[number];
export type PowerSourceName = (typeof powerSources)[number];
export type ArchetypeName = (typeof archetypes)[number];
export type StatusName = (typeof statuses)[number];
