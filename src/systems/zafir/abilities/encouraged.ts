import { castDraft } from 'immer';
import { insertTurn, isToAct } from '../../../engine/turns/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { type CharacterId, type Scene, unitIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { grantAction } from '../turn/granted.ts';

/** Somebody has an action more on their turn of this round; where that is over, they take it when the turn that runs is. */
export function encourageThem(tx: Tx<Scene>, target: CharacterId): void {
  const { fight } = tx.now;
  if (fight === null || unitIn(tx.now, target) === null) return;
  const still = fight.turn?.actor === target || isToAct(fight.order, target);
  if (still) {
    grantAction(tx, target, 'Encourage');
    return;
  }
  const inserted = insertTurn(fight.order, target, 'action');
  if (!inserted.ok) throw new Error(inserted.code);
  if (tx.state.fight !== null) tx.state.fight.order = castDraft(inserted.order);
  tell(tx, 'actionGranted', { actor: target, why: 'Encourage', now: false });
}
