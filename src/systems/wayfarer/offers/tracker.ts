import type { Viewer } from '../../../engine/event.ts';
import { tileName } from '../../../engine/space/index.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Gauge, OpenCall, TrackerLine, TrackerView } from '../../../engine/words.ts';
import { whyNotOrdered } from '../activations/legality.ts';
import { orders } from '../activations/orders.ts';
import { isSetUp } from '../battle/placing.ts';
import { obeysAnybody } from '../commands/wild.ts';
import { isDragging, loadOf, markersOf, securedOf } from '../markers/things.ts';
import { forObjectives } from '../missions/ending.ts';
import type { Mission } from '../missions/mission.ts';
import { missions } from '../missions/table.ts';
import { whyNotOperate } from '../operating/operate.ts';
import {
  type Activation,
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
import { strayedOf } from '../squads/cohesion.ts';
import { squadOf } from '../squads/squad.ts';
import { aMarker } from '../words/markers.ts';
import { cardName } from '../words/names.ts';
import { nameActing } from './acting.ts';
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
    ...loadTags(scene, id),
    ...(squadOf(scene, id) === null ? [] : [`squad ${squadOf(scene, id)}`]),
    ...(where.kind === 'map' && strayedOf(scene, id).includes(id) ? ['out of cohesion'] : []),
    ...(owner !== side ? [`from ${scene.characters[owner]?.name ?? owner}`] : []),
    ...(isConvoy(scene, id) ? ['the convoy'] : []),
    ...(obeysAnybody(scene, id) ? ['obeys anybody'] : []),
  ];
}

const isConvoy = ({ battle }: Scene, id: UnitId): boolean =>
  battle?.mission?.kind === 'escort' && battle.mission.convoy === id;

/** What a unit has with it. */
function loadTags(scene: Scene, id: UnitId): readonly string[] {
  const load = loadOf(scene, id);
  if (load === null) return [];
  return [`${isDragging(scene, id) ? 'drags' : 'carries'} ${aMarker[load.kind]}`];
}

/** Grabs that a side has secured so far, or has taken home. */
function grabTags(scene: Scene, side: SideId): readonly string[] {
  const spoils = scene.battle?.spoils?.find((one) => one.side === side);
  if (spoils !== undefined)
    return [`${plural(spoils.grabs, 'grab', 'grabs')}, ${spoils.resources} resources`];
  const grabs = scene.battle?.mission?.kind === 'grabs' ? 0 : securedOf(scene, side);
  return grabs === 0 ? [] : [plural(grabs, 'grab', 'grabs')];
}

/** Cards of a side by number: all that anybody else knows of them. */
function cardTags(scene: Scene, side: SideId): readonly string[] {
  const player = playerIn(scene, side);
  if (player === null) return [];
  const { hand, discard, deferred } = player.cards;
  return [
    ...(scene.battle?.round === 0 ? [] : [`${plural(hand.length, 'card', 'cards')} in hand`]),
    ...(deferred.length > 0 ? [`${deferred.length} face down`] : []),
    ...(discard.length > 0 ? [`last card ${cardName(discard.at(-1) ?? '')}`] : []),
    ...(player.conceded ? ['has conceded'] : []),
  ];
}

/** Whoever presses looks into their own hand, on their turn or not: each card with the units that it is for. */
const myHand: OpenCall = { actor: null, act: 'activate', label: 'My hand' };

/** What a side's turn is begun with: units placed before the first round, afterwards a card played (L125, L128, L165). */
function firstOf(scene: Scene): readonly OpenCall[] | null {
  const open = (act: string, label: string): OpenCall => ({ actor: null, act, label });
  const next = scene.battle?.marking?.left[0];
  if (next !== undefined) return [open('mark', `Place ${aMarker[next]}`)];
  if (isSetUp(scene)) return [open('place', 'Place')];
  if (runningIn(scene) !== null) return null;
  return scene.battle?.deploying == null ? [myHand, open('deploy', 'Deploy')] : [open('deploy', 'Deploy')];
}

/** Whether something comes before the turn can end: a card is played or deferred (L125, L128), a marker placed. */
const needsCard = (scene: Scene): boolean =>
  scene.battle?.marking !== undefined ||
  (!isSetUp(scene) && runningIn(scene) === null && scene.battle?.deploying === null);

/** Whether something is beside the unit that acts that it can operate with its card. */
const canOperate = (scene: Scene, running: Activation): boolean => whyNotOperate(scene, running) === null;

/** What stands beside one's hand while a unit acts: what is there to be operated. */
function callsOf(scene: Scene): readonly OpenCall[] {
  const running = runningIn(scene);
  const operates = running !== null && canOperate(scene, running);
  return operates ? [myHand, { actor: null, act: 'operate', label: 'Operate' }] : [myHand];
}

/** What whose turn it is still has: of the unit that acts, the orders that its card gives. */
function leftOf(scene: Scene): readonly string[] {
  const markers = scene.battle?.marking?.left.length ?? 0;
  if (markers > 0) return [`${plural(markers, 'marker', 'markers')} to place`];
  if (isSetUp(scene)) return ['units to place'];
  const running = runningIn(scene);
  if (running === null) return ['a card to play'];
  const name = nameActing(scene, running);
  const open = orders.filter(
    (order) => whyNotOrdered(running, order) === null && (order !== 'operate' || canOperate(scene, running)),
  );
  const doing = running.rushed === null ? open : ['run', ...open];
  return doing.map((order, n) => (n === 0 ? `${name}: ${order}` : order));
}

/** How far a side is by what is fought for. */
function standingOf(scene: Scene, { mission, goal, order }: Battle, side: SideId): Gauge {
  const points = victoryPointsOf(scene, side);
  if (mission === undefined) return { label: 'VP', value: points, max: goal };
  if (mission.kind === 'objectives')
    return { label: 'Objectives', value: forObjectives(scene, side), max: goal };
  const grabs = markersOf(scene, 'grab').length;
  if (mission.kind === 'grabs') return { label: 'Grabs', value: securedOf(scene, side), max: grabs };
  if (mission.kind === 'hold') {
    const most = mission.rounds * markersOf(scene, 'objective').length;
    return { label: 'Held', value: forObjectives(scene, side), max: Math.max(1, most) };
  }
  const best = Math.max(1, ...order.map((one) => victoryPointsOf(scene, one)));
  return { label: 'VP', value: points, max: best };
}

/** Who brings what through, and who stops it. */
function missionTags(scene: Scene, { mission }: Battle, side: SideId): readonly string[] {
  if (mission?.kind !== 'escort') return [];
  return [`${mission.by === side ? 'brings' : 'stops'} ${unit(scene, mission.convoy).name}`];
}

function sideLine(scene: Scene, battle: Battle, side: SideId, turn: SideId | null): TrackerLine {
  const isOut = playerIn(scene, side)?.conceded === true;
  return {
    id: side,
    name: scene.characters[side]?.name ?? side,
    side: 'players',
    turn: isOut ? 'out' : side === turn ? 'now' : 'later',
    gauges: [standingOf(scene, battle, side)],
    tags: [...missionTags(scene, battle, side), ...grabTags(scene, side), ...cardTags(scene, side)],
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

/** The mission, and how long it lasts. */
function missionLine({ goal }: Battle, mission: Mission): string {
  const { name } = rowOf(missions, mission.kind);
  return mission.kind === 'objectives'
    ? `${name}, for ${plural(goal, 'point', 'points')}`
    : `${name}, until round ${mission.rounds} is over`;
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
    ...(battle.mission === undefined ? {} : { mission: missionLine(battle, battle.mission) }),
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
        ? { calls: callsOf(scene) }
        : {}),
  };
}
