import { expect, test } from 'vitest';
import { rowOf } from '../../../../src/engine/table.ts';
import { vehicles } from '../../../../src/systems/wayfarer/content/vehicles.ts';
import { vehicleCard } from '../../../../src/systems/wayfarer/forces/vehicle.ts';

const card = (id: string) => vehicleCard('Ours', rowOf(vehicles, id));

test('a vehicle is a Vehicle beside its other types (L5085)', () => {
  expect(card('tank').types).toEqual(['vehicle', 'tank', 'mechanical', 'tech']);
});

test('A.I. makes a vehicle a Robot (L5305)', () => {
  expect(card('gravGunship').types).toContain('robot');
});

test('plating is a kicker in both DEF boxes (L5307)', () => {
  const { meleeDef, ballisticDef } = card('tank').attributes;
  expect([meleeDef.kickers, ballisticDef.kickers]).toEqual([[6], [6]]);
});

test('treads leave their kicker to running over (L5375)', () => {
  expect(card('tank').attributes.meleeDef.kickers).toEqual([6]);
});

test('a vehicle has its save dice, each turned down when it is rolled (L5134)', () => {
  expect(card('hoverCar').saveDice.map(({ value, ablative }) => [value, ablative])).toEqual([
    [6, true],
    [4, true],
  ]);
});

test('a vehicle is worth a VP for each 50 points (L667)', () => {
  expect(card('tank').vp).toBe(21);
});
