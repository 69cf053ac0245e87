import type { Rule } from '../../../engine/rule.ts';
import { facings, facingTowards, gapBetween, tileName } from '../../../engine/space/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { stand } from '../battle/stand.ts';
import { crowdIn, fieldIn, standing } from '../battle/standing.ts';
import { perish } from '../defeat/perish.ts';
import { plainTest } from '../effects/moment.ts';
import type { Scene, UnitId } from '../scene.ts';
import type { Body } from '../space/body.ts';
import { fallDv, pushed } from '../space/push.ts';
import { tell } from '../tell.ts';
import { opposedShown } from '../testing/opposed.ts';
import { testShown, testStatic } from '../testing/static.ts';
import { inOrder } from '../tests/results.ts';

/** Puts a unit somewhere at once. */
export function carry(tx: Tx<Scene>, id: UnitId, body: Body, why: string): void {
  stand(tx, id, body);
  tell(tx, 'carried', { unit: id, to: tileName(body.at), why });
}

/** A unit is moved against its will, as far as nothing is in the way; over an edge it falls (S14). */
export function* shove(
  tx: Tx<Scene>,
  id: UnitId,
  facing: (typeof facings)[number],
  increments: number,
  why: string,
): Rule<void> {
  const scene = tx.snapshot();
  const body = standing(scene, id);
  if (body === null || increments < 1) return;
  const came = pushed(fieldIn(scene), crowdIn(scene, null), { id, body }, facing, increments);
  if (came.moved === 0) return;
  carry(tx, id, came.body, why);
  const dv = fallDv(came.fell);
  if (dv !== null && !(yield* testStatic(tx, id, 'athletics', [dv], 'leap'))) yield* perish(tx, id, [dv]);
}

/** The highest die that nothing of the other side's ties. */
function uncontested(ours: readonly number[], theirs: readonly number[]): number {
  const left = [...theirs];
  for (const one of inOrder(ours)) {
    const at = left.indexOf(one);
    if (at === -1) return one;
    left.splice(at, 1);
  }
  return 0;
}

/**
 * A mind moves a unit that it sees (Telekinisis, L2603; Wizard's Hand, L5075): as far as its best die, or its best that isn't contested, in a
 * direction of its choice; away from itself where none is named.
 */
export function* telekinesis(
  tx: Tx<Scene>,
  caster: UnitId,
  target: UnitId,
  named: string | null,
  isOpposed: boolean,
): Rule<void> {
  const why = isOpposed ? 'wizardsHand' : 'telekinisis';
  let far = 0;
  if (isOpposed) {
    const came = yield* opposedShown(
      tx,
      { unit: caster, tested: 'arcaneOff', moment: plainTest },
      { unit: target, tested: 'meleeDef', moment: plainTest },
      why,
    );
    far = came.standing === 'ahead' ? uncontested(came.ours, came.theirs) : 0;
  } else far = Math.max(0, ...(yield* testShown(tx, caster, 'arcaneOff', [1], why)).shown);
  const scene = tx.snapshot();
  const [own, other] = [standing(scene, caster), standing(scene, target)];
  if (own === null || other === null) return;
  const gap = gapBetween(own, other);
  const facing = facings.find((one) => one === named) ?? facingTowards(gap.x, gap.y);
  if (facing !== null) yield* shove(tx, target, facing, far, why);
}
