/** A written roll as data. Every node is plain JSON, and print(parse(text)) reads as the same nodes again. */
export type Expression = NumberNode | DiceNode | NegateNode | MathNode | LabelNode;

export interface NumberNode {
  readonly kind: 'number';
  /** Whole and not negative: a minus is a NegateNode. */
  readonly value: number;
}

/** `4d6kh3`: dice of one shape, and how they are read. */
export interface DiceNode {
  readonly kind: 'dice';
  readonly count: number;
  readonly shape: Shape;
  /** Read in this order: first what is kept, then what counts as a success. */
  readonly modifiers: readonly Modifier[];
}

export interface NegateNode {
  readonly kind: 'negate';
  readonly of: Expression;
}

export interface MathNode {
  readonly kind: 'math';
  readonly operator: Operator;
  readonly left: Expression;
  readonly right: Expression;
}

/** `2d6 [fire]`: a name for what it stands behind; the dice inside carry it. */
export interface LabelNode {
  readonly kind: 'label';
  readonly of: Expression;
  readonly text: string;
}

/** A numbered die, or a Fate die (`dF`: −1, 0 or +1). */
export type Shape = { readonly kind: 'numbered'; readonly sides: number } | { readonly kind: 'fate' };

export type Modifier = SelectModifier | SuccessModifier;

/** Keeps or drops the `count` highest or lowest of the dice; each looks at all dice rolled. */
export interface SelectModifier {
  readonly kind: 'keep' | 'drop';
  readonly end: 'high' | 'low';
  readonly count: number;
}

/** Counts the dice that meet the target instead of adding them up. */
export interface SuccessModifier {
  readonly kind: 'success';
  readonly compare: Comparison;
  readonly target: number;
}

/** Whole-number maths: `/` rounds towards zero (−7 / 2 is −3), `//` rounds down (−7 // 2 is −4). */
export type Operator = '+' | '-' | '*' | '/' | '//';

export type Comparison = '>=' | '<=' | '>' | '<' | '=';
