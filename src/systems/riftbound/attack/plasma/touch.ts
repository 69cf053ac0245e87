import type { Rule } from '../../../../engine/rule.ts';
import { firstMoment, isTouching, type Path, pathLength } from '../../../../engine/space/plane/index.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { bodyOf, contactIn } from '../../fight/bodies.ts';
import type { CharacterId, Scene } from '../../scene.ts';
import { bodyOfPlasma, burn, touchedAt } from './fly.ts';

/** Where a mover first touches a disruption on a way, from a point of it on; not one that they stand in already. Null: nowhere. */
export function touchedOn(
  scene: Scene,
  { mover, path }: { readonly mover: CharacterId; readonly path: Path },
  from: number,
): { readonly plasma: string; readonly gone: number } | null {
  const body = bodyOf(scene, mover);
  if (body === null) return null;
  let first: { readonly plasma: string; readonly gone: number } | null = null;
  for (const { id, at } of scene.fight?.plasma ?? []) {
    if (touchedAt(scene, at).includes(mover)) continue;
    const gone = firstMoment(path, (there) =>
      isTouching(bodyOfPlasma(at), { ...body, at: there }, contactIn(scene)),
    );
    if (gone === null || gone < from || gone > pathLength(path)) continue;
    if (first === null || gone < first.gone) first = { plasma: id, gone };
  }
  return first;
}

/** Something has come into contact with a disruption: it explodes. */
export const touchOff = (tx: Tx<Scene>, id: string): Rule<void> => burn(tx, id, 'touched');
