export { type Bounds, bounds } from './bounds.ts';
export { type Deck, type Draw, type DrawnCard, drawCards, RANKS, SUITS, standardDeck } from './cards.ts';
export type { Die, Fate, JudgedDie } from './die.ts';
export type * from './notation/ast.ts';
export { LIMITS } from './notation/limits.ts';
export { type Parsed, parse } from './notation/parse.ts';
export { print } from './notation/print.ts';
export type { ParseError } from './notation/problem.ts';
export type { Unsolved } from './odds/budget.ts';
export { type Comparing, compareOdds } from './odds/compare.ts';
export type { Distribution, Range } from './odds/distribution.ts';
export { handfulOdds, type Odds, odds, successOdds } from './odds/odds.ts';
export {
  type FacesPool,
  type FacesRoll,
  facesPool,
  type Pool,
  poolExpression,
  readPool,
  rollPool,
  type Selection,
  type SuccessPool,
  type SuccessRoll,
  type SumPool,
  type SumRoll,
  successPool,
  sumPool,
} from './pool.ts';
export { type Part, type Rolled, type RollOptions, roll } from './roll.ts';
export { type DiceSource, ScriptError, type ScriptedDice, scriptedDice, seededDice } from './source.ts';
export { type DescribeOptions, describeRoll, explainParseError, explainUnsolved } from './words.ts';
