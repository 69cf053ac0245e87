import type { Params } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Scene } from '../scene.ts';
import { chosenOf, type Leaning } from './edge.ts';

/** A die that may be rolled twice: what fell, in order. */
export interface Twice {
  readonly rolls: readonly number[]; // the running numbers of the rolls
}

export interface TwiceOf {
  readonly sides: number;
  readonly label: string;
  readonly by: string;
  readonly about: Params;
}

/** Rolls a die, or two where a roll leans from the start. Gives the rolls, whose dice reactions may still change. */
export function* rollLeaning(tx: Tx<Scene>, of: TwiceOf, count: 1 | 2): Rule<Twice> {
  const { id } = yield* tx.roll({ count, ...of });
  return { rolls: [id] };
}

/** Rolls the second die of a roll that leans only now: somebody has reacted to the first (Advantage and Disadvantage). */
export function* rollAgain(tx: Tx<Scene>, of: TwiceOf, { rolls }: Twice): Rule<Twice> {
  const { id } = yield* tx.roll({ count: 1, ...of });
  return { rolls: [...rolls, id] };
}

/** The dice as they stand, those that reactions have changed among them. */
export const diceOf = (tx: Tx<Scene>, { rolls }: Twice): readonly number[] =>
  rolls.flatMap((id) => tx.rolled(id).dice.map(({ value }) => value));

/** Which of the dice counts: the first, where nothing leans. */
export function counting(dice: readonly number[], leans: Leaning): number {
  const [first = 0, second] = dice;
  return leans === 'none' || second === undefined ? first : chosenOf(first, second, leans);
}
