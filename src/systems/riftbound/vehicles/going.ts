import { castDraft } from 'immer';
import type { Rule } from '../../../engine/rule.ts';
import {
  along,
  METRE,
  type Path,
  pathAfter,
  pathLength,
  placeTold,
} from '../../../engine/space/plane/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { watchersOf } from '../attack/overwatch/moments.ts';
import { bodyOf } from '../fight/bodies.ts';
import { inMind } from '../fight/mind.ts';
import { goAlong } from '../moves/along.ts';
import { freeWay, upToHidden } from '../moves/hidden.ts';
import { metAt } from '../moves/met.ts';
import { actingIn, type CharacterId, fighterIn, type Scene, vehicleIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { openGap } from '../turn/outOfTurn.ts';
import { crash } from './crash.ts';
import { pilotOf } from './crew.ts';
import type { Motion } from './plan.ts';
import type { Way } from './ways.ts';

/** How a movement is made. */
export interface Manner {
  /** It stops there for its rider to act, in centimetres from where it sets off (Bike Wheels); null: it goes on. */
  readonly stop?: number | null;
  /** It stays where a shot of Overwatch has hurt it. */
  readonly stopsIfHit?: boolean;
}

/** Moves a vehicle along a way, or `where` it was said in the theatre of the mind; `actor` is null where it moves by itself. */
export function* moveVehicle(
  tx: Tx<Scene>,
  { id, movement }: Pick<Motion, 'id' | 'movement'>,
  { path, heading, where }: Pick<Way, 'path' | 'heading'> & { readonly where?: string },
  altitude: number,
  actor: CharacterId | null,
  { stop = null, stopsIfHit = false }: Manner = {},
): Rule<void> {
  const vehicle = tx.state.characters[id];
  const fighter = tx.state.fight?.fighters[id];
  if (vehicle?.kind !== 'vehicle' || fighter === undefined) return;
  const before = vehicle.altitude;
  const flown = before > 0 || altitude > 0 ? Math.min(before, altitude) : null;
  const { path: open, met } = inMind(tx.now)
    ? { path, met: null }
    : upToHidden(tx.snapshot(), id, path, { flies: flown, altitude });
  vehicle.watts -= movement.watts;
  fighter.heading = heading;
  if (actor !== null && actingIn(tx.now) === actor) fighter.flew = true;
  vehicle.altitude = altitude;
  const flies = altitude > 0 ? { altitude } : {};
  const watching = shotsOf(tx.snapshot(), id);
  const until = stop !== null && stop < pathLength(open) ? stop : null;
  const atLeast = exactOf(movement);
  const going = { actor: id, path: open, forced: false, by: actor ?? id, ...flies, stopsIfHit, atLeast };
  const gone = yield* goAlong(tx, until === null ? going : { ...going, until });
  const turn = tx.state.fight?.turn;
  if (turn && turn.actor === actor) {
    turn.last = movement.id;
    if (until !== null && gone === until) {
      turn.underway = castDraft({
        ...{ vehicle: id, movement: movement.id, name: movement.name, gone, stopsIfHit },
        path: pathAfter(open, until),
        atLeast: Math.max(0, atLeast - gone),
        fired: firedSince(tx.snapshot(), watching),
      });
      const left = Math.round((pathLength(open) - gone) / METRE);
      const there = { end: along(open, gone), gone, altitude: [before, altitude] } as const;
      tellOf(tx, { id, actor, name: movement.name, ...there }, { left });
      return;
    }
  }
  const [end, ended] = [along(open, gone), where === undefined ? {} : { where }];
  tellOf(tx, { id, actor, name: movement.name, end, gone, altitude: [before, altitude] }, ended);
  if (met !== null) tell(tx, 'ranInto', { actor: id, target: met }, 'gm');
  if (movement.byItself && altitude === 0 && before > 0) yield* crash(tx, id, before);
}

/** How far a movement leads at the least. */
const exactOf = ({ parts }: Motion['movement']): number =>
  parts.reduce((sum, { metres, exactly }) => (exactly ? sum + metres * METRE : sum), 0);

/** How many free Attacks each of those on Overwatch has left who may fire at somebody who moves. */
const shotsOf = (scene: Scene, mover: CharacterId): ReadonlyMap<CharacterId, number> =>
  new Map(watchersOf(scene, mover).map((id) => [id, fighterIn(scene, id)?.overwatch?.shots ?? 0]));

const firedSince = (scene: Scene, before: ReadonlyMap<CharacterId, number>): CharacterId[] =>
  [...before].flatMap(([id, shots]) => ((fighterIn(scene, id)?.overwatch?.shots ?? 0) < shots ? [id] : []));

interface Driven {
  readonly id: CharacterId;
  readonly actor: CharacterId | null;
  readonly name: string;
  readonly end: Path[number];
  readonly gone: number;
  readonly altitude: readonly [before: number, after: number]; // centimetres
}

function tellOf(
  tx: Tx<Scene>,
  { id, actor, name, end, gone, altitude: [before, after] }: Driven,
  more: { readonly where?: string; readonly left?: number },
): void {
  const near = inMind(tx.now) ? [] : metAt(tx.snapshot(), id, end);
  tell(tx, 'drove', {
    ...{ actor, vehicle: id, movement: name, metres: Math.round(gone / METRE) },
    ...(inMind(tx.now) ? {} : { to: placeTold(end) }),
    ...(near.length === 0 ? {} : { touching: near }),
    ...more,
    altitude: [before / METRE, after / METRE],
    watts: vehicleIn(tx.now, id)?.watts ?? 0,
  });
}

/**
 * What is left of a movement in whose middle its rider has acted: it goes on as it was meant, from where the vehicle is now, up to what has come in its
 * way. Those on Overwatch who have fired at it don't again: it is one Move. Nothing where nobody drives any more.
 */
export function* rideOn(tx: Tx<Scene>): Rule<void> {
  const turn = tx.state.fight?.turn;
  const underway = tx.snapshot().fight?.turn?.underway;
  if (!turn || underway === undefined) return;
  delete turn.underway;
  const { actor } = turn;
  const { vehicle: id, path, gone: before, fired, movement, name, stopsIfHit, atLeast } = underway;
  const now = tx.snapshot();
  const at = bodyOf(now, id)?.at;
  const vehicle = vehicleIn(now, id);
  const [from] = path;
  if (at === undefined || from === undefined || vehicle === null || pilotOf(now, id) !== actor)
    return openGap(tx);
  const moved = path.map(({ x, y }) => ({ x: x + at.x - from.x, y: y + at.y - from.y }));
  const { altitude } = vehicle;
  const flies = { flies: altitude > 0 ? altitude : null, altitude };
  const { path: open, met } = upToHidden(now, id, freeWay(now, id, moved, flies), flies);
  const gone = yield* goAlong(tx, {
    ...{ actor: id, path: open, forced: false, by: actor, stopsIfHit, atLeast, spared: fired },
    ...(altitude > 0 ? { altitude } : {}),
  });
  const after = tx.state.fight?.turn;
  if (after?.actor === actor) after.last = movement;
  const far = { gone: before + gone, end: along(open, gone), altitude: [altitude, altitude] } as const;
  tellOf(tx, { id, actor, name, ...far }, {});
  if (met !== null) tell(tx, 'ranInto', { actor: id, target: met }, 'gm');
  openGap(tx);
}
