import type { IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { mostVitality } from '../numbers/most.ts';
import { characterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { deal } from './deal.ts';
import { heal } from './heal.ts';

/**
 * Somebody loses Vitality, or gets some back, by hand: so much as is named, with all that comes of it. Refuses the dead and broken, and whom nothing
 * is wrong with.
 */
export function* harmByHand(tx: Tx<Scene>, { actor, change, points }: IntentOf<'harm'>): Rule<void> {
  const now = tx.snapshot();
  const who = characterIn(now, actor);
  if (who === null) return yield* tx.refuse('nobody', { actor });
  if (who.dead && who.kind !== 'object') return yield* tx.refuse('isDead', { actor });
  if (change === 'damage') {
    if (who.dead) return yield* tx.refuse('isBroken', { target: actor });
    const parts = [{ type: 'physical', amount: points }] as const;
    yield* deal(tx, { target: actor, by: null, cause: 'gm', parts, certain: true });
    return;
  }
  if (who.vitality >= mostVitality(now, actor).total) return yield* tx.refuse('isWhole', { actor });
  if (who.kind === 'object') return mend(tx, actor, points);
  heal(tx, { target: actor, by: null, amount: points });
}

/** An object is mended; a broken one holds together again. */
function mend(tx: Tx<Scene>, target: string, points: number): void {
  const thing = tx.state.characters[target];
  if (thing?.kind !== 'object') return;
  const amount = Math.min(points, thing.maxVitality - thing.vitality);
  thing.vitality += amount;
  if (thing.vitality >= 1) thing.dead = false;
  tell(tx, 'healed', { target, by: null, amount, halved: false, left: thing.vitality });
}
