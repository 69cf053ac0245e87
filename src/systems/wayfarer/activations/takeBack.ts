import type { Tx } from '../../../engine/tx.ts';
import { back } from '../cards/hand.ts';
import { hasRule } from '../effects/sources.ts';
import { layCards } from '../rounds/cards.ts';
import { playerIn, type Scene, type SideId, type UnitId } from '../scene.ts';
import { tell } from '../tell.ts';

/** A card that is played comes back to the hand, for one unit of a side in a round (Tactical Autonomy, L2816). */
export function takeBack(tx: Tx<Scene>, side: SideId, unit: UnitId, card: string): void {
  const player = tx.state.battle?.sides[side];
  if (player === undefined || player.tookBack || !hasRule(tx.snapshot(), unit, 'cardComesBack')) return;
  const cards = playerIn(tx.snapshot(), side)?.cards;
  if (cards === undefined) return;
  player.tookBack = true;
  layCards(tx, side, back(cards, card));
  tell(tx, 'cardCameBack', { side, unit, card });
}
