import { describe, expect, test } from 'vitest';
import { battle, enemy, hero } from '../table.ts';

const map = `
  k.t.....
  ........
  ......r.
`;

const two = () => battle(map, { kira: hero(), tiz: hero(), raider: enemy() });

describe('phases', () => {
  test('the players act in any order', () => {
    const after = two().play({ kind: 'next', actor: 'tiz', asGm: false });
    expect(after.state.fight?.order.done).toEqual(['tiz']);
  });
});
