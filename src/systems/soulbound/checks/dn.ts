import { singleBlanks } from '../../../engine/text.ts';
import { refusal } from '../../../engine/refusal.ts';
import { mistyped, type Typed, typed } from '../../../engine/typed.ts';

/** A Difficulty Number X:Y: what each die must reach, and how many must. */
export interface DN {
  readonly difficulty: number; // 2 to 6
  readonly complexity: number; // 1 or more
}

export const mostComplexity = 20;

/** Reads a DN as people write it: '4:2', 'DN 4:2', '5' for 5:1. Refuses what no die could show. */
export function readDn(text: string): Typed<DN> {
  const [, x = '', y = '1'] = /^(?:dn)? ?(\d{1,3}) ?(?:[:：] ?(\d{1,3}))?$/i.exec(singleBlanks(text)) ?? [];
  const [difficulty, complexity] = [Number(x), Number(y)];
  if (x === '') return mistyped('badDn', { text });
  if (difficulty < 2 || difficulty > 6)
    return { ok: false, refusal: refusal('dnDifficulty', { text, difficulty }) };
  if (complexity < 1 || complexity > mostComplexity)
    return { ok: false, refusal: refusal('dnComplexity', { text, complexity, most: mostComplexity }) };
  return typed({ difficulty, complexity });
}
