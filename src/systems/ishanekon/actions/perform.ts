import type { IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Scene } from '../scene.ts';
import { carryOut } from './carryOut.ts';
import { actById } from './index.ts';

/** Does an act, by its id. */
export function* perform(tx: Tx<Scene>, intent: IntentOf<'act'>): Rule<void> {
  const found = actById(intent.act);
  if (found === undefined) return yield* tx.refuse('unknownAct', { act: intent.act });
  yield* carryOut(tx, found, intent);
}
