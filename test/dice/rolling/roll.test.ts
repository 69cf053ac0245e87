import { describe, expect, test } from 'vitest';
import { bounds, roll, scriptedDice, seededDice } from '../../../src/dice/index.ts';
import { read } from '../support/read.ts';
import { rollOf } from '../support/roll-of.ts';

describe('a roll comes to', () => {
  test.each<[string, number[], number]>([
    ['7', [], 7],
    ['1d20', [13], 13],
    ['3d6', [2, 5, 1], 8],
    ['1d%', [100], 100],
    ['4dF', [1, 2, 3, 3], 1],
    // Keeping and dropping.
    ['4d6kh3', [2, 5, 4, 4], 13],
    ['4d6kl1', [2, 5, 4, 4], 2],
    ['4d6dl1', [2, 5, 4, 4], 13],
    ['4d6dh1', [2, 5, 4, 4], 10],
    ['4d6dh1dl1', [2, 5, 4, 4], 8],
    ['2d20kh5', [3, 4], 7],
    ['2d20dl2', [3, 4], 0],
    // Each selection looks at all dice: nothing is both kept and dropped.
    ['4d6kh3dl1', [2, 5, 4, 4], 13],
    ['4d6kh2kl3', [2, 5, 4, 3], 4],
    ['4d6kh1kl1', [2, 5, 4, 3], 0],
    // Successes.
    ['5d6>=4', [6, 4, 3, 5, 1], 3],
    ['5d6>4', [6, 4, 3, 5, 1], 2],
    ['5d6<=3', [6, 4, 3, 5, 1], 2],
    ['5d6<3', [6, 4, 3, 5, 1], 1],
    ['5d6=6', [6, 4, 3, 5, 1], 1],
    ['4d6kh2>=4', [6, 5, 4, 4], 2],
    // Maths.
    ['2d6+3', [1, 2], 6],
    ['10-1d6-1', [3], 6],
    ['2+3*4', [], 14],
    ['(2+3)*4', [], 20],
    ['-1d6*2', [3], -6],
    ['2d6 [fire]*2+1d4', [1, 2, 3], 9],
    ['7/2', [], 3.5],
    ['-7/2', [], -3.5],
    ['7//2', [], 3],
    ['-7//2', [], -4],
    ['20/3*3', [], 20],
    ['-1/2', [], -0.5],
  ])('%s of %j: %f', (text, faces, total) => {
    expect(rollOf(text, ...faces).total).toBe(total);
  });
});

describe('every die of a roll', () => {
  test('is there with its fate, in the order rolled', () => {
    expect(rollOf('4d6kh3', 2, 5, 4, 4).dice.map(({ value, fates }) => [value, ...fates])).toEqual([
      [2, 'dropped'],
      [5, 'kept'],
      [4, 'kept'],
      [4, 'kept'],
    ]);
  });

  test('against a target is a success, a miss, or dropped before', () => {
    expect(rollOf('3d6kh2>=5', 2, 5, 4).dice.map(({ fates, score }) => [fates.at(-1), score])).toEqual([
      ['dropped', 0],
      ['success', 1],
      ['miss', 0],
    ]);
  });

  test('among equals the one rolled first is the one dropped as the lowest', () => {
    expect(rollOf('3d6dl1', 4, 4, 4).dice.map((die) => die.fates[0])).toEqual(['dropped', 'kept', 'kept']);
  });

  test('carries the nearest label, or the one of the whole roll', () => {
    const rolled = roll(read('1d20+(1d6+1d4 [cold]) [fire]'), scriptedDice([1, 1, 1]), { label: 'attack' });
    expect(rolled.dice.map((die) => die.label)).toEqual(['attack', 'fire', 'cold']);
  });

  test('is numbered through from the start given', () => {
    const rolled = roll(read('2d6+1d20'), scriptedDice([1, 2, 3]), { start: 5 });
    expect([rolled.dice.map((die) => die.index), rolled.next]).toEqual([[5, 6, 7], 8]);
  });

  test('is the same again where a later command rolls from the same number', () => {
    const source = seededDice('again');
    const first = roll(read('6d6'), source);
    const second = roll(read('3d6'), source, { start: 3 });
    expect(second.dice).toEqual(first.dice.slice(3));
  });
});

describe('the result', () => {
  test.each([
    ['5d6>=4', 'successes'],
    ['5d6>=4 [Body]+1', 'successes'],
    ['5d6>=4+1d6', 'points'],
    ['2d6', 'points'],
    ['3', 'points'],
  ] as const)('of %s counts %s', (text, counts) => {
    expect(roll(read(text), seededDice('counts')).counts).toBe(counts);
  });

  test('keeps what each part came to', () => {
    expect(rollOf('1d6*2', 4).part).toMatchObject({
      kind: 'math',
      value: 8,
      left: { kind: 'dice', value: 4 },
      right: { kind: 'number', value: 2 },
    });
  });
});

describe('bounds', () => {
  test.each([
    ['2d6+3', 5, 15],
    ['4d6kh3', 3, 18],
    ['4dF', -4, 4],
    ['5d6>=4', 0, 5],
    ['5d6>=7', 0, 0],
    ['5d6>=1', 5, 5],
    ['5d6=3', 0, 5],
    ['5d6kh2>3', 0, 2],
    ['1d6-1d6', -5, 5],
    ['(1d6-3)*(1d6-3)', -6, 9],
    ['(1d6-4)/2', -1.5, 1],
    ['(1d6-4)//2', -2, 1],
    ['10/1d4', 2.5, 10],
  ])('of %s: %i to %i', (text, min, max) => {
    expect(bounds(read(text))).toEqual({ min, max });
  });
});

describe('where one die may still be added', () => {
  const cutShort = () => roll(read('3d6!>=5'), scriptedDice([5, 6, 1, 6]), { spare: 1 });

  test('exploding dice come to what was drawn up to there', () => {
    expect(cutShort().total).toBe(18);
  });

  test('the same is told of them', () => {
    expect(cutShort().part.value).toBe(18);
  });

  test('and that they ended early', () => {
    expect(cutShort().cut).toBe(true);
  });

  test('dice of which no more explode than that have not', () => {
    expect(roll(read('3d6!>=5'), scriptedDice([5, 2, 1, 4]), { spare: 1 }).cut).toBe(false);
  });
});

describe('the total and what is told of the dice agree where dice explode', () => {
  test.each([
    '10d10!>=8',
    '10d10!>7',
    '10d10!<=3',
    '10d10!<3',
    '10d10!=4',
    '10d10!<>4',
    '10d10!o>=8',
    '10d10!>2.5',
    '9d6!kh3',
    '12d10!t8f1',
  ])('%s', (text) => {
    const source = seededDice('agree');
    const differing = Array.from({ length: 200 }, (_, game) =>
      roll(read(text), source, { start: game * 200 }),
    ).filter(
      ({ total, part, next, dice }) => part.value !== total || next - (dice[0]?.index ?? 0) !== dice.length,
    );
    expect(differing).toEqual([]);
  });
});
