import { castDraft } from 'immer';
import type { Rule } from '../../../engine/rule.ts';
import { current, type TurnBoundary } from '../../../engine/turns/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { powerBonus } from '../powers/staying.ts';
import { type CharacterId, personIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { windows } from '../windows.ts';
import { dieAfterwards } from './dying.ts';
import { actionsDue, freshTurn } from './economy.ts';
import { atRoundStart, atTurnEnd } from './ends.ts';
import { expire } from './expire.ts';
import { openGap, resumeTurn } from './outOfTurn.ts';
import { atTurnStart } from './starts.ts';

/** What happens when the turn order passes a boundary: what ends ends first, then what is due comes. */
export function* pass(tx: Tx<Scene>, boundary: TurnBoundary): Rule<void> {
  expire(tx, boundary);
  switch (boundary.at) {
    case 'round.start':
      if (boundary.round === 0) return;
      tell(tx, 'roundBegan', { round: boundary.round });
      return yield* atRoundStart(tx);
    case 'turn.start':
      return yield* beginTurn(tx, boundary.actor);
    case 'turn.end':
      yield* atTurnEnd(tx, boundary.actor);
      clearTurn(tx, boundary.actor);
      return dieAfterwards(tx, boundary.actor);
    case 'turn.lost':
      return tell(tx, 'turnLost', { actor: boundary.actor });
    case 'action.end':
      openGap(tx);
      resumeTurn(tx);
      return dieAfterwards(tx, boundary.actor);
    case 'round.end':
    case 'phase.start':
    case 'phase.end':
    case 'turn.resume':
    case 'action.start':
    case 'actor.left':
      return;
  }
}

/** A turn begins: what is had once a turn is to be had again, then what is due at its start comes. */
function* beginTurn(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  const { fight } = tx.state;
  const fighter = fight?.fighters[actor];
  if (!fight || fighter === undefined) return;
  const extra = current(fight.order)?.kind === 'extra';
  const actions = actionsDue(fighter, powerBonus(tx.now, 'actions', actor));
  fighter.owed = { seized: 0, terrified: 0 };
  fighter.turns += 1;
  fight.gap = true;
  fight.turn = castDraft(freshTurn(actor, { actions, extra }));
  tell(tx, 'turnBegan', { actor, actions, extra });
  for (const due of atTurnStart) yield* due(tx, actor);
  if (personIn(tx.now, actor)?.dead === false) yield* tx.window(windows.turnBegins, { actor });
}

/**
 * All Attack Counters are lost when one's turn ends (Attack Counters), those of a Seized Action too (A6). Who has Seized the Initiative before it
 * may again.
 */
function clearTurn(tx: Tx<Scene>, actor: CharacterId): void {
  const { fight } = tx.state;
  if (!fight) return;
  openGap(tx);
  if (fight.turn?.actor === actor) fight.turn = null;
  const fighter = fight.fighters[actor];
  if (fighter === undefined) return;
  fighter.counters = 0;
  if (fighter.owed.seized === 0) fighter.seized = false;
}
