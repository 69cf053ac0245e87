import { describe, expect, it } from 'vitest';
import { duel, strikes } from '../support/attacks.ts';
import { acting } from '../support/intents.ts';
import { performed, personOf, told } from '../support/scenes.ts';

/** The same two without places: far apart, as far as anything measured it. */
const inMind = (hands: 'precisionRifle' | 'simpleBaton' | 'simpleSpear') => {
  const party = { rules: { ...duel().party.rules, space: 'mind' as const } };
  return duel({ hands: [hands] }, {}, { apart: 60, setting: { party } });
};
const says = (where: string) => ({ answers: { where } });
const misses = [1, 1, 1, 1];
const shot = 'precisionRifle/near';

describe('The theatre of the mind', () => {
  it('asks the GM once where people are', () => {
    const { asked } = strikes(inMind('precisionRifle'), shot, misses);
    expect(asked.map(({ asked: whom }) => whom)).toEqual(['gm']);
  });

  it.for([
    ['clear', []],
    ['beset', [{ source: 'pointBlanc', amount: -2 }]],
    ['targetBeset', [{ source: 'targetPointBlanc', amount: -1 }]],
  ] as const)('takes what the GM says: %s', ([where, modifiers]) => {
    const made = strikes(inMind('precisionRifle'), shot, misses, says(where));
    expect(told(made, 'attacked').shots).toMatchObject([{ modifiers }]);
  });

  it('lets the GM say that it is out of reach: nothing is spent', () => {
    const made = strikes(inMind('precisionRifle'), shot, [], says('out'));
    expect([made.refusal?.code, personOf(made, 'kira').items[0]?.ammo]).toEqual(['gmSaysOutOfReach', 4]);
  });

  it.for(['simpleBaton/strike', 'simpleSpear/strike'] as const)('asks of reach alone for %s', (means) => {
    const hands = means === 'simpleBaton/strike' ? 'simpleBaton' : 'simpleSpear';
    const dice = hands === 'simpleBaton' ? [1, 1, 1] : [1, 1];
    const { asked } = strikes(inMind(hands), means, dice);
    expect(asked[0]?.options.map(({ id }) => id)).toEqual(['clear', 'out']);
  });

  it('lets one Grapple whom nothing measures', () => {
    const made = performed(inMind('simpleBaton'), acting('kira', 'grapple', { target: 'raider' }), [
      ...[2, 3, 4],
      ...[5, 4, 3],
    ]);
    expect(told(made, 'grappleTried').came).toBeNull();
  });
});
