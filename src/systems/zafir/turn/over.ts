import type { Tx } from '../../../engine/tx.ts';
import type { CharacterId, Scene } from '../scene.ts';

/** Nothing more may be done on the turn that runs, where it is this one's: it ends when what is being done is done. */
export function endTurnNow(tx: Tx<Scene>, actor: CharacterId): void {
  const turn = tx.state.fight?.turn;
  if (turn?.actor === actor) turn.over = true;
}
