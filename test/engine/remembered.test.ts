import { produce } from 'immer';
import { expect, test } from 'vitest';
import { rememberedOfPart, rememberedOfTwo } from '../../src/engine/remembered.ts';

/** Counts how often it is worked out. */
function counting() {
  let times = 0;
  const sum = rememberedOfTwo((of: { readonly base: number }, one: number, other: number) => {
    times += 1;
    return of.base + one + other;
  });
  return { sum, times: () => times };
}

test('a query of two keys is worked out once for both of them', () => {
  const { sum, times } = counting();
  const of = { base: 1 };
  const all = [sum(of, 1, 2), sum(of, 1, 2), sum(of, 2, 1), sum(of, 1, 3)];
  expect([all, times()]).toEqual([[4, 4, 4, 5], 3]);
});

test('a draft is looked at anew each time', () => {
  const { sum } = counting();
  const seen: number[] = [];
  produce({ base: 1 }, (draft) => {
    seen.push(sum(draft, 1, 1));
    draft.base = 5;
    seen.push(sum(draft, 1, 1));
  });
  expect(seen).toEqual([3, 7]);
});

test('a part that a rule has just put into a state is looked at anew each time: it is no draft, and changes', () => {
  const base = rememberedOfPart((of: { readonly base: number }, _all: null) => of.base);
  const seen: number[] = [];
  produce({ parts: [] as { base: number }[] }, ({ parts }) => {
    parts.push({ base: 1 });
    for (const part of parts) {
      seen.push(base(part, null));
      part.base = 5;
      seen.push(base(part, null));
    }
  });
  expect(seen).toEqual([1, 5]);
});

test('a frozen part of a state is worked out once', () => {
  let times = 0;
  const base = rememberedOfPart((of: { readonly base: number }, _all: null) => {
    times += 1;
    return of.base;
  });
  const part = Object.freeze({ base: 1 });
  expect([base(part, null), base(part, null), times]).toEqual([1, 1, 1]);
});
