import { castDraft } from 'immer';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { onMap } from '../battle/standing.ts';
import { endIfWon, score, scoreObjectives } from '../battle/victory.ts';
import { handsSeenBy, tellHand } from '../cards/seen.ts';
import { hasRule } from '../effects/sources.ts';
import { endLasting } from '../lasting/ends.ts';
import { playerIn, type Scene, type SideId } from '../scene.ts';
import { tell } from '../tell.ts';
import { refill } from './cards.ts';
import { clockwise, playing } from './clockwise.ts';
import { closeFirstRound, openFirstRound } from './openings.ts';
import { diceForOrder } from './order.ts';
import { rollOff } from './rollOff.ts';

const handOf = (scene: Scene, side: SideId): number => playerIn(scene, side)?.cards.hand.length ?? 0;

/** A side with a Tactical Analyst on the map as a round begins has a point (L1880), however many there are. */
function scoreAnalysis(tx: Tx<Scene>, side: SideId): void {
  const scene = tx.snapshot();
  if (onMap(scene, side).some((id) => hasRule(scene, id, 'vpAtTurnStart'))) score(tx, side, 1);
}

/** A round begins: hands are filled, turn order is rolled off, and the first plays (L117 to L133). */
export function* beginRound(tx: Tx<Scene>): Rule<void> {
  const { battle } = tx.state;
  if (battle === null) return;
  battle.round += 1;
  for (const unit of Object.values(battle.units)) {
    unit.activated = false;
    delete unit.empty;
  }
  for (const player of Object.values(battle.sides)) {
    player.letsThrough = false;
    player.tookBack = false;
    delete player.answersNothing;
  }
  tell(tx, 'roundBegan', { round: battle.round });
  const sides = playing(tx.snapshot().battle ?? (yield* tx.refuse('noBattle')));
  for (const side of sides) scoreAnalysis(tx, side);
  for (const side of sides) yield* refill(tx, side);
  for (const side of sides) for (const seen of handsSeenBy(tx.snapshot(), side)) tellHand(tx, seen, side);
  if (tx.now.battle?.round === 1) yield* openFirstRound(tx, sides);
  if (endIfWon(tx)) return;
  beginTurn(tx, yield* rollOff(tx, sides, diceForOrder));
}

function beginTurn(tx: Tx<Scene>, side: SideId): void {
  const now = tx.snapshot().battle;
  if (tx.state.battle !== null && now !== null) {
    tx.state.battle.turn = side;
    tx.state.battle.past = castDraft([now.past[1], now.units]);
  }
  tell(tx, 'turnBegan', { side, hand: handOf(tx.now, side) });
}

/**
 * The turn passes to the next, clockwise, who has a card to play; where nobody has, the round is over, and the next begins (L131). Does
 * nothing while somebody acts, and once the battle is over.
 */
export function* passTurn(tx: Tx<Scene>): Rule<void> {
  if (endIfWon(tx)) return;
  const { battle } = tx.snapshot();
  if (battle === null || battle.turn === null) return;
  const next = clockwise(battle, battle.turn).find((side) => handOf(tx.now, side) > 0);
  if (next !== undefined) return beginTurn(tx, next);
  scoreObjectives(tx);
  tell(tx, 'roundEnded', { round: battle.round });
  if (battle.round === 1) yield* closeFirstRound(tx, playing(battle));
  endLasting(tx);
  if (!endIfWon(tx, true)) yield* beginRound(tx);
}
