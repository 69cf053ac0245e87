import type { Rule } from '../../../engine/rule.ts';
import { begin } from '../../../engine/turns/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Act } from '../acts/act.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { endOfTurn, take } from './advance.ts';
import { turnIsHad } from './granted.ts';
import { actionsLeft, costOf, moveAct, whyNotTheirTurn } from './legality.ts';
import { owedTo } from './owed.ts';
import { skipStunned } from './stunned.ts';
import { useUp } from './uses.ts';

/**
 * Somebody's turn begins, where theirs does not run already: with two actions, those that were granted, less those that
 * Stunned takes away. Nothing outside of an encounter, nor for a free move. Refuses where it cannot be their turn.
 */
export function* startTurn(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  if (tx.now.fight === null || tx.now.fight.turn?.actor === actor || owedTo(tx.now, actor) !== null) return;
  const why = whyNotTheirTurn(tx.now, actor);
  if (why !== null) return yield* tx.refuse(why.code, why.params);
  if (tx.now.fight.turn !== null) yield* endOfTurn(tx);
  const actions = actionsLeft(tx.now, actor);
  yield* take(tx, begin(tx.now.fight.order, actor));
  skipStunned(tx, actor);
  turnIsHad(tx, actor);
  if (tx.state.fight) {
    tx.state.fight.turn = { actor, actions, acted: 0, agility: 0, over: false };
    if (isFirst(tx.now, actor)) tx.state.fight.first = actor;
  }
  tell(tx, 'turnBegan', { actor, actions });
}

/** Whether a unit of the players' acts before all the others of them this round. */
function isFirst({ fight }: Scene, actor: CharacterId): boolean {
  const players = fight?.order.groups.find(({ name }) => name === 'players')?.members ?? [];
  return players.includes(actor) && !players.some((id) => fight?.order.done.includes(id));
}

/**
 * Takes what an act costs: actions, charges, a cooldown. Nothing but charges and cooldowns outside of an encounter; a free move
 * takes no action, and is the move's own to take (`takeOwed`).
 */
export function payFor(tx: Tx<Scene>, actor: CharacterId, act: Act, means: string | null): void {
  const now = tx.snapshot();
  const limited = act.limit?.(now, actor) ?? null;
  if (limited !== null) useUp(tx, actor, limited.use, limited.limit);
  const turn = tx.state.fight?.turn;
  if (!turn || turn.actor !== actor || act.activation === 'free') return;
  if (act.id === moveAct && owedTo(now, actor) !== null) return;
  turn.actions = Math.max(0, turn.actions - costOf(now, actor, act, means));
  turn.acted += 1;
  if (act.ends?.(now, actor, means) ?? act.activation === 'actionEnds') turn.over = true;
}
