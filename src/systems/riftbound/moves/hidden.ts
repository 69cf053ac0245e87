import {
  cutTo,
  freeLength,
  groundOf,
  isTouching,
  lengthBetween,
  type Path,
  pathLength,
} from '../../../engine/space/plane/index.ts';
import { bodyOf, canEndAt, canPass, contactIn, diameterOf } from '../fight/bodies.ts';
import { isUnseen } from '../fight/known.ts';
import { type CharacterId, character, fighterIn, fightersIn, type Scene } from '../scene.ts';
import { unitOf } from '../vehicles/crew.ts';

/** How far back from a place where nobody can stay one is looked for, in centimetres. */
const BACK = 25;

/** Those of whom the mover's side knows nothing, and through whom nobody of their size can go. */
const hiddenStoppers = (scene: Scene, actor: CharacterId): readonly CharacterId[] =>
  fighterIn(scene, actor)?.side === 'foes'
    ? []
    : fightersIn(scene).filter(
        (id) => unitOf(scene, id) === id && isUnseen(scene, id) && !canPass(scene, actor, id),
      );

/**
 * A way as it is really gone. It was found without those of whom the mover knows nothing: where one of them stands in it, it ends in front of them
 * (Size). Gives whom they have run into.
 */
export function upToHidden(
  scene: Scene,
  actor: CharacterId,
  path: Path,
): { readonly path: Path; readonly met: CharacterId | null } {
  const hidden = hiddenStoppers(scene, actor).flatMap((id) => {
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
    flies: null,
    stoppedBy: hidden.map(({ body }) => body),
  };
  let gone = 0;
  for (const [n, b] of path.slice(1).entries()) {
    const a = path[n] ?? b;
    const free = freeLength(ground, { a, b }, walker);
    gone += free;
    if (free >= lengthBetween(a, b)) continue;
    for (; gone > 0; gone -= BACK) {
      const end = cutTo(path, gone).at(-1);
      if (end !== undefined && canEndAt(scene, actor, end, own.altitude)) break;
    }
    const way = cutTo(path, Math.max(0, gone));
    const end = way.at(-1) ?? own.at;
    const met =
      hidden.find(({ body }) => isTouching({ ...own, at: end }, body, contactIn(scene) + BACK)) ?? hidden[0];
    return { path: pathLength(way) === 0 ? [own.at] : way, met: met?.id ?? null };
  }
  return { path, met: null };
}
