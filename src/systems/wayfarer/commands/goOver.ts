import type { Tx } from '../../../engine/tx.ts';
import { standing } from '../battle/standing.ts';
import { putOut, putOutAll } from '../defeat/gone.ts';
import { type Scene, type SideId, type UnitId, unit, vehicleOf } from '../scene.ts';
import { tell } from '../tell.ts';

/** A unit is another side's from now on: that side commands it, sees for it and is asked for it. */
export function goOver(tx: Tx<Scene>, id: UnitId, side: SideId, why: string): void {
  const drafted = tx.state.battle?.units[id];
  if (drafted === undefined || drafted.side === side) return;
  const from = unit(tx.now, id).side;
  // A vehicle that is won over takes nobody with it who obeys another, and who is won over doesn't stay in one that isn't.
  putOutAll(tx, id);
  const vehicle = vehicleOf(tx.snapshot(), id);
  if (vehicle !== null) putOut(tx, id, vehicle, standing(tx.snapshot(), vehicle));
  drafted.side = side;
  tell(tx, 'wentOver', { unit: id, side, from, why });
}

/** The last of so many rounds from now on, this one among them. */
export const untilRound = ({ battle }: Scene, rounds: number): number =>
  (battle?.round ?? 0) + Math.max(1, rounds) - 1;
