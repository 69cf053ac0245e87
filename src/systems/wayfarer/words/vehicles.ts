import type { VehicleEvents } from '../vehicles/events.ts';
import { nameOfId, plural } from './names.ts';
import { bad, plain, type SentencesOf } from './telling.ts';

export const vehicleSentences: SentencesOf<VehicleEvents> = {
  boarded: ({ unit, vehicle, how }, { name }) =>
    plain(
      how === 'gotIn'
        ? `${name(unit)} gets into ${name(vehicle)}.`
        : `${name(unit)} comes in ${name(vehicle)}.`,
    ),
  gotOut: ({ unit, vehicle, tile }, { name }) =>
    plain(`${name(unit)} gets out of ${name(vehicle)} and stands at ${tile}.`),
  runOver: ({ unit, vehicle }, { name }) => bad(`${name(vehicle)} drives over ${name(unit)}.`),
  rams: ({ unit, target, straight }, { name }) =>
    bad(`${name(unit)} rams ${name(target)} after ${plural(straight, 'increment')} straight on.`),
  damageRolled: ({ unit, rolled }, { name }) => {
    const came = rolled === 1 ? 'it goes up in flames' : rolled <= 3 ? 'it stalls' : 'a gun is hit';
    return bad(`${name(unit)} is damaged, ${rolled}: ${came}.`);
  },
  stalled: ({ unit }, { name }) => bad(`${name(unit)} stands still for the rest of the round.`),
  gunLost: ({ unit, gun }, { name }) => bad(`${name(unit)} loses its ${nameOfId(gun)}.`),
  wrecked: ({ unit, tile }, { name }) => bad(`The wreck of ${name(unit)} stays at ${tile}.`),
};
