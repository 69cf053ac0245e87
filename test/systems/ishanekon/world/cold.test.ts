import { describe, expect, it } from 'vitest';
import { checking } from '../support/asking.ts';
import { armed, attacking, duel, vitality, weapon } from '../support/fights.ts';
import { defend } from '../../../../src/systems/ishanekon/defence/defend.ts';
import { ran } from '../support/fights.ts';
import { hero } from '../support/people.ts';
import { acting, between, done, told } from '../support/scenes.ts';

const cold = { id: 'cold' as const, next: 0, good: 0, lost: 0, recovering: false };
const ill = { diseases: [cold], momentum: 0 };
const check = checking('tiz', 'luck', { difficulty: '5' });
const alone = () => between({ tiz: hero(ill) });

describe('a cold (Diseases)', () => {
  it('lets a Skill Check fail where Endurance does, against 4', () => {
    expect(told(done(alone(), check, [3]), 'checked').map(({ rolled }) => rolled.skill)).toEqual([
      'endurance',
    ]);
  });

  it('lets it be made else', () => {
    expect(told(done(alone(), check, [4, 7]), 'checked').at(-1)?.passed).toBe(true);
  });

  it('lets a weapon attack fail', () => {
    expect(vitality(done(duel(ill), attacking(), [2]))).toBe(20);
  });

  it('lets a weapon attack be made else', () => {
    expect(vitality(done(duel(ill), attacking(), [8, 15, 5]))).toBe(15);
  });

  it('lets a Defense Roll fail', () => {
    const forcing = { target: 'tiz', by: null, stat: 'will', power: 2, with: 'a spell' } as const;
    expect(ran(duel(ill), (tx) => defend(tx, forcing), [3]).gave?.success).toBe(false);
  });

  it('nullifies an Ability, which is paid for all the same', () => {
    const abilities = [{ id: 'physicalBolt', source: 'technique' as const, mixes: [] }];
    const scene = duel({ ...ill, abilities, ...armed(weapon()) }, {}, { apart: 4 });
    const made = done(scene, acting('tiz', 'ability', { means: 'physicalBolt', target: 'wolf' }), [3]);
    expect([vitality(made), vitality(made, 'tiz'), told(made, 'coldHinders').length]).toEqual([20, 20, 1]);
  });

  it('hinders nobody who is well', () => {
    expect(told(done(between({ tiz: hero({ momentum: 0 }) }), check, [7]), 'checked')).toHaveLength(1);
  });
});
