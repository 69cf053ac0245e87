import type { Die, JudgedDie } from './die.ts';
import type { Comparison, DiceNode, Expression, Modifier } from './notation/ast.ts';
import { faceOf, sidesOf } from './reading.ts';
import { judge } from './rolling/judge.ts';
import type { RollOptions } from './rolling/roll.ts';
import type { DiceSource } from './source.ts';

/*
 * Pools: dice that a rule puts together rather than a player writes. Each is plain data around the same dice
 * node the notation has, so rolling, printing and the odds are the same too. A pool may have no dice at all.
 */

export type Pool = SumPool | SuccessPool | FacesPool;

/** Dice that are added up, all or those that are kept. */
export interface SumPool {
  readonly kind: 'sum';
  readonly label: string;
  readonly dice: DiceNode;
}

/** Dice that are counted against a target. */
export interface SuccessPool {
  readonly kind: 'successes';
  readonly label: string;
  readonly dice: DiceNode;
}

/** Dice whose faces the rule reads by itself: they have no one result. */
export interface FacesPool {
  readonly kind: 'faces';
  readonly label: string;
  readonly dice: DiceNode;
}

interface PoolDice {
  /** How many dice; 0 is a pool that comes to nothing. */
  readonly count: number;
  readonly sides: number;
  /** What the dice are for. */
  readonly label?: string;
}

/** Which dice stay: the highest or the lowest so many. */
export type Selection = { readonly high: number } | { readonly low: number };

/** Dice to add up: `sumPool({count: 4, sides: 6, keep: {high: 3}})`. */
export const sumPool = (
  pool: PoolDice & { readonly keep?: Selection; readonly drop?: Selection },
): SumPool => ({
  kind: 'sum',
  label: pool.label ?? '',
  dice: diceOf(pool, [...selects('keep', pool.keep), ...selects('drop', pool.drop)]),
});

/** Dice to count: each that is `target` or more (or meets `compare`) is a success. */
export const successPool = (
  pool: PoolDice & { readonly target: number; readonly compare?: Comparison; readonly keep?: Selection },
): SuccessPool => ({
  kind: 'successes',
  label: pool.label ?? '',
  dice: diceOf(pool, [
    ...selects('keep', pool.keep),
    {
      kind: 'success',
      hit: { compare: pool.compare ?? '>=', value: pool.target },
      double: null,
      fail: null,
      cancel: null,
      redeems: false,
    },
  ]),
});

/** Dice to look at one by one. */
export const facesPool = (pool: PoolDice): FacesPool => ({
  kind: 'faces',
  label: pool.label ?? '',
  dice: diceOf(pool, []),
});

const diceOf = ({ count, sides }: PoolDice, modifiers: readonly Modifier[]): DiceNode => ({
  kind: 'dice',
  count,
  shape: { kind: 'numbered', sides },
  modifiers,
});

const selects = (kind: 'keep' | 'drop', chosen: Selection | undefined): readonly Modifier[] => {
  if (chosen === undefined) return [];
  return 'high' in chosen
    ? [{ kind, which: { end: 'high', count: chosen.high } }]
    : [{ kind, which: { end: 'low', count: chosen.low } }];
};

/** A pool as a written roll: what print, describeRoll and a player's own /roll understand. */
export const poolExpression = ({ dice, label }: Pool): Expression =>
  label === '' ? dice : { kind: 'label', of: dice, text: label };

interface PoolRoll<P extends Pool> {
  readonly kind: P['kind'];
  readonly pool: P;
  /** Every die in the order rolled, dropped ones too. */
  readonly dice: readonly JudgedDie[];
}
export interface SumRoll extends PoolRoll<SumPool> {
  readonly total: number;
}
export interface SuccessRoll extends PoolRoll<SuccessPool> {
  readonly successes: number;
}
export interface FacesRoll extends PoolRoll<FacesPool> {
  /** What each die shows, in the order rolled. */
  readonly faces: readonly number[];
}

type PoolOptions = Pick<RollOptions, 'start' | 'label'>;

/** Rolls a pool; `start` is the index of its first die, `label` stands in for a label of its own. */
export function rollPool(pool: SumPool, source: DiceSource, options?: PoolOptions): SumRoll;
export function rollPool(pool: SuccessPool, source: DiceSource, options?: PoolOptions): SuccessRoll;
export function rollPool(pool: FacesPool, source: DiceSource, options?: PoolOptions): FacesRoll;
export function rollPool(
  pool: Pool,
  source: DiceSource,
  { start = 0, label = '' }: PoolOptions = {},
): SumRoll | SuccessRoll | FacesRoll {
  const { count, shape } = pool.dice;
  const sides = sidesOf(shape);
  const thrown: Die[] = [];
  for (let index = start; index < start + count; index++)
    thrown.push({ index, sides, value: faceOf(shape, source.die(index, sides)), label: pool.label || label });
  return read(pool, thrown);
}

/** Reads dice that were rolled elsewhere, or changed after the roll, as this pool reads them. */
export function readPool(pool: SumPool, dice: readonly Die[]): SumRoll;
export function readPool(pool: SuccessPool, dice: readonly Die[]): SuccessRoll;
export function readPool(pool: FacesPool, dice: readonly Die[]): FacesRoll;
export function readPool(pool: Pool, dice: readonly Die[]): SumRoll | SuccessRoll | FacesRoll {
  return read(pool, dice);
}

const read = (pool: Pool, thrown: readonly Die[]): SumRoll | SuccessRoll | FacesRoll => {
  const { dice, value } = judge(pool.dice, thrown, pool.dice.shape);
  switch (pool.kind) {
    case 'sum':
      return { kind: 'sum', pool, dice, total: value };
    case 'successes':
      return { kind: 'successes', pool, dice, successes: value };
    case 'faces':
      return { kind: 'faces', pool, dice, faces: dice.map((die) => die.value) };
  }
};
