import { singleBlanks } from '../../../engine/text.ts';
import { rowOf } from '../../../engine/table.ts';
import { type SupplyId, supplies } from '../content/supplies.ts';

/** So many of each vessel. */
export type Vessels = Readonly<Record<SupplyId, number>>;

/** Drops as the fewest vessels: ten together are a phial, a hundred a sphere (S70). */
export function vesselsOf(drops: number): Vessels {
  const [phial, sphere] = [rowOf(supplies, 'phial').drops, rowOf(supplies, 'sphere').drops];
  return {
    sphere: Math.floor(drops / sphere),
    phial: Math.floor((drops % sphere) / phial),
    drop: drops % phial,
  };
}

/** '1 sphere, 2 phials and 3 drops'; 'none' for none. */
export function vesselWords(drops: number): string {
  const vessels = vesselsOf(drops);
  const words = (['sphere', 'phial', 'drop'] as const).flatMap((id) => {
    const count = vessels[id];
    return count === 0 ? [] : [`${count} ${id}${count === 1 ? '' : 's'}`];
  });
  const last = words.at(-1) ?? 'none';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** Reads '25', '25 drops', '2 phials 5 drops', '1 sphere and 3 phials' as drops; null where it is none of these. */
export function readDrops(text: string): number | null {
  const said = singleBlanks(text).toLowerCase();
  if (/^\d{1,6}$/.test(said)) return Number(said);
  const parts = said.split(/ ?(?:,|;|\+|\band\b) ?|(?<=[a-z]) (?=\d)/).filter((part) => part !== '');
  const counts = parts.map((part) => {
    const [, count, vessel] = /^(\d{1,6}|an?|one)\s*(drop|phial|sphere)s?$/.exec(part) ?? [];
    const row = supplies.find(({ id }) => id === vessel);
    if (row === undefined || count === undefined) return Number.NaN;
    return (/^\d/.test(count) ? Number(count) : 1) * row.drops;
  });
  const total = counts.reduce((sum, drops) => sum + drops, 0);
  return parts.length === 0 || Number.isNaN(total) ? null : total;
}
