import type { Tx } from '../../../engine/tx.ts';
import { untilRemoved } from '../../../engine/uses/index.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { DAY } from '../world/clock.ts';
import { draftAt, vehicleAt } from './garage.ts';

/** The id of the Status Effect that want of fuel brings: nothing else ends it. */
export const NO_FUEL = 'noFuel';

/** A vehicle is used: from now on it needs fuel. */
export function used(tx: Tx<Scene>, id: CharacterId): void {
  const who = tx.state.characters[id];
  if (who?.kind === 'creature' && who.vehicle !== null) who.vehicle.usedSince ??= tx.now.party.clock;
}

/** Time has passed: what has been used for a day without fuel is Restrained, wherever it waits; it doesn't die of it. */
export function burnsFuel(tx: Tx<Scene>, id: CharacterId): void {
  const vehicle = vehicleAt(tx.snapshot(), id);
  const who = draftAt(tx, id);
  if (vehicle === null || who === null) return;
  const { usedSince } = vehicle.vehicle;
  if (usedSince === null || tx.now.party.clock - usedSince < DAY) return;
  if (who.statuses.some((held) => held.id === NO_FUEL)) return;
  who.statuses.push({
    ...{ id: NO_FUEL, status: 'restrained', stacks: 1, power: null, by: null, byName: null, until: null },
    duration: { ends: [...untilRemoved.ends] },
  });
  tell(tx, 'outOfFuel', { what: vehicle.name });
}
