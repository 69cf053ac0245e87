import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { type Card, cardOf as cardNamed } from '../cards/card.ts';
import { obeysAnybody } from '../commands/wild.ts';
import { hasAbility } from '../effects/sources.ts';
import {
  type Activation,
  actingIn,
  isPresent,
  type Owed,
  playerIn,
  runningIn,
  type Scene,
  type SideId,
  type UnitId,
  unitIn,
} from '../scene.ts';
import { whyBarred } from './barred.ts';
import { type Order, whyNotOrder } from './orders.ts';

/** Why a side can't say what happens now; null: it can. */
export function whyNotTurn(scene: Scene, side: SideId): Refusal | null {
  const { battle } = scene;
  if (battle === null || playerIn(scene, side) === null) return refusal('noBattle');
  if (battle.end !== null) return refusal('battleOver');
  const turn = actingIn(scene);
  return turn === side ? null : refusal('notYourTurn', { side, turn });
}

/** Why a side can't play a card of its hand for something new; null: it can. */
export function whyNotPlay(scene: Scene, side: SideId): Refusal | null {
  const no = whyNotTurn(scene, side);
  if (no !== null) return no;
  if (scene.battle?.marking !== undefined || scene.battle?.settingUp.length !== 0)
    return refusal('notYetBegun');
  if (scene.battle.deploying !== null) return refusal('stillDeploying');
  const running = runningIn(scene);
  return running === null ? null : refusal('stillActing', { unit: running.unit });
}

/** Why a card can't be played: nobody but its holder is ever told about a card of a hand. */
export function whyNotCard(scene: Scene, side: SideId, name: string | null): Refusal | null {
  if (name === null) return refusal('noCardNamed');
  const isHeld = playerIn(scene, side)?.cards.hand.includes(name) === true;
  return isHeld && cardNamed(name) !== null ? null : refusal('notInHand', { card: name });
}

/** Why a side can't give a card to another's unit: it isn't Wild, or has a master near. */
const whyNotTheirs = (scene: Scene, id: UnitId | null): Refusal =>
  id !== null && hasAbility(scene, id, 'wild') && isPresent(scene, id)
    ? refusal('hasMaster', { unit: id })
    : refusal('notYours', { unit: id });

/** Why a side can't activate a unit; null: it can, with a card that lets it (L125, L126). */
export function whyNotActivate(scene: Scene, side: SideId, id: string | null): Refusal | null {
  const found = unitIn(scene, id);
  if (found === null) return refusal('noSuchUnit', { unit: id });
  if (id === null || (found.side !== side && !obeysAnybody(scene, id))) return whyNotTheirs(scene, id);
  if (!isPresent(scene, id)) return refusal('notOnMap', { unit: id });
  if (found.activated) return refusal('activatedAlready', { unit: id });
  return whyBarred(scene, id);
}

/** The activation that a side is in, or why it is in none. */
export function activationOf(scene: Scene, side: SideId): Activation | Refusal {
  const no = whyNotTurn(scene, side);
  if (no !== null) return no;
  return runningIn(scene) ?? refusal('nobodyActs');
}

export const isActivation = (one: Activation | Refusal): one is Activation => 'unit' in one;

/** Orders by which a squad that is out of cohesion comes together again. */
const regrouping: readonly Order[] = ['adjust', 'move', 'rush'];

/** Why a squad that was out of cohesion as it began does nothing but move together again (L5983); null: it was in cohesion. */
export const whyRegroups = ({ regroups, unit: id }: Activation): Refusal | null =>
  regroups === true ? refusal('outOfCohesion', { unit: id }) : null;

/** Why a unit that has stepped aside for something does nothing else before that; null: it may. */
export const whyOwing = ({ owes, unit: id }: Activation, wants: Owed | null): Refusal | null =>
  owes === undefined || (wants !== null && owes.includes(wants)) ? null : refusal('owesThat', { unit: id });

/** Why the unit that acts can't be given an order, by its card, by what it has done, or by its squad; null: it can. */
export const whyNotOrdered = (running: Activation, order: Order): Refusal | null =>
  whyOwing(running, order === 'assault' ? 'meleeAssault' : null) ??
  (regrouping.includes(order) ? null : whyRegroups(running)) ??
  whyNotOrder(playedCard(running), running.done, order);

/** The card of an activation. */
export function playedCard({ card }: Pick<Activation, 'card'>): Card {
  const found = cardNamed(card);
  if (found === null) throw new Error(`no card '${card}'`);
  return found;
}
