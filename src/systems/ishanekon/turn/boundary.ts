import { castDraft } from 'immer';
import type { Rule } from '../../../engine/rule.ts';
import { current, reline, type TurnBoundary } from '../../../engine/turns/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { beingIn, type CharacterId, fighterIn, fightersIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { pilotedBy } from '../vehicles/aboard.ts';
import { used } from '../vehicles/fuel.ts';
import { windows } from '../windows.ts';

import { slowed } from '../numbers/movement.ts';
import { BASIC_MOVEMENT, freshTurn, RP } from './economy.ts';
import { expire, postpone } from './expire.ts';
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
    case 'turn.start': {
      const ordered = orderedIn(tx.snapshot(), boundary.actor);
      if (ordered !== null) return yield* beginOrdered(tx, ordered, boundary.round);
      for (const id of membersOf(tx.snapshot(), boundary.actor)) yield* beginTurn(tx, id, boundary.round);
      return;
    }
    case 'turn.resume':
      for (const id of membersOf(tx.snapshot(), boundary.actor)) resumeTurn(tx, id);
      return;
    case 'turn.end':
      for (const id of actingIn(tx.snapshot(), boundary.actor)) yield* finishTurn(tx, id);
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

/** Who has the turn that begins, where a captain has ordered it: the one who was told to, and what they pilot. Null for any other turn. */
function orderedIn(scene: Scene, seat: CharacterId): CharacterId | null {
  if (scene.fight === null || current(scene.fight.order)?.kind !== 'extra') return null;
  return membersOf(scene, seat).find((id) => (fighterIn(scene, id)?.orderedTurns ?? 0) > 0) ?? null;
}

/** Those whose turn ends: all who act with a seat, or those alone for whom a captain has ordered it. */
function actingIn(scene: Scene, seat: CharacterId): readonly CharacterId[] {
  const members = membersOf(scene, seat);
  const ordered = members.filter((id) => fighterIn(scene, id)?.turn?.ordered === true);
  return ordered.length > 0 ? ordered : members;
}

/** A turn that a captain has ordered: what lasts until their next turn goes on until they have one by themselves (Captain's Order). */
function* beginOrdered(tx: Tx<Scene>, actor: CharacterId, round: number): Rule<void> {
  const fighter = tx.state.fight?.fighters[actor];
  if (fighter === undefined) return;
  fighter.orderedTurns = (fighter.orderedTurns ?? 0) - 1;
  if (fighter.orderedTurns < 1) delete fighter.orderedTurns;
  for (const id of [actor, ...pilotedBy(tx.snapshot(), actor)]) {
    postpone(tx, { at: 'turn.end', actor: id });
    yield* startTurn(tx, id, round);
    const turn = tx.state.fight?.fighters[id]?.turn;
    if (turn) turn.ordered = true;
  }
}

/** A turn begins: what ends with its start ends first. */
function* beginTurn(tx: Tx<Scene>, actor: CharacterId, round: number): Rule<void> {
  expire(tx, { at: 'turn.start', actor });
  yield* startTurn(tx, actor, round);
}

/** What is had once a turn is to be had again, then what is due at its start comes. */
function* startTurn(tx: Tx<Scene>, actor: CharacterId, round: number): Rule<void> {
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
