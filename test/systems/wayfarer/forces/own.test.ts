import { describe, expect, test } from 'vitest';
import { book, byId } from '../../../../src/systems/wayfarer/forces/catalogue.ts';
import { withOwn } from '../../../../src/systems/wayfarer/forces/own/pieces.ts';
import { ownPieces } from '../../../../src/systems/wayfarer/forces/own/schema.ts';
import { unitOf, warrior } from './some.ts';

const laid = (pieces: unknown) => withOwn(book, ownPieces.parse(pieces));
const codes = (pieces: unknown) => laid(pieces).refusals.map(({ code }) => code);

const moth = {
  name: 'Mothfolk',
  kind: 'fantasy',
  bumps: { meleeOff: [-1], athletics: [3], technicalOff: null },
  mandatory: [{ trait: 'wings' }],
  open: ['sneaky'],
  size: { wide: 1, long: 1 },
};
const glaive = {
  name: 'Glaive',
  kind: 'melee',
  bumps: { meleeOff: [3], meleeDef: [1] },
  types: ['cutting', 'piercing'],
  has: [{ effect: 'reachingStrike' }, { effect: 'twoHanded' }],
};
const cart = {
  name: 'Cart',
  values: { meleeDef: { dice: 2, bumps: [1] }, ballisticDef: { dice: 2 }, maneuverability: { dice: 1 } },
  speed: 10,
  capacity: { wide: 1, long: 2 },
  maxOccupant: { wide: 1, long: 1 },
  types: ['mechanical'],
  features: [{ feature: 'openFaced' }, { feature: 'vehicleWheels' }],
  weapons: [{ weapon: 'machineGun', effects: ['turretMounted'] }],
  devices: [],
  size: { wide: 2, long: 2 },
  saveDice: [3],
};

describe("A group's own", () => {
  test('species costs 5 for each point of a bump, and its mandatory traits (L730)', () => {
    expect(byId(laid({ species: [moth] }).catalogue.species, 'own/mothfolk')?.cost).toBe(30);
  });

  test('species can be built with', () => {
    const { catalogue } = laid({ species: [moth] });
    expect(unitOf({ ...warrior, species: 'own/mothfolk' }, catalogue).refusals).toEqual([]);
  });

  test('species lacks the attribute that it is given none of (L2962)', () => {
    const { catalogue } = laid({ species: [moth] });
    expect(
      unitOf({ ...warrior, species: 'own/mothfolk' }, catalogue).card.attributes.technicalOff,
    ).toBeNull();
  });

  test('weapon costs what the formula says (L4604)', () => {
    expect(byId(laid({ weapons: [glaive] }).catalogue.weapons, 'own/glaive')?.cost).toBe(15 + 5 + 1 + 1 - 1);
  });

  test('armour costs its kickers, bumps, save dice and effects (L4620)', () => {
    const coat = {
      name: 'Coat',
      meleeDef: 6,
      ballisticDef: 2,
      athletics: -1,
      against: [{ harm: 'byCold', value: 3 }],
      saveDice: [2],
      has: [{ effect: 'impenetrable' }],
    };
    expect(byId(laid({ armour: [coat] }).catalogue.armour, 'own/coat')?.cost).toBe(60 + 10 - 5 + 3 + 10 + 5);
  });

  test('vehicle costs what the formula says (L5155)', () => {
    // bump 5, five dice 15, save die 15, speed 10 for 4 points, transport 20, occupant 20, open -20, gun twice and its turret
    expect(byId(laid({ vehicles: [cart] }).catalogue.vehicles, 'own/cart')?.cost).toBe(
      5 + 15 + 15 + 40 + 20 + 20 - 20 + 82 + 10,
    );
  });

  test('vehicle has no more than its size allows (L5206)', () => {
    expect(codes({ vehicles: [{ ...cart, saveDice: [6, 6] }] })).toEqual(['vehicleBeyondSize']);
  });

  test('vehicle takes no device that is none of a vehicle (L4596)', () => {
    expect(codes({ vehicles: [{ ...cart, devices: ['medKit'] }] })).toEqual(['notForVehicles']);
  });

  test('occupation takes the place of the house value of its name', () => {
    const own = { name: 'Warrior', dice: { meleeOff: { least: 3, most: 3 } }, skills: ['melee'] };
    const { catalogue } = laid({ occupations: [own] });
    expect(byId(catalogue.occupations, 'warrior')).toMatchObject({
      house: false,
      dice: { meleeOff: { least: 3 } },
    });
  });

  test('occupation has dice that an attribute can have (L1670)', () => {
    const own = { name: 'Giant', dice: { meleeOff: { least: 0, most: 4 } }, skills: ['melee'] };
    expect(codes({ occupations: [own] })).toEqual(['badRange']);
  });

  test('species of a name that is printed is refused', () => {
    expect(codes({ species: [{ ...moth, name: 'Orc' }] })).toEqual(['nameTaken']);
  });

  test('thing twice is refused', () => {
    expect(codes({ weapons: [glaive, glaive] })).toEqual(['nameTaken']);
  });

  test('pieces have no prices of their own making', () => {
    expect(ownPieces.safeParse({ weapons: [{ ...glaive, cost: 0 }] }).success).toBe(false);
  });
});
