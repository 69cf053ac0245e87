export { bounds } from './bounds/bounds.ts';
export type { Bounds } from './bounds/looking.ts';
export { type Deck, type Draw, type DrawnCard, drawCards, RANKS, SUITS, standardDeck } from './cards.ts';
export type { Die, Fate, JudgedDie } from './die.ts';
export { type Fortune, fortuneOf } from './luck.ts';
export type * from './notation/ast.ts';
export { foldName, type Names } from './notation/build.ts';
export { doubt } from './notation/doubt.ts';
export { LIMITS } from './notation/limits.ts';
export {
  type Parsed,
  type ParsedBatch,
  type ParseOptions,
  parse,
  parseBatch,
} from './notation/parse.ts';
export { print, printBatch } from './notation/print.ts';
export type { ParseError } from './notation/problem.ts';
export type { Unsolved } from './odds/budget.ts';
export { type Comparing, compareOdds } from './odds/compare.ts';
export type { Distribution, Range } from './odds/distribution.ts';
export { handfulOdds } from './odds/handful.ts';
export { type Estimate, type Odds, odds, oddsOfBatch, oddsOrSample, successOdds } from './odds/odds.ts';
export { type Sample, sample } from './odds/sample.ts';
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
export { type RolledBatch, type RolledLine, rollBatch } from './rolling/batch.ts';
export type { DicePart, GroupItem, GroupPart, Part } from './rolling/part.ts';
export { type Rolled, type RollOptions, roll } from './rolling/roll.ts';
export { hashOf, numbered, sealedSeed } from './seal.ts';
export { type DiceSource, ScriptError, type ScriptedDice, scriptedDice, seededDice } from './source.ts';
export { type Misfit, readTyped, type TypedDice, typedDice } from './typed.ts';
export { dieWords } from './words/die.ts';
export { type Kind, kindsOf } from './words/kinds.ts';
export { explainParseError } from './words/mistakes.ts';
export { showNumber } from './words/numbers.ts';
export { type DescribeOptions, describeRoll, showResult } from './words/roll.ts';
export { explainUnsolved } from './words/unsolved.ts';
