import { castDraft } from 'immer';
import type { Tx } from '../../../engine/tx.ts';
import { traits } from '../content/traits/index.ts';
import { byId } from '../forces/catalogue.ts';
import { cardOf, type Scene, type UnitId, unitIn } from '../scene.ts';
import { tell } from '../tell.ts';

/** A captive comes back to its side's reserves (L1919, L2774, L5036); save dice by its species' traits may be whole again. */
export function recall(tx: Tx<Scene>, id: UnitId, why: string, isWhole = false): void {
  const drafted = tx.state.battle?.units[id];
  if (drafted === undefined || unitIn(tx.now, id)?.where.kind !== 'captured') return;
  drafted.where = castDraft({ kind: 'reserves' });
  if (isWhole)
    for (const [at, { from, value }] of cardOf(tx.snapshot(), id).saveDice.entries())
      if (byId(traits, from) !== null) drafted.saveDice[at] = value;
  tell(tx, 'recalled', { unit: id, why });
}
