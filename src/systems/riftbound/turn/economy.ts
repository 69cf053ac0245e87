import type { Tx } from '../../../engine/tx.ts';
import type { CharacterId, Scene, Turn } from '../scene.ts';

/** How many Actions a turn has (On your turn). */
export const ACTIONS = 2;

/** A turn that begins. */
export const freshTurn = (actor: CharacterId, changed: Partial<Turn> = {}): Turn => ({
  actor,
  actions: ACTIONS,
  taken: 0,
  moves: 0,
  changed: false,
  last: null,
  extra: false,
  seized: false,
  ...changed,
});

/** One of the turn's Actions is used: on what, by its id. Outside of a fight nobody counts. */
export function spendAction(tx: Tx<Scene>, what: string): void {
  const turn = tx.state.fight?.turn;
  if (!turn) return;
  turn.actions -= 1;
  turn.taken += 1;
  turn.last = what;
}
