import type { Made } from '../../../../engine/creation.ts';
import type { Given } from '../../../../engine/creationForm.ts';
import { no } from '../../../../engine/made.ts';
import { skilledGroups } from '../../content/skilledGroups.ts';
import type { Draft } from './draft.ts';
import { frameSizes, vehicleFrom } from './frame.ts';
import { VEHICLE_SPANS } from './vehicleSteps.ts';

/** A draft whose vehicle can be built so. */
export function built(draft: Draft): Made<Draft> {
  const made = vehicleFrom(draft);
  return made.ok ? { ok: true, value: draft } : made;
}

function numberIn(given: Given, field: string, [from, to]: readonly [number, number]): number | null {
  const text = given.text(field).replace(',', '.');
  const number = /^\d{1,4}(?:\.\d)?$/.test(text) ? Number(text) : Number.NaN;
  return number >= from && number <= to ? number : null;
}

/** How wide each size can be, in metres; what lies between Large and Giant is Large, as the Signature Bike is (A47). */
const spans = { medium: [1, 1], large: [1, 4], giant: [4, 16], enormous: [16, 256] } as const;

/** Its size, HP and passengers, as they were typed. Refuses what it can't be. */
export function framed(draft: Draft, given: Given): Made<Draft> {
  const size = frameSizes.find(({ id }) => id === given.one('size'))?.id ?? draft.frame.size;
  const metres = numberIn(given, 'metres', VEHICLE_SPANS.metres);
  const hp = numberIn(given, 'hp', VEHICLE_SPANS.hp);
  const passengers = numberIn(given, 'passengers', VEHICLE_SPANS.passengers);
  const [from, to] = spans[size];
  if (metres === null || metres < from || metres > to) return no('vehicleWide', { size, from, to });
  if (hp === null || hp % 1 !== 0)
    return no('notANumber', { label: 'HP', text: given.text('hp'), from: 1, to: 1000 });
  if (passengers === null || passengers % 1 !== 0)
    return no('notANumber', { label: 'Passengers', text: given.text('passengers'), from: 0, to: 100 });
  const medium = given.one('medium') === 'air' ? 'air' : 'land';
  return built({ ...draft, frame: { ...draft.frame, size, metres, hp, passengers, medium } });
}

/** Who sits in it, and what its terminals bear. */
export function manned(draft: Draft, given: Given): Made<Draft> {
  const inside = given.one('inside');
  const parts = given
    .text('terminals')
    .split(/[,;]/, VEHICLE_SPANS.terminals + 1)
    .map((part) => part.trim());
  const terminals = parts.map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : Number.NaN));
  const [from, to] = VEHICLE_SPANS.capacity;
  const isRight =
    terminals.every((one) => one >= from && one <= to) && terminals.length <= VEHICLE_SPANS.terminals;
  if (!isRight)
    return no('terminalsUnread', {
      text: given.text('terminals').slice(0, 100),
      most: VEHICLE_SPANS.terminals,
    });
  return built({
    ...draft,
    frame: {
      ...draft.frame,
      inside: inside === 'seen' || inside === 'unseen' ? inside : 'targeted',
      skilledOnly: given.one('skilledOnly') === 'skilled',
      group: skilledGroups.find(({ id }) => id === given.one('group'))?.id ?? null,
      terminals,
    },
  });
}
