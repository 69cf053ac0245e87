import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { toReserves } from '../defeat/defeat.ts';
import { enemiesOf, inDetectRange } from '../effects/moment.ts';
import { mustPassAt, passesTest } from '../effects/mustPass.ts';
import { unitIn, type Scene, type UnitId } from '../scene.ts';

/**
 * What a unit must pass as it is activated, or it is back in reserves: what is Ramshackle tests itself (L1631), and who has somebody Horrifying
 * in its Detect range its nerve (L905).
 */
export function* testNerveToAct(tx: Tx<Scene>, id: UnitId): Rule<void> {
  const scene = tx.snapshot();
  const musts = [
    ...mustPassAt(scene, id, 'activated'),
    ...enemiesOf(scene, id)
      .filter((enemy) => inDetectRange(scene, id, enemy))
      .flatMap((enemy) => mustPassAt(scene, enemy, 'activatedInDetect')),
  ];
  for (const must of musts) {
    if (unitIn(tx.now, id)?.where.kind !== 'map') return;
    if (!(yield* passesTest(tx, id, must))) toReserves(tx, id, must.from);
  }
}
