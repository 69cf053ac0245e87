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
import { lowestFirst } from '../cards/hand.ts';
import { whyNotFirst } from '../commands/turncoat.ts';
import { hasRule } from '../effects/sources.ts';
import { stopArrival } from '../interrupts/stop.ts';
import { passTurn } from '../rounds/turns.ts';
import { playerIn, type Scene, type SideId, type UnitId, unitIn } from '../scene.ts';
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
  const more = lies === null ? othersInHand(scene, side, card) : lies.more;
  const less = whyNotBrought(scene, lies?.card ?? card ?? '', lies?.units ?? [], id, more);
  if (less !== null) return less;
  return whyNoArrival(scene, side, id);
}

/** The cards that a side holds beside one: of two of the same name one. */
function othersInHand(scene: Scene, side: SideId, card: string | null): readonly string[] {
  const hand = playerIn(scene, side)?.cards.hand ?? [];
  const at = card === null ? -1 : hand.indexOf(card);
  return at === -1 ? hand : hand.toSpliced(at, 1);
}

/** Further cards for a squad that one doesn't bring (L5988): its player says which, until they total its number. */
function* playMore(tx: Tx<Scene>, side: SideId, id: UnitId, card: string): Rule<readonly string[]> {
  const more: string[] = [];
  const isEnough = (...further: readonly string[]) =>
    whyNotBrought(tx.snapshot(), card, [], id, [...more, ...further]) === null;
  while (!isEnough()) {
    const hand = lowestFirst([...new Set(playerIn(tx.snapshot(), side)?.cards.hand ?? [])]);
    const last = hand.at(-1);
    if (last === undefined) break;
    const choice =
      hand.length === 1
        ? last
        : yield* tx.ask({
            id: 'bringWith',
            asked: side,
            code: 'bringWith',
            params: { unit: id },
            options: hand.map((one) => ({ id: one, code: 'bringWith.card', params: { card: one } })),
            default: hand.find((one) => isEnough(one)) ?? last,
            to: [side],
          });
    more.push(yield* playCard(tx, side, choice));
    tell(tx, 'playedToo', { side, card: choice });
  }
  return more;
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
  const more = card === null ? [] : yield* playMore(tx, actor, id, card);
  const { battle } = tx.state;
  if (battle === null) return;
  if (card !== null)
    battle.deploying = castDraft({ card, units: [], ...(more.length === 0 ? {} : { more: [...more] }) });
  // The highest of several is what opponents must beat.
  const all = battle.deploying === null ? [] : [battle.deploying.card, ...(battle.deploying.more ?? [])];
  const lies = lowestFirst(all).at(-1) ?? '';
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
