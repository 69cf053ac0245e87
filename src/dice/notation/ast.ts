/**
 * A written roll as data. Every node is plain JSON, and print(parse(text)) reads as the same nodes again.
 * Counts, sides and targets are numbers already: `(4-2)d(2*3)` and `@body` are worked out while reading.
 */
export type Expression =
  | NumberNode
  | DiceNode
  | GroupNode
  | NegateNode
  | MathNode
  | CompareNode
  | CallNode
  | LabelNode
  | SharedNode;

export interface NumberNode {
  readonly kind: 'number';
  /** Not negative: a minus is a NegateNode. May have decimals. */
  readonly value: number;
}

/** `4d6kh3`: dice of one shape, and how they are read. */
export interface DiceNode {
  readonly kind: 'dice';
  readonly count: number;
  readonly shape: Shape;
  /** In the order in which they are applied, whatever the order they were written in (`STAGES`). At most one of a kind, but for keep and drop. */
  readonly modifiers: readonly Modifier[];
}

/**
 * `{2d8, 1d10+2}kh1`: several rolls read together. With one roll inside, keep, drop and sort read every die of that
 * roll (`{4d6+2d8}kh3`); with several they read the rolls' totals. What counts as a success is a roll's total in either case.
 */
export interface GroupNode {
  readonly kind: 'group';
  readonly items: readonly Expression[]; // at least one
  readonly modifiers: readonly GroupModifier[];
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

/** `1d20+5 >= 15`: 1 where it is true, else 0. */
export interface CompareNode {
  readonly kind: 'compare';
  readonly compare: Comparison;
  readonly left: Expression;
  readonly right: Expression;
}

/** `floor(7/2)`, `max(1d6, 1d8)`. `min` and `max` take one or more, the others exactly one. Angles are in radians, `log` is the natural one. */
export interface CallNode {
  readonly kind: 'call';
  readonly name: MathFunction;
  readonly of: readonly Expression[];
}

/** `2d6 [fire]`: a name for what it stands behind; the dice inside carry it. */
export interface LabelNode {
  readonly kind: 'label';
  readonly of: Expression;
  readonly text: string;
}

/** `&`: the total of the first roll of the same batch (`1d20; &+5`). Never in the first roll itself. */
export interface SharedNode {
  readonly kind: 'shared';
}

/**
 * A numbered die; a Fate die (`dF` and `dF.2`: two faces each of −1, 0, +1; `dF.1`: four blanks, one −1, one +1); or a
 * die of one's own faces (`d{1,1,2,3}`), each equally likely, whole numbers, which may be negative.
 */
export type Shape =
  | { readonly kind: 'numbered'; readonly sides: number }
  | { readonly kind: 'fate'; readonly signs: 1 | 2 } // how many faces show each sign
  | { readonly kind: 'faces'; readonly faces: readonly number[] };

export type Modifier =
  | AdvantageModifier
  | LimitModifier
  | ImplodeModifier
  | ExplodeModifier
  | RerollModifier
  | UniqueModifier
  | SelectModifier
  | SuccessModifier
  | CriticalModifier
  | SortModifier;

export type GroupModifier = SelectModifier | SuccessModifier | SortModifier;

/**
 * `adv1`, `dis1`: before anything else so many of the dice, which are among the node's `count`, are dropped: the lowest, or the
 * highest. Always fewer than there are.
 */
export interface AdvantageModifier {
  readonly kind: 'advantage' | 'disadvantage';
  readonly dice: number;
}

/** `min3`, `max5`: a die that shows less (more) counts as this much. */
export interface LimitModifier {
  readonly kind: 'min' | 'max';
  readonly value: number;
}

/**
 * `i1`: every die first rolled that meets a condition brings one more, which is taken away from the sum. That one is no part of the
 * dice that are kept, dropped and counted, and where successes are counted none is rolled.
 */
export interface ImplodeModifier {
  readonly kind: 'implode';
  /** Empty: the lowest face. */
  readonly when: readonly Condition[];
}

/**
 * `!`: a die that meets a condition is rolled once more, and the new die counts too. `together` (`!!`): it is added to the die it came
 * from instead of standing beside it. `penetrating` (`!p`): every further die counts one less.
 */
export type ExplodeModifier = {
  readonly kind: 'explode';
  readonly together: boolean;
  readonly penetrating: boolean;
  /** 'always': new dice may explode too. 'once': each rolled die at most once. 'first': the first die that meets it, and no other. */
  readonly times: 'always' | 'once' | 'first';
} & (
  | {
      /** Empty: the highest face. */
      readonly when: readonly Condition[];
    }
  | {
      /** `eh1`: those of all dice, new ones too, that stand so far up or down and have not exploded yet; `rah1`: the first of them. */
      readonly when: Ends;
      readonly together: false;
      readonly penetrating: false;
      readonly times: 'always' | 'first';
    }
);

/** `r<3`, `ro1`: a die that meets a condition is rolled again, and the new one counts in its place. */
export type RerollModifier = {
  readonly kind: 'reroll';
  readonly times: 'always' | 'once';
} & (
  | {
      /** Empty: the lowest face. */
      readonly when: readonly Condition[];
    }
  | {
      /** `rol1`: the dice that stand so far up or down. */
      readonly when: Ends;
      readonly times: 'once';
    }
);

/** So many dice from the top or from the bottom; among equals the first comes first. */
export interface Ends {
  readonly end: 'high' | 'low';
  readonly count: number;
}

/** `u`: a die that shows what one before it shows is rolled again. */
export interface UniqueModifier {
  readonly kind: 'unique';
  /** Which doubles are meant; empty: all. */
  readonly when: readonly Condition[];
  readonly times: 'always' | 'once';
}

/** Keeps or drops dice: so many of the highest, lowest or middle ones, or all that meet a condition. Each looks at all dice. */
export interface SelectModifier {
  readonly kind: 'keep' | 'drop';
  readonly which: Selected;
}

export type Selected =
  | { readonly end: 'high' | 'low' | 'middle'; readonly count: number }
  | { readonly when: Condition };

/** Counts the dice that meet conditions instead of adding them up. Each may be given once. */
export interface SuccessModifier {
  readonly kind: 'success';
  /** One success. */
  readonly hit: Condition;
  /** Two successes instead of one; such a die need not meet `hit`. */
  readonly double: Condition | null;
  /** One success less; the result may fall below zero. */
  readonly fail: Condition | null;
  /** Takes one success away where there is one: by these the result never falls below zero. */
  readonly cancel: Condition | null;
  /** A die that shows its highest face takes one failure away, where there is one. Never of a group. */
  readonly redeems: boolean;
}

/** `cs20`, `cf1`: marks dice, and changes nothing. */
export interface CriticalModifier {
  readonly kind: 'criticalSuccess' | 'criticalFailure';
  /** Empty: the highest face for a success, the lowest for a failure. */
  readonly when: readonly Condition[];
}

/** `sa`, `sd`: the order in which dice are shown. */
export interface SortModifier {
  readonly kind: 'sort';
  readonly order: 'up' | 'down';
}

export interface Condition {
  readonly compare: Comparison;
  readonly value: number; // may be negative, or have decimals
}

/** The order in which modifiers are applied, whatever the order they were written in. */
export const STAGES = [
  'advantage',
  'disadvantage',
  'min',
  'max',
  'implode',
  'explode',
  'reroll',
  'unique',
  'keep',
  'drop',
  'success',
  'criticalSuccess',
  'criticalFailure',
  'sort',
] as const satisfies readonly Modifier['kind'][];

/** `/` divides exactly (7 / 2 is 3.5), `//` rounds down (−7 // 2 is −4), `%` is what `//` leaves (−7 % 3 is 2), `^` raises. */
export type Operator = '+' | '-' | '*' | '/' | '//' | '%' | '^';

export type MathFunction =
  | 'floor'
  | 'ceil'
  | 'round'
  | 'abs'
  | 'min'
  | 'max'
  | 'sign'
  | 'sqrt'
  | 'exp'
  | 'log'
  | 'sin'
  | 'cos'
  | 'tan';

export type Comparison = '>=' | '<=' | '>' | '<' | '=' | '!=';

/** One line of what somebody wrote: `6#4d6kh3 # the six scores`. */
export interface Line {
  readonly repeat: number; // 1 unless written
  readonly expression: Expression;
  readonly comment: string | null;
}

/** All that somebody wrote: `1d20; &+5`. At least one line. */
export type Batch = readonly Line[];
