import { nameKey } from '../../../../engine/names.ts';
import { type Refusal, refusal } from '../../../../engine/refusal.ts';
import type { Armour } from '../../content/armour.ts';
import { attributes, perAttribute } from '../../content/attributes.ts';
import { kicker, saveDie } from '../../content/effect.ts';
import type { Occupation } from '../../content/occupations.ts';
import type { Species, SpeciesKind } from '../../content/species/species.ts';
import {
  perVehicleAttribute,
  sizeAllows,
  type Vehicle,
  type VehicleAttribute,
  vehicleAttributes,
} from '../../content/vehicles.ts';
import type { Weapon } from '../../content/weapons/weapon.ts';
import { byId, type Catalogue } from '../catalogue.ts';
import { armourPrice, speciesPrice, vehiclePrice, weaponPrice } from '../prices.ts';
import { area } from '../unit.ts';
import type { OwnPieces } from './schema.ts';

/** Pieces of a group stand nowhere in the book: their line is that of the rule they are made by. */
const madeBy = { species: 719, occupation: 1668, equipment: 4600, vehicle: 5155 } as const;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Types that every species of a kind has (L1085, L1442, L2964). */
const kindTypes: { readonly [K in SpeciesKind]: readonly string[] } = {
  fantasy: ['living', 'magicalBeing'],
  human: ['living'],
  alien: ['living'],
  animal: ['living', 'beast'],
  monster: ['living', 'magicalBeing', 'beast'],
  robot: ['tech'],
  construct: ['magicalBeing', 'mechanical'],
};

/** A group's id for a piece: that of the house value it replaces, else its own. */
function idFor(
  rows: readonly { readonly id: string; readonly name: string; readonly house?: boolean }[],
  name: string,
) {
  const same = rows.find((row) => nameKey(row.name) === nameKey(name));
  return same?.house === true ? same.id : `own/${nameKey(name)}`;
}

const speciesFrom = (one: OwnPieces['species'][number], rows: readonly Species[]): Species => {
  const bumps = perAttribute((attribute) => {
    const given = one.bumps[attribute];
    return given === undefined ? [] : given;
  });
  return {
    id: idFor(rows, one.name),
    name: one.name,
    kind: one.kind,
    line: madeBy.species,
    text: one.text,
    bumps,
    mandatory: one.mandatory,
    open: one.open,
    size: one.size,
    cost: speciesPrice({ bumps, mandatory: one.mandatory }),
    types: [...kindTypes[one.kind], ...one.types],
    house: false,
  };
};

const occupationFrom = (one: OwnPieces['occupations'][number], rows: readonly Occupation[]): Occupation => ({
  id: idFor(rows, one.name),
  name: one.name,
  line: madeBy.occupation,
  text: one.text,
  dice: perAttribute((attribute) => one.dice[attribute] ?? { least: 0, most: 0 }),
  skills: one.skills,
  house: false,
});

const weaponFrom = (one: OwnPieces['weapons'][number]): Weapon => {
  const weapon = { ...one, id: `own/${nameKey(one.name)}`, line: madeBy.equipment, effects: [], cost: 0 };
  return { ...weapon, cost: weaponPrice(weapon) };
};

const armourFrom = ({ against, saveDice, ...one }: OwnPieces['armour'][number]): Armour => {
  const armour = {
    ...one,
    id: `own/${nameKey(one.name)}`,
    line: madeBy.equipment,
    effects: [
      ...against.map(({ harm, value }) => kicker(value, 'def', harm)),
      ...saveDice.map((v) => saveDie(v)),
    ],
    types: [],
    size: 0,
    cost: 0,
  };
  return { ...armour, cost: armourPrice(armour) ?? 0 };
};

const vehicleFrom = (one: OwnPieces['vehicles'][number], weapons: readonly Weapon[]): Vehicle => {
  const values = perVehicleAttribute((attribute) => one.values[attribute] ?? { dice: 0, bumps: [] });
  const vehicle = { ...one, id: `own/${nameKey(one.name)}`, line: madeBy.vehicle, values, cost: 0 };
  return { ...vehicle, cost: vehiclePrice(vehicle, weapons) };
};

/** What a vehicle of a group breaks: what its size allows (L5206), its transport (L5189, L5194), and things that don't go on vehicles. */
function vehicleRefusals(vehicle: OwnPieces['vehicles'][number], catalogue: Catalogue): readonly Refusal[] {
  const { size, capacity, maxOccupant, values, saveDice } = vehicle;
  const allows = sizeAllows(size);
  const beyond = (what: string, have: number, most: number, line: number): readonly Refusal[] =>
    have > most ? [refusal('vehicleBeyondSize', { vehicle: vehicle.name, what, have, most, line })] : [];
  const of = (attribute: VehicleAttribute) => values[attribute] ?? { dice: 0, bumps: [] };
  return [
    ...vehicleAttributes.flatMap((attribute) => [
      ...beyond(attribute, of(attribute).dice, allows.dice, 5209),
      ...beyond(attribute, sum(of(attribute).bumps), allows.bumps, 5212),
    ]),
    ...beyond('saveDice', sum(saveDice), allows.saveDice, 5215),
    ...beyond('transport', area(capacity), Math.min(allows.transport, area(size)), 5189),
    ...beyond('maxOccupant', area(maxOccupant), area(capacity), 5194),
    ...vehicle.weapons
      .filter(({ weapon }) => byId(catalogue.weapons, weapon) === null)
      .map(({ weapon }) => refusal('unknownPart', { kind: 'weapon', name: weapon, nearest: null })),
    ...vehicle.devices.flatMap((id) => {
      const device = byId(catalogue.devices, id);
      if (device === null) return [refusal('unknownPart', { kind: 'device', name: id, nearest: null })];
      return device.forVehicles ? [] : [refusal('notForVehicles', { device: id, line: 4596 })];
    }),
  ];
}

/** A name that a printed piece has already, or another piece of the group. House values may be replaced (M1 to M4). */
function nameRefusals(
  kind: string,
  names: readonly string[],
  rows: readonly { readonly name: string; readonly house?: boolean }[],
) {
  return names.flatMap((name, at) => {
    const isPrinted = rows.some((row) => row.house !== true && nameKey(row.name) === nameKey(name));
    const isTwice = names.findIndex((other) => nameKey(other) === nameKey(name)) !== at;
    return isPrinted || isTwice ? [refusal('nameTaken', { kind, name })] : [];
  });
}

const rangeRefusals = (occupations: OwnPieces['occupations']): readonly Refusal[] =>
  occupations.flatMap((one) =>
    attributes.flatMap(({ id, most }) => {
      const range = one.dice[id] ?? { least: 0, most: 0 };
      return range.least > range.most || range.most > most
        ? [refusal('badRange', { occupation: one.name, attribute: id, most, line: 1670 })]
        : [];
    }),
  );

/** Later rows take the place of those with the same id. */
const over = <Row extends { readonly id: string }>(
  rows: readonly Row[],
  own: readonly Row[],
): readonly Row[] => [
  ...rows.map((row) => own.find(({ id }) => id === row.id) ?? row),
  ...own.filter(({ id }) => !rows.some((row) => row.id === id)),
];

const namesOf = (pieces: readonly { readonly name: string }[]) => pieces.map(({ name }) => name);

/**
 * Lays a group's own pieces over a catalogue, each at the price of the book's formula. Gives the catalogue that units are then built from, and
 * what was wrong: with refusals, the catalogue is the one that was there.
 */
export function withOwn(
  catalogue: Catalogue,
  pieces: OwnPieces,
): { readonly catalogue: Catalogue; readonly refusals: readonly Refusal[] } {
  const gear = [...catalogue.weapons, ...catalogue.armour, ...catalogue.devices];
  const weapons = over(catalogue.weapons, pieces.weapons.map(weaponFrom));
  const armed = { ...catalogue, weapons };
  const refusals = [
    ...nameRefusals('species', namesOf(pieces.species), catalogue.species),
    ...nameRefusals('occupation', namesOf(pieces.occupations), catalogue.occupations),
    ...nameRefusals('thing', namesOf([...pieces.weapons, ...pieces.armour]), gear),
    ...nameRefusals('vehicle', namesOf(pieces.vehicles), catalogue.vehicles),
    ...rangeRefusals(pieces.occupations),
    ...pieces.vehicles.flatMap((vehicle) => vehicleRefusals(vehicle, armed)),
  ];
  if (refusals.length > 0) return { catalogue, refusals };
  return {
    catalogue: {
      ...armed,
      species: over(
        catalogue.species,
        pieces.species.map((one) => speciesFrom(one, catalogue.species)),
      ),
      occupations: over(
        catalogue.occupations,
        pieces.occupations.map((one) => occupationFrom(one, catalogue.occupations)),
      ),
      armour: over(catalogue.armour, pieces.armour.map(armourFrom)),
      vehicles: over(
        catalogue.vehicles,
        pieces.vehicles.map((one) => vehicleFrom(one, weapons)),
      ),
    },
    refusals,
  };
}
