import { castDraft } from 'immer';
import type { Rule } from '../../../engine/rule.ts';
import { current, reline, type TurnBoundary } from '../../../engine/turns/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { beingIn, type CharacterId, fightersIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { used } from '../vehicles/fuel.ts';
import { windows } from '../windows.ts';

import { slowed } from '../numbers/movement.ts';
import { BASIC_MOVEMENT, freshTurn, RP } from './economy.ts';
import { expire } from './expire.ts';
import { initiativeOf, lineOf, membersOf } from './initiative.ts';
import { atRoundStart, atTurnEnd, atTurnStart } from './moments.ts';
import { bossesFollow, extraTurnsOf } from './bosses.ts';
import { orderOf } from './order.ts';
import { renewUnions } from './unions.ts';

/** What happens when the turn order passes a boundary: what ends ends first, then what is due comes. */
export function* pass(tx: Tx<Scene>, boundary: TurnBoundary): Rule<void> {
  switch (boundary.at) {
    case 'round.start':
      expire(tx, boundary);
      return yield* beginRound(tx, boundary.round);
    case 'turn.start':
      for (const id of membersOf(tx.snapshot(), boundary.actor)) yield* beginTurn(tx, id, boundary.round);
      return;
    case 'turn.resume':
      for (const id of membersOf(tx.snapshot(), boundary.actor)) resumeTurn(tx, id);
      return;
    case 'turn.end':
      for (const id of membersOf(tx.snapshot(), boundary.actor)) yield* finishTurn(tx, id);
      return bossesFollow(tx, boundary.actor);
    case 'turn.lost':
      for (const id of membersOf(tx.snapshot(), boundary.actor)) {
        expire(tx, { ...boundary, actor: id });
        tell(tx, 'turnLost', { actor: id });
      }
      return;
    case 'round.end':
    case 'phase.start':
    case 'phase.end':
    case 'action.start':
    case 'action.end':
    case 'actor.left':
      return expire(tx, boundary);
  }
}

/** Initiative is set anew, so that what has changed it counts from now on; everybody has their Reaction Points again. */
function* beginRound(tx: Tx<Scene>, round: number): Rule<void> {
  const { fight } = tx.state;
  if (fight === null) return;
  renewUnions(tx, round);
  for (const id of fightersIn(tx.snapshot())) {
    const fighter = fight.fighters[id];
    if (fighter === undefined) continue;
    fighter.initiative = initiativeOf(tx, id).total;
    fighter.rp = Math.max(0, tx.number('rp', RP, { actor: id }).total);
    fighter.used.round = [];
  }
  if (tx.now.fight !== null) fight.order = castDraft(orderOf(reline(tx.now.fight.order, lineOf(tx, round))));
  tell(tx, 'roundBegan', { round });
  for (const due of atRoundStart) yield* due(tx);
}

/** A turn begins: what is had once a turn is to be had again, then what is due at its start comes. */
function* beginTurn(tx: Tx<Scene>, actor: CharacterId, round: number): Rule<void> {
  expire(tx, { at: 'turn.start', actor });
  const { fight } = tx.state;
  const fighter = fight?.fighters[actor];
  if (!fight || fighter === undefined || round < 1) return;
  const extra = current(fight.order)?.kind === 'extra';
  const ap = Math.max(0, tx.number('ap', freshTurn().ap, { actor }).total);
  const basic = slowed(tx.snapshot(), actor, tx.number('movement', BASIC_MOVEMENT, { actor }).total);
  const movement = basic - fighter.debt;
  fighter.debt = 0;
  fighter.turns += 1;
  used(tx, actor);
  if (!extra) fighter.owedTurns = extraTurnsOf(tx.now, actor);
  fighter.used.turn = [];
  fighter.turn = freshTurn({ ap, movement, basic, extra });
  tell(tx, 'turnBegan', { actor, ap, movement, extra });
  yield* doAll(tx, atTurnStart, actor);
  if (beingIn(tx.now, actor)?.dead === false) yield* tx.window(windows.turnBegins, { actor });
}

/** A turn that was held goes on where it was put off: what was due at its start has come then. */
function resumeTurn(tx: Tx<Scene>, actor: CharacterId): void {
  const fighter = tx.state.fight?.fighters[actor];
  if (!fighter?.kept) return;
  const { kept } = fighter;
  fighter.turn = kept;
  fighter.kept = null;
  tell(tx, 'turnResumed', { actor, ap: kept.ap, movement: kept.movement });
}

/** A turn is over: what comes at its end comes first, and what lasts until then ends. Negative movement is carried over. */
function* finishTurn(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  yield* doAll(tx, atTurnEnd, actor);
  const fighter = tx.state.fight?.fighters[actor];
  if (fighter?.turn) {
    fighter.debt = Math.max(0, -fighter.turn.movement);
    fighter.turn = null;
  }
  expire(tx, { at: 'turn.end', actor });
}

function* doAll(tx: Tx<Scene>, all: typeof atTurnEnd, actor: CharacterId): Rule<void> {
  for (const due of all) {
    const more = due(tx, actor);
    if (more !== undefined) yield* more;
  }
}
