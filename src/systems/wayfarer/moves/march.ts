import type { Rule } from '../../../engine/rule.ts';
import { type At, tileName } from '../../../engine/space/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { crowdIn, fieldIn, modelOf } from '../battle/standing.ts';
import { areLinked } from '../effects/detect.ts';
import type { Held, HeldWay } from '../interrupts/held.ts';
import { stop } from '../interrupts/stop.ts';
import { isDragging } from '../markers/things.ts';
import { type Activation, isVehicleUnit, runningIn, type Scene, type UnitId, unitIn } from '../scene.ts';
import type { WayPath } from '../space/path.ts';
import { reachOf } from '../space/reach.ts';
import { type End, endsIn, type March, marched } from '../space/squads.ts';
import { sureWay } from '../space/walks.ts';
import { actingOf, ledBy } from '../squads/acting.ts';
import { withBodies } from '../squads/bodies.ts';
import { memberAt } from '../squads/cohesion.ts';
import { membersIn } from '../squads/squad.ts';
import { tell } from '../tell.ts';
import { adjustedTo, adjustsOf, drivenTo, endsOf, freshDrive } from '../vehicles/driving.ts';
import { did } from './did.ts';
import { gaitOfUnit, incrementsOn, neverRushes } from './gait.ts';
import { go } from './go.ts';
import { furtherBy, isAway } from './manner.ts';
import type { Manner } from './manners.ts';
import { isWay, tilesTyped, wayOf } from './way.ts';

/** Costs of ways are in halves of increments. */
const halves = 2;

type HeldMarch = Extract<Held, { does: 'march' }>;
type How = HeldMarch['how'];

/** How a squad is to move: how, and how far it is from there where that isn't each one's own move. */
interface Ordered {
  readonly how: How;
  /** Null: as far as each of them gets. */
  readonly increments: number | null;
  readonly manner?: Manner | null;
}

/** Whether one of a squad rushes with it: it can, and drags nothing. */
const rushes = (scene: Scene, id: UnitId): boolean => !neverRushes(scene, id) && !isDragging(scene, id);

/** Increments of one of a squad for an order: who doesn't rush moves as it can. */
const incrementsOf = (
  scene: Scene,
  { card, rushed }: Activation,
  id: UnitId,
  { how, increments, manner = null }: Ordered,
): number =>
  how === 'adjust'
    ? 1
    : (increments ?? incrementsOn(scene, id, card, rushes(scene, id) ? rushed : null, manner));

/** Where a vehicle may end. */
function endsDriven(scene: Scene, id: UnitId, increments: number, how: How): readonly End[] {
  if (how === 'adjust')
    return adjustsOf(scene, id).map(({ at }) => ({ at, cost: 2, path: () => adjustedTo(scene, id, at) }));
  return endsOf(scene, id, increments).flatMap(({ tile }, n) => {
    const read = tilesTyped(tile);
    const at = 'code' in read ? undefined : read[0];
    const drive = freshDrive(scene, id, null, false);
    return at === undefined ? [] : [{ at, cost: n, path: () => drivenTo(scene, id, at, increments, drive) }];
  });
}

/** Where one of a squad may end, on ways where nothing can go wrong (S38), its own place among it. */
function endsFor(
  scene: Scene,
  id: UnitId,
  increments: number,
  { how, manner = null }: Ordered,
): readonly End[] {
  const mover = modelOf(scene, id);
  if (mover === null) return [];
  const here: End = { at: mover.body.at, cost: 0, path: () => null };
  if (isVehicleUnit(scene, id)) return [here, ...endsDriven(scene, id, increments, how)];
  const going = { mover, gait: gaitOfUnit(scene, id, manner), increments, may: sureWay };
  const ends = endsIn(reachOf(fieldIn(scene), crowdIn(scene, null), going));
  // Who doesn't go away from all enemies has no more increments than in any move (L2783).
  const usual = increments - furtherBy(scene, id, manner);
  return manner === 'retreat'
    ? ends.filter(({ at, cost }) => cost <= halves * usual || isAway(scene, id, at))
    : ends;
}

/** How a squad would move to a goal: who goes where, in that order. */
export function planned(scene: Scene, running: Activation, goal: At, ordered: Ordered): March {
  const acting = actingOf(scene, running);
  const at = (ids: readonly UnitId[]) => ids.flatMap((id) => memberAt(scene, id) ?? []);
  return marched(
    {
      terrain: fieldIn(scene).terrain,
      leader: running.unit,
      going: at(acting),
      staying: at(membersIn(scene, running.unit, 'map').filter((id) => !acting.includes(id))),
      ends: (id, now) =>
        endsFor(withBodies(scene, now), id, incrementsOf(scene, running, id, ordered), ordered),
      linked: (one, other) => areLinked(scene, one, other),
    },
    goal,
  );
}

/** The tiles of a way, as they are held. */
const tilesOfPath = ({ legs }: WayPath): HeldWay['tiles'] =>
  legs.filter(({ how }) => how !== 'turn').map(({ to }) => tileName(to.at));

/** A squad is sent to one goal: opponents may interrupt before it sets out, and on the way of who goes first. */
export function* marchOut(tx: Tx<Scene>, running: Activation, goal: At, ordered: Ordered): Rule<void> {
  const scene = tx.snapshot();
  const { moves } = planned(scene, running, goal, ordered);
  const { how } = ordered;
  if (how !== 'rush') did(tx, how);
  const drafted = tx.state.battle?.activations.at(-1);
  if (drafted !== undefined) drafted.rushed = null;
  const ways = moves.flatMap(({ id, path }) =>
    path === null
      ? []
      : [
          {
            unit: id,
            increments: incrementsOf(scene, running, id, ordered),
            tiles: tilesOfPath(path),
            ...(ordered.manner == null ? {} : { manner: ordered.manner }),
          },
        ],
  );
  const held: HeldMarch = { does: 'march', how, goal: tileName(goal), ways };
  if (yield* stop(tx, held)) return;
  yield* march(tx, held);
}

/** The way of one of a squad as the map is now; null: it can't go it any more. */
function wayNow(scene: Scene, running: Activation, how: How, way: HeldWay): WayPath | null {
  const read = tilesTyped(way.tiles.join(' '));
  if ('code' in read || !actingOf(scene, running).includes(way.unit)) return null;
  const driven = how === 'adjust' ? 'adjusts' : null;
  const found = wayOf(scene, ledBy(running, way.unit), read, way.increments, driven, way.manner ?? null);
  return isWay(found) ? found : null;
}

/** Whether somebody of a squad that was held can still go. */
export const canMarch = (scene: Scene, running: Activation, { how, ways }: HeldMarch): boolean =>
  ways.length === 0 || ways.some((way) => wayNow(scene, running, how, way) !== null);

/** A squad sets out: those in front first; who can't go any more stays. */
export function* march(tx: Tx<Scene>, { how, goal, ways }: HeldMarch): Rule<void> {
  let isStaying = true;
  for (const [n, way] of ways.entries()) {
    const scene = tx.snapshot();
    const running = runningIn(scene);
    const path = running === null ? null : wayNow(scene, running, how, way);
    if (path === null || unitIn(scene, way.unit)?.where.kind !== 'map') continue;
    isStaying = false;
    const later = ways.slice(n + 1);
    const driven = isVehicleUnit(scene, way.unit) ? freshDrive(scene, way.unit, null, false) : undefined;
    const manner = way.manner === undefined ? {} : { manner: way.manner };
    const move = { how, increments: way.increments, ...(driven === undefined ? {} : { driven }), ...manner };
    const came = yield* go(
      tx,
      way.unit,
      path,
      move,
      n > 0
        ? null
        : (rest) => ({
            does: 'march',
            how,
            goal,
            ways: [{ unit: way.unit, increments: rest.increments, tiles: rest.tiles, ...manner }, ...later],
          }),
    );
    if (came === 'stopped') return;
  }
  const running = runningIn(tx.snapshot());
  if (isStaying && running !== null) tell(tx, 'squadStays', { unit: running.unit });
}
