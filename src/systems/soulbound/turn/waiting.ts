import { castDraft } from 'immer';
import type { Rule } from '../../../engine/rule.ts';
import {
  current,
  endTurn,
  forgoTurn,
  holdTurn,
  interrupt,
  type SortedOrder,
} from '../../../engine/turns/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { turnMoment } from '../powers/moments.ts';
import { type CharacterId, fighterIn, type Scene, type TurnBudget, type Waiting } from '../scene.ts';
import { advance, settle, take } from './advance.ts';
import { giveGranted } from './budget.ts';

/**
 * Puts off what is left of the turn that runs: one Action, for when the trigger happens. The next turn begins; the order
 * comes back at the end of the round (`waitedInVain`).
 */
export function* putOff(
  tx: Tx<Scene>,
  actor: CharacterId,
  waiting: Pick<Waiting, 'act' | 'trigger'>,
): Rule<void> {
  const { fight } = tx.state;
  const turn = tx.now.fight?.turn;
  const fighter = fight?.fighters[actor];
  if (!fight || !turn || fighter === undefined) return;
  const then: TurnBudget = { ...turn, move: false, actions: 1, acted: turn.acted - 1 };
  fighter.waiting = castDraft({ ...waiting, turn: then });
  fight.turn = null;
  yield* take(tx, holdTurn<SortedOrder>(fight.order));
  yield* advance(tx);
}

/** The scene in which somebody who waits acts now; null for who does not wait. Nothing is changed by asking. */
export function steppedIn(scene: Scene, actor: CharacterId): Scene | null {
  const waiting = fighterIn(scene, actor)?.waiting ?? null;
  if (scene.fight === null || waiting === null) return null;
  const now = interrupt<SortedOrder>(scene.fight.order, actor);
  if (!now.ok) return null;
  return { ...scene, fight: { ...scene.fight, order: now.order, turn: waiting.turn } };
}

/** Lets somebody act right now with the Action they put off. Gives what was left of the turn that it interrupts. */
export function* stepIn(tx: Tx<Scene>, actor: CharacterId): Rule<TurnBudget | null> {
  const { fight } = tx.state;
  const before = tx.snapshot();
  const waiting = fighterIn(before, actor)?.waiting ?? null;
  const fighter = fight?.fighters[actor];
  if (fight === null || fighter === undefined || waiting === null)
    throw new Error(`'${actor}' waits for nothing`);
  fighter.waiting = null;
  yield* take(tx, interrupt<SortedOrder>(fight.order, actor));
  fight.turn = castDraft({ ...waiting.turn });
  return before.fight?.turn ?? null;
}

/**
 * Who reacted has had their turn of the round: it ends with the reaction. The interrupted one goes on, if whose it is still can; else
 * the next begins.
 */
export function* stepOut(tx: Tx<Scene>, actor: CharacterId, paused: TurnBudget | null): Rule<void> {
  if (tx.state.fight === null) return;
  const running = current(tx.now.fight?.order ?? tx.state.fight.order);
  if (running?.actor === actor && running.kind === 'action') {
    yield* turnMoment(tx, 'turnEnding', actor);
    yield* take(tx, endTurn<SortedOrder>(tx.state.fight.order));
  }
  if (tx.state.fight.order.held.includes(actor))
    yield* take(tx, forgoTurn<SortedOrder>(tx.state.fight.order, actor));
  const goesOn = paused !== null && current(tx.state.fight.order)?.actor === paused.actor;
  tx.state.fight.turn = goesOn ? castDraft({ ...paused }) : null;
  if (goesOn) giveGranted(tx, paused.actor);
  yield* settle(tx);
}
