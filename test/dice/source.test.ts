import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ScriptError, scriptedDice, seededDice } from '../../src/dice/index.ts';
import { fits } from './support/chi-square.ts';

/** A block of the documented algorithm, with Node's own SHA-256. */
const block = (seed: string, stream: number, number: number, attempt: number): Buffer => {
  const message = Buffer.alloc(44);
  createHash('sha256').update(seed).digest().copy(message);
  message.writeUInt32BE(stream, 32);
  message.writeUInt32BE(number, 36);
  message.writeUInt32BE(attempt, 40);
  return createHash('sha256').update(message).digest();
};

const byWord = (seed: string, stream: number, index: number, sides: number): number => {
  for (let attempt = 0; ; attempt++) {
    const word = block(seed, stream, Math.floor(index / 8), attempt).readUInt32BE((index % 8) * 4);
    if (word < 2 ** 32 - (2 ** 32 % sides)) return (word % sides) + 1;
  }
};

const recompute = (seed: string, index: number, sides: number): number => {
  const byte = block(seed, 2, Math.floor(index / 32), 0)[index % 32] ?? 255;
  if (sides <= 32 && byte < 256 - (256 % sides)) return (byte % sides) + 1;
  return byWord(seed, 0, index, sides);
};

describe('seeded dice', () => {
  test('follow the documented algorithm, for any seed, number and sides', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 130 }),
        fc.nat({ max: 2 ** 32 - 1 }),
        fc.integer({ min: 1, max: 2 ** 32 }),
        (seed, index, sides) => {
          expect(seededDice(seed).die(index, sides)).toBe(recompute(seed, index, sides));
        },
      ),
    );
  });

  test('follow it where a byte decides, and where it is rejected', () => {
    const dice = seededDice('small');
    const rolled = Array.from({ length: 2000 }, (_, index) => dice.die(index, (index % 32) + 1));
    expect(rolled).toEqual(
      Array.from({ length: 2000 }, (_, index) => recompute('small', index, (index % 32) + 1)),
    );
  });

  test('take another attempt where a word would make a face likelier', () => {
    // With 2³¹ + 1 sides almost every second word is rejected.
    const sides = 2 ** 31 + 1;
    const dice = seededDice('rejected');
    const rolled = Array.from({ length: 100 }, (_, index) => dice.die(index, sides));
    expect(rolled).toEqual(Array.from({ length: 100 }, (_, index) => recompute('rejected', index, sides)));
  });

  test('draw cards from a stream of their own', () => {
    const cards = Array.from({ length: 52 }, (_, place) => `card ${place + 1}`);
    const source = seededDice('cards');
    const drawn = Array.from({ length: 30 }, (_, index) => source.card(index, cards));
    expect(drawn).toEqual(Array.from({ length: 30 }, (_, index) => `card ${byWord('cards', 1, index, 52)}`));
  });

  test('fall the same in whatever order they are asked for', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 100 }), { minLength: 1, maxLength: 60 }), (order) => {
        const source = seededDice('order');
        const jumping = order.map((index) => [source.die(index, 20), source.card(index, ['a', 'b', 'c'])]);
        const alone = order.map((index) => [
          seededDice('order').die(index, 20),
          seededDice('order').card(index, ['a', 'b', 'c']),
        ]);
        expect(jumping).toEqual(alone);
      }),
    );
  });

  test('differ from seed to seed', () => {
    const first = (seed: string) =>
      Array.from({ length: 20 }, (_, index) => seededDice(seed).die(index, 100));
    expect(first('one')).not.toEqual(first('other'));
  });

  test.each([...Array.from({ length: 19 }, (_, at) => at + 2), 37, 100, 1000])(
    'show every face of a d%i equally often',
    (sides) => {
      const source = seededDice(`uniform d${sides}`);
      const counted = new Array<number>(sides).fill(0);
      for (let index = 0; index < 200_000; index++) {
        const face = source.die(index, sides) - 1;
        counted[face] = (counted[face] ?? 0) + 1;
      }
      expect(fits(counted, new Array<number>(sides).fill(1 / sides))).toBe(true);
    },
  );

  test('do not follow from the die before', () => {
    const source = seededDice('pairs');
    const counted = new Array<number>(36).fill(0);
    for (let index = 0; index < 200_000; index++) {
      const pair = (source.die(index, 6) - 1) * 6 + source.die(index + 1, 6) - 1;
      counted[pair] = (counted[pair] ?? 0) + 1;
    }
    expect(fits(counted, new Array<number>(36).fill(1 / 36))).toBe(true);
  });

  test('do not follow from the same die of the next seed', () => {
    const counted = new Array<number>(36).fill(0);
    for (let number = 0; number < 40_000; number++) {
      const pair = (seededDice(`${number}`).die(0, 6) - 1) * 6 + seededDice(`${number + 1}`).die(0, 6) - 1;
      counted[pair] = (counted[pair] ?? 0) + 1;
    }
    expect(fits(counted, new Array<number>(36).fill(1 / 36))).toBe(true);
  });

  test.each([
    [-1, 6],
    [0.5, 6],
    [0, 0],
    [0, 2.5],
    [0, 2 ** 32 + 1],
  ])('die %d with %d sides is a mistake in the program', (index, sides) => {
    expect(() => seededDice('x').die(index, sides)).toThrow(RangeError);
  });
});

describe('scripted dice', () => {
  test('come up in order, whatever their index', () => {
    const dice = scriptedDice([3, 1, 20]);
    expect([dice.die(7, 6), dice.die(0, 6), dice.die(7, 20)]).toEqual([3, 1, 20]);
  });

  test('draw the cards written, in order', () => {
    const dice = scriptedDice([], ['b', 'a']);
    expect([dice.card(0, ['a', 'b']), dice.card(1, ['a'])]).toEqual(['b', 'a']);
  });

  test('tell what is left over', () => {
    const dice = scriptedDice([3, 1, 2], ['a']);
    dice.die(0, 6);
    expect(dice.left()).toEqual({ faces: [1, 2], cards: ['a'] });
  });

  test('report a missing die', () => {
    const dice = scriptedDice([3]);
    dice.die(0, 6);
    expect(() => dice.die(1, 8)).toThrow(
      new ScriptError('The script has 1 dice, but number 2 (a d8) is rolled.'),
    );
  });

  test.each([0, 7, 2.5])('report %d, which is no face of a d6', (face) => {
    expect(() => scriptedDice([face]).die(0, 6)).toThrow(ScriptError);
  });

  test('do not use up a face that does not fit', () => {
    const dice = scriptedDice([20]);
    expect(() => dice.die(0, 6)).toThrow(ScriptError);
    expect(dice.left().faces).toEqual([20]);
  });

  test('report a missing card', () => {
    expect(() => scriptedDice([]).card(0, ['a'])).toThrow(ScriptError);
  });

  test('report a card that is not left', () => {
    expect(() => scriptedDice([], ['c']).card(0, ['a', 'b'])).toThrow(ScriptError);
  });
});
