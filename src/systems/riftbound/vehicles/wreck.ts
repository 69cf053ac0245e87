import { floorAt } from '../../../engine/space/plane/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { putOut } from './boarding.ts';
import { crewOf } from './crew.ts';

/**
 * A vehicle without HP is destroyed. The book says nothing of those inside: they come out beside it; where it flew, they fall with it, as
 * far as is given back.
 */
export function wreck(
  tx: Tx<Scene>,
  id: CharacterId,
): { readonly out: readonly CharacterId[]; readonly height: number } {
  const vehicle = tx.state.characters[id];
  if (vehicle?.kind !== 'vehicle') return { out: [], height: 0 };
  const out = crewOf(tx.snapshot(), id);
  const height = vehicle.altitude;
  vehicle.destroyed = true;
  vehicle.altitude = 0;
  vehicle.watts = 0;
  vehicle.deployed = false;
  for (const system of vehicle.systems) system.on = false;
  const { fight } = tx.state;
  const fighter = fight?.fighters[id];
  if (fight && fighter !== undefined) {
    fighter.overwatch = null;
    if (fighter.at !== null) fighter.altitude = floorAt(fight.board.plane, fighter.at);
  }
  for (const who of out) putOut(tx, id, who, null);
  vehicle.crew = [];
  tell(tx, 'vehicleDestroyed', { vehicle: id, out });
  return { out, height };
}
