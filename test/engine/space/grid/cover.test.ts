import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Cover,
  coverByHeight,
  coverFrom,
  survey,
  type Terrain,
} from '../../../../src/engine/space/index.ts';
import { at, brick, drawn, fence, terrain, walled } from './support.ts';

const cover = (land: Terrain, attacker: string, target: string): Cover =>
  coverFrom(land, { at: at(attacker) }, { at: at(target) }).cover;

describe('cover from the side of the attacker', () => {
  test('is none in the open', () => {
    expect(cover(terrain('.....'), 'A1', 'E1')).toBe('none');
  });

  test('is half behind a piece one level tall', () => {
    expect(cover(terrain('...1.'), 'A1', 'E1')).toBe('half');
  });

  test('is full behind a piece two levels tall', () => {
    expect(cover(terrain('...2.'), 'A1', 'E1')).toBe('full');
  });

  test('is none where the piece is on the other side', () => {
    expect(cover(terrain('1....'), 'E1', 'B1')).toBe('none');
  });

  test('is none when flanked along the piece', () => {
    expect(cover(terrain('....', '.2..', '....'), 'A3', 'B3')).toBe('none');
  });

  test('counts aslant too, beyond the plane of the piece', () => {
    expect(cover(terrain('.....', '.2...', '.....'), 'E1', 'B3')).toBe('full');
  });

  test('is none where the piece is not beside the target', () => {
    expect(cover(terrain('..2..'), 'A1', 'E1')).toBe('none');
  });

  test('is the best of several pieces', () => {
    expect(cover(terrain('....', '..1.', '.2..'), 'A1', 'C3')).toBe('full');
  });

  test('is none from somebody on top of the piece', () => {
    expect(cover(terrain('.1.'), 'B1', 'C1')).toBe('none');
  });

  test('is given by a wall on the edge', () => {
    const land = survey(walled(drawn('...'), 'B1', 'C1', brick));
    expect(coverFrom(land, { at: at('A1') }, { at: at('C1') })).toEqual({ cover: 'full', by: 'B1|C1' });
  });

  test('is given by a fence one sees through', () => {
    expect(cover(survey(walled(drawn('...'), 'B1', 'C1', fence)), 'A1', 'C1')).toBe('half');
  });

  test('is given by higher ground beside', () => {
    expect(cover(terrain('.h.'), 'A1', 'C1')).toBe('full');
  });

  test('is none from a piece that one stands above', () => {
    expect(cover(terrain('.1h'), 'A1', 'C1')).toBe('none');
  });

  test('names the piece', () => {
    expect(coverFrom(terrain('.1.'), { at: at('A1') }, { at: at('C1') })).toEqual({
      cover: 'half',
      by: 'B1',
    });
  });

  test('may be valued by a system of its own', () => {
    const land = terrain('.2^');
    expect(coverFrom(land, { at: at('A1') }, { at: at('C1') }, coverByHeight).cover).toBe('half');
  });

  test('of the large is that of their barest tile', () => {
    const land = terrain('.1..', '....');
    expect(coverFrom(land, { at: at('A1') }, { at: at('C1'), size: 2 }).cover).toBe('none');
  });

  test('of the large is whole behind a whole line', () => {
    const land = terrain('.1..', '.2..');
    expect(coverFrom(land, { at: at('A1') }, { at: at('C1'), size: 2 }).cover).toBe('half');
  });

  test('never comes from a side the attacker is not on', () => {
    fc.assert(
      fc.property(fc.nat(4), fc.nat(4), (x, y) => {
        const land = terrain('.....', '.....', '..2..', '.....', '.....');
        const found = coverFrom(land, { at: { x, y } }, { at: at('C4') });
        expect(found.cover !== 'none').toBe(y < 3 && !(x === 2 && y === 2));
      }),
    );
  });
});
