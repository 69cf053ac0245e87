import type { IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { characterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { hurt } from './hurt.ts';
import { restore } from './restore.ts';

/**
 * Somebody loses HP, or gets some back, by hand: so many as are named, with all that comes of it. Refuses the dead, wrecks, and whom nothing
 * is wrong with.
 */
export function* harmByHand(tx: Tx<Scene>, { actor, change, points }: IntentOf<'harm'>): Rule<void> {
  const who = characterIn(tx.snapshot(), actor);
  if (who === null) return yield* tx.refuse('nobody', { actor });
  if (who.kind === 'person' && who.dead) return yield* tx.refuse('isDead', { actor });
  if (who.kind === 'vehicle' && who.destroyed) return yield* tx.refuse('beyondRepair', { vehicle: actor });
  if (change === 'damage') {
    yield* hurt(tx, { target: actor, amount: points, type: null, by: null, because: 'hand' });
    return;
  }
  if (who.hp.now >= who.hp.max) return yield* tx.refuse('isWhole', { actor });
  if (who.kind === 'person') {
    const amount = { dice: 0, plus: points };
    return yield* restore(tx, { actor: null, target: actor, amount, because: 'hand' });
  }
  const vehicle = tx.state.characters[actor];
  if (vehicle === undefined) return;
  vehicle.hp.now = Math.min(vehicle.hp.max, who.hp.now + points);
  tell(tx, 'vehicleMended', { vehicle: actor, hp: [who.hp.now, vehicle.hp.now] });
}
