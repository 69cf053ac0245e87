import { castDraft } from 'immer';
import { interrupt, type SortedOrder, type TurnResult } from '../../../engine/turns/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { CharacterId, Scene, Turn } from '../scene.ts';
import { freshTurn } from './economy.ts';

/** Somebody has one Action at once, out of turn; a turn that runs waits until they have had it. */
export function giveAction(tx: Tx<Scene>, actor: CharacterId, changed: Partial<Turn> = {}): void {
  const { fight } = tx.snapshot();
  if (fight === null || tx.state.fight === null) return;
  if (fight.turn !== null) tx.state.fight.paused = castDraft([...(fight.paused ?? []), fight.turn]);
  tx.state.fight.order = castDraft(orderOf(interrupt<SortedOrder>(fight.order, actor)));
  tx.state.fight.turn = castDraft(freshTurn(actor, { actions: 1, ...changed }));
}

/** An Action or a turn is over: nobody is Active for a moment, and those who wait for that are due. */
export function openGap(tx: Tx<Scene>): void {
  const { fight } = tx.state;
  if (fight === null) return;
  fight.gap = true;
  if (tx.now.party.rules.gaps === 'ask') fight.fresh = true;
  for (const one of fight.seizing) one.due = true;
}

/** An Action out of turn is over: the turn that it interrupted goes on, if there is one. */
export function resumeTurn(tx: Tx<Scene>): void {
  const { fight } = tx.state;
  if (fight === null) return;
  fight.turn = fight.order.turns.length === 0 ? null : (fight.paused?.pop() ?? null);
}

/** Turn orders refuse only what the rules here never ask. */
export function orderOf(result: TurnResult<SortedOrder>): SortedOrder {
  if (!result.ok) throw new Error(`${result.code} ${JSON.stringify(result.params)}`);
  return result.order;
}
