import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { doPlanned, whyNotPlanned } from '../moves/planned.ts';
import type { Scene, Seize } from '../scene.ts';
import { tell } from '../tell.ts';
import { secretly, tryToSeize, whyNotSeize } from './seize.ts';

/** Whether somebody could Seize the Initiative now, and do with it what they have picked. */
const isPossible = (scene: Scene, seize: Seize): boolean =>
  whyNotSeize(scene, seize) === null &&
  (seize.plan === undefined || whyNotPlanned(scene, seize.actor, seize.plan) === null);

/**
 * Nobody is Active: those who wait to Seize the Initiative try, one after the other, until one has an Action; what they have picked is done at
 * once. What is impossible by now is handed back unrolled and unpaid.
 */
export function* seizeInGap(tx: Tx<Scene>): Rule<void> {
  for (;;) {
    const { fight } = tx.snapshot();
    const first = fight?.seizing[0];
    if (!fight?.gap || first?.due !== true || tx.state.fight === null) return;
    tx.state.fight.seizing.shift();
    if (!isPossible(tx.snapshot(), first)) {
      tell(tx, 'seizeReturned', { actor: first.actor, why: 'impossible' }, secretly(tx, first.actor));
      continue;
    }
    const has = yield* tryToSeize(tx, first);
    if (has && first.plan !== undefined) yield* doPlanned(tx, first.actor, first.plan);
    if (has) return;
  }
}
