import type { Tx } from '../../../engine/tx.ts';
import { standing } from '../battle/standing.ts';
import { goBack, putOut, putOutAll, remove } from '../defeat/gone.ts';
import { playerIn, type Scene, type SideId, type UnitId, unit, vehicleOf } from '../scene.ts';
import { tell } from '../tell.ts';

/** A vehicle that is won over takes nobody with it who obeys another, and who is won over doesn't stay in one that isn't. */
function leaveVehicle(tx: Tx<Scene>, id: UnitId): void {
  putOutAll(tx, id);
  const vehicle = vehicleOf(tx.snapshot(), id);
  if (vehicle !== null) putOut(tx, id, vehicle, standing(tx.snapshot(), vehicle));
}

/** A unit is another side's from now on: that side commands it, sees for it and is asked for it. */
export function goOver(tx: Tx<Scene>, id: UnitId, side: SideId, why: string): void {
  const drafted = tx.state.battle?.units[id];
  if (drafted === undefined || drafted.side === side) return;
  const from = unit(tx.now, id).side;
  leaveVehicle(tx, id);
  drafted.side = side;
  tell(tx, 'wentOver', { unit: id, side, from, why });
}

/** A unit is its own side's again; a side that has given up has it taken out of the game, and frees it where it holds it itself. */
export function comeHome(tx: Tx<Scene>, id: UnitId, side: SideId): void {
  const drafted = tx.state.battle?.units[id];
  if (drafted === undefined || drafted.side === side) return;
  leaveVehicle(tx, id);
  drafted.side = side;
  tell(tx, 'cameHome', { unit: id, side });
  const { where } = unit(tx.now, id);
  if (playerIn(tx.now, side)?.conceded === true && where.kind !== 'captured') remove(tx, id, 'conceded');
  if (where.kind === 'captured' && where.by === side) goBack(tx, id, 'cameHome');
}

/** The last of so many rounds from now on, this one among them. */
export const untilRound = ({ battle }: Scene, rounds: number): number =>
  (battle?.round ?? 0) + Math.max(1, rounds) - 1;
