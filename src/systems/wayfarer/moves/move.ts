import type { IntentOf } from '../../../engine/intent.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import { type At, type Facing, facings, tileName } from '../../../engine/space/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { unless } from '../activations/activate.ts';
import { hasDived } from '../assaults/dive.ts';
import { activationOf, isActivation, whyNotOrdered } from '../activations/legality.ts';
import type { Order } from '../activations/orders.ts';
import { stand } from '../battle/stand.ts';
import { crowdIn, fieldIn, standing } from '../battle/standing.ts';
import { plainTest } from '../effects/moment.ts';
import { poolOf } from '../effects/pool.ts';
import { hasRule, rulesNamed } from '../effects/sources.ts';
import { stop } from '../interrupts/stop.ts';
import { type Activation, isVehicleUnit, type Scene, type UnitId, vehicleOf } from '../scene.ts';
import { reveal } from '../sneaking/reveal.ts';
import { type Body, spun } from '../space/body.ts';
import { isFree } from '../space/crowd.ts';
import { actingOf, marches } from '../squads/acting.ts';
import { tell } from '../tell.ts';
import { rollLone } from '../testing/lone.ts';
import { testShown } from '../testing/static.ts';
import { shownOf } from '../testing/throw.ts';
import type { Driven } from '../vehicles/driven.ts';
import { facingNamed, freshDrive, ramsIn, spunTo, turnsOf } from '../vehicles/driving.ts';
import { did } from './did.ts';
import { incrementsFor, neverRushes, rushesBy } from './gait.ts';
import { go } from './go.ts';
import type { Manner } from './manners.ts';
import { marchOut } from './march.ts';
import { rushOf } from './rushing.ts';
import { isWay, tilesTyped, wayOf } from './way.ts';

/** The activation in which a side may give an order now; ends the command where it may not. */
function* ordered(tx: Tx<Scene>, actor: string, order: Order): Rule<Activation> {
  const running = activationOf(tx.snapshot(), actor);
  if (!isActivation(running)) return yield* tx.refuse(running.code, running.params);
  yield* unless(tx, whyNotMove(tx.snapshot(), running, order));
  return running;
}

/** Why the unit that acts can't be given an order to move; null: it can. */
export function whyNotMove(scene: Scene, running: Activation, order: Order): Refusal | null {
  if (running.rushed !== null) return refusal('runsFirst', { unit: running.unit });
  if (vehicleOf(scene, running.unit) !== null) return refusal('isAboard', { unit: running.unit });
  if (order === 'rush' && neverRushes(scene, running.unit))
    return refusal('neverRushes', { unit: running.unit });
  if ((order === 'move' || order === 'rush') && hasDived(scene, running.unit))
    return refusal('hasDived', { unit: running.unit });
  return whyNotOrdered(running, order);
}

export function* tilesOf(tx: Tx<Scene>, { target, detail }: IntentOf<'act'>): Rule<readonly At[]> {
  const tiles = tilesTyped(detail ?? target);
  return 'code' in tiles ? yield* tx.refuse(tiles.code, tiles.params) : tiles;
}

/** A unit moves as far as its Athletics (L256), or one increment (L264): `target` is where to, or `detail` the way tile by tile. */
export const moveBy = (order: 'adjust' | 'move') =>
  function* (tx: Tx<Scene>, intent: IntentOf<'act'>): Rule<void> {
    const running = yield* ordered(tx, intent.actor, order);
    const tiles = yield* tilesOf(tx, intent);
    const scene = tx.snapshot();
    const increments = order === 'adjust' ? 1 : incrementsFor(scene, running, null);
    yield* setOut(tx, running, tiles, increments, order, { driven: drivenBy(scene, running, intent) });
  };

/** How a vehicle would drive: `means` is which way it faces in the end. null: the unit is none. */
const drivenBy = (
  scene: Scene,
  { unit: id }: Activation,
  { means }: Pick<IntentOf<'act'>, 'means'>,
  boosted = false,
): Driven | null => (isVehicleUnit(scene, id) ? freshDrive(scene, id, facingNamed(means), boosted) : null);

/** Why a vehicle doesn't drive off by itself: its squad moves as one. */
export const whyNotAlone = (scene: Scene, id: UnitId): Refusal | null =>
  marches(scene, id) ? refusal('movesAsOne', { unit: id }) : null;

/** Why the unit that acts can't go by Turbo-Boosters; null: it can (L5386). */
export const whyNotBoost = (scene: Scene, running: Activation): Refusal | null =>
  hasRule(scene, running.unit, 'turbo')
    ? (whyNotMove(scene, running, 'move') ?? whyNotAlone(scene, running.unit))
    : refusal('noBoosters', { unit: running.unit });

/** A vehicle goes twice as far, with a test at each turn (L5386). */
export function* boost(tx: Tx<Scene>, intent: IntentOf<'act'>): Rule<void> {
  const running = yield* ordered(tx, intent.actor, 'move');
  const scene = tx.snapshot();
  yield* unless(tx, whyNotBoost(scene, running));
  const tiles = yield* tilesOf(tx, intent);
  const increments = 2 * incrementsFor(scene, running, null);
  yield* setOut(tx, running, tiles, increments, 'move', { driven: drivenBy(scene, running, intent, true) });
}

/** How a vehicle drives, or how else one goes; and whether all of a squad have increments of their own, or as many as its leader has left. */
interface Drove {
  readonly driven?: Driven | null;
  readonly each?: boolean;
  readonly manner?: Manner | null;
}

/** A way is declared, of a squad where all of it go: opponents may interrupt before the unit sets out. */
export function* setOut(
  tx: Tx<Scene>,
  running: Activation,
  tiles: readonly At[],
  increments: number,
  how: 'adjust' | 'move' | 'rush',
  { driven = null, each = true, manner = null }: Drove = {},
): Rule<void> {
  const goal = tiles.at(-1);
  if (goal !== undefined && marches(tx.snapshot(), running.unit))
    return yield* marchOut(tx, running, goal, { how, increments: each ? null : increments, manner });
  const drives = how === 'adjust' ? 'adjusts' : driven;
  const way = wayOf(tx.snapshot(), running, tiles, increments, drives, manner);
  if (!isWay(way)) return yield* tx.refuse(way.code, way.params);
  if (how !== 'rush') did(tx, how);
  const drafted = tx.state.battle?.activations.at(-1);
  if (drafted !== undefined) drafted.rushed = null;
  const held = {
    does: 'move' as const,
    how,
    increments,
    tiles: tiles.map(tileName),
    ...(driven === null ? {} : { driven }),
    ...(manner === null ? {} : { manner }),
  };
  if (yield* stop(tx, held)) return;
  yield* go(tx, running.unit, way, held);
}

/** A vehicle drives into somebody (L5115): `target` is who. It takes the place of a move. */
export function* ram(tx: Tx<Scene>, { actor, target }: IntentOf<'act'>): Rule<void> {
  const running = yield* ordered(tx, actor, 'move');
  const scene = tx.snapshot();
  const { unit: id } = running;
  yield* unless(tx, whyNotAlone(scene, id));
  const increments = incrementsFor(scene, running, null);
  const wanted = ramsIn(scene, id, increments, turnsOf(scene, id)).find((one) => one.target === target);
  const end = wanted?.path.legs.at(-1)?.to ?? wanted?.path.from;
  if (end === undefined || target === null) return yield* tx.refuse('noRam', { unit: target });
  const driven = { ...freshDrive(scene, id, end.facing, false), ram: target };
  yield* setOut(tx, running, [end.at], increments, 'move', { driven });
}

/** How a unit stands once it has turned on its place; null where it has no room for that. */
export function turnedTo(scene: Scene, id: UnitId, facing: Facing): Body | null {
  if (isVehicleUnit(scene, id)) return spunTo(scene, id, facing);
  const body = standing(scene, id);
  const free = (one: Body) => isFree(fieldIn(scene), crowdIn(scene, null), one, id);
  return body === null ? null : (spun(body, facing).find(free) ?? null);
}

/**
 * A unit turns to a facing (L266), and all of its squad with it: `target` is which. What is longer than wide needs room for that; who of a
 * squad has none stays as it is.
 */
export function* spin(tx: Tx<Scene>, { actor, target }: IntentOf<'act'>): Rule<void> {
  const running = yield* ordered(tx, actor, 'spin');
  const facing = facings.find((one): one is Facing => one === target);
  if (facing === undefined) return yield* tx.refuse('noSuchFacing', { facing: target });
  const turned = turnedTo(tx.snapshot(), running.unit, facing);
  if (turned === null) return yield* tx.refuse('noRoomToTurn', { unit: running.unit });
  did(tx, 'spin');
  for (const one of actingOf(tx.snapshot(), running)) {
    const lies = turnedTo(tx.snapshot(), one, facing);
    if (lies === null) continue;
    stand(tx, one, lies);
    tell(tx, 'spun', { unit: one, facing });
  }
}

/**
 * A rush begins with Athletics (L277 to L282): each die of 4 or more is an increment further. Bumps and re-rolls count (A72): dice under 4 are
 * rolled again as long as there are any. Where to is said afterwards, by a run.
 */
export function* rush(tx: Tx<Scene>, { actor }: IntentOf<'act'>): Rule<void> {
  const running = yield* ordered(tx, actor, 'rush');
  const id = running.unit;
  const scene = tx.snapshot();
  const pool = poolOf(scene, rushesBy(scene, id), 'athletics', { ...plainTest, given: ['rushing'] });
  if (pool === null) return yield* tx.refuse('cantRush', { unit: id });
  const { thrown } = yield* rollLone(tx, rushOf(id, pool), testShown);
  const further = shownOf(thrown).filter((face) => face >= 4).length;
  did(tx, 'rush');
  for (const one of actingOf(tx.snapshot(), running))
    if (!rulesNamed(tx.snapshot(), one, 'keepsSneaking').some(({ figures }) => figures.after === 'any'))
      reveal(tx, one, false);
  const drafted = tx.state.battle?.activations.at(-1);
  if (drafted !== undefined) drafted.rushed = further;
  tell(tx, 'rushed', { unit: id, dice: thrown.dice, further });
}

/** A unit that has rolled for its rush runs: `target` is where to, or `detail` the way tile by tile. */
export function* runOn(tx: Tx<Scene>, intent: IntentOf<'act'>): Rule<void> {
  const running = activationOf(tx.snapshot(), intent.actor);
  if (!isActivation(running)) return yield* unless(tx, running);
  if (running.rushed === null) return yield* tx.refuse('noRush', { unit: running.unit });
  const tiles = yield* tilesOf(tx, intent);
  const scene = tx.snapshot();
  const increments = incrementsFor(scene, running, running.rushed);
  yield* setOut(tx, running, tiles, increments, 'rush', { driven: drivenBy(scene, running, intent) });
}
