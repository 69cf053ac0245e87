import type { Intent } from '../../engine/intent.ts';
import type { Rule } from '../../engine/rule.ts';
import type { Tx } from '../../engine/tx.ts';
import { act } from './acts/perform.ts';
import type { Scene } from './scene.ts';

/** Whatever somebody wants to do, by the rule that does it. Who may want it is the campaign's to say, not the rules'. */
export function* perform(tx: Tx<Scene>, intent: Intent): Rule<void> {
  switch (intent.kind) {
    case 'act':
      return yield* act(tx, intent);
    default:
      return yield* tx.refuse('unknownIntent', { intent: intent.kind });
  }
}
