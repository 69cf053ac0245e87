import { singleBlanks } from '../../../engine/text.ts';
import { findRow } from '../../../engine/table.ts';
import type { EnemyAttack } from '../character/schema.ts';
import { type ConditionId, conditions } from '../content/conditions.ts';
import { type DamageTypeId, damageTypes } from '../content/damageTypes.ts';
import { type GrenadeId, grenades } from '../content/grenades.ts';
import { weaponProperties } from '../content/weaponProperties.ts';

type Given = EnemyAttack['gives'][number];
type Property = EnemyAttack['properties'][number];

/** 'Stunned 2', 'Stun Weapon 1': a row that may have an X, with its number; null for what is none. */
function readNumbered<
  Row extends { readonly id: string; readonly name: string; readonly takesNumber: boolean },
>(table: readonly Row[], text: string): { readonly row: Row; readonly number: number | undefined } | null {
  const [, name = '', x] = /^(.*?) ?(\d)?$/.exec(singleBlanks(text)) ?? [];
  const row = findRow(table, name) ?? findRow(table, `${name} X`);
  if (row === null || (!row.takesNumber && x !== undefined)) return null;
  return { row, number: row.takesNumber ? Number(x ?? 1) : undefined };
}

const withNumber = (number: number | undefined) => (number === undefined ? {} : { number });

/** 'Poisoned', 'Stunned 1 on crit': a condition that a hit gives, always or on a critical one; null for what is none. */
export function readGiven(text: string): Given | null {
  const [, what = '', crit] = /^(.*?)( on crit)?$/i.exec(singleBlanks(text)) ?? [];
  const read = readNumbered(conditions, what);
  if (read === null) return null;
  return { condition: read.row.id, when: crit === undefined ? 'hit' : 'crit', ...withNumber(read.number) };
}

/** 'Silent', 'Stun Weapon 1'. */
export function readProperty(text: string): Property | null {
  const read = readNumbered(weaponProperties, text);
  return read === null ? null : { id: read.row.id, ...withNumber(read.number) };
}

/** 'Frag Grenade x2'. */
export function readGrenade(text: string): { readonly id: GrenadeId; readonly count: number } | null {
  const [, name = '', count] = /^(.*?)(?: x ?(\d{1,2}))?$/i.exec(singleBlanks(text)) ?? [];
  const row = findRow(grenades, name);
  return row === null ? null : { id: row.id, count: Number(count ?? 1) };
}

/** What somebody is immune to, by its name: a type of damage, or a condition. */
export function readImmunity(
  text: string,
): { readonly damage: DamageTypeId } | { readonly condition: ConditionId } | null {
  const damage = findRow(damageTypes, text);
  if (damage !== null) return { damage: damage.id };
  const condition = findRow(conditions, text) ?? findRow(conditions, `${text} X`);
  return condition === null ? null : { condition: condition.id };
}
