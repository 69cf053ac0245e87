import type { Rule } from '../../../../engine/rule.ts';
import {
  ahead,
  bearingTo,
  contactsWith,
  isOnPlane,
  METRE,
  type Path,
  pathLength,
  towards,
} from '../../../../engine/space/plane/index.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { bodyOf } from '../../fight/bodies.ts';
import { inMind } from '../../fight/mind.ts';
import { goAlong } from '../../moves/along.ts';
import { goInMind } from '../../moves/goInMind.ts';
import { shovedTo } from '../../moves/shoved.ts';
import { type CharacterId, type Scene, vehicleIn } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { insideOf } from '../../vehicles/crew.ts';
import type { EffectOf } from '../schema.ts';
import type { At } from './at.ts';

/**
 * Somebody goes straight away from the user or straight near, or the user straight to them: as far as there is room, at most so many metres. Who is
 * inside a vehicle stays there, and a vehicle is not shoved.
 */
export function* shove(
  tx: Tx<Scene>,
  { how, metres }: EffectOf<'move'>,
  { user, target, power }: At,
): Rule<void> {
  const mover = how === 'leap' ? user : target;
  const other = how === 'leap' ? target : user;
  if (inMind(tx.now)) {
    if (mover === other || insideOf(tx.now, mover) !== null || vehicleIn(tx.now, mover) !== null) return;
    tell(tx, 'shoved', { actor: user, target: mover, power, metres, how });
    yield* goInMind(tx, mover);
    return;
  }
  const path = pathOf(tx.snapshot(), mover, other, how === 'push' ? 'away' : 'near', metres * METRE);
  if (path === null) return;
  yield* goAlong(tx, { actor: mover, path, forced: how !== 'leap', by: user });
  tell(tx, 'shoved', { actor: user, target: mover, power, metres: Math.ceil(pathLength(path) / METRE), how });
}

function pathOf(
  scene: Scene,
  mover: CharacterId,
  other: CharacterId,
  way: 'away' | 'near',
  most: number,
): Path | null {
  const [body, there] = [bodyOf(scene, mover), bodyOf(scene, other)];
  const isCarried = insideOf(scene, mover) !== null || vehicleIn(scene, mover) !== null;
  if (body === null || there === null || scene.fight === null || isCarried || mover === other) return null;
  const { plane } = scene.fight.board;
  const goal =
    way === 'away'
      ? ahead(body.at, bearingTo(there.at, body.at), most)
      : (contactsWith(there, body.at, body).find((at) => isOnPlane(plane, at, body.diameter)) ?? null);
  if (goal === null) return null;
  const end = shovedTo(scene, mover, towards(body.at, goal, most));
  return end === null ? null : [body.at, end];
}
