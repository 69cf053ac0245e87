import type { StandingOrderRecord, Store } from '../ports.ts';
import { type Result, tooMany, yes } from '../result.ts';
import { ORDER_LIMITS } from './limits.ts';

/** Whether a character may have this order: one for the same question is replaced by it. Refuses too many. */
export async function roomForOrder(
  store: Pick<Store, 'ordersOf'>,
  { characterId, code }: Pick<StandingOrderRecord, 'characterId' | 'code'>,
): Promise<Result<null>> {
  const others = (await store.ordersOf([characterId])).filter((one) => one.code !== code);
  return others.length >= ORDER_LIMITS.orders.most ? tooMany(ORDER_LIMITS.orders) : yes(null);
}
