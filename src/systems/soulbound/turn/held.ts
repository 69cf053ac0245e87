import { castDraft } from 'immer';
import { toAct } from '../../../engine/turns/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { type CharacterId, fighterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { budgetOf, giveGranted } from './budget.ts';

/** Whether somebody has put off their whole turn and has not taken it yet; who waits to React has not. */
export const holdsTurn = (scene: Scene, actor: CharacterId): boolean =>
  (scene.fight?.order.held.includes(actor) ?? false) && fighterIn(scene, actor)?.waiting === null;

/**
 * Who takes the turn that they hold now, at the end of the round: the first in the order. Those who wait to React wait for these turns
 * too, so they come after them. Null where somebody is still to act who does neither.
 */
export function firstToResume(scene: Scene): CharacterId | null {
  if (scene.fight === null) return null;
  const { order } = scene.fight;
  const left = toAct(order);
  if (left.some((id) => !order.held.includes(id))) return null;
  return left.find((id) => holdsTurn(scene, id)) ?? null;
}

/** Whether somebody who had put off their turn takes it as soon as the one that runs is over. */
export const comesNext = ({ fight }: Scene, actor: CharacterId): boolean =>
  fight?.order.inserted.some((turn) => turn.actor === actor && turn.kind === 'held') ?? false;

/** The turn that was put off comes, as it was; Actions that a power has given meanwhile come with it. What happens at the start of a turn has happened when it was held. */
export function heldTurn(tx: Tx<Scene>, actor: CharacterId): void {
  const { fight } = tx.state;
  const fighter = fight?.fighters[actor];
  if (!fight || fighter === undefined) return;
  if (fighter.held == null) {
    fight.turn = castDraft(budgetOf(tx.now, actor));
    if (!fight.turn.surprise) fighter.granted = 0;
  } else {
    fight.turn = fighter.held;
    fighter.held = null;
    giveGranted(tx, actor);
  }
  tell(tx, 'turnResumed', { actor });
}
