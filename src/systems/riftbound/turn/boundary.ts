import { castDraft } from 'immer';
import type { Rule } from '../../../engine/rule.ts';
import type { TurnBoundary } from '../../../engine/turns/index.ts';
import { current } from '../../../engine/turns/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { powerBonus } from '../powers/staying.ts';
import { type CharacterId, personIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { windows } from '../windows.ts';
import { ACTIONS, freshTurn } from './economy.ts';
import { atRoundStart, atTurnEnd } from './ends.ts';
import { expire } from './expire.ts';
import { atTurnStart } from './starts.ts';

/** What happens when the turn order passes a boundary: what ends ends first, then the turn begins. */
export function* pass(tx: Tx<Scene>, boundary: TurnBoundary): Rule<void> {
  expire(tx, boundary);
  if (boundary.at === 'round.start' && boundary.round > 0) {
    tell(tx, 'roundBegan', { round: boundary.round });
    yield* atRoundStart(tx);
  }
  if (boundary.at === 'turn.lost') tell(tx, 'turnLost', { actor: boundary.actor });
  if (boundary.at === 'turn.start') yield* beginTurn(tx, boundary.actor);
  if (boundary.at === 'turn.end') {
    yield* atTurnEnd(tx, boundary.actor);
    clearTurn(tx, boundary.actor);
  }
}

/** A turn begins: what was used is to be had again, then what is due at its start comes. */
function* beginTurn(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  const { fight } = tx.state;
  const fighter = fight?.fighters[actor];
  if (!fight || fighter === undefined) return;
  const extra = current(fight.order)?.kind === 'extra';
  const actions = Math.max(0, ACTIONS + powerBonus(tx.now, 'actions', actor) - fighter.owed.seized);
  fighter.owed.seized = 0;
  fighter.turns += 1;
  fight.turn = castDraft(freshTurn(actor, { actions, extra }));
  tell(tx, 'turnBegan', { actor, actions, extra });
  for (const due of atTurnStart) yield* due(tx, actor);
  if (personIn(tx.now, actor)?.dead === false) yield* tx.window(windows.turnBegins, { actor });
}

/** All Attack Counters are lost when one's turn ends (Attack Counters). */
function clearTurn(tx: Tx<Scene>, actor: CharacterId): void {
  const { fight } = tx.state;
  if (!fight) return;
  if (fight.turn?.actor === actor) fight.turn = null;
  const fighter = fight.fighters[actor];
  if (fighter !== undefined) fighter.counters = 0;
}
