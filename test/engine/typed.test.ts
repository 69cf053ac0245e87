import { describe, expect, test } from 'vitest';
import { scriptedDice, typedDice } from '../../src/dice/index.ts';
import type { RolledDie, Ruling } from '../../src/engine/roll.ts';
import { Tape } from '../../src/engine/tape.ts';

const typed = (faces: readonly number[]) => typedDice(faces, scriptedDice([5, 5]));
const tape = (faces: readonly number[], before: readonly RolledDie[] = [], rulings: readonly Ruling[] = []) =>
  new Tape(typed(faces), before, rulings);

describe('a die that somebody typed', () => {
  test('is recorded as typed', () => {
    expect(tape([4]).die(6, 'check')).toEqual({ index: 0, sides: 6, value: 4, label: 'check', typed: true });
  });

  test('is still marked when the command is run again', () => {
    const first = tape([4]).die(6, 'check');
    if (first === null) throw new Error('a new tape has no other die');
    expect(new Tape(scriptedDice([]), [first], []).die(6, 'check')).toEqual(first);
  });

  test('gives way to a GM’s ruling', () => {
    const ruling = { index: 0, value: 2, by: 'mia', reason: 'it was cocked' };
    expect(tape([4], [], [ruling]).die(6, 'check')).toEqual({
      index: 0,
      sides: 6,
      value: 2,
      label: 'check',
      ruled: true,
    });
  });
});

test('a die of the seed has no mark', () => {
  expect(new Tape(scriptedDice([3]), [], []).die(6, 'check')).toEqual({
    index: 0,
    sides: 6,
    value: 3,
    label: 'check',
  });
});
