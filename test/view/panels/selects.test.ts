import { describe, expect, test } from 'vitest';
import { keyOf } from '../../../src/view/panels/keys.ts';
import { optionOf, pagedSelect, pickedOn } from '../../../src/view/panels/selects.ts';
import { choice, many } from './desk.ts';

const ways = many(60, 'Way');
const ids = ways.map(({ id }) => id);
const key = (place: number) => keyOf(ids[place] ?? '', ids);
const names = (choices: readonly { readonly name: string }[]) => choices.map(({ name }) => name);

describe('a select of several pages', () => {
  test('keeps what is picked on the others', () => {
    const before = ways.filter((_, place) => [1, 30].includes(place));
    expect(names(pickedOn(ways, { before, values: [key(26)], page: 1 }))).toEqual(['Way 2', 'Way 27']);
  });

  test('keeps what is picked as its page is turned', () => {
    expect(names(pickedOn(ways, { before: [], values: [key(3), '>1'], page: 0 }))).toEqual(['Way 4']);
  });

  test('forgets what is not offered any more', () => {
    expect(pickedOn(ways, { before: [choice('Gone')], values: [], page: 0 })).toEqual([]);
  });

  test('takes no more on one page than the others leave', () => {
    const options = ways.map((one, place) => optionOf(one, key(place), [30, 31, 50].includes(place)));
    expect(pagedSelect('id', 'How…', options, { most: 5 }).max).toBe(3); // two, and the way to the next page
  });
});
