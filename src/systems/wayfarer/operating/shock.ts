import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { die } from '../assaults/scatter.ts';
import { struckBy } from '../casting/masses.ts';
import { type Scene, type UnitId, unitIn } from '../scene.ts';
import { testStatic } from '../testing/static.ts';

/** A shock through the wires: Technical DEF against two dice, or one is defeated (Feedback, L2888). */
export function* shock(tx: Tx<Scene>, by: UnitId, id: UnitId): Rule<void> {
  if (unitIn(tx.now, id)?.where.kind !== 'map') return;
  const dv = [yield* die(tx, by, 6, 'feedback'), yield* die(tx, by, 6, 'feedback')];
  if (!(yield* testStatic(tx, id, 'technicalDef', dv, 'feedback')))
    yield* struckBy(tx, by, id, ['energyElectrical']);
}
