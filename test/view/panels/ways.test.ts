import { expect, test } from 'vitest';
import type { NumberedWay } from '../../../src/view/map/plane.ts';
import { movesView } from '../../../src/view/panels/moves.ts';
import { act, choice, desk } from './desk.ts';

const picture = { name: 'map.png', svg: '<svg/>', description: '' };
const drive = act('Drive', {
  group: 'move',
  targets: [
    choice('north', { relation: 'place', goal: 'north', note: '1 W' }),
    choice('to Raider', {
      relation: 'place',
      goal: 'to Raider',
      note: '12 m',
      way: ['2,2', '14,2'],
    }),
  ],
  targetNeeded: true,
});
const out = act('Get out', { group: 'move' });

/** The panel of who may go somewhere, and the ways that were drawn for it. */
function shown() {
  const drawn: (readonly NumberedWay[])[] = [];
  const ways = (all: readonly NumberedWay[]) => {
    drawn.push(all);
    return picture;
  };
  return { view: movesView(desk([drive, out], { ways })), drawn };
}

test('ways that are known are on a picture before anybody goes', () => {
  const { view, drawn } = shown();
  expect([view.picture, drawn]).toEqual([picture, [[{ number: 1, places: ['2,2', '14,2'] }]]]);
});

test('the line of such a way has its number, and where it leads', () => {
  expect(shown().view.card?.text).toContain('1 · **Drive: to Raider**: 12 m · to 14,2');
});
