import { singleBlanks } from '../../../engine/text.ts';

/** How many are meant, and for how much, as it was typed: 'x3', '3 for 150'. What is not said is null. */
export interface Deal {
  readonly count: number;
  readonly price: number | null;
}

const MOST = 50;

/** Reads 'x3', '3', 'for 150', '3 for 150 credits'; one, where nothing is said. Null for what is neither. */
export function dealIn(detail: string | null): Deal | null {
  const text = singleBlanks(detail ?? '').toLowerCase();
  if (text === '') return { count: 1, price: null };
  const [, many, , price] =
    /^(?:[x×]? ?(\d{1,2})(?: ?[x×])?)?( ?for (\d{1,7})(?: ?credits?)?)?$/.exec(text) ?? [];
  if (many === undefined && price === undefined) return null;
  const count = Number(many ?? 1);
  return count < 1 || count > MOST ? null : { count, price: price === undefined ? null : Number(price) };
}

/** Credits as they are typed: '150', '150 credits', '1,200'. Null for what is no amount. */
export function creditsIn(detail: string | null): number | null {
  const text = singleBlanks(detail ?? '')
    .toLowerCase()
    .replaceAll(',', '');
  const [, digits] = /^(\d{1,9})(?: ?credits?)?$/.exec(text) ?? [];
  const amount = Number(digits ?? 0);
  return amount > 0 ? amount : null;
}
