import { castDraft } from 'immer';
import type { IntentOf } from '../../../engine/intent.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import { tileName } from '../../../engine/space/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { isRefused, placeIn, put, whyNotFromReserves } from '../battle/placing.ts';
import { mayDeploy } from '../cards/activation.ts';
import { cardOf as cardNamed } from '../cards/card.ts';
import { book, byId } from '../forces/catalogue.ts';
import { passTurn } from '../rounds/turns.ts';
import { cardOf, isVehicle, type Scene, type SideId, type UnitId } from '../scene.ts';
import { tell } from '../tell.ts';
import { playCard, unless } from './activate.ts';
import { whyNotCard, whyNotPlay, whyNotTurn } from './legality.ts';

/** How far from its edge a unit comes to the map: one Move (L167). */
export function entryDepth(scene: Scene, id: UnitId): number {
  const card = cardOf(scene, id);
  return isVehicle(card)
    ? (byId(book.vehicles, card.vehicle)?.speed ?? 0)
    : (card.attributes.athletics?.dice ?? 0);
}

/** Why a card brings no such unit, or none after those that it has brought; null: it does (L169 to L171). */
export function whyNotDeploy(
  scene: Scene,
  side: SideId,
  id: UnitId | null,
  card: string | null,
): Refusal | null {
  const { battle } = scene;
  const lies = battle?.deploying ?? null;
  const no =
    lies === null
      ? (whyNotPlay(scene, side) ?? whyNotCard(scene, side, card))
      : (whyNotTurn(scene, side) ?? (card === null ? null : refusal('cardLies', { card: lies.card })));
  if (no !== null) return no;
  const bad = whyNotFromReserves(scene, side, id);
  if (bad !== null || id === null) return bad;
  const played = cardNamed(lies?.card ?? card ?? '');
  const points = [...(lies?.units ?? []), id].map((one) => cardOf(scene, one).vp);
  return played !== null && mayDeploy(played, points)
    ? null
    : refusal('cardBringsLess', { unit: id, card: played?.name ?? null });
}

/**
 * A card brings units from the reserves (L165 to L172): `means` is the card, of the first alone; `target` the unit, `detail` the tile of its
 * zone, as far from the edge as it moves. They have been activated with that.
 */
export function* deploy(tx: Tx<Scene>, { actor, target, means, detail }: IntentOf<'act'>): Rule<void> {
  const scene = tx.snapshot();
  yield* unless(tx, whyNotDeploy(scene, actor, target, means));
  const id = target ?? '';
  const found = placeIn(scene, actor, id, detail, entryDepth(scene, id));
  if (isRefused(found)) return yield* unless(tx, found);
  const card = means === null ? null : yield* playCard(tx, actor, means);
  const { battle } = tx.state;
  if (battle === null) return;
  if (card !== null) battle.deploying = castDraft({ card, units: [] });
  battle.deploying?.units.push(id);
  put(tx, actor, id, found.at);
  const unit = battle.units[id];
  if (unit !== undefined) unit.activated = true;
  tell(tx, 'deployed', { side: actor, unit: id, tile: tileName(found.at), card });
}

/** A side brings no more units with the card that lies. */
export function* deployed(tx: Tx<Scene>): Rule<void> {
  if (tx.state.battle !== null) tx.state.battle.deploying = null;
  yield* passTurn(tx);
}
