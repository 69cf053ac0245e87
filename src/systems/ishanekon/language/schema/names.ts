/* Names that the language of abilities uses, as ids. Rows with more to them stand in the tables of `content`. */

export const stats = [
  'strength',
  'dexterity',
  'constitution',
  'intelligence',
  'charisma',
  'instinct',
  'will',
] as const;

export const damageTypes = [
  'physical',
  'chemical',
  'cold',
  'heat',
  'poison',
  'shock',
  'curse',
  'holy',
  'spirit',
  'psychic',
  'reality',
] as const;

/** Ability Types (The Character, Abilities). */
export const abilityTypes = [
  'buff',
  'control',
  'damage',
  'debuff',
  'healing',
  'maneuver',
  'summon',
  'transform',
  'utility',
] as const;

/** From the strongest to the weakest: of several, the first counts (Power Source). */
export const powerSources = ['supernatural', 'technology', 'biology', 'technique'] as const;

export const archetypes = [
  'bulwark',
  'war',
  'cunning',
  'demolition',
  'nature',
  'technology',
  'unarmed',
  'creative',
  'mental',
  'reality',
] as const;

/** Status Effects: those that the book names, and those of our own pack. */
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

export const materials = [
  'crystal',
  'energy',
  'ice',
  'metal',
  'organic',
  'plastic',
  'stone',
  'wood',
] as const;

export const visions = [
  'atomic',
  'dimensional',
  'electromagnetic',
  'life',
  'night',
  'normal',
  'omega',
  'psychic',
  'seismic',
  'smell',
  'sound',
  'supernatural',
  'thermal',
  'xray',
] as const;

export type StatName = (typeof stats)[number];
export type DamageTypeName = (typeof damageTypes)[number];
export type AbilityTypeName = (typeof abilityTypes)[number];
export type PowerSourceName = (typeof powerSources)[number];
export type ArchetypeName = (typeof archetypes)[number];
export type StatusName = (typeof statuses)[number];
