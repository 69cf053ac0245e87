import { describe, expect, test } from 'vitest';
import {
  coverFromTile,
  earthenSquare,
  isCornered,
  isUnderRoof,
  occupies,
  tilesWith,
} from '../../../../src/systems/wayfarer/space/occupying.ts';
import { at, body, field, nobody } from './support.ts';

describe('what one stands on', () => {
  test('is earth or water with any of its tiles (L1028, L4999)', () => {
    const map = field('e.', '.~');
    expect([
      occupies(map, body('A1', '1x2'), 'earth'),
      occupies(map, body('A2'), 'earth'),
      occupies(map, body('A1', '2x2'), 'water'),
    ]).toEqual([true, false, true]);
  });

  test('is earth on all four increments for a square of it (L5018)', () => {
    const map = field('ee.', 'eee');
    expect([earthenSquare(map, at('A1'))?.length, earthenSquare(map, at('B1'))]).toEqual([4, null]);
  });

  test('lies under a roof where the map says so (L4877)', () => {
    expect([isUnderRoof(field('_.'), body('A1')), isUnderRoof(field('_.'), body('B1'))]).toEqual([
      true,
      false,
    ]);
  });

  test('is found all over a map', () => {
    expect(tilesWith(field('e.', '.e'), 'earth')).toEqual([at('A1'), at('B2')]);
  });
});

describe('a corner (L2339)', () => {
  test.each([
    ['before rock', 'B1', 'C1', true],
    ['below rock', 'C2', 'C1', false],
    ['with rock at one side', 'D2', 'C2', false],
    ['in the open', 'A2', 'B2', false],
  ])('is %s', (_where, attacker, target, is) => {
    expect(isCornered(field('...#', '....', '....'), body(attacker), body(target))).toBe(is);
  });
});

describe('cover from a blast', () => {
  test('counts from where it bursts', () => {
    const map = field('..W..', '.....');
    expect([
      coverFromTile(map, nobody(map), at('A1'), body('D1'))?.grade,
      coverFromTile(map, nobody(map), at('E1'), body('D1')),
    ]).toEqual(['heavy', null]);
  });
});
