import {
  along,
  cutTo,
  floorOn,
  freeLength,
  type Ground,
  groundOf,
  isOnPlane,
  isTouching,
  lengthBetween,
  type Path,
  pathLength,
  type Point,
  type Walker,
} from '../../../engine/space/plane/index.ts';
import { bodyOf, canEndAt, canPass, contactIn, diameterOf, stoppersOf } from '../fight/bodies.ts';
import { isUnseen } from '../fight/known.ts';
import { type CharacterId, character, fighterIn, fightersIn, type Scene } from '../scene.ts';
import { unitOf } from '../vehicles/crew.ts';

/** How far back from a place where nobody can stay one is looked for, in centimetres. */
const BACK = 25;

/** Those of whom the mover's side knows nothing. */
const hiddenTo = (scene: Scene, actor: CharacterId): readonly CharacterId[] =>
  fighterIn(scene, actor)?.side === 'foes'
    ? []
    : fightersIn(scene).filter((id) => unitOf(scene, id) === id && isUnseen(scene, id));

/** How somebody goes: over the ground, or at an altitude; and where they are at the end, where that is not the floor. */
interface Flight {
  readonly flies: number | null;
  readonly altitude: number;
}

/**
 * A way as it is really gone. It was found without those of whom the mover knows nothing: where one of them stands in it, it ends in front of them
 * (Size), and nobody stays over them. Gives whom they have run into.
 */
export function upToHidden(
  scene: Scene,
  actor: CharacterId,
  path: Path,
  { flies, altitude }: Flight = { flies: null, altitude: 0 },
): { readonly path: Path; readonly met: CharacterId | null } {
  const hidden = hiddenTo(scene, actor).flatMap((id) => {
    const body = bodyOf(scene, id);
    return body === null ? [] : [{ id, body }];
  });
  const own = bodyOf(scene, actor);
  const { fight } = scene;
  if (hidden.length === 0 || own === null || fight === null) return { path, met: null };
  const ground = groundOf(fight.board.plane);
  const walker = {
    diameter: diameterOf(character(scene, actor)),
    height: own.height,
    flies,
    stoppedBy: hidden.flatMap(({ id, body }) => (canPass(scene, actor, id) ? [] : [body])),
  };
  const heightAt = (at: Point) => (flies === null && altitude === 0 ? floorOn(ground, at) : altitude);
  const whole = pathLength(path);
  let gone = freeOn(ground, path, walker);
  for (; gone > 0; gone = Math.max(0, gone - BACK)) {
    const at = along(path, gone);
    if (canEndAt(scene, actor, at, heightAt(at))) break;
  }
  if (gone === whole) return { path, met: null };
  const end = along(path, gone);
  const there = { ...own, at: end, altitude: heightAt(end) };
  const met = hidden.find(({ body }) => isTouching(there, body, contactIn(scene) + BACK)) ?? hidden[0];
  return { path: gone === 0 ? [own.at] : cutTo(path, gone), met: met?.id ?? null };
}

/** A way as far as it can still be gone, by all who stand there now, to where one can stay. */
export function freeWay(scene: Scene, actor: CharacterId, path: Path, { flies, altitude }: Flight): Path {
  const own = bodyOf(scene, actor);
  const { fight } = scene;
  if (own === null || fight === null) return path.slice(0, 1);
  const ground = groundOf(fight.board.plane);
  const walker = {
    diameter: diameterOf(character(scene, actor)),
    height: own.height,
    flies,
    stoppedBy: stoppersOf(scene, actor),
  };
  const heightAt = (at: Point) => (flies === null ? floorOn(ground, at) : altitude);
  for (let gone = freeOn(ground, path, walker); gone > 0; gone -= BACK) {
    const at = along(path, gone);
    if (isOnPlane(ground.plane, at, walker.diameter) && canEndAt(scene, actor, at, heightAt(at)))
      return cutTo(path, gone);
  }
  return path.slice(0, 1);
}

/** How far a way can be gone before somebody is in it. */
function freeOn(ground: Ground, path: Path, walker: Walker): number {
  let gone = 0;
  for (const [n, b] of path.slice(1).entries()) {
    const a = path[n] ?? b;
    const free = freeLength(ground, { a, b }, walker);
    gone += free;
    if (free < lengthBetween(a, b)) break;
  }
  return gone;
}
