import { type Draft, castDraft } from 'immer';
import type { Tx } from '../../../engine/tx.ts';
import type { Creature } from '../character/schema.ts';
import type { Parked } from '../party/party.ts';
import { type CharacterId, presentIn, type Scene } from '../scene.ts';
import { crewOf, type Vehicle, vehicleIn } from './aboard.ts';

/** The vehicles of the group's that wait in their garage. */
export const parkedIn = ({ party }: Pick<Scene, 'party'>): readonly Parked[] =>
  party.garage.filter(({ out }) => !out);

/** A vehicle that is there, or waits in the garage; null for whatever is none. */
export function vehicleAt(scene: Scene, id: CharacterId | null): Vehicle | null {
  const parked = parkedIn(scene).find((one) => one.id === id)?.sheet;
  if (parked?.vehicle) return { ...parked, vehicle: parked.vehicle };
  return vehicleIn(scene, id);
}

/** All vehicles on which somebody can work: those that are there, and those of the garage. */
export const vehiclesAt = (scene: Scene): readonly CharacterId[] => [
  ...presentIn(scene).filter((id) => vehicleIn(scene, id) !== null),
  ...parkedIn(scene).map(({ id }) => id),
];

/** The sheet of a vehicle to write to, wherever it is. */
export function draftAt(tx: Tx<Scene>, id: CharacterId): Draft<Creature> | null {
  const parked = tx.state.party.garage.find((one) => one.id === id && !one.out);
  const who = parked?.sheet ?? tx.state.characters[id];
  return who?.kind === 'creature' && who.vehicle !== null ? who : null;
}

/** A vehicle of the garage's has left a fight, or that is over: it waits there again as it is now, unless it is a wreck. Its crew is out of it. */
export function parks(tx: Tx<Scene>, id: CharacterId): void {
  for (const one of crewOf(tx.snapshot(), id)) {
    const fighter = tx.state.fight?.fighters[one];
    if (fighter !== undefined) delete fighter.aboard;
  }
  const own = tx.now.party.garage.find((one) => one.id === id && one.out);
  const sheet = vehicleIn(tx.snapshot(), id);
  if (own === undefined || sheet === null) return;
  const others = tx.snapshot().party.garage.filter((one) => one.id !== id);
  tx.state.party.garage = castDraft(sheet.dead ? [...others] : [...others, { id, sheet, out: false }]);
}
