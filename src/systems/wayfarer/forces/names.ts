import { overLimit } from '../../../engine/limit.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { nameLength } from './limits.ts';

/** What divides the fields of a line, and those of a mount in it. */
export const fieldMark = ';';
export const mountMark = ' / ';

/** Why something can't be called so: a name must fit into the line that a unit is pasted as. Empty: it can. */
export function nameRefusals(name: string): readonly Refusal[] {
  if (name.trim() === '') return [refusal('noName')];
  if (name.length > nameLength.most) return [overLimit(nameLength, name.length)];
  const isPlain = name === name.trim() && !/[;\p{Cc}\u2028\u2029]| \/ |^\/|\/$/u.test(name);
  return isPlain ? [] : [refusal('badName', { name })];
}
