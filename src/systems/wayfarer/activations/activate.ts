import { castDraft } from 'immer';
import type { IntentOf } from '../../../engine/intent.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { deferred, played } from '../cards/hand.ts';
import { goOver } from '../commands/goOver.ts';
import { whyNotFirst } from '../commands/turncoat.ts';
import { begunBy, isDragging } from '../markers/things.ts';
import { cardsOf, layCards } from '../rounds/cards.ts';
import { passTurn } from '../rounds/turns.ts';
import type { Scene, SideId, UnitId } from '../scene.ts';
import { isCohesive } from '../squads/cohesion.ts';
import { membersIn } from '../squads/squad.ts';
import { squadTold } from '../squads/told.ts';
import { tell } from '../tell.ts';
import { whyNotWith } from './barred.ts';
import { whyNotActivate, whyNotCard, whyNotPlay } from './legality.ts';
import { testNerveToAct } from './nerve.ts';
import { takeBack } from './takeBack.ts';

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

/** Who acts by a card: a unit, and others of its squad (L5964). */
export interface Called {
  readonly unit: UnitId;
  readonly others: readonly UnitId[];
}

/** All who act by a card that is played for a unit: of its squad those on the map who are free to. Who drags something leads nobody who doesn't. */
export function calledBy(scene: Scene, side: SideId, id: UnitId, card: string): Called {
  const members = membersIn(scene, id, 'map');
  if (!members.includes(id)) return { unit: id, others: [] };
  const free = members.filter(
    (one) => one !== id && whyNotActivate(scene, side, one) === null && whyNotWith(scene, one, card) === null,
  );
  const all = [id, ...free];
  const leader = all.find((one) => !isDragging(scene, one)) ?? id;
  return { unit: leader, others: all.filter((one) => one !== leader) };
}

/** A unit begins to act with a card, and others of its squad with it. */
export function beginActivation(tx: Tx<Scene>, side: SideId, { unit, others }: Called, card: string): void {
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

/** A card is played to activate a unit (L125): `target` is the unit, `means` the card. */
export function* activate(tx: Tx<Scene>, { actor, target, means }: IntentOf<'act'>): Rule<void> {
  yield* unless(tx, whyNotPlay(tx.now, actor) ?? whyNotActivate(tx.now, actor, target));
  const unit = target ?? '';
  yield* unless(tx, whyNotCard(tx.now, actor, means) ?? whyNotWith(tx.snapshot(), unit, means ?? ''));
  yield* unless(tx, whyNotFirst(tx.now, actor, unit, means));
  const card = yield* playCard(tx, actor, means);
  const called = calledBy(tx.snapshot(), actor, unit, card);
  const told = squadTold(tx.snapshot(), called.unit, called.others.length);
  tell(tx, 'activated', { side: actor, unit: called.unit, card, ...told });
  beginActivation(tx, actor, called, card);
  takeBack(tx, actor, called.unit, card);
  yield* testNerveToAct(tx, called.unit);
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
