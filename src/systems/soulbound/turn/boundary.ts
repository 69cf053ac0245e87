import { castDraft } from 'immer';
import type { Rule } from '../../../engine/rule.ts';
import type { TurnBoundary } from '../../../engine/turns/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { turnMoment } from '../powers/moments.ts';
import { type CharacterId, character, fighterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { budgetOf } from './budget.ts';
import { deathOrLastStand } from './death.ts';
import { expire } from './expire.ts';
import { hazardAtStart } from './hazard.ts';
import { heldTurn } from './held.ts';
import { waitedInVain } from './inVain.ts';

/** What happens when the turn order passes a boundary: what ends ends first, then the turn begins. */
export function* pass(tx: Tx<Scene>, boundary: TurnBoundary): Rule<void> {
  expire(tx, boundary);
  if (boundary.at === 'round.start') tell(tx, 'roundBegan', { round: boundary.round });
  if (boundary.at === 'turn.start') yield* beginTurn(tx, boundary.actor);
  if (boundary.at === 'turn.resume') yield* resumeTurn(tx, boundary.actor);
}

/** What was put off comes back: what somebody waited with in vain, or a whole turn. */
function* resumeTurn(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  if (fighterIn(tx.now, actor)?.waiting === null) heldTurn(tx, actor);
  else yield* waitedInVain(tx, actor);
}

/**
 * A Mettle back, then whatever the place does, then the Death Test or Last Stand of who is Mortally Wounded. Who is felled only now
 * makes their first at the beginning of their next turn.
 */
function* beginTurn(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  const who = tx.state.characters[actor];
  const { fight } = tx.state;
  if (who === undefined || fight === null) return;
  fight.turn = castDraft(budgetOf(tx.now, actor));
  const fighter = fight.fighters[actor];
  if (fighter !== undefined && !fight.turn.surprise) fighter.granted = 0;
  const recovered = who.mettle.now < who.mettle.max ? 1 : 0;
  who.mettle.now += recovered;
  tell(tx, 'turnBegan', {
    actor,
    surprise: fight.turn.surprise,
    mettle: [who.mettle.now - recovered, who.mettle.now, who.mettle.max],
  });
  const due = who.mortal !== null && !who.lastStand;
  hazardAtStart(tx, actor);
  if (due) yield* deathOrLastStand(tx, actor);
  if (!character(tx.now, actor).dead) yield* turnMoment(tx, 'turnStarted', actor);
}
