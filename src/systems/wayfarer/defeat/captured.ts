import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { answered } from '../answers/answer.ts';
import type { Scene, SideId, UnitId } from '../scene.ts';
import { testShown } from '../testing/static.ts';
import { capture } from './gone.ts';
import { toReserves } from './reserves.ts';

/** A unit is about to be captured: an ally beside it may send it to reserves by a spell in answer (Healing Hand, L4962). Gives what came of it. */
export function* taken(tx: Tx<Scene>, id: UnitId, captor: SideId): Rule<'reserves' | 'captured'> {
  for (;;) {
    const chances = [{ to: 'allyCaptured', whom: id }] as const;
    const came = yield* answered(tx, { chances, for: 'captured' }, testShown);
    if (came === null) break;
    if (!came.worked) continue;
    yield* toReserves(tx, id, came.spell.id);
    return 'reserves';
  }
  capture(tx, id, captor);
  return 'captured';
}
