import { describe, expect, test } from 'vitest';
import { check, strike } from '../support/lanterns/intents.ts';
import { attempt, waits } from '../support/lanterns/play.ts';
import { day, night } from '../support/lanterns/scene.ts';

const keeper = day({ ana: { charms: ['rekindle'] } });

/** The values of the dice that the open question comes with. */
const fallen = (played: ReturnType<typeof attempt>) =>
  waits(played).decisions[0]?.fallen?.map(({ value }) => value);

describe('A question in the middle of a roll', () => {
  test('comes with the dice that have fallen', () => {
    expect(fallen(attempt(keeper, check('ana'), [1, 5, 2]))).toEqual([1, 5, 2]);
  });

  test('comes with none once it has been told what they came to', () => {
    const scene = night({ ana: {} }, { murk: { charms: ['sidestep'] } });
    expect(fallen(attempt(scene, strike('ana', 'murk'), [5, 1, 1]))).toBeUndefined();
  });
});
