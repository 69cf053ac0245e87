import { castDraft } from 'immer';
import { refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { bestMeans } from '../assaults/assault.ts';
import { ready } from '../battle/placing.ts';
import { endIfWon } from '../battle/victory.ts';
import { aimsOf } from '../casting/aims.ts';
import { spellsKnown, whyNotCast } from '../casting/known.ts';
import { comeHome } from '../commands/goOver.ts';
import { targetsFor } from '../effects/moment.ts';
import { resume } from '../interrupts/resume.ts';
import { begunBy } from '../markers/things.ts';
import { whyNotGoOn } from '../moves/onTheWay.ts';
import { mayStepAfter } from '../moves/stepping.ts';
import { whyNotStride } from '../moves/stride.ts';
import { passTurn } from '../rounds/turns.ts';
import { type Activation, actingIn, isPresent, runningIn, type Scene, unitIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { vehiclesToBoard } from '../vehicles/board.ts';
import { unless } from './activate.ts';
import { deployed } from './deploy.ts';
import { whyNotOrdered, whyNotTurn } from './legality.ts';
import { testNerveToAct } from './nerve.ts';
import { orders } from './orders.ts';

/** Whether a unit has done all that its card lets it do, or is gone. */
function isSpent(scene: Scene, running: Activation): boolean {
  if (!isPresent(scene, running.unit) || unitIn(scene, running.unit)?.side !== running.side) return true;
  if (running.rushed !== null) return false;
  if (whyNotGoOn(scene, running) === null || vehiclesToBoard(scene, running).length > 0) return false;
  if (
    hasMore(scene, running) ||
    canCast(scene, running) ||
    whyNotStride(scene, running) === null ||
    mayStepAfter(scene, running)
  )
    return false;
  return orders.every((order) => whyNotOrdered(running, order) !== null);
}

/** Whether it has a spell left that its card casts, and something to cast it at. */
const canCast = (scene: Scene, running: Activation): boolean =>
  spellsKnown(scene, running.unit).some(
    (spell) =>
      whyNotCast(scene, running, spell.id) === null && aimsOf(scene, running.unit, spell)?.length !== 0,
  );

/** Whether it has an assault more, and somebody to make it on. */
const hasMore = (scene: Scene, running: Activation): boolean =>
  (running.more?.means.length ?? 0) > 0 &&
  targetsFor(scene, running.unit).some((enemy) => bestMeans(scene, running, enemy) !== null);

/** Who has acted for another side is its own side's again, unless somebody has won it over meanwhile. */
function giveBack(tx: Tx<Scene>, { side, unit, lentBy }: Activation): void {
  if (lentBy !== undefined && unitIn(tx.now, unit)?.side === side) comeHome(tx, unit, lentBy);
}

/**
 * The unit that acts is done: who was interrupted goes on, and so on until somebody has something left to do; where nobody acts any more, the turn
 * passes.
 */
export function* endActivation(tx: Tx<Scene>): Rule<void> {
  for (;;) {
    const running = runningIn(tx.snapshot());
    if (running === null) return yield* passTurn(tx);
    tx.state.battle?.activations.pop();
    tell(tx, 'activationEnded', { side: running.side, unit: running.unit });
    giveBack(tx, running);
    const before = runningIn(tx.snapshot());
    if (before === null && tx.now.battle?.deploying != null) {
      endIfWon(tx);
      return;
    }
    if (before === null) return yield* passTurn(tx);
    const came = yield* resume(tx);
    if (endIfWon(tx) || (yield* callCasters(tx))) return;
    const now = runningIn(tx.snapshot());
    // Somebody else has interrupted, or there is something left to do: that is for a command to say.
    if (now === null || (came === 'goesOn' && !isSpent(tx.snapshot(), now))) return;
  }
}

/**
 * Who has cast in answer with a card above the least acts with it, now that what they answered is over (L4902): the latest first. What keeps a unit
 * from acting keeps them from that. Gives whether anybody does.
 */
function* callCasters(tx: Tx<Scene>): Rule<boolean> {
  const waiting = tx.snapshot().battle?.toAct ?? [];
  const { battle } = tx.state;
  if (battle === null || waiting.length === 0) return false;
  delete battle.toAct;
  let isAnybody = false;
  for (const { side, unit, card } of waiting) {
    const scene = tx.snapshot();
    if (unitIn(scene, unit)?.side !== side || !isPresent(scene, unit)) continue;
    isAnybody = true;
    const fresh = { done: begunBy(scene, unit), rushed: null, held: null, cast: true } as const;
    battle.activations.push(castDraft({ side, unit, card, ...fresh }));
    tell(tx, 'castsOn', { side, unit, card });
    yield* testNerveToAct(tx, unit);
  }
  return isAnybody;
}

/** After something was done: a unit that has nothing left to do is done. */
export function* settleActivation(tx: Tx<Scene>): Rule<void> {
  if (endIfWon(tx)) return;
  yield* callCasters(tx);
  const scene = tx.snapshot();
  const running = runningIn(scene);
  if (running !== null && isSpent(scene, running)) yield* endActivation(tx);
}

/**
 * A side says that it is done with what it does now: with placing its units, with its unit that acts, with those it deploys. A turn without a card
 * isn't passed on: one is played or deferred (L125, L128).
 */
export function* next(tx: Tx<Scene>, actor: string | null): Rule<void> {
  const side = actor ?? actingIn(tx.now);
  if (side === null) return yield* tx.refuse('noBattle');
  yield* unless(tx, whyNotTurn(tx.now, side));
  const { battle } = tx.now;
  if (battle?.marking !== undefined) return yield* tx.refuse('markFirst');
  if (battle !== null && battle.settingUp.length > 0) return yield* ready(tx, side);
  if (runningIn(tx.now) === null && battle?.deploying === null) return yield* tx.refuse('playCardFirst');
  yield* finish(tx, side);
}

/** A player says that their unit, or whom they deploy, is done. */
export function* finish(tx: Tx<Scene>, side: string): Rule<void> {
  yield* unless(tx, whyNotTurn(tx.now, side));
  if (tx.now.battle?.deploying != null) return yield* deployed(tx);
  if (runningIn(tx.now) === null) return yield* unless(tx, refusal('nobodyActs'));
  yield* endActivation(tx);
}
