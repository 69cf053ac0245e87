import type { Condition } from './ast.ts';

/** What can be wrong with a written roll: a code and its numbers; the sentences are in words/mistakes.ts. */
export type Problem =
  | { readonly code: 'empty'; readonly params: NoParams }
  /** Something stands where it cannot; `found` is the first piece of it. */
  | { readonly code: 'unexpected'; readonly params: { readonly found: string } }
  /** The roll ends where something must follow. */
  | { readonly code: 'unfinished'; readonly params: NoParams }
  | { readonly code: 'unclosed'; readonly params: { readonly bracket: '(' | '[' | '{' } }
  | { readonly code: 'tooLong'; readonly params: Beyond }
  | { readonly code: 'tooManyDice'; readonly params: Beyond }
  | { readonly code: 'tooManySides'; readonly params: Beyond }
  | { readonly code: 'tooManyFaces'; readonly params: Beyond }
  /** `50#1d6`, or as many rolls behind one another. */
  | { readonly code: 'tooManyRepeats'; readonly params: Beyond }
  /** `{{{…}}}` */
  | { readonly code: 'tooDeep'; readonly params: Beyond }
  | { readonly code: 'numberTooLarge'; readonly params: Beyond }
  /** `0.1234567`. */
  | { readonly code: 'tooManyDecimals'; readonly params: { readonly limit: number } }
  /** The total, or a step on the way to it, could pass what is counted exactly. */
  | { readonly code: 'resultTooLarge'; readonly params: { readonly limit: number } }
  /** `0d6`. */
  | { readonly code: 'noDice'; readonly params: NoParams }
  /** `1d0`. */
  | { readonly code: 'noSides'; readonly params: NoParams }
  /** `0#1d6`. */
  | { readonly code: 'noRepeats'; readonly params: NoParams }
  /** `4d6k0`. */
  | { readonly code: 'selectsNone'; readonly params: { readonly selects: 'keep' | 'drop' | 'roll' } }
  /** `5d6>=4<2`: two targets for the same dice. */
  | { readonly code: 'twoTargets'; readonly params: NoParams }
  /** `5d6f1`: failures, doubles or cancels where no success is counted. */
  | { readonly code: 'noTarget'; readonly params: { readonly counts: 'failures' | 'doubles' | 'cancels' } }
  /** `4d10>=8c`: the highest faces take failures away, and none is counted. */
  | { readonly code: 'nothingRedeemed'; readonly params: NoParams }
  /** `4d6r<2ro>5`: two modifiers of one kind that contradict each other. */
  | { readonly code: 'twice'; readonly params: { readonly modifier: Repeated } }
  /** `1d6!>0`, `1d1r`, `3d2u`: would go on without an end. */
  | {
      readonly code: 'neverEnds';
      readonly params: { readonly modifier: 'explode' | 'reroll' | 'unique' };
    }
  /** Counts, sides and places are whole numbers. */
  | { readonly code: 'notWhole'; readonly params: { readonly number: number } }
  /** Counts, sides and targets are known before anything is rolled: `(1d4)d6` is not. */
  | { readonly code: 'notConstant'; readonly params: NoParams }
  | { readonly code: 'divisorMayBeZero'; readonly params: NoParams }
  /** `(1d6-4)^0.5`. */
  | { readonly code: 'noPower'; readonly params: NoParams }
  /** `sqrt(1d6-4)`. */
  | { readonly code: 'noRoot'; readonly params: NoParams }
  /** `log(1d6-1)`. */
  | { readonly code: 'noLogarithm'; readonly params: NoParams }
  /** `floor(1, 2)`. */
  | { readonly code: 'oneNumber'; readonly params: { readonly name: string } }
  /** `@strenght`; `nearest` is the name it is most like, '' where there is none. */
  | { readonly code: 'unknownName'; readonly params: { readonly name: string; readonly nearest: string } }
  /** `vtm7h2`: what Dice Maiden has for a game and notation cannot tell. */
  | {
      readonly code: 'untoldAlias';
      readonly params: { readonly alias: string; readonly game: string; readonly why: string };
    }
  /** `p 4d6`: a flag of Dice Maiden's that asks for something that is done in another way. */
  | { readonly code: 'flag'; readonly params: { readonly flag: 'p' | 's' | 'nr' } }
  /** `2d6>=7`: no die can show that. */
  | { readonly code: 'neverMet'; readonly params: Target & { readonly does: 'count' | 'explode' | 'reroll' } }
  /** `2d6<=7`: every die shows that. */
  | { readonly code: 'alwaysMet'; readonly params: Target }
  /** `+d20`: Dice Maiden's advantage, and here a plus. */
  | {
      readonly code: 'signedDie';
      readonly params: { readonly die: string; readonly end: 'higher' | 'lower' };
    }
  /** `&` where nothing was rolled before. */
  | { readonly code: 'nothingShared'; readonly params: NoParams };

export type Repeated = 'min' | 'max' | 'implode' | 'explode' | 'reroll' | 'unique' | 'sort';

/** What the faces of a die are held against. */
interface Target {
  /** As it is written, without its count: `d6`. */
  readonly die: string;
  readonly when: Condition;
  readonly dice: number;
}

type NoParams = Readonly<Record<string, never>>;
interface Beyond {
  readonly limit: number;
  readonly given: number;
}

/** A problem, where it is (offset in the text), and the nearest roll that would work, if there is one. */
export type ParseError = Problem & { readonly at: number; readonly suggestion?: string };
