import { METRE } from '../../../engine/space/plane/index.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { hurt } from '../harm/hurt.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { rollFall } from './falling.ts';

/**
 * A Nosedive that comes down to the ground. Flight alone is said to spare a vehicle fall damage, so this one does some: a house rule's, as
 * the book gives none. The hull takes it for those inside.
 */
export function* crash(tx: Tx<Scene>, id: CharacterId, height: number): Rule<void> {
  tell(tx, 'vehicleCrashed', { vehicle: id, metres: Math.round(height / METRE) });
  const amount = yield* rollFall(tx, id, height);
  if (amount > 0) yield* hurt(tx, { target: id, amount, type: 'blunt', by: null, because: 'fall' });
}
