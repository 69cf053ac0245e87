import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { type Scene, type UnitId, unit, unitIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { answerOf, assaultOf } from './fighting.ts';
import { isFor, isHarmless, reaches } from './legality.ts';
import type { Means } from './wielded.ts';
import { meansOf } from './means.ts';
import type { Change } from './pools.ts';
import { resolve } from './resolve.ts';

const isThere = (scene: Scene, id: UnitId): boolean => unitIn(scene, id)?.where.kind === 'map';

/** The first thing of a kind with which a unit could strike another for free; null: none reaches it, or they are friends by now. */
export function freeMeans(scene: Scene, id: UnitId, target: UnitId, kind: Means['kind']): Means | null {
  if (![id, target].every((one) => isThere(scene, one))) return null;
  if (unit(scene, id).side === unit(scene, target).side) return null;
  return (
    meansOf(scene, id).find(
      (one) =>
        one.kind === kind &&
        one.power === null &&
        one.area === null &&
        isFor(scene, target, one) &&
        !isHarmless(scene, target, one) &&
        reaches(scene, id, target, one, false),
    ) ?? null
  );
}

interface Free {
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly means: Means;
  readonly changes?: readonly Change[];
  /** Left out: it may be answered. */
  readonly unanswered?: true;
}

/** An assault that takes no card (free, L2134, L2345, L2451): it may be answered as any, and gives cause for no other. */
export function* strikeFreely(
  tx: Tx<Scene>,
  { unit: id, target, means, changes = [], unanswered }: Free,
): Rule<void> {
  const scene = tx.snapshot();
  const back = unanswered === true ? null : answerOf(scene, id, target, means);
  tell(tx, 'assaultDeclared', {
    unit: id,
    target,
    means: means.id,
    kind: means.kind,
    back: back?.id ?? null,
  });
  yield* resolve(
    tx,
    assaultOf(scene, {
      unit: id,
      target,
      means,
      back,
      hasMoved: false,
      shaken: [],
      sneaks: false,
      changes: changes.map((change) => ({ ...change, of: id })),
    }),
  );
}
