import { describe, expect, test } from 'vitest';
import { acting, plain, tileOf, withMore } from '../support/acting.ts';
import { act, done, refused } from '../support/play.ts';

// A wall from F8 to J8 hides who stands right behind it from an enemy at H2.

const wall = { blocked: true, obstacle: { height: 3, cover: 'full', opaque: true, solid: true } } as const;
const walls = Object.fromEntries(['F8', 'G8', 'H8', 'I8', 'J8'].map((tile) => [tile, wall]));
const shadow = `${plain.replace('AD 1', 'AD 1 AO 1')}; skills Shadow Stride`;

const scene = (line: string, at: string, moved: 'move' | null = 'move') =>
  acting(
    { ana: { units: [{ line, at }] }, bo: { units: [{ line: withMore('gear Sword'), at: 'H2' }] } },
    '9 of clubs',
    { done: { moved, assaulted: null } },
    {},
    walls,
  );

const stride = (tile: string) => act('ana', 'stride', { target: tile });

describe('Shadow Stride (L2294)', () => {
  test('brings who has moved into full cover anywhere that no enemy sees', () => {
    expect(tileOf(done(scene(shadow, 'H9'), stride('H20')).state, 'ana/1.1')).toEqual([7, 19]);
  });

  test('not to where an enemy sees it', () => {
    expect(refused(scene(shadow, 'H9'), stride('A3'))).toBe('noShadow');
  });

  test('not before it has moved', () => {
    expect(refused(scene(shadow, 'H9', null), stride('H20'))).toBe('notInFullCover');
  });

  test('not in sight of an enemy', () => {
    expect(refused(scene(shadow, 'B3'), stride('H20'))).toBe('notInFullCover');
  });

  test('not without Arcane OFF, for who is no magical being', () => {
    expect(refused(scene(`${plain}; skills Shadow Stride`, 'H9'), stride('H20'))).toBe('goesAsOthers');
  });

  test('once an activation', () => {
    const { state } = done(scene(shadow, 'H9'), stride('H20'));
    expect(refused(state, stride('H9'))).toBe('doneAlready');
  });

  test('it may still assault with its card', () => {
    const { state } = done(scene(shadow, 'H9'), stride('H20'));
    expect(state.battle?.activations[0]?.done).toEqual({ moved: 'move', assaulted: null });
  });
});
