import type { Fate, JudgedDie } from '../die.ts';
import type { Comparison, DiceNode, GroupNode, MathFunction, Operator } from '../notation/ast.ts';

/** A node of the expression and what came out of it. */
export type Part =
  | { readonly kind: 'number'; readonly value: number }
  | DicePart
  | GroupPart
  | { readonly kind: 'negate'; readonly value: number; readonly of: Part }
  | { readonly kind: 'label'; readonly value: number; readonly of: Part; readonly text: string }
  | {
      readonly kind: 'math';
      readonly value: number;
      readonly operator: Operator;
      readonly left: Part;
      readonly right: Part;
    }
  | {
      readonly kind: 'compare';
      readonly value: number;
      readonly compare: Comparison;
      readonly left: Part;
      readonly right: Part;
    }
  | {
      readonly kind: 'call';
      readonly value: number;
      readonly name: MathFunction;
      readonly of: readonly Part[];
    }
  | { readonly kind: 'shared'; readonly value: number };

export interface DicePart {
  readonly kind: 'dice';
  readonly value: number;
  readonly of: DiceNode;
  /** As they are shown: an exploded die before those it brought, rerolled ones before what stands in for them; sorted where asked. */
  readonly dice: readonly JudgedDie[];
}

export interface GroupPart {
  readonly kind: 'group';
  readonly value: number;
  readonly of: GroupNode;
  /** As they are shown. */
  readonly items: readonly GroupItem[];
}

/** One roll of a group; `fates` and `score` as with a die. */
export interface GroupItem {
  readonly part: Part;
  readonly fates: readonly Fate[];
  readonly score: number;
}
