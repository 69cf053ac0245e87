import { castDraft } from 'immer';
import type { IntentOf } from '../../../engine/intent.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { back, deferred, played } from '../cards/hand.ts';
import { goOver } from '../commands/goOver.ts';
import { whyNotFirst } from '../commands/turncoat.ts';
import { hasRule } from '../effects/sources.ts';
import { begunBy } from '../markers/things.ts';
import { cardsOf, layCards } from '../rounds/cards.ts';
import { passTurn } from '../rounds/turns.ts';
import { playerIn, type Scene, type SideId, type UnitId } from '../scene.ts';
import { isCohesive } from '../squads/cohesion.ts';
import { membersIn } from '../squads/squad.ts';
import { squadTold } from '../squads/told.ts';
import { tell } from '../tell.ts';
import { whyNotWith } from './barred.ts';
import { whyNotActivate, whyNotCard, whyNotPlay } from './legality.ts';
import { testNerveToAct } from './nerve.ts';

/** Goes on, or ends the command with a reason. */
export function* unless(tx: Tx<Scene>, no: Refusal | null): Rule<void> {
  if (no !== null) return yield* tx.refuse(no.code, no.params);
}

/** A card of a hand is laid face up beside its deck (L127). */
export function* playCard(tx: Tx<Scene>, side: SideId, card: string | null): Rule<string> {
  yield* unless(tx, whyNotCard(tx.now, side, card));
  const after = played(yield* cardsOf(tx, side), card ?? '');
  if (after === null || card === null) return yield* tx.refuse('notInHand', { card });
  layCards(tx, side, after);
  return card;
}

/** Others of a unit's squad that act with it by one card (L5964): on the map, and free to. */
export function companionsOf(scene: Scene, side: SideId, id: UnitId, card: string): readonly UnitId[] {
  const members = membersIn(scene, id, 'map');
  return members.includes(id)
    ? members.filter(
        (one) =>
          one !== id && whyNotActivate(scene, side, one) === null && whyNotWith(scene, one, card) === null,
      )
    : [];
}

/** A unit begins to act with a card, and with it all of its squad that can; `others` where it is said who. */
export function beginActivation(
  tx: Tx<Scene>,
  side: SideId,
  unit: UnitId,
  card: string,
  others: readonly UnitId[] = companionsOf(tx.snapshot(), side, unit, card),
): void {
  const { battle } = tx.state;
  const drafted = battle?.units[unit];
  if (battle === null || drafted === undefined) return;
  const regroups = !isCohesive(tx.snapshot(), unit);
  for (const one of [unit, ...others]) {
    const acts = battle.units[one];
    if (acts !== undefined) acts.activated = true;
  }
  const lent = drafted.side === side ? {} : { lentBy: drafted.side };
  // A Wild unit of another side is this side's for as long as it acts (L1065).
  goOver(tx, unit, side, 'wild');
  battle.activations.push(
    castDraft({
      side,
      unit,
      card,
      ...(others.length === 0 ? {} : { with: [...others] }),
      ...(regroups ? { regroups } : {}),
      ...lent,
      done: begunBy(tx.snapshot(), unit),
      rushed: null,
      held: null,
    }),
  );
}

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

/** A card is played to activate a unit (L125): `target` is the unit, `means` the card. */
export function* activate(tx: Tx<Scene>, { actor, target, means }: IntentOf<'act'>): Rule<void> {
  yield* unless(tx, whyNotPlay(tx.now, actor) ?? whyNotActivate(tx.now, actor, target));
  const unit = target ?? '';
  yield* unless(tx, whyNotCard(tx.now, actor, means) ?? whyNotWith(tx.snapshot(), unit, means ?? ''));
  yield* unless(tx, whyNotFirst(tx.now, actor, unit, means));
  const card = yield* playCard(tx, actor, means);
  const others = companionsOf(tx.snapshot(), actor, unit, card);
  tell(tx, 'activated', { side: actor, unit, card, ...squadTold(tx.snapshot(), unit, others.length) });
  beginActivation(tx, actor, unit, card, others);
  takeBack(tx, actor, unit, card);
  yield* testNerveToAct(tx, unit);
}

/** In place of playing one, a card is laid face down (L128): all see that, and its holder alone which. */
export function* defer(tx: Tx<Scene>, { actor, means }: IntentOf<'act'>): Rule<void> {
  yield* unless(tx, whyNotPlay(tx.now, actor) ?? whyNotCard(tx.now, actor, means));
  yield* unless(tx, whyNotFirst(tx.now, actor, null, means));
  const card = means ?? '';
  const after = deferred(yield* cardsOf(tx, actor), card);
  if (after === null) return yield* tx.refuse('notInHand', { card });
  layCards(tx, actor, after);
  tell(tx, 'deferred', { side: actor, hand: after.hand.length });
  tell(tx, 'deferredCard', { side: actor, card }, [actor]);
  yield* passTurn(tx);
}
