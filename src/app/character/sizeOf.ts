import type { Json } from '../../engine/json.ts';
import { type No, tooMany } from '../result.ts';
import { CHARACTER_LIMITS } from './limits.ts';

/** Why something cannot be a sheet, whatever it is: it has more than any. Looked at before its rules read it, for each fault costs them time. */
export function whyNoSheet(sheet: Json): No | null {
  const { sheet: size, values } = CHARACTER_LIMITS;
  if (hasMoreThan(sheet, values.most)) return tooMany(values);
  const { length } = JSON.stringify(sheet);
  return length > size.most ? tooMany(size, length) : null;
}

/** Whether something has more values in it than so many; however deep they lie. */
function hasMoreThan(whole: Json, most: number): boolean {
  const open: Json[] = [whole];
  for (let seen = 1; open.length > 0; ) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    const inside: readonly Json[] = Object.values(value);
    seen += inside.length;
    if (seen > most) return true;
    open.push(...inside);
  }
  return false;
}
