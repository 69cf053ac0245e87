import { findRow } from '../../../engine/table.ts';
import { pronouns } from '../content/pronouns.ts';
import type { RandomTableId } from '../content/randomTables.ts';
import type { Draft } from './draft.ts';

/** The tables that a name of a people is rolled on, in the order of its parts. */
export function nameTables(origin: NonNullable<Draft['origin']>): readonly RandomTableId[] {
  switch (origin.species) {
    case 'insaan':
      return ['insaanGivenNames', 'insaanFamilyNames'];
    case 'hinn':
      // Those who live among insaan have family names like theirs; the enclaves keep to Etherian.
      return origin.detail === 'Integrated into insaan society'
        ? ['hinnGivenNames', 'insaanFamilyNames']
        : ['hinnGivenNames', 'hinnFamilyNamesEtherian'];
    case 'rhuthari':
      return ['rhuthariChosenNames', 'rhuthariTribalNames'];
    case 'dyn':
      return ['dynNames', 'dynNames', 'dynNames', 'dynNames']; // their own, a parent's, and two generations more
    case 'athenki':
      return ['athenkiGivenNames', 'athenkiFamilyNames'];
    case 'jaan':
      return ['jaanNames'];
  }
}

/** The column of given names that goes with somebody's pronouns: 0 masculine, 1 feminine, 2 any gender. */
export function columnFor(typed: string | null): 0 | 1 | 2 {
  switch (findRow(pronouns, typed ?? '')?.names) {
    case 'masculine':
      return 0;
    case 'feminine':
      return 1;
    default:
      return 2;
  }
}

/** A name from its parts: of a jaan's long one what friends say, of an exile's tribe its name alone. */
export function nameFrom(parts: readonly string[]): { readonly name: string; readonly full: string | null } {
  const whole = parts.join(' ').replace(' (Exile)', '');
  const short = /“(.+)”/.exec(whole)?.[1];
  return short === undefined ? { name: whole, full: null } : { name: short, full: whole };
}
