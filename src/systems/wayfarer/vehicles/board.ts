import { castDraft } from 'immer';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Tx } from '../../../engine/tx.ts';
import { playedCard, whyRegroups } from '../activations/legality.ts';
import { whyNotOrder } from '../activations/orders.ts';
import { isAdjacentTo, onMap } from '../battle/standing.ts';
import { type Activation, type Scene, type UnitId, unit, vehicleOf } from '../scene.ts';
import { tell } from '../tell.ts';
import { takesAboard } from './crew.ts';

/** Vehicles beside a unit that take it aboard. */
const besideIt = (scene: Scene, id: UnitId): readonly UnitId[] =>
  onMap(scene, unit(scene, id).side).filter(
    (one) => one !== id && isAdjacentTo(scene, one, id) && takesAboard(scene, one, id),
  );

/** Whether the unit that acts has an increment of a move left: the whole of one, or what a move has left it. */
function hasIncrement(scene: Scene, running: Activation): boolean {
  const { unit: id, card, done, rushed, left = 0 } = running;
  if (whyRegroups(running) !== null) return false;
  if (rushed !== null || vehicleOf(scene, id) !== null) return false;
  if (done.moved === 'move' || done.moved === 'rush') return left >= 1;
  return whyNotOrder(playedCard({ card }), done, 'move') === null;
}

/** Vehicles that the unit that acts could get into now: it takes an increment of its move, and it is beside them. */
export const vehiclesToBoard = (scene: Scene, running: Activation): readonly UnitId[] =>
  hasIncrement(scene, running) && unit(scene, running.unit).where.kind === 'map'
    ? besideIt(scene, running.unit)
    : [];

/** Why the unit that acts can't get into a vehicle; null: it can. */
export function whyNotBoard(scene: Scene, running: Activation, vehicle: UnitId | null): Refusal | null {
  if (!hasIncrement(scene, running)) return refusal('noIncrementLeft', { unit: running.unit });
  return vehicle !== null && vehiclesToBoard(scene, running).includes(vehicle)
    ? null
    : refusal('noVehicle', { unit: running.unit });
}

/** A unit is in a vehicle from now on. */
export function putIn(tx: Tx<Scene>, id: UnitId, vehicle: UnitId, how: 'gotIn' | 'cameIn'): void {
  const drafted = tx.state.battle?.units[id];
  if (drafted === undefined) return;
  drafted.where = castDraft({ kind: 'aboard', vehicle });
  drafted.sneaking = false;
  tell(tx, 'boarded', { unit: id, vehicle, how });
}
