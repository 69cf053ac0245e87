import type { Rule } from '../../../engine/rule.ts';
import { tileName } from '../../../engine/space/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { assaultOf } from '../assaults/fighting.ts';
import { meansOf } from '../assaults/means.ts';
import { resolve } from '../assaults/resolve.ts';
import { stand } from '../battle/stand.ts';
import { crowdIn, fieldIn } from '../battle/standing.ts';
import { countsAs } from '../content/damageTypes.ts';
import { perish } from '../defeat/perish.ts';
import { plainTest } from '../effects/moment.ts';
import { isImmune, sourcesOf } from '../effects/sources.ts';
import type { Held } from '../interrupts/held.ts';
import { stop } from '../interrupts/stop.ts';
import { isVehicleUnit, type Scene, type UnitId, unitIn } from '../scene.ts';
import { isFree } from '../space/crowd.ts';
import { type HazardId, hazards } from '../space/marks.ts';
import type { WayLeg, WayPath } from '../space/path.ts';
import { tell } from '../tell.ts';
import { testStatic } from '../testing/static.ts';
import { goesFast } from '../vehicles/course.ts';
import { holdsCourse } from '../vehicles/damage.ts';
import type { Driven } from '../vehicles/driven.ts';
import { collide, straightOf } from '../vehicles/ram.ts';
import { runOver } from '../vehicles/runOver.ts';
import { pursue, shootWhoComes, strikeWhoLeaves, tramples } from './reactions.ts';
import { stopsOn } from './stops.ts';

type HeldMove = Extract<Held, { does: 'move' }>;

/** What is held where opponents step in on the way: the rest of it, or what else is to be done beside that; null: nobody may. */
export type Holds = ((rest: HeldMove) => Held) | null;

/** Costs of ways are in halves of increments. */
const halves = 2;

const isThere = (tx: Tx<Scene>, id: UnitId): boolean => unitIn(tx.now, id)?.where.kind === 'map';

/** Every increment of a test on the way must be passed: a climb's and a leap's keep a unit where it was, a swim's defeats it (L320, L331). */
function* passesWay(tx: Tx<Scene>, id: UnitId, { test, to }: WayLeg): Rule<boolean> {
  if (test === null) return true;
  const given = { climb: 'climbing', swim: 'swimming', leap: 'leaping' } as const;
  for (let times = 0; times < test.times; times += 1)
    if (
      !(yield* testStatic(tx, id, 'athletics', [test.dv], test.kind, {
        ...plainTest,
        given: [given[test.kind]],
      }))
    ) {
      tell(tx, 'stopped', { unit: id, tile: tileName(to.at), by: test.kind });
      if (test.kind === 'swim') yield* perish(tx, id, [test.dv]);
      return false;
    }
  return true;
}

/** Each enemy that a unit goes through has a free melee assault on it, which it may not answer (L337). */
function* through(tx: Tx<Scene>, id: UnitId, enemies: readonly UnitId[], isRush: boolean): Rule<void> {
  for (const enemy of enemies) {
    if (!isThere(tx, id)) return;
    const scene = tx.snapshot();
    const means = meansOf(scene, enemy).find(({ kind }) => kind === 'melee');
    if (means === undefined || (yield* tramples(tx, id, enemy, isRush))) continue;
    tell(tx, 'wentThrough', { unit: id, enemy });
    const made = { unit: enemy, target: id, means, back: null, hasMoved: false, shaken: [], sneaks: false };
    yield* resolve(tx, assaultOf(scene, made));
  }
}

function isSafeFrom(scene: Scene, id: UnitId, hazard: HazardId): boolean {
  const { types } = hazards[hazard];
  if (types.length === 0) return isImmune(scene, id, 'atmosphere');
  const immune = sourcesOf(scene, id).flatMap(({ effect }) =>
    effect.does === 'immune' && Array.isArray(effect.to) ? [...effect.to] : [],
  );
  return types.every((type) => countsAs(type).some((one) => immune.includes(one)));
}

function* endure(tx: Tx<Scene>, id: UnitId, { hazards: met }: WayLeg): Rule<void> {
  for (const { hazard, tile } of met) {
    if (!isThere(tx, id) || isSafeFrom(tx.snapshot(), id, hazard)) continue;
    tell(tx, 'hazardMet', { unit: id, hazard, tile });
    const { test, dv } = hazards[hazard];
    if (!(yield* testStatic(tx, id, test, [dv], hazard))) yield* perish(tx, id, [dv]);
  }
}

/** Whether a unit could end where a leg has brought it: on nobody's tiles. Only a vehicle's own length hides whom it stands on. */
const mayStay = (scene: Scene, id: UnitId, { to, through: enemies }: WayLeg): boolean =>
  enemies.length === 0 && (!isVehicleUnit(scene, id) || isFree(fieldIn(scene), crowdIn(scene, null), to, id));

/** How a vehicle goes on after a leg of its way: with the turns that it hasn't made, to face as it would have. */
function drivenAfter({ legs }: WayPath, n: number): Pick<Driven, 'facing' | 'turns'> {
  const turns = legs.slice(n + 1).filter(({ how }) => how === 'turn').length;
  return { turns, facing: legs.at(-1)?.to.facing ?? null };
}

/**
 * A unit goes a way, leg by leg, with all that this brings on (L256 to L340). Where it fails or falls on the way, it goes no further; it
 * never stays among others: where it can't go on from there, it is back where it last could stand. Opponents may interrupt it as it comes into
 * somebody's sight, Detect range or reach.
 */
export function* go(
  tx: Tx<Scene>,
  id: UnitId,
  path: WayPath,
  { how, increments, driven, manner }: Pick<HeldMove, 'how' | 'increments' | 'driven' | 'manner'>,
  holds: Holds = (held) => held,
): Rule<'stopped' | 'went'> {
  const from = tileName(path.from.at);
  let last = path.from;
  const stops: ReadonlySet<number> = holds === null ? new Set() : stopsOn(tx.snapshot(), id, path);
  let cost = 0;
  const end = path.legs.at(-1)?.to;
  if (end !== undefined) yield* strikeWhoLeaves(tx, id, end);
  if (!isThere(tx, id)) return 'went';
  let before = path.from;
  for (const [n, leg] of path.legs.entries()) {
    if (!(yield* passesWay(tx, id, leg))) break;
    yield* through(tx, id, leg.through, how === 'rush');
    yield* runOver(tx, id, leg.over);
    if (!isThere(tx, id)) break;
    cost += leg.cost;
    stand(tx, id, leg.to);
    yield* endure(tx, id, leg);
    if (!isThere(tx, id)) break;
    yield* shootWhoComes(tx, id, before, leg.to);
    before = leg.to;
    if (!isThere(tx, id)) break;
    if (mayStay(tx.snapshot(), id, leg)) last = leg.to;
    if (leg.how === 'turn' && driven?.boosted === true && !(yield* holdsCourse(tx, id))) break;
    if (holds === null || !stops.has(n) || last !== leg.to) continue;
    const rest = path.legs.slice(n + 1).filter((one) => one.how !== 'turn');
    const held: HeldMove = {
      does: 'move',
      how,
      increments: increments - cost / halves,
      tiles: rest.map((one) => tileName(one.to.at)),
      ...(driven === undefined ? {} : { driven: { ...driven, ...drivenAfter(path, n) } }),
      ...(manner === undefined ? {} : { manner }),
    };
    if (yield* stop(tx, holds(held))) {
      tell(tx, 'moved', { unit: id, how, from, to: tileName(last.at), cost });
      return 'stopped';
    }
  }
  if (isThere(tx, id)) stand(tx, id, last);
  const drafted = tx.state.battle?.activations.at(-1);
  if (drafted?.unit === id && how !== 'adjust') drafted.left = Math.floor(increments - cost / halves);
  tell(tx, 'moved', { unit: id, how, from, to: tileName(last.at), cost });
  if (isThere(tx, id)) pursue(tx, id, path.from);
  goesFast(tx, id, path);
  const isWhole = last === (end ?? path.from);
  if (driven != null && driven.ram !== null && isWhole) yield* collide(tx, id, driven.ram, straightOf(path));
  return 'went';
}
