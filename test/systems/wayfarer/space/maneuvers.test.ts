import { describe, expect, test } from 'vitest';
import { crowdOf } from '../../../../src/systems/wayfarer/space/crowd.ts';
import { fieldOf } from '../../../../src/systems/wayfarer/space/field.ts';
import { vehicleAdjusts, vehicleSpins } from '../../../../src/systems/wayfarer/space/maneuvers.ts';
import { whyNoMarker } from '../../../../src/systems/wayfarer/space/markers.ts';
import { at, board, field, model, nobody, vehicle } from './support.ts';

const open = field(...Array.from({ length: 7 }, () => '.......'));

describe('a vehicle that spins (S42)', () => {
  const spins = (turns: number, size = '1x3') =>
    vehicleSpins(open, nobody(open), vehicle('D3', size, 'north'), turns).map(({ facing }) => facing);

  test('turns by as many eighths of a circle as it may in a movement (L5107)', () => {
    expect([spins(1), spins(2).length, spins(4).length]).toEqual([['northWest', 'northEast'], 4, 7]);
  });

  test('turns only where it has room', () => {
    const crowd = crowdOf(open, [model('foe', 'C4')]);
    const found = vehicleSpins(open, crowd, vehicle('D3', '1x3', 'north'), 2);
    expect(found.map(({ facing }) => facing)).toEqual(['northEast']);
  });
});

describe('a vehicle that adjusts (S42)', () => {
  test('goes one increment ahead or back', () => {
    const found = vehicleAdjusts(open, nobody(open), vehicle('D3', '1x3', 'north'));
    expect(found.map(({ at: tile }) => tile)).toEqual([at('D2'), at('D4')]);
  });

  test('goes onto nobody', () => {
    const crowd = crowdOf(open, [model('foe', 'D2')]);
    expect(vehicleAdjusts(open, crowd, vehicle('D3', '1x3', 'north')).length).toBe(1);
  });
});

describe('objectives and grabs in turns (L77, L5837)', () => {
  const map = board('.......', '.......', '..#O...');
  const strips = [{ edge: 'north', at: at('A1'), columns: 7, rows: 1 } as const];
  test.each([
    ['on open ground', 'B2', null],
    ['not in a strip', 'B1', 'space.cannotEnd'],
    ['not in rock', 'C3', 'space.cannotEnd'],
    ['not on another', 'D3', 'space.occupied'],
    ['not off the map', 'A9', 'space.outside'],
  ])('are put %s', (_where, tile, code) => {
    expect(whyNoMarker(map, fieldOf(map), strips, at(tile))?.code ?? null).toBe(code);
  });
});
