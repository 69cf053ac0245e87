import type { Modifier } from '../../../engine/modifier.ts';
import type { Params } from '../../../engine/refusal.ts';
import { findRow } from '../../../engine/table.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import { damageTypes } from '../content/damageTypes.ts';
import { skills } from '../content/skills.ts';
import { stats } from '../content/stats.ts';
import { statuses } from '../content/statuses.ts';

/** What changes a number, by its source. Each folder adds its own. */
const names: Readonly<Record<string, string>> = {
  defending: 'Defend',
  takingCover: 'Taking Cover',
  cover: 'Cover',
  hidden: 'Hidden',
  climbed: 'climbed on',
  size: 'Size',
  big: 'big body',
  small: 'small body',
  boss: 'Boss',
  building: 'a building',
  boost: 'Boost Vehicle',
  engineerRoom: 'Engineer Room',
  overloaded: 'carries too much',
  armour: 'Armor',
  nothingWorn: 'nothing worn',
  shield: 'Shield',
  evasionStat: 'Evasion Stat',
  evasionCap: 'Evasion Cap',
  'notProficient.armour': 'not proficient with the armor',
  'notProficient.shield': 'not proficient with a shield',
  notProficient: 'not proficient',
  farAway: 'ineffective range',
  enemyClose: 'an enemy within 1 m',
  primaryStat: 'Primary Stat',
  secondaryStat: 'half the Secondary Stat',
  critical: 'Critical hit',
  'critical.tier': 'its Tier',
  'critical.maneuver': "the Maneuver's Tier",
  sparing: 'not to kill',
  together: 'All in one',
  cooperative: 'done together',
  mereMortals: 'Mere Mortals',
  strength: 'Strength',
  instinct: 'Instinct',
  saved: 'DR',
  bigger: 'bigger',
  'object.area': 'object, area',
  'object.ranged': 'object, ranged',
  'object.indestructible': 'Indestructible',
  levels: 'Levels',
  grade: 'Grade',
  will: 'Will',
  upgrade: 'Upgrades',
  pathOfDamage: 'Path of Damage',
  dr: 'DR',
  skillLevel: 'Skill Level',
  statBonus: 'half the Stat Bonus',
  exhaustion: 'Exhaustion',
  plague: 'Plague',
  luck: 'Luck',
  normalCreature: 'Normal creature',
  summoned: 'Summon',
  heavyGear: 'heavy armor or shield',
  takingItEasy: 'taking it easy',
  group: 'the group',
  situation: 'the situation',
};

/** Sources of which there are as many as a table has rows: 'status.prone', 'skill.endurance', 'resistant.heat'. */
const tables: { readonly [prefix: string]: (id: string) => string | null } = {
  ability: (id) => escapeMarkdown(id),
  status: (id) => statuses.find((row) => row.id === id)?.name ?? null,
  stat: (id) => findRow(stats, id)?.name ?? null,
  skill: (id) => findRow(skills, id)?.name ?? null,
  resistant: (id) => `resistant to ${findRow(damageTypes, id)?.name ?? id}`,
  immune: (id) => `immune to ${findRow(damageTypes, id)?.name ?? id}`,
  vulnerable: (id) => `vulnerable to ${findRow(damageTypes, id)?.name ?? id}`,
};

/** All the sources that have a name. */
export const wordedModifiers: readonly string[] = Object.keys(names);

/** What a source is called. */
export function sourceName(source: string): string {
  const known = names[source];
  if (known !== undefined) return known;
  const [prefix = '', id = ''] = source.split('.');
  return tables[prefix]?.(id) ?? escapeMarkdown(source);
}

/** What it is by the name that it has brought: a feature, an Ability. */
const nameIn = (params: Params | undefined): string | null =>
  typeof params?.name === 'string' ? escapeMarkdown(params.name) : null;

/** 'Prone −4', 'Cover +2'. */
export const modifierWords = ({ source, amount, params }: Modifier): string =>
  `${nameIn(params) ?? sourceName(source)} ${amount < 0 ? `−${-amount}` : `+${amount}`}`;
