import { describe, expect, it } from 'vitest';
import { attackOption } from '../../../../src/systems/ishanekon/attack/options.ts';
import { armed, attacking, duel, vitality, weapon } from '../support/fights.ts';
import { creature, hero } from '../support/people.ts';
import { done } from '../support/scenes.ts';

const claws = armed(weapon({ name: 'Claw' }));
const more = {
  bear: { sheet: creature({ name: 'Bear', ...claws }), side: 'foes' as const, place: 'D2' },
  kira: { sheet: hero({ name: 'Kira', ...claws }), place: 'C3' },
};
const scene = (area: 'cube' | 'line' | 'around') => duel(armed(weapon({ area })), claws, { more });
const at = (way: string) => attacking({ way });
const hurt = (made: Parameters<typeof vitality>[0]) =>
  ['wolf', 'bear', 'kira'].filter((id) => vitality(made, id) < 20);

describe('a cube laid by hand (Weapons)', () => {
  it('reaches those who stand in it', () => {
    expect(hurt(done(scene('cube'), at('C2'), [15, 5]))).toEqual(['wolf', 'bear', 'kira']);
  });

  it('spares those who stand beside it', () => {
    expect(hurt(done(scene('cube'), at('C1'), [15, 5]))).toEqual(['wolf', 'bear']);
  });

  it('must hold the target', () => {
    expect(done(scene('cube'), at('F2')).refusal?.code).toBe('badArea');
  });
});

describe('a line laid by hand (Area of Effect Forms)', () => {
  it('may bend', () => {
    expect(hurt(done(scene('line'), at('C2 C3'), [15, 5]))).toEqual(['wolf', 'kira']);
  });

  it('begins beside who attacks', () => {
    expect(done(scene('line'), at('D2 C2')).refusal?.code).toBe('badArea');
  });

  it('has no gap', () => {
    expect(done(scene('line'), at('C2 E2')).refusal?.code).toBe('badArea');
  });

  it('is three squares long at most', () => {
    expect(done(scene('line'), at('C2 D2 E2 F2')).refusal?.code).toBe('badArea');
  });
});

it('all within 1 m is laid by nobody', () => {
  expect(done(scene('around'), at('C2')).refusal?.code).toBe('badArea');
});

it('places are listed by whom they reach', () => {
  const notes = attackOption(scene('cube'), 'tiz').ways?.map(({ note }) => note);
  expect(notes).toContain('Wolf, Bear');
});

describe('a place that is listed', () => {
  const ways = attackOption(scene('cube'), 'tiz').ways ?? [];

  it('goes with the targets that it holds', () => {
    expect(ways.find(({ note }) => note === 'Wolf, Bear')?.fits).toEqual(['wolf', 'bear']);
  });

  it('goes with the weapon whose area it is', () => {
    expect([...new Set(ways.flatMap(({ suits = [] }) => suits))]).toEqual(['ax']);
  });

  it('is taken with that weapon where nobody says with what', () => {
    const twoWeapons = armed(weapon({ name: 'Sword' }), weapon({ area: 'cube' }));
    const both = { ...twoWeapons, holding: ['sword', 'ax'] };
    expect(hurt(done(duel(both, claws, { more }), at('C2'), [15, 5]))).toEqual(['wolf', 'bear', 'kira']);
  });
});
