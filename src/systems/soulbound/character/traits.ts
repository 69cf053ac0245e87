import { singleBlanks } from '../../../engine/text.ts';
import { findRow, nearestRow, rowOf } from '../../../engine/table.ts';
import { type RangeId, ranges } from '../content/ranges.ts';
import { type TraitId, traits } from '../content/traits.ts';
import { limits, type Weapon } from './schema.ts';

/** A trait as an item has it, with its range or its number where it takes one. */
export type Trait = Weapon['traits'][number];

/** Whether an item (a weapon, armour, a shield) has a trait. */
export const hasTrait = (item: { readonly traits: readonly Trait[] }, id: TraitId): boolean =>
  item.traits.some((trait) => trait.id === id);

/**
 * A trait as the book writes it: 'Reach', 'Close', 'Thrown (Short)', 'Blast (4)'. What stands in brackets behind one that takes
 * nothing may be 'trait'. Null where it is none.
 */
export function readTrait(text: string): Trait | null {
  const [, word = '', inside] = /^([^()]*?) ?(?:\( ?([^()]+?) ?\))?$/.exec(singleBlanks(text)) ?? [];
  const trait = findRow(traits, word);
  if (trait === null) return null;
  if (trait.takes === 'nothing')
    return inside === undefined || /^trait$/i.test(inside) ? { id: trait.id } : null;
  if (inside === undefined) return null;
  if (trait.takes === 'range') {
    const range = rangeWord(inside);
    return range === null ? null : { id: trait.id, range };
  }
  const number = /^\d{1,2}$/.test(inside) ? Number(inside) : Number.NaN;
  return number <= limits.damage[1] ? { id: trait.id, number } : null;
}

/** The trait that was probably meant, as it is written, where a range would do the range; null where nothing is near. */
export function nearestTrait(text: string, alsoRanges = false): string | null {
  const name = nearestRow([...traits, ...(alsoRanges ? ranges : [])], text.split('(', 1).join(''));
  const trait = name === null ? null : findRow(traits, name);
  if (trait === null || trait.takes === 'nothing') return name;
  return `${trait.name} (${trait.takes === 'range' ? 'Short' : '3'})`;
}

/** A range as it is written: 'Long', 'Long Range'. Null where it is none. */
const rangeWord = (text: string): RangeId | null =>
  findRow(ranges, singleBlanks(text).replace(/ ?range$/i, ''))?.id ?? null;

/** The range of a weapon, written among its traits: 'Long', 'Close Range'. 'Close' by itself is the trait, never a range. */
export const weaponRange = (text: string): RangeId | null =>
  readTrait(text) === null ? rangeWord(text) : null;

/** The same, as `readTrait` takes it. */
export function writeTrait({ id, range, number }: Trait): string {
  const { name } = rowOf(traits, id);
  if (range !== undefined) return `${name} (${rowOf(ranges, range).name})`;
  if (number !== undefined) return `${name} (${number})`;
  return name;
}

/** Each trait once, as it was written first. */
export const eachOnce = (found: readonly Trait[]): readonly Trait[] =>
  found.filter((trait, at) => found.findIndex((t) => t.id === trait.id) === at);
