import { castDraft } from 'immer';
import type { Tx } from '../../../engine/tx.ts';
import { after, type Order } from '../activations/orders.ts';
import { runningIn, type Scene } from '../scene.ts';

/** Marks an order to the unit that acts as done. */
export function did(tx: Tx<Scene>, order: Order): void {
  const running = runningIn(tx.snapshot());
  const drafted = tx.state.battle?.activations.at(-1);
  const done = running === null ? null : after(running.done, order);
  if (drafted !== undefined && done !== null) drafted.done = castDraft({ ...done });
}
