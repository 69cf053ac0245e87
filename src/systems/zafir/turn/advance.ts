import { castDraft, original } from 'immer';
import type { Rule } from '../../../engine/rule.ts';
import {
  currentGroup,
  endTurn,
  forgoTurn,
  type GroupOrder,
  isToAct,
  moveToGroup,
  step,
  type TurnBoundary,
  type TurnDone,
  type TurnResult,
} from '../../../engine/turns/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { isDown, isOut } from '../conditions/can.ts';
import { actingIn, type CharacterId, type Scene, sideOf, unitIn, unitsIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { pass } from './boundary.ts';
import { canStillDo } from './canStillDo.ts';
import { durationsPass } from './effects.ts';
import { turnIsHad } from './granted.ts';
import { duties } from './hooks.ts';
import { actionsLeft, whyCannotAct } from './legality.ts';
import { forgiveHelpless } from './owed.ts';
import { skipStunned } from './stunned.ts';

/** Puts the order on, and lets each boundary do what is due at it. */
export function* take(tx: Tx<Scene>, result: TurnResult<GroupOrder>): Rule<void> {
  const { order, passed } = sure(result);
  if (tx.state.fight === null) return;
  tx.state.fight.order = castDraft(order);
  for (const boundary of passed) {
    if (boundary.at === 'turn.end' || boundary.at === 'action.end') tx.state.fight.turn = null;
    if (boundary.at === 'action.start') oneAction(tx, boundary.actor);
    yield* pass(tx, boundary);
    if (tx.now.fight === null) return;
  }
}

/** Somebody whose turn is over has one action more (Encourage): less what Stunned takes. */
function oneAction(tx: Tx<Scene>, actor: CharacterId): void {
  const { fight } = tx.state;
  if (fight === null) return;
  const actions = Math.max(0, 1 - skipStunned(tx, actor, 1));
  fight.turn = { actor, actions, acted: 0, agility: 0, over: false };
  tell(tx, 'turnBegan', { actor, actions });
}

/** The first round begins. */
export function* startEncounter(tx: Tx<Scene>): Rule<void> {
  if (tx.now.fight === null) return;
  yield* take(tx, step(tx.now.fight.order));
  yield* settle(tx);
}

/** The turn that runs is over, once its owner has done what they must. */
export function* endOfTurn(tx: Tx<Scene>): Rule<void> {
  const acting = actingIn(tx.now);
  if (acting === null) return;
  for (const duty of duties) yield* duty(tx, acting);
  if (tx.now.fight === null || actingIn(tx.now) !== acting) return;
  tell(tx, 'turnEnded', { actor: acting });
  yield* take(tx, endTurn(tx.now.fight.order));
}

/** Somebody whose turn has not begun does what they must in it: then it is had. Gives whether it was, and is over. */
export function* doesDuty(tx: Tx<Scene>, actor: CharacterId): Rule<boolean> {
  for (const duty of duties) yield* duty(tx, actor);
  if (actingIn(tx.now) !== actor) return false;
  yield* endOfTurn(tx);
  return true;
}

/**
 * Some let their turns of this round go by without having begun them, and the actions with them that they were granted for them; what
 * waited for these turns has waited enough. What they must do they have done before (`doesDuty`).
 */
export function forgo(tx: Tx<Scene>, actors: readonly CharacterId[]): void {
  let order = tx.snapshot().fight?.order;
  if (order === undefined || !tx.state.fight) return;
  const passed: TurnBoundary[] = [];
  for (const actor of actors) {
    skipStunned(tx, actor);
    turnIsHad(tx, actor);
    const forgone = sure(forgoTurn(order, actor));
    order = forgone.order;
    passed.push(...forgone.passed);
  }
  tx.state.fight.order = castDraft(order);
  durationsPass(tx, ...passed);
}

/**
 * After a command: a turn in which nothing can be done any more ends; where nobody of a phase is left who could act, the next
 * begins. Stops where somebody may act, and where a whole round has nobody who can.
 */
export function* settle(tx: Tx<Scene>): Rule<void> {
  tellOfVictory(tx);
  forgiveHelpless(tx);
  yield* sidesAsTheyAre(tx);
  let rounds = 0;
  while (tx.now.fight?.order.roundOpen) {
    const now = tx.snapshot();
    if (now.fight === null) return;
    const { order, turn, owed } = now.fight;
    if (owed.length > 0) return;
    if (turn !== null) {
      if (canStillDo(now, turn.actor)) return;
      yield* endOfTurn(tx);
      continue;
    }
    if (order.inserted.some(({ after }) => after === null)) {
      yield* onward(tx);
      continue;
    }
    const left = (currentGroup(order)?.members ?? []).filter((id) => isToAct(order, id));
    if (left.some((id) => canBegin(now, id))) return;
    if (left.length > 0) {
      forgo(tx, left);
      continue;
    }
    if (unitsIn(now).every((id) => isOut(now, id))) return;
    yield* onward(tx);
    if (tx.now.fight !== null && tx.now.fight.order.round > order.round && ++rounds > 3) return;
  }
}

/** Says so where the last enemy standing has just gone down and none are on their way: an encounter lasts until then. */
function tellOfVictory(tx: Tx<Scene>): void {
  const before = original(tx.state);
  const { fight } = tx.now;
  if (before === undefined || fight === null || fight.reinforcements.length > 0) return;
  if (before.fight !== null && isEnemyUp(before) && !isEnemyUp(tx.now)) tell(tx, 'enemiesDown', {});
}

const isEnemyUp = (scene: Scene): boolean =>
  unitsIn(scene).some((id) => unitIn(scene, id)?.side === 'enemies' && !isDown(scene, id));

/** One boundary of the order on: a phase ends, a round begins. A round that is closed opens the next at once. */
export function* onward(tx: Tx<Scene>): Rule<void> {
  if (tx.now.fight === null) return;
  yield* take(tx, step(tx.now.fight.order));
  if (tx.now.fight !== null && !tx.now.fight.order.roundOpen) yield* take(tx, step(tx.now.fight.order));
}

/** Whether somebody's turn can begin with anything to do in it. */
export const canBegin = (scene: Scene, id: CharacterId): boolean =>
  whyCannotAct(scene, id) === null && actionsLeft(scene, id) > 0;

/**
 * Who is controlled acts with the side of whoever controls them, from that one's next turn on; one that is free again with its
 * own, where it has had no turn this round.
 */
function* sidesAsTheyAre(tx: Tx<Scene>): Rule<void> {
  const now = tx.snapshot();
  if (now.fight === null) return;
  let { order } = now.fight;
  for (const id of unitsIn(now)) {
    if (now.fight.turn?.actor === id) continue;
    const before = order.groups.findIndex(({ members }) => members.includes(id));
    const side = sideOf(now, id);
    if (before < 0 || order.groups[before]?.name === side) continue;
    const place = order.groups.findIndex(({ name }) => name === side);
    const comes =
      place > order.position || (place === order.position && unitIn(now, id)?.controlled === null);
    const acts = comes && unitIn(now, id)?.acted !== order.round;
    yield* take(tx, moveToGroup(order, id, side, acts));
    order = tx.snapshot().fight?.order ?? order;
  }
}

/** Turn orders refuse only what the rules here never ask. */
function sure(result: TurnResult<GroupOrder>): TurnDone<GroupOrder> {
  if (!result.ok) throw new Error(`${result.code} ${JSON.stringify(result.params)}`);
  return result;
}
