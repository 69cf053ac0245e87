import { expect, test } from 'vitest';
import { acts } from '../../../../src/systems/ishanekon/actions/index.ts';

test('no two actions have the same id', () => {
  const ids = acts.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
