/** What can be wrong with a written roll: a code and its numbers; the sentences are in words.ts. */
export type Problem =
  | { readonly code: 'empty'; readonly params: NoParams }
  /** Something stands where it cannot; `found` is the first piece of it. */
  | { readonly code: 'unexpected'; readonly params: { readonly found: string } }
  /** The roll ends where something must follow. */
  | { readonly code: 'unfinished'; readonly params: NoParams }
  | { readonly code: 'unclosed'; readonly params: { readonly bracket: '(' | '[' } }
  | { readonly code: 'tooLong'; readonly params: Beyond }
  | { readonly code: 'tooManyDice'; readonly params: Beyond }
  | { readonly code: 'tooManySides'; readonly params: Beyond }
  | { readonly code: 'numberTooLarge'; readonly params: Beyond }
  /** The total, or a step on the way to it, could pass what is counted exactly. */
  | { readonly code: 'resultTooLarge'; readonly params: { readonly limit: number } }
  /** `0d6`. */
  | { readonly code: 'noDice'; readonly params: NoParams }
  /** `1d0`. */
  | { readonly code: 'noSides'; readonly params: NoParams }
  /** `4d6k0`. */
  | { readonly code: 'selectsNone'; readonly params: { readonly selects: 'keep' | 'drop' } }
  /** `5d6>=4<2`: two targets for the same dice. */
  | { readonly code: 'twoTargets'; readonly params: NoParams }
  | { readonly code: 'notWhole'; readonly params: { readonly number: number } }
  | { readonly code: 'divisorMayBeZero'; readonly params: NoParams };

type NoParams = Readonly<Record<string, never>>;
interface Beyond {
  readonly limit: number;
  readonly given: number;
}

/** A problem, where it is (offset in the text), and the nearest roll that would work, if there is one. */
export type ParseError = Problem & { readonly at: number; readonly suggestion?: string };
