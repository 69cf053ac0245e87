import type { JudgedDie } from '../die.ts';
import type { Batch } from '../notation/ast.ts';
import { countDice } from '../notation/count.ts';
import { LIMITS } from '../notation/limits.ts';
import type { DiceSource } from '../source.ts';
import { type Rolled, roll } from './roll.ts';

/** All rolls of a batch, each repeat by itself. */
export interface RolledBatch {
  readonly rolls: readonly RolledLine[];
  /** Every die in the order rolled. */
  readonly dice: readonly JudgedDie[];
  /** The index of the first die that is still to roll. */
  readonly next: number;
}

export interface RolledLine {
  /** Which line of the batch it is, from 0. */
  readonly line: number;
  /** Which repeat of that line, from 0. */
  readonly repetition: number;
  readonly comment: string | null;
  readonly rolled: Rolled;
}

/** What became of each die is found out when somebody asks. */
class MadeBatch implements RolledBatch {
  readonly rolls: readonly RolledLine[];
  readonly next: number;
  #dice: readonly JudgedDie[] | undefined;

  constructor(rolls: readonly RolledLine[], next: number) {
    this.rolls = rolls;
    this.next = next;
  }

  get dice(): readonly JudgedDie[] {
    this.#dice ??= this.rolls.flatMap(({ rolled }) => rolled.dice);
    return this.#dice;
  }
}

/**
 * Rolls what parseBatch has read, line by line; `start` is the index of the first die. The dice that explosions and rerolls
 * may add are those that the written ones leave of the limit, for whoever comes first.
 */
export const rollBatch = (
  batch: Batch,
  source: DiceSource,
  { start = 0 }: { readonly start?: number } = {},
): RolledBatch => {
  let written = 0;
  for (const { repeat, expression } of batch) written += repeat * countDice(expression);
  let spare = Math.max(0, LIMITS.dice - written);
  let next = start;
  let shared = 0;
  const rolls: RolledLine[] = [];
  batch.forEach(({ repeat, expression, comment }, line) => {
    const own = countDice(expression);
    for (let repetition = 0; repetition < repeat; repetition++) {
      const rolled = roll(expression, source, { start: next, shared, spare });
      spare -= rolled.next - next - own;
      next = rolled.next;
      if (rolls.length === 0) shared = rolled.total;
      rolls.push({ line, repetition, comment, rolled });
    }
  });
  return new MadeBatch(rolls, next);
};
