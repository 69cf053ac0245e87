import { expect, it } from 'vitest';
import { untilRemoved } from '../../../../src/engine/uses/index.ts';
import { being } from '../../../../src/systems/ishanekon/scene.ts';
import { trackerOf } from '../../../../src/systems/ishanekon/tracker/index.ts';
import { duel } from '../support/fights.ts';

const all = { gm: true, characters: [] };
const under = (status: string) =>
  trackerOf(
    duel({
      statuses: [
        {
          ...{ id: status, status, stacks: 1, power: 10, by: null, byName: null },
          ...{ duration: untilRemoved, until: null },
        },
      ],
    }),
    all,
  );

it('tells that somebody with no Vitality can neither attack nor move, and has nothing left (Restrained)', () => {
  const fight = duel();
  const tiz = { ...being(fight, 'tiz'), vitality: 0 };
  const { barred, left } = trackerOf({ ...fight, characters: { ...fight.characters, tiz } }, all);
  expect({ barred, left }).toEqual({ barred: ['attack', 'move'], left: [] });
});

it('tells that somebody Stunned can move alone', () => {
  expect(under('stunned').barred).toEqual(['attack']);
});

it('tells that somebody Prone can attack alone', () => {
  expect(under('prone').barred).toEqual(['move']);
});

it('tells of nothing that somebody well is kept from', () => {
  expect(trackerOf(duel(), all)).not.toHaveProperty('barred');
});
