import type { SkillId } from '../content/skills/index.ts';
import type { Size } from '../content/species/species.ts';
import type { TraitId } from '../content/traits/index.ts';

/** What a skill asks of who has it, beside its price: any of these, and the line that says so. */
export interface Need {
  readonly line: number;
  readonly any: readonly (
    | { readonly skill: SkillId }
    | { readonly trait: TraitId }
    | { readonly type: string }
    | { readonly arcaneOff: number }
    | { readonly vpAtMost: number }
  )[];
}

export const needs: { readonly [S in SkillId]?: Need } = {
  hordesman: { line: 1731, any: [{ skill: 'minion' }] },
  minion: { line: 1777, any: [{ vpAtMost: 1 }] },
  arcaneCypher: { line: 1897, any: [{ arcaneOff: 1 }] },
  shadowStride: { line: 2300, any: [{ type: 'magicalBeing' }, { arcaneOff: 1 }] },
  strikeOfUnmaking: { line: 2493, any: [{ type: 'magicalBeing' }, { arcaneOff: 1 }] },
  swoop: { line: 2511, any: [{ trait: 'wings' }] },
};

/** Sizes that a robot's trait asks for (L1547 to L1549), whichever side is the longer. */
export const sizesFor: { readonly [T in TraitId]?: readonly Size[] } = {
  mammoth: [
    { wide: 1, long: 2 },
    { wide: 2, long: 2 },
  ],
  behemoth: [
    { wide: 2, long: 3 },
    { wide: 3, long: 3 },
  ],
  gargantuan: [
    { wide: 3, long: 4 },
    { wide: 4, long: 4 },
  ],
};

export const isSize = (size: Size, one: Size): boolean =>
  Math.min(size.wide, size.long) === Math.min(one.wide, one.long) &&
  Math.max(size.wide, size.long) === Math.max(one.wide, one.long);
