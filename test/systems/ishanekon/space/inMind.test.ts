import { describe, expect, it } from 'vitest';
import { armed, attacking, duel, vitality, weapon } from '../support/fights.ts';
import { creature, hero } from '../support/people.ts';
import { acting, done, fightOf, told } from '../support/scenes.ts';

const thrower = armed(weapon({ name: 'Thrower', area: 'cube' }));
const grenadier = { abilities: [{ id: 'poisonGrenade', source: 'technique' as const, mixes: [] }] };

const cast = (tiz: Parameters<typeof hero>[0]) => ({
  tiz: { sheet: hero({ ...thrower, skills: { athletics: 9 }, momentum: 0, ...tiz }) },
  wolf: { sheet: creature({ ...armed(weapon({ name: 'Claw' })) }), side: 'foes' as const },
  bat: { sheet: creature({ ...armed(weapon({ name: 'Bite' })), name: 'Bat' }), side: 'foes' as const },
});
const inMind = (tiz: Parameters<typeof hero>[0] = {}) => {
  const scene = fightOf(cast(tiz));
  const { fight } = scene;
  if (fight?.ground.kind !== 'told') throw new Error('a map');
  return {
    ...scene,
    fight: { ...fight, ground: { ...fight.ground, metres: { 'tiz|wolf': 1, 'wolf|tiz': 1 } } },
  };
};
const onlyHer = { 'area.who': 'none' };
const both = { 'area.who': 'bat' };

describe('The area of a weapon without a map (theatre of the mind)', () => {
  it('holds whom the GM says', () => {
    expect(vitality(done(inMind(), attacking(), [15, 4], both), 'bat')).toBe(16);
  });

  it('holds nobody else where the GM says so', () => {
    expect(vitality(done(inMind(), attacking(), [15, 4], onlyHer), 'bat')).toBe(20);
  });

  it('asks the GM once, of all who could be in it', () => {
    const { asked } = done(inMind(), attacking(), [15, 4], both);
    expect(asked.map(({ id, asked: who, options }) => [id, who, options.map((one) => one.id)])).toEqual([
      ['area.who', 'gm', ['bat', 'none']],
    ]);
  });

  it('asks nobody on a map', () => {
    expect(done(duel(thrower), attacking(), [15, 4]).asked).toEqual([]);
  });

  it('asks nobody about a weapon that strikes one', () => {
    expect(done(inMind(armed(weapon())), attacking(), [15, 4]).asked).toEqual([]);
  });
});

describe('The area of an Ability without a map', () => {
  const throws = acting('tiz', 'ability', { means: 'poisonGrenade', target: 'wolf' });

  it('holds whom the GM says', () => {
    const made = done(inMind(grenadier), throws, [3, 3, 4], both);
    expect(told(made, 'abilityUsed').map(({ others }) => others)).toEqual([['wolf', 'bat']]);
  });
});
