import { describe, expect, test } from 'vitest';
import { strike } from '../support/lanterns/intents.ts';
import { answer, attempt } from '../support/lanterns/play.ts';
import { night } from '../support/lanterns/scene.ts';

const hit = [5, 1, 1];

/** The values of the dice that an open question comes with. */
const fallen = ({ outcome }: ReturnType<typeof attempt>) =>
  outcome.kind === 'waiting' ? outcome.decisions.map((one) => one.fallen?.map(({ value }) => value)) : null;

describe('A question in the middle of a roll', () => {
  test('comes with the dice that have fallen', () => {
    const scene = night({ ana: {} }, { murk: { charms: ['sidestep'] } });
    expect(fallen(attempt(scene, strike('ana', 'murk'), hit))).toEqual([hit]);
  });

  test('comes with them still where a reaction has rolled and told its own', () => {
    const scene = night({ ana: {} }, { murk: { charms: ['sidestep'] }, gloom: { charms: ['shield'] } });
    const after = answer(attempt(scene, strike('ana', 'murk'), [...hit, 1, 1, 1]), 'sidestep');
    expect(fallen(after)?.[0]?.slice(0, hit.length)).toEqual(hit);
  });
});
