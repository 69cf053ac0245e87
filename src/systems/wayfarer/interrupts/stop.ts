import { castDraft } from 'immer';
import type { Asking } from '../../../engine/decision.ts';
import { plain } from '../../../engine/json.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { beginActivation, calledBy, playCard } from '../activations/activate.ts';
import { whyNotWith } from '../activations/barred.ts';
import { playedCard, whyNotActivate } from '../activations/legality.ts';
import { testNerveToAct } from '../activations/nerve.ts';
import { takeBack } from '../activations/takeBack.ts';
import { canBeInterrupted, mayInterrupt } from '../cards/activation.ts';
import { cardOf as cardNamed, countsAs } from '../cards/card.ts';
import { lowestFirst } from '../cards/hand.ts';
import { commandable } from '../commands/wild.ts';
import { clockwise } from '../rounds/clockwise.ts';
import {
  type Activation,
  cardOf,
  playerIn,
  runningIn,
  type Scene,
  type SideId,
  type UnitId,
} from '../scene.ts';
import { areAlike, oneOfEach } from '../squads/squad.ts';
import { squadTold } from '../squads/told.ts';
import { tell } from '../tell.ts';
import type { Held } from './held.ts';

/** Who does something with a card: an activation, or a unit that is deployed. */
type Acting = Pick<Activation, 'side' | 'unit' | 'card'>;

/** Units with which a side could interrupt: on the map or in a vehicle there, and not activated in this round; of others, those that obey anybody. */
export const freshUnits = (scene: Scene, side: SideId): readonly UnitId[] =>
  commandable(scene, side).filter((id) => whyNotActivate(scene, side, id) === null);

/**
 * Sides that are asked whether they interrupt, clockwise from who acts: every one with a card and a unit that hasn't acted, by what all can
 * see. Whether their cards are high enough is theirs to know, so it changes nothing of whom is asked.
 */
export function whoMayInterrupt(scene: Scene, { side, card }: Acting): readonly SideId[] {
  const played = cardNamed(card);
  if (scene.battle === null || played === null || !canBeInterrupted(played)) return [];
  return clockwise(scene.battle, side).filter((other) => {
    const player = playerIn(scene, other);
    return (
      other !== side &&
      player !== null &&
      !player.letsThrough &&
      player.cards.hand.length > 0 &&
      freshUnits(scene, other).length > 0
    );
  });
}

/** Victory Points that what is about to happen may cost somebody: of the target of an assault. */
const atStake = (scene: Scene, held: Held): number =>
  held.does === 'assault' ? cardOf(scene, held.target).vp : 0;

const cardOption = (card: string) => ({ id: card, code: 'interrupt.card', params: { card } });

/** What a side is asked: to let it through, now or for the round, or with which of its cards it interrupts. Nobody else sees the cards. */
function questionFor(scene: Scene, side: SideId, running: Acting, held: Held): Asking {
  const played = playedCard(running);
  const hand = lowestFirst(playerIn(scene, side)?.cards.hand ?? []);
  const higher = hand.filter((name) => {
    const card = cardNamed(name);
    return (
      card !== null &&
      mayInterrupt(card, played) &&
      freshUnits(scene, side).some((id) => whyNotWith(scene, id, name) === null)
    );
  });
  return {
    id: 'interrupt',
    asked: side,
    code: 'interrupt',
    params: { unit: running.unit, card: running.card, held: plain(held) },
    options: [
      { id: 'pass', code: 'interrupt.pass', params: {} },
      { id: 'round', code: 'interrupt.round', params: {} },
      ...[...new Set(higher)].map(cardOption),
    ],
    default: 'pass',
    measures: { card: countsAs(played), 'Victory Points': atStake(scene, held) },
    to: [side],
  };
}

function* whichUnit(tx: Tx<Scene>, side: SideId, card: string): Rule<UnitId | null> {
  const scene = tx.snapshot();
  const able = freshUnits(scene, side).filter((id) => whyNotWith(scene, id, card) === null);
  // Of a squad all who are alike act together: one stands for them.
  const alike = (one: UnitId, other: UnitId) => areAlike(scene, one, other);
  const fresh = oneOfEach(scene, able, () => true, alike);
  const [only, another] = fresh;
  if (only === undefined || another === undefined) return only ?? null;
  return yield* tx.ask({
    id: 'interruptWith',
    asked: side,
    code: 'interruptWith',
    params: { side },
    // A list takes no more.
    options: fresh.slice(0, 25).map((id) => ({ id, code: 'interruptWith.unit', params: { unit: id } })),
    default: only,
    to: [side],
  });
}

/** All who may interrupt are asked at once; the first of them clockwise who wants to does (B14). Gives with what, once its card lies. */
function* askAll(tx: Tx<Scene>, acting: Acting, held: Held): Rule<Acting | null> {
  const scene = tx.snapshot();
  const sides = whoMayInterrupt(scene, acting);
  const choices = yield* tx.askAll(sides.map((side) => questionFor(scene, side, acting, held)));
  for (const [at, side] of sides.entries()) {
    const player = tx.state.battle?.sides[side];
    if (choices[at] === 'round' && player !== undefined) {
      player.letsThrough = true;
      tell(tx, 'letThrough', { side }, [side]);
    }
  }
  const at = choices.findIndex((choice) => choice !== 'pass' && choice !== 'round');
  const side = sides[at];
  const card = choices[at];
  if (side === undefined || card === undefined) return null;
  const unit = yield* whichUnit(tx, side, card);
  if (unit === null) return null;
  yield* playCard(tx, side, card);
  return { side, unit, card };
}

function* stepIn(tx: Tx<Scene>, { side, unit, card }: Acting, whom: UnitId): Rule<void> {
  const called = calledBy(tx.snapshot(), side, unit, card);
  const told = squadTold(tx.snapshot(), called.unit, called.others.length);
  tell(tx, 'interrupted', { side, unit: called.unit, card, whom, ...told });
  beginActivation(tx, side, called, card);
  takeBack(tx, side, called.unit, card);
  yield* testNerveToAct(tx, called.unit);
}

/**
 * A point of an action at which opponents may interrupt it (L520 to L530). Where one does, what was about to happen is held until the other unit
 * is done. Gives whether that is so.
 */
export function* stop(tx: Tx<Scene>, held: Held): Rule<boolean> {
  const running = runningIn(tx.snapshot());
  const came = running === null ? null : yield* askAll(tx, running, held);
  if (running === null || came === null) return false;
  const drafted = tx.state.battle?.activations.at(-1);
  if (drafted !== undefined) drafted.held = castDraft({ ...held });
  yield* stepIn(tx, came, running.unit);
  return true;
}

/** A unit has come to the map with a card: opponents may interrupt before its side goes on. Gives whether one does. */
export function* stopArrival(tx: Tx<Scene>, acting: Acting): Rule<boolean> {
  const came = yield* askAll(tx, acting, { does: 'deploy', unit: acting.unit });
  if (came === null) return false;
  yield* stepIn(tx, came, acting.unit);
  return true;
}
