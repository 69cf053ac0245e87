import { archetypes } from '../../content/archetypes.ts';
import { creatureClasses, creatureRanks, creatureTypes } from '../../content/creatures.ts';
import { damageTypes as damageTypeRows } from '../../content/damageTypes.ts';
import { materials } from '../../content/objects.ts';
import { powerSources } from '../../content/powerSources.ts';
import { sizes } from '../../content/sizes.ts';
import { skills } from '../../content/skills.ts';
import { stats as statRows } from '../../content/stats.ts';
import { statuses as statusRows } from '../../content/statuses.ts';
import { weaponCategories } from '../../content/weaponCategories.ts';
import { weaponProperties } from '../../content/weaponProperties.ts';
import { isBase } from '../schema/amount.ts';
import type { NumberName } from '../schema/effects/numbers.ts';
import {
  type DamageTypeName,
  damageTypes,
  type StatName,
  type StatusName,
  stats,
  statuses,
} from '../schema/names.ts';

/** What has a name of its own in a table, by its id: 'Natural Science', 'Two-handed', 'Big +'. */
const namesById: ReadonlyMap<string, string> = new Map(
  [
    ...[skills, statRows, damageTypeRows, statusRows, weaponCategories, weaponProperties, powerSources],
    ...[archetypes, sizes, creatureTypes, creatureRanks, creatureClasses, materials],
  ].flatMap((rows: readonly { readonly id: string; readonly name: string }[]) =>
    rows.map(({ id, name }) => [id, name] as const),
  ),
);

/** 'physical' as people read it: 'Physical'; by its table's name where it has one. */
export const title = (id: string): string => {
  const name = namesById.get(id);
  if (name !== undefined) return name;
  const spaced = id.replace(/([A-Z])/g, ' $1').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

const isOneOf = <T extends string>(all: readonly T[], id: string): id is T =>
  (all as readonly string[]).includes(id);

export const isStat = (id: string): id is StatName => isOneOf(stats, id);
export const isDamageType = (id: string): id is DamageTypeName => isOneOf(damageTypes, id);
export const isStatus = (id: string): id is StatusName => isOneOf(statuses, id);

/** 'Physical and Heat'. */
export const listed = (ids: readonly string[], last = 'and'): string => {
  const names = ids.map(title);
  const end = names.pop() ?? '';
  return names.length === 0 ? end : `${names.join(', ')} ${last} ${end}`;
};

const numbers: Readonly<Record<NumberName, string>> = {
  hit: 'hit bonus',
  abilityHit: 'Ability hit bonus',
  evasion: 'Evasion',
  evasionCap: 'Evasion Cap',
  armour: 'Armor',
  damage: 'weapon damage',
  abilityDamage: 'Ability damage',
  healing: 'healing',
  taken: 'damage taken',
  drPower: 'DR Power',
  dr: 'DR',
  initiative: 'Initiative',
  movement: 'Basic Movement',
  vitality: 'maximum Vitality',
  willpower: 'maximum WP',
  temporary: 'maximum Temporary Vitality',
  momentum: 'maximum Narrative Momentum',
  vitalityPerLevel: 'Vitality per Level',
  willpowerPerLevel: 'WP per Level',
  reach: 'melee range',
  range: 'range',
  area: 'area',
  carry: 'Carry Capacity',
  checks: 'Skill Checks',
  critical: 'critical range',
  wpLimit: 'WP limit',
};

const isNumber = (id: string): id is NumberName => Object.hasOwn(numbers, id);

export const numberName = (id: NumberName | StatName): string => (isNumber(id) ? numbers[id] : title(id));

/** An amount as people read it: '2d8 (+1d8 per upcast)'. Which upcast it is, its own line says. */
export const amountWords = (amount: string): string =>
  amount
    .replaceAll(' - ', ' − ')
    .replace(
      / per (\d+ )?([A-Za-z ]+?)(?= [+−] |$)/gu,
      (_, each: string | undefined, of: string) => ` per ${each ?? ''}${isBase(of) ? of : 'upcast'}`,
    )
    .replace(/ \+ (\w+ per [\w ]+?)(?= [+−] |$)/gu, ' (+$1)');
