import type { Rated } from '../../../engine/autopilot/rules.ts';
import type { ActOption } from '../../../engine/options.ts';
import { playedCard } from '../activations/legality.ts';
import { meansOf } from '../assaults/means.ts';
import { isSetUp, whyNoRoom, whyNotPlace } from '../battle/placing.ts';
import { onMap, standing } from '../battle/standing.ts';
import { countsAs } from '../cards/card.ts';
import { goalsOf } from '../moves/goals.ts';
import {
  type Activation,
  isVehicleUnit,
  runningIn,
  type Scene,
  type SideId,
  type UnitId,
  unit,
  vehicleOf,
} from '../scene.ts';
import { apart } from '../space/measure.ts';
import { parseTile } from '../../../engine/space/index.ts';
import { comersAboard } from '../vehicles/arrive.ts';
import { lacksPilot, pilotOf, takesAboard, technicalOf } from '../vehicles/crew.ts';
import { convoyOf } from './convoy.ts';

/** What it is worth to man what nobody drives, on the spot and on the way there: more where all is fought for it. */
const MANNING = { beside: 2, onTheWay: 0.2, convoy: 15 } as const;
/** What it is worth to get out of what one neither drives nor fires from. */
const ON_FOOT = 0.1;

const brief = { thenAttack: false, on: 'ally', what: 'picks' } as const;

const open = (act: ActOption | undefined): readonly string[] =>
  (act?.targets ?? []).flatMap(({ id, refused }) => (refused === null ? [id] : []));

/** Vehicles of a side on the map that nobody can drive. */
const unmanned = (scene: Scene, side: SideId): readonly UnitId[] =>
  onMap(scene, side).filter((id) => isVehicleUnit(scene, id) && lacksPilot(scene, id));

/** Who could drive: the best with machines first. */
const drivers = (scene: Scene, ids: readonly UnitId[]): readonly UnitId[] =>
  ids
    .filter((id) => technicalOf(scene, id).dice > 0)
    .toSorted((one, other) => technicalOf(scene, other).dice - technicalOf(scene, one).dice);

/** Whether a convoy still waits to be placed before the first round. */
function convoyWaits(scene: Scene, side: SideId): boolean {
  const id = convoyOf(scene, side);
  return id !== null && whyNotPlace(scene, side, id) === null && whyNoRoom(scene, side, id) === null;
}

/** Whether a side has something better to place before the first round than the next unit of its force. */
export const placesElse = (scene: Scene, side: SideId): boolean =>
  isSetUp(scene) && (convoyWaits(scene, side) || comingToDrive(scene, side) !== null);

/** Who could come from reserves to drive what nobody drives. */
function comingToDrive(
  scene: Scene,
  side: SideId,
): { readonly unit: UnitId; readonly vehicle: UnitId } | null {
  const comers = comersAboard(scene, side);
  for (const vehicle of unmanned(scene, side)) {
    const fit = comers.filter((one) => one.vehicles.includes(vehicle)).map((one) => one.unit);
    const [first] = drivers(scene, fit);
    if (first !== undefined) return { unit: first, vehicle };
  }
  return null;
}

/** A convoy is placed before all else, and a driver comes in what has none. */
export function arriving(scene: Scene, side: SideId, acts: readonly ActOption[]): readonly Rated[] {
  const place = acts.find(({ id }) => id === 'place');
  const aboard = acts.find(({ id }) => id === 'comeAboard');
  const convoy = convoyOf(scene, side);
  const comes = aboard === undefined ? null : comingToDrive(scene, side);
  return [
    ...(place !== undefined && convoy !== null && convoyWaits(scene, side)
      ? [{ ...brief, act: place, target: convoy, means: null, worth: MANNING.convoy }]
      : []),
    ...(aboard !== undefined && comes !== null
      ? [{ ...brief, act: aboard, target: comes.unit, means: comes.vehicle, worth: MANNING.beside }]
      : []),
  ];
}

/** What manning a vehicle is worth on the spot. */
const manning = (scene: Scene, side: SideId, vehicle: UnitId): number =>
  convoyOf(scene, side) === vehicle ? MANNING.convoy : MANNING.beside;

/** Who can drive gets into what nobody drives, or goes there where it is the nearest who can. */
export function manningOn(scene: Scene, acts: readonly ActOption[]): readonly Rated[] {
  const running = runningIn(scene);
  if (running === null || vehicleOf(scene, running.unit) !== null) return [];
  const { unit: id, side } = running;
  const isDriver = !isVehicleUnit(scene, id) && technicalOf(scene, id).dice > 0;
  const wanting = isDriver ? unmanned(scene, side).filter((one) => takesAboard(scene, one, id)) : [];
  if (wanting.length === 0) return [];
  const board = acts.find((act) => act.id === 'board');
  const now = open(board)
    .filter((one) => wanting.includes(one))
    .map((target) => ({
      ...brief,
      target,
      means: null,
      worth: manning(scene, side, target),
      thenAttack: mayStrikeAfter(running),
    }));
  return [
    ...(board === undefined ? [] : now.map((one) => ({ ...one, act: board }))),
    ...wanting.flatMap((vehicle) => goingTo(scene, running, acts, vehicle)),
  ];
}

/** Whether a card lets its unit make an assault after a move. */
const mayStrikeAfter = (running: Activation): boolean =>
  running.done.assaulted === null && countsAs(playedCard(running)) >= 8;

function goingTo(
  scene: Scene,
  running: Activation,
  acts: readonly ActOption[],
  vehicle: UnitId,
): readonly Rated[] {
  const { unit: id, side } = running;
  const [own, to] = [standing(scene, id), standing(scene, vehicle)];
  const act = acts.find((one) => one.id === 'move') ?? acts.find((one) => one.id === 'run');
  if (own === null || to === null || act === undefined) return [];
  const near = open(act)
    .flatMap((tile) => {
      const at = parseTile(tile);
      return at === null ? [] : [{ tile, away: apart({ ...own, at }, to) }];
    })
    .toSorted((one, other) => one.away - other.away)[0];
  if (near === undefined || near.away >= apart(own, to)) return [];
  const worth = convoyOf(scene, side) === vehicle ? MANNING.convoy : MANNING.onTheWay;
  return [{ ...brief, act, target: near.tile, means: null, worth, thenAttack: mayStrikeAfter(running) }];
}

/** Who neither drives a vehicle nor has anything to fire from it gets out. */
export function gettingOff(scene: Scene, acts: readonly ActOption[]): readonly Rated[] {
  const running = runningIn(scene);
  const act = acts.find(({ id }) => id === 'getOut');
  const vehicle = running === null ? null : vehicleOf(scene, running.unit);
  if (running === null || act === undefined || vehicle === null) return [];
  if (pilotOf(scene, vehicle) === running.unit || meansOf(scene, running.unit).length > 0) return [];
  if (unit(scene, vehicle).where.kind !== 'map') return [];
  const goal = goalsOf(scene, running, open(act)).find(({ to }) => to === 'enemy');
  return goal === undefined ? [] : [{ ...brief, act, target: goal.tile, means: null, worth: ON_FOOT }];
}
