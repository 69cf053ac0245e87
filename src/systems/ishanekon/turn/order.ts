import type { SortedOrder, TurnResult } from '../../../engine/turns/index.ts';

/** Turn orders refuse only what the rules here never ask. */
export function orderOf(result: TurnResult<SortedOrder>): SortedOrder {
  if (!result.ok) throw new Error(`${result.code} ${JSON.stringify(result.params)}`);
  return result.order;
}
