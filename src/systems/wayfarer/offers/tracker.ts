import type { Viewer } from '../../../engine/event.ts';
import { tileName } from '../../../engine/space/index.ts';
import type { OpenCall, TrackerLine, TrackerView } from '../../../engine/words.ts';
import { playedCard } from '../activations/legality.ts';
import { orders, whyNotOrder } from '../activations/orders.ts';
import { isSetUp } from '../battle/placing.ts';
import { obeysAnybody } from '../commands/wild.ts';
import {
  actingIn,
  type Battle,
  cardOf,
  isPresent,
  playerIn,
  runningIn,
  type Scene,
  type SideId,
  type UnitId,
  unit,
  victoryPointsOf,
} from '../scene.ts';
import { cardName } from '../words/names.ts';
import { mapView } from './view.ts';

const plural = (count: number, one: string, several: string): string =>
  `${count} ${count === 1 ? one : several}`;

/** How a unit is, as all can see. */
function tagsOf(scene: Scene, id: UnitId): readonly string[] {
  const { where, saveDice, activated, sneaking, owner, side } = unit(scene, id);
  const dice = saveDice.filter((value) => value > 0);
  return [
    ...(where.kind === 'map' ? [`at ${tileName(where.at)}`] : []),
    ...(where.kind === 'aboard' ? [`in ${unit(scene, where.vehicle).name}`] : []),
    ...(where.kind === 'reserves' ? ['in reserves'] : []),
    ...(where.kind === 'captured' ? [`held by ${scene.characters[where.by]?.name ?? where.by}`] : []),
    ...(where.kind === 'removed' ? ['out of the game'] : []),
    ...(dice.length > 0 ? [`saves ${dice.join(', ')}`] : []),
    ...(activated && isPresent(scene, id) ? ['has acted'] : []),
    ...(sneaking ? ['sneaks'] : []),
    ...(owner !== side ? [`from ${scene.characters[owner]?.name ?? owner}`] : []),
    ...(obeysAnybody(scene, id) ? ['obeys anybody'] : []),
  ];
}

/** Cards of a side by number: all that anybody else knows of them. */
function cardTags(scene: Scene, side: SideId): readonly string[] {
  const player = playerIn(scene, side);
  if (player === null) return [];
  const { hand, discard, deferred } = player.cards;
  return [
    ...(scene.battle?.round === 0 ? [] : [`${plural(hand.length, 'card', 'cards')} in hand`]),
    ...(deferred.length > 0 ? [`${deferred.length} face down`] : []),
    ...(discard.length > 0 ? [`last played ${cardName(discard.at(-1) ?? '')}`] : []),
    ...(player.conceded ? ['has conceded'] : []),
  ];
}

/** Whoever presses looks into their own hand, on their turn or not: each card with the units that it is for. */
const myHand: OpenCall = { actor: null, act: 'activate', label: 'My hand' };

/** What a side's turn is begun with: units placed before the first round, afterwards a card played (L125, L128, L165). */
function firstOf(scene: Scene): readonly OpenCall[] | null {
  const open = (act: string, label: string): OpenCall => ({ actor: null, act, label });
  if (isSetUp(scene)) return [open('place', 'Place')];
  if (runningIn(scene) !== null) return null;
  return scene.battle?.deploying == null ? [myHand, open('deploy', 'Deploy')] : [open('deploy', 'Deploy')];
}

/** Whether a card must be played or deferred before the turn can end (L125, L128). */
const needsCard = (scene: Scene): boolean =>
  !isSetUp(scene) && runningIn(scene) === null && scene.battle?.deploying === null;

/** What whose turn it is still has: of the unit that acts, the orders that its card gives. */
function leftOf(scene: Scene): readonly string[] {
  if (isSetUp(scene)) return ['units to place'];
  const running = runningIn(scene);
  if (running === null) return ['a card to play'];
  const { name } = unit(scene, running.unit);
  const card = playedCard(running);
  const open = orders.filter(
    (order) => order !== 'operate' && whyNotOrder(card, running.done, order) === null,
  );
  const doing = running.rushed === null ? open : ['run', ...open];
  return doing.map((order, n) => (n === 0 ? `${name}: ${order}` : order));
}

function sideLine(scene: Scene, battle: Battle, side: SideId, turn: SideId | null): TrackerLine {
  const isOut = playerIn(scene, side)?.conceded === true;
  return {
    id: side,
    name: scene.characters[side]?.name ?? side,
    side: 'players',
    turn: isOut ? 'out' : side === turn ? 'now' : 'later',
    gauges: [{ label: 'VP', value: victoryPointsOf(scene, side), max: battle.goal }],
    tags: cardTags(scene, side),
  };
}

function unitLine(scene: Scene, id: UnitId): TrackerLine {
  const { where, activated, side, name } = unit(scene, id);
  const isHere = isPresent(scene, id) || where.kind === 'reserves';
  return {
    id,
    name,
    side: 'players',
    of: side,
    turn: isHere ? (activated ? 'done' : 'later') : 'out',
    gauges: [],
    tags: [...tagsOf(scene, id), `${cardOf(scene, id).vp} VP`],
  };
}

/**
 * Sides with their points and cards, and under each its units: the same for everybody, for of a hand all know the number alone. Who plays against
 * whom is for each to say, so nobody is a foe here.
 */
export function tracker(scene: Scene, viewer: Viewer): TrackerView {
  const { battle } = scene;
  if (battle === null) return { round: 0, current: null, left: [], lines: [], places: [] };
  const isOver = battle.end !== null;
  const turn = isOver ? (battle.end?.winner ?? battle.order[0] ?? null) : actingIn(scene);
  const first = isOver ? null : firstOf(scene);
  const units = Object.keys(battle.units);
  return {
    round: battle.round,
    opening: 'Set-up',
    current: turn,
    left: isOver ? ['nothing, it is over'] : leftOf(scene),
    lines: battle.order.flatMap((side) => [
      sideLine(scene, battle, side, turn),
      ...units.filter((id) => unit(scene, id).side === side).map((id) => unitLine(scene, id)),
    ]),
    places: [],
    grid: () => mapView(scene, battle, viewer),
    ...(first === null ? {} : { first }),
    ...(!isOver && needsCard(scene) ? { barred: ['end'] } : {}),
    ...(isOver
      ? { over: true, winner: battle.end?.winner ?? null }
      : first === null
        ? { calls: [myHand] }
        : {}),
  };
}
