import { describe, expect, test } from 'vitest';
import { acting, plain, withMore } from '../support/acting.ts';
import { type Staged, stage } from '../support/stage.ts';
import { next } from './support.ts';

const far: Staged = { units: [{ line: plain, at: 'A1' }] };
const strong = plain.replace('MO 2', 'MO 3');
const skilled = (skill: string) => withMore(`skills ${skill}`);

/** What Ana's first unit does next by itself, at L20, with a card. */
const does = (line: string, card: string, ours: Staged['units'] = [], theirs: Staged = far) =>
  next(acting({ ana: { units: [{ line, at: 'L20' }, ...ours] }, bo: theirs }, card));

describe('who has a skill in place of acting, and acts by itself', () => {
  const captive: Staged['units'] = [{ line: plain, is: { where: { kind: 'captured', by: 'bo' } } }];

  test('brings a captive back', () => {
    const minion = captive.map((one) => ({ ...one, line: plain.replace('Warrior', 'Soldier') }));
    expect(does(skilled('Reinforcement'), 'king of clubs', minion)).toMatchObject({
      act: 'deed',
      means: 'reinforcement',
      target: 'ana/2.1',
    });
  });

  const acted: Staged['units'] = [{ line: strong, at: 'L16', facing: 'north', is: { activated: true } }];

  test('gives its card to who can strike and has acted', () => {
    expect(
      does(skilled('Motivate'), 'king of clubs', acted, { units: [{ line: plain, at: 'L15' }] }),
    ).toMatchObject({ act: 'deed', means: 'motivate', target: 'ana/2.1' });
  });

  test('strikes itself where that is better', () => {
    const theirs = {
      units: [
        { line: plain, at: 'L19' },
        { line: `${plain.replace('MD 2', 'MD 3')}`, at: 'L15' },
      ],
    };
    expect(does(skilled('Motivate'), 'king of clubs', acted, theirs)).not.toMatchObject({ act: 'deed' });
  });

  test('has all move who can strike at nobody', () => {
    const ours = ['K20', 'M20', 'L21'].map((at) => ({ line: plain, at }));
    expect(does(skilled('Marching Orders'), 'king of clubs', ours)).toMatchObject({
      act: 'deedAround',
      means: 'marchingOrders',
    });
  });

  test('is given the face card that this takes', () => {
    const scene = stage({
      ana: {
        units: [
          { line: skilled('Reinforcement'), at: 'L20' },
          ...captive.map((one) => ({ ...one, line: plain.replace('Warrior', 'Soldier') })),
        ],
        hand: ['10 of clubs', 'queen of hearts'],
      },
      bo: far,
    });
    expect(next(scene)).toMatchObject({ act: 'activate', means: 'queen of hearts' });
  });
});
