import { castDraft } from 'immer';
import type { IntentOf } from '../../../engine/intent.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import { tileName } from '../../../engine/space/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { dropped } from '../arrivals/drop.ts';
import { dropsOn } from '../arrivals/places.ts';
import { areArrivals, arrivalsOf, whyNoArrival } from '../arrivals/squads.ts';
import { mutates, whenDeployed } from '../arrivals/whenDeployed.ts';
import { whyNotFromReserves } from '../battle/placing.ts';
import { stand } from '../battle/stand.ts';
import { whyNotFirst } from '../commands/turncoat.ts';
import { hasRule } from '../effects/sources.ts';
import { stopArrival } from '../interrupts/stop.ts';
import { passTurn } from '../rounds/turns.ts';
import { type Scene, type SideId, type UnitId, unitIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { beginActivation, playCard, unless } from './activate.ts';
import { whyNotBrought } from './brings.ts';
import { whyNotCard, whyNotPlay, whyNotTurn } from './legality.ts';

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
  const first = lies === null ? whyNotFirst(scene, side, null, card) : null;
  if (first !== null) return first;
  const bad = whyNotFromReserves(scene, side, id);
  if (bad !== null || id === null) return bad;
  const less = whyNotBrought(scene, lies?.card ?? card ?? '', lies?.units ?? [], id);
  if (less !== null) return less;
  return whyNoArrival(scene, side, id);
}

/**
 * A card brings units from the reserves (L165 to L172): `means` is the card, of the first alone; `target` the unit, `detail` the tile that it
 * moves to from its edge. A squad comes whole (L5988). They have been activated with that; who is Swift acts with the same card (L2068).
 * Opponents may interrupt.
 */
export function* deploy(tx: Tx<Scene>, { actor, target, means, detail }: IntentOf<'act'>): Rule<void> {
  const scene = tx.snapshot();
  yield* unless(tx, whyNotDeploy(scene, actor, target, means));
  const id = target ?? '';
  const bodies = arrivalsOf(scene, actor, id, detail);
  if (!areArrivals(bodies)) return yield* unless(tx, bodies);
  const card = means === null ? null : yield* playCard(tx, actor, means);
  const { battle } = tx.state;
  if (battle === null) return;
  if (card !== null) battle.deploying = castDraft({ card, units: [] });
  const lies = battle.deploying?.card ?? '';
  battle.deploying?.units.push(...bodies.keys());
  const came: UnitId[] = [];
  for (const [one, wanted] of bodies) {
    if ((yield* mutates(tx, one)) === 'not') continue;
    const drops = dropsOn(tx.snapshot(), actor, one, wanted);
    const body = drops ? yield* dropped(tx, actor, one, wanted) : wanted;
    stand(tx, one, body);
    const unit = tx.state.battle?.units[one];
    if (unit !== undefined) unit.activated = true;
    tell(tx, 'deployed', {
      side: actor,
      unit: one,
      tile: tileName(body.at),
      card: came.length === 0 ? card : null,
    });
    came.push(one);
    yield* whenDeployed(tx, actor, one, lies);
  }
  const [first] = came;
  if (first === undefined || (yield* stopArrival(tx, { side: actor, unit: first, card: lies }))) return;
  const [swift, ...others] = came.filter(
    (one) => hasRule(tx.snapshot(), one, 'actsOnDeploying') && unitIn(tx.now, one)?.where.kind === 'map',
  );
  if (swift !== undefined) beginActivation(tx, actor, { unit: swift, others }, lies);
}

/** A side brings no more units with the card that lies. */
export function* deployed(tx: Tx<Scene>): Rule<void> {
  if (tx.state.battle !== null) tx.state.battle.deploying = null;
  yield* passTurn(tx);
}
