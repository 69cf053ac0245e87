import type { Audience } from '../../../../src/engine/event.ts';
import type { Sum } from '../../../../src/engine/modifier.ts';
import type { Rule } from '../../../../src/engine/rule.ts';
import type { Tx } from '../../../../src/engine/tx.ts';
import type { Stat } from '../content.ts';
import type { Keeper } from '../keeper.ts';
import type { Night } from '../night.ts';

/** What to roll: a keeper's stat, with what else adds dice to it this time. */
export interface Pool {
  readonly by: string;
  readonly stat: Stat;
  readonly label: string;
  readonly edge?: string | null; // 'steady': one die more
  readonly burnt?: boolean; // a point of oil was spent: one die more
  readonly to?: Audience;
}

/** The keeper of this id; refuses where there is none. */
export function* keeperOf(tx: Tx<Night>, id: string): Rule<Keeper> {
  return tx.now.keepers[id] ?? (yield* tx.refuse('noSuchKeeper', { id }));
}

/** How many dice a pool has and why: at least one. */
export function diceOf(tx: Tx<Night>, keeper: Keeper, pool: Pool): Sum {
  const { by, edge = null, burnt = false } = pool;
  return tx.number('flares', keeper[pool.stat], { by, edge, burnt });
}

/** Rolls a pool and says so; gives the number of flares: dice that show 5 or 6. */
export function* flares(tx: Tx<Night>, pool: Pool): Rule<number> {
  const { by, label, to } = pool;
  const sum = diceOf(tx, yield* keeperOf(tx, by), pool);
  const count = Math.max(1, sum.total);
  const rolled = yield* tx.roll({ by, label, count, sides: 6, ...(to === undefined ? {} : { to }) });
  const found = rolled.dice.filter((die) => die.value >= 5).length;
  tx.emit('rolled', { by, label, dice: rolled.dice, replaced: rolled.replaced, sum, flares: found }, to);
  return found;
}

/** Takes oil; refuses where there is too little. */
export function* burn(tx: Tx<Night>, id: string, amount = 1): Rule<void> {
  const { oil } = yield* keeperOf(tx, id);
  if (oil < amount) return yield* tx.refuse('noOil', { id, oil, needed: amount });
  const draft = tx.state.keepers[id];
  if (draft !== undefined) draft.oil = oil - amount;
  tx.emit('burnt', { id, before: oil, after: oil - amount });
}
