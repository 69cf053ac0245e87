import type { Made } from '../../../../engine/creation.ts';
import { rowOf } from '../../../../engine/table.ts';
import { type SizeId, sizes } from '../../content/sizes.ts';
import { systems } from '../../content/systems.ts';
import { vehicles } from '../../content/vehicles.ts';
import { whyNotFitted } from '../../vehicles/fitting.ts';
import type { SystemProfile } from '../../vehicles/profile.ts';
import { findSystem, fittedOf, typedSystem, typesOf } from '../../vehicles/rows.ts';
import { vehicleRow } from '../../vehicles/row.ts';
import type { Vehicle } from '../schema.ts';
import { SHEET_LIMITS } from '../limits.ts';
import type { Draft, Frame } from './draft.ts';

/** A system that can be built in: of the book by its row, of a pack by its entry; null for what its pack no longer has. */
export function systemIn({ offers }: Draft, id: string): SystemProfile | null {
  const row = systems.find((one) => one.id === id);
  return row === undefined
    ? (offers.systems.find((one) => one.id === id)?.profile ?? null)
    : findSystem(row.id);
}

/** What a vehicle like one of the book's or of a pack's is like, with the systems that it comes with; null for neither. */
export function frameLike(draft: Draft, base: string): Frame | null {
  const row = vehicles.find(({ id }) => id === base);
  return row === undefined ? frameOfPack(draft, base) : frameOfBook(row.id);
}

const isFrameSize = (size: SizeId): size is Frame['size'] => frameSizes.some(({ id }) => id === size);

/** Vehicles of packs in sizes that can be made. */
export const vehiclesOfPacks = ({ offers }: Draft) =>
  offers.vehicles.filter(({ sheet }) => isFrameSize(sheet.size));

function frameOfPack(draft: Draft, base: string): Frame | null {
  const sheet = vehiclesOfPacks(draft).find(({ id }) => id === base)?.sheet;
  if (sheet === undefined || !isFrameSize(sheet.size)) return null;
  const { size, medium, group, diameter, passengers, inside, skilledOnly, terminals } = sheet;
  const added = sheet.systems.reduce((sum, { profile }) => sum + profile.hp, 0);
  const idOf = (row: string) =>
    draft.offers.systems.find(({ profile }) => profile.row === row)?.id ?? findSystem(row)?.row ?? [];
  return {
    ...{ base, size, medium, group, passengers, inside, skilledOnly },
    metres: diameter / 100,
    hp: sheet.hp.max - added,
    terminals: terminals.map(({ capacity }) => capacity),
    said: true,
    systems: sheet.systems.flatMap(({ profile }) => idOf(profile.row)),
  };
}

/** Its systems are those that it comes with, the first of each choice. */
function frameOfBook(base: (typeof vehicles)[number]['id']): Frame {
  const {
    size,
    medium,
    group,
    diameter,
    hp,
    passengers,
    inside,
    skilledOnly,
    terminals,
    systems: slots,
  } = vehicleRow.parse(rowOf(vehicles, base));
  const first = slots.flatMap(([id]) => systems.find((row) => row.id === id)?.id ?? []);
  return {
    base,
    size: size === 'large' || size === 'giant' || size === 'enormous' ? size : 'medium',
    medium,
    group,
    metres: diameter / 100,
    hp,
    passengers,
    inside,
    skilledOnly,
    terminals: terminals.map(({ capacity }) => capacity),
    said: true,
    systems: first,
  };
}

/** Sizes that a vehicle can be made in, with a diameter in metres from the table of sizes. */
export const frameSizes = sizes.flatMap(({ id, name, text, from, to }) =>
  id === 'medium' || id === 'large' || id === 'giant' || id === 'enormous'
    ? [{ id, name, text, from, to }]
    : [],
);

/** Its pack's price, as long as it is made as the pack has it. */
function priceOf(draft: Draft): Pick<Vehicle, 'price'> {
  const { frame } = draft;
  const sheet = draft.offers.vehicles.find(({ id }) => id === frame.base)?.sheet;
  const like = frame.base === null ? null : frameOfPack(draft, frame.base);
  if (sheet?.price === undefined || like === null) return {};
  const figures = (of: Frame) =>
    [of.size, of.medium, of.metres, of.hp, of.passengers, of.inside, of.terminals, of.systems].join(' ');
  return figures(like) === figures(frame) ? { price: sheet.price } : {};
}

/** A vehicle without any systems. */
function bare(draft: Draft): Vehicle {
  const { name, frame } = draft;
  const ofPack = draft.offers.vehicles.find(({ id }) => id === frame.base)?.sheet.row;
  const { base, size, medium, group, metres, hp, passengers, inside, skilledOnly, terminals } = frame;
  return {
    kind: 'vehicle',
    name: name === '' ? 'Vehicle' : name.slice(0, SHEET_LIMITS.name.most),
    pronouns: '',
    row: base === null ? 'own' : (ofPack ?? `like.${base}`),
    group,
    medium,
    size,
    diameter: Math.round(metres * 100),
    hp: { now: hp, max: hp },
    watts: 0,
    terminals: terminals.map((capacity) => ({ capacity })),
    passengers,
    inside,
    skilledOnly,
    systems: [],
    deployed: false,
    owner: null,
    signature: false,
    destroyed: false,
    crew: [],
    altitude: 0,
    notes: '',
    ...priceOf(draft),
  };
}

/** A vehicle with a system at the first terminal that bears it. Refuses what it is not for, and what is too heavy for all of them. */
export function fitted(vehicle: Vehicle, system: SystemProfile, gained = false): Made<Vehicle> {
  const profile = typedSystem(system, typesOf(system.row)?.[0] ?? null);
  const reasons = vehicle.terminals.map((_, terminal) => whyNotFitted(vehicle, profile, terminal, gained));
  const terminal = reasons.indexOf(null);
  const [why] = reasons;
  if (terminal < 0 && why) return { ok: false, refusal: why };
  const taken = new Set(vehicle.systems.map((one) => one.id));
  let own: string = profile.row;
  for (let number = 2; taken.has(own); number++) own = `${profile.row}${number}`;
  const most = vehicle.hp.max + profile.hp;
  return {
    ok: true,
    value: {
      ...vehicle,
      hp: { now: vehicle.hp.now + profile.hp, max: most },
      systems: [...vehicle.systems, fittedOf(profile, own, Math.max(0, terminal))],
    },
  };
}

/** The vehicle of a draft. Refuses a system that does not fit into it. */
export function vehicleFrom(draft: Draft): Made<Vehicle> {
  let vehicle = bare(draft);
  for (const id of draft.frame.systems) {
    const system = systemIn(draft, id);
    if (system === null) continue;
    const more = fitted(vehicle, system, system.locked && draft.frame.group === 'mechsuits');
    if (!more.ok) return more;
    vehicle = more.value;
  }
  return { ok: true, value: vehicle };
}
