import { describe, expect, it } from 'vitest';
import type { Intent } from '../../../../src/engine/intent.ts';
import { caughtIn } from '../../../../src/systems/ishanekon/language/use/area.ts';
import type { Scene } from '../../../../src/systems/ishanekon/scene.ts';
import { duel, vitality } from '../support/fights.ts';
import { creature } from '../support/people.ts';
import { acting, done } from '../support/scenes.ts';

const knows = (id: string) => ({ abilities: [{ id, source: 'technique' as const, mixes: [] }] });

const using = (ability: string, target: string): Intent =>
  acting('tiz', 'ability', { means: ability, target });

/** Open ground with a wall from top to bottom in one column. */
const walled = (column: number): string =>
  Array.from({ length: 6 }, () =>
    Array.from({ length: 20 }, (_, n) => (n === column ? '#' : '.')).join(''),
  ).join('\n');

describe('an Ability that is aimed at a square', () => {
  const scene = duel(knows('grenade'), {}, { apart: 10 });

  it('works there', () => {
    expect(vitality(done(scene, using('grenade', 'M2'), [5, 3, 4]))).toBe(20 - 7);
  });

  it('reaches no farther than its range', () => {
    expect(done(scene, using('grenade', 'O2')).refusal).toMatchObject({
      code: 'placeTooFar',
      params: { away: 13, most: 12 },
    });
  });

  it('takes a straight line to the middle of its cube (Area of Effect Forms)', () => {
    const behind = duel(knows('grenade'), {}, { apart: 5, map: walled(3) });
    expect(done(behind, using('grenade', 'G2')).refusal?.code).toBe('placeUnseen');
  });
});

describe('a cube (Area of Effect Forms)', () => {
  const cube = { shape: 'cube', metres: '5', who: 'enemies' } as const;
  const pup = creature({ name: 'Pup' });
  /** The wolf on G2, a pup behind the wall that stands on I. */
  const scene = (map: string): Scene =>
    duel({}, {}, { apart: 5, map, more: { pup: { sheet: pup, side: 'foes', place: 'J2' } } });
  const caught = (map: string) => caughtIn(scene(map), 'tiz', cube, 5, { tile: { x: 7, y: 1 } });

  it('targets all who stand in it', () => {
    expect(caught('20x6')).toEqual(['wolf', 'pup']);
  });

  it('targets from its middle: a wall in it keeps off what comes from there', () => {
    expect(caught(walled(8))).toEqual(['wolf']);
  });

  it('is put at somebody where its user sees its middle', () => {
    const near = duel({}, {}, { apart: 2, map: walled(5) });
    expect(caughtIn(near, 'tiz', { ...cube, metres: '3' }, 3, { id: 'wolf' })).toEqual(['wolf']);
  });
});

describe('a line (Area of Effect Forms)', () => {
  const line = { shape: 'line', metres: '12', who: 'enemies' } as const;

  it('targets all in its spaces', () => {
    const scene = duel({}, {}, { apart: 5 });
    expect(caughtIn(scene, 'tiz', line, 12, { tile: { x: 8, y: 1 } })).toEqual(['wolf']);
  });

  it('ends where its user has no straight line to its spaces', () => {
    const scene = duel({}, {}, { apart: 5, map: walled(3) });
    expect(caughtIn(scene, 'tiz', line, 12, { tile: { x: 8, y: 1 } })).toEqual([]);
  });
});
