import { describe, expect, test } from 'vitest';
import { armour } from '../../../../src/systems/wayfarer/content/armour.ts';
import { species } from '../../../../src/systems/wayfarer/content/species/index.ts';
import { vehicles } from '../../../../src/systems/wayfarer/content/vehicles.ts';
import { ballisticWeapons } from '../../../../src/systems/wayfarer/content/weapons/ballistic.ts';
import { meleeWeapons } from '../../../../src/systems/wayfarer/content/weapons/melee.ts';
import { book } from '../../../../src/systems/wayfarer/forces/catalogue.ts';
import {
  armourPrice,
  speciesPrice,
  vehiclePrice,
  weaponPrice,
} from '../../../../src/systems/wayfarer/forces/prices.ts';

const printed = species.filter(({ house }) => !house);

/** Rows whose printed price isn't the formula's: name, printed, by formula. */
const differing = <Row extends { readonly name: string; readonly cost: number }>(
  rows: readonly Row[],
  price: (row: Row) => number | null,
) =>
  rows.flatMap((row) => {
    const computed = price(row);
    return computed === row.cost ? [] : [`${row.name} ${row.cost}/${computed}`];
  });

describe('The price of a species (L719 to L747)', () => {
  test('is printed for 46', () => {
    expect(printed).toHaveLength(46);
  });

  test('is the formula for all but nine, whose printed prices stand', () => {
    expect(differing(printed, speciesPrice)).toEqual([
      'Birdfolk 50/55',
      'Treefolk 45/82',
      'Yeti 25/50',
      'Deer/Elk 20/10',
      'Wolf/Dog 27/32',
      'Chimera 70/62',
      'Hydra 130/89',
      'Slime 12/32',
      'Wyvern 88/68',
    ]);
  });

  test('is the formula for every house value', () => {
    expect(
      differing(
        species.filter(({ house }) => house),
        speciesPrice,
      ),
    ).toEqual([]);
  });
});

describe('The price of a vehicle (L5155 to L5297)', () => {
  test('is the formula for three; the printed ones of the others stand', () => {
    expect(differing(vehicles, (vehicle) => vehiclePrice(vehicle, book.weapons))).toEqual([
      'A.P.C. 828/888',
      'Bicycle 50/43',
      'Grav Gunship 1707/1851',
      'Hovercycle 329/342',
      'Mecha-Walker 1184/1174',
      'Motorcycle 195/209',
      'Tank 1066/1036',
      'Wagon 125/185',
    ]);
  });
});

describe('The price of a thing (L4600 to L4643)', () => {
  test('is the formula for 9 of 22 melee weapons', () => {
    expect(meleeWeapons.length - differing(meleeWeapons, weaponPrice).length).toBe(9);
  });

  test('is the formula for 22 of 34 ballistic weapons, with Single-Shot at -1 (M7)', () => {
    expect(ballisticWeapons.length - differing(ballisticWeapons, weaponPrice).length).toBe(22);
  });

  test('is the formula for 6 of 12 suits of armour', () => {
    expect(armour.length - differing(armour, armourPrice).length).toBe(6);
  });

  test('counts the second bump of a box double, as the Assault Shotgun shows (L3742)', () => {
    expect(differing(ballisticWeapons, weaponPrice).some((row) => row.startsWith('Assault Shotgun'))).toBe(
      false,
    );
  });
});
