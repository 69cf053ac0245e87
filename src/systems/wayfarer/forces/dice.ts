import { type Attribute, attributes } from '../content/attributes.ts';
import type { Range } from '../content/occupations.ts';
import { rowOf } from '../../../engine/table.ts';
import { effectsOf } from './card.ts';
import { isBeast } from './open.ts';
import type { Parts } from './parts.ts';
import type { Numbers } from './plan.ts';

/** How few and how many dice a unit may have of an attribute, and why: by its occupation or as a beast, or for what it is or has. */
export interface DiceRange extends Range {
  readonly why: 'range' | 'kind' | 'trait';
}

const isBarred = (parts: Parts): boolean =>
  effectsOf(parts).some(({ effect }) => effect.does === 'rule' && effect.rule === 'noTechnicalOff');

/**
 * The dice a unit may have of an attribute: none of one that its kind hasn't got (L2959), or that a trait bars (L808); else as its occupation
 * says (L1657); a beast has one at least (L2969).
 */
export function diceRange(parts: Parts, attribute: Attribute): DiceRange {
  const { species, occupation } = parts;
  if (species.bumps[attribute] === null) return { least: 0, most: 0, why: 'kind' };
  if (attribute === 'technicalOff' && isBarred(parts)) return { least: 0, most: 0, why: 'trait' };
  const { most } = rowOf(attributes, attribute);
  return {
    ...(isBeast(species) ? { least: 1, most } : (occupation?.dice[attribute] ?? { least: 0, most })),
    why: 'range',
  };
}

/** How many dice one begins with: as few as may be, as many, or the middle. */
export const spreads = ['least', 'middle', 'most'] as const;
export type Spread = (typeof spreads)[number];

/** Dice for each attribute by what a unit may have of it. */
export function spread(parts: Parts, how: Spread): Numbers {
  return Object.fromEntries(
    attributes.flatMap(({ id }) => {
      const { least, most } = diceRange(parts, id);
      const dice = { least, middle: Math.floor((least + most) / 2), most }[how];
      return dice === 0 ? [] : [[id, dice]];
    }),
  );
}

/** Dice as near to those as a unit may have. */
export function withinRange(parts: Parts, dice: Numbers): Numbers {
  return Object.fromEntries(
    attributes.flatMap(({ id }) => {
      const { least, most } = diceRange(parts, id);
      const kept = Math.min(most, Math.max(least, dice[id] ?? 0));
      return kept === 0 ? [] : [[id, kept]];
    }),
  );
}
