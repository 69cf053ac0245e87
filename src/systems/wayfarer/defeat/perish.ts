import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { isVehicleUnit, type Scene, type UnitId, unit } from '../scene.ts';
import { fall } from '../vehicles/fall.ts';
import { captorOf } from './captor.ts';
import { taken } from './captured.ts';

/** A unit is defeated by the ground it is on: `shown` is what it didn't beat. */
export function* perish(tx: Tx<Scene>, id: UnitId, shown: readonly number[]): Rule<void> {
  if (isVehicleUnit(tx.snapshot(), id)) return yield* fall(tx, id, { side: unit(tx.now, id).side, shown });
  const captor = yield* captorOf(tx, id);
  if (captor !== null) yield* taken(tx, id, captor);
}
