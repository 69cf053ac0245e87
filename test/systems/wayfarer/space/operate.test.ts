import { describe, expect, test } from 'vitest';
import { printDrawn, readDrawn } from '../../../../src/engine/space/index.ts';
import { operateActions } from '../../../../src/systems/wayfarer/content/battle.ts';
import { crowdOf } from '../../../../src/systems/wayfarer/space/crowd.ts';
import { fieldOf } from '../../../../src/systems/wayfarer/space/field.ts';
import { onFoot } from '../../../../src/systems/wayfarer/space/gait.ts';
import { legend } from '../../../../src/systems/wayfarer/space/legend.ts';
import { markShown } from '../../../../src/systems/wayfarer/space/marks.ts';
import {
  besideNetwork,
  doorsOf,
  networkedTo,
  operableBy,
  operationsOn,
  securing,
  thingsOf,
  withDoor,
  withMark,
  withoutMark,
} from '../../../../src/systems/wayfarer/space/operate.ts';
import { reachOf } from '../../../../src/systems/wayfarer/space/reach.ts';
import { coverOf, inSight } from '../../../../src/systems/wayfarer/space/sight.ts';
import { withWreck } from '../../../../src/systems/wayfarer/space/wreck.ts';
import { board, body, mover, nobody } from './support.ts';

describe('operating (L341)', () => {
  test.each([
    ['a door is opened', '+', ['openUp']],
    ['a locked one is forced or unlocked', 'L', ['force', 'unlock']],
    ['a sealed one takes magic', 'M', ['magicDoor']],
    ['a lever is pulled', 'v', ['openUp']],
    ['a chest is opened', 'c', ['openUp']],
    ['a terminal is hacked', 't', ['hack']],
    ['an objective is picked up', 'O', ['pickUp']],
  ])('%s', (_what, sign, operations) => {
    expect(operationsOn(board(`${sign}.`), 'A1')).toEqual(operations);
  });

  test('has a test in the tables for each way (L352 to L378)', () => {
    const all = [...'+LMvctO'].flatMap((sign) => operationsOn(board(sign), 'A1')).concat('terminal');
    expect(all.every((operation) => operateActions.some(({ id }) => id === operation))).toBe(true);
  });

  test('is done by who touches it', () => {
    const map = board('+...', '....');
    expect([operableBy(map, body('B2')).length, operableBy(map, body('C1')).length]).toEqual([1, 0]);
  });

  test('opens a door for ways and for eyes', () => {
    const map = board('.L.');
    const opened = withDoor(map, 'B1', 'open');
    const see = (one: typeof map) => inSight(fieldOf(one), body('A1'), body('C1'));
    expect([see(map), see(opened), see(withDoor(opened, 'B1', 'closed'))]).toEqual([false, true, false]);
  });

  test('leaves a door that is opened and closed as if it had been drawn', () => {
    expect(printDrawn(withDoor(withDoor(board('.+.'), 'B1', 'open'), 'B1', 'closed'), legend)).toBe('.+.');
  });
});

describe('networks (L2888)', () => {
  const map = board('t.+.t.L', '---', 'A1 red network; C1 red network; E1 red network; G1 blue network');

  test('tie terminals and doors together', () => {
    expect(networkedTo(map, 'A1')).toEqual(['C1', 'E1']);
  });

  test('let a terminal open their doors (L368)', () => {
    expect([doorsOf(map, 'A1'), operationsOn(map, 'A1')]).toEqual([['C1'], ['terminal', 'hack']]);
  });

  test('lead to who stands beside what is tied together', () => {
    const bodies = ['D1', 'F1', 'A1'].map((tile) => ({ id: tile, ...body(tile) }));
    expect(besideNetwork(map, 'A1', bodies).map(({ id }) => id)).toEqual(['D1', 'F1']);
  });
});

describe('grabs (L5837)', () => {
  test('of several tiles are one thing', () => {
    expect(thingsOf(board('$$.$', '$$..'), 'grab')).toEqual([['A1', 'B1', 'A2', 'B2'], ['D1']]);
  });

  test.each([
    [1, 2, 'carried'],
    [1, 1, 'dragged'],
    [2, 2, 'dragged'],
    [4, 2, 'beside'],
  ] as const)('of %i increments by a unit of %i are %s (L5855)', (grab, unit, how) => {
    expect(securing(grab, unit)).toBe(how);
  });

  test('are taken up and put down again', () => {
    const map = board('$..');
    expect(printDrawn(withMark(withoutMark(map, 'A1', 'grab'), 'C1', 'grab'), legend)).toBe('..$');
  });
});

describe('a wreck (L5131)', () => {
  const map = withWreck(board('.....', '.....', '.....'), body('C1', '1x2'));

  test('gives heavy cover', () => {
    const field = fieldOf(map);
    expect(coverOf(field, nobody(field), body('A1'), body('E1'))?.grade).toBe('heavy');
  });

  test('is climbed', () => {
    const field = fieldOf(map);
    const found = reachOf(field, crowdOf(field, []), { mover: mover('B1'), gait: onFoot, increments: 2 });
    expect(found.places.find(({ tile }) => tile === 'C1')).toMatchObject({ cost: 4, risk: 1 });
  });
});

describe('what maps are made of', () => {
  test('can be drawn again as it was', () => {
    const drawn = legend.signs.map(({ symbol }) => symbol).join('');
    const read = readDrawn(drawn, legend);
    expect(read.ok && printDrawn(read.board, legend)).toBe(drawn);
  });

  test('has a name and a symbol of its own each', () => {
    const words = legend.signs.flatMap(({ name, words: others = [] }) => [name, ...others]);
    const symbols = legend.signs.map(({ symbol }) => symbol);
    expect([new Set(words).size, new Set(symbols).size]).toEqual([words.length, symbols.length]);
  });

  test('is shown by a name', () => {
    expect([markShown({ id: 'deep' }), markShown({ id: 'heavyCover' })]).toEqual([
      { name: 'Deep', left: null },
      null,
    ]);
  });
});
