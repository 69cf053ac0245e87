import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Scene, UnitId } from '../scene.ts';
import { captorOf } from './captor.ts';
import { capture } from './defeat.ts';

/** A unit is defeated by the ground it is on. */
export function* perish(tx: Tx<Scene>, id: UnitId): Rule<void> {
  const captor = yield* captorOf(tx, id);
  if (captor !== null) capture(tx, id, captor);
}
