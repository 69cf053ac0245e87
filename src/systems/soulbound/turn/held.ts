import { castDraft } from 'immer';
import type { Tx } from '../../../engine/tx.ts';
import { type CharacterId, fighterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { budgetOf } from './budget.ts';

/** Whether somebody has put off their whole turn and has not taken it yet; who waits to React has not. */
export const holdsTurn = (scene: Scene, actor: CharacterId): boolean =>
  (scene.fight?.order.held.includes(actor) ?? false) && fighterIn(scene, actor)?.waiting === null;

/** Whether somebody who had put off their turn takes it as soon as the one that runs is over. */
export const comesNext = ({ fight }: Scene, actor: CharacterId): boolean =>
  fight?.order.inserted.some((turn) => turn.actor === actor && turn.kind === 'held') ?? false;

/** The turn that was put off comes: all of it, but what happens at the start of a turn has happened when it was held. */
export function heldTurn(tx: Tx<Scene>, actor: CharacterId): void {
  const { fight } = tx.state;
  const fighter = fight?.fighters[actor];
  if (!fight || fighter === undefined) return;
  fight.turn = castDraft(budgetOf(tx.now, actor));
  if (!fight.turn.surprise) fighter.granted = 0;
  tell(tx, 'turnResumed', { actor });
}
