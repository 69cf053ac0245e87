import { describe, expect, test } from 'vitest';
import { Budget, STEPS } from '../../../src/dice/odds/budget.ts';
import { diceMass } from '../../../src/dice/odds/dice.ts';
import { read } from '../support/read.ts';

/** Which part of the budget was spent on odds that are refused. */
const spentOn = (text: string) => {
  const node = read(text);
  if (node.kind !== 'dice') throw new Error(`'${text}' is more than dice`);
  const budget = new Budget(STEPS);
  const spent: number[] = [];
  const spend = budget.spend.bind(budget);
  budget.spend = (steps, outcomes) => {
    spend(steps, outcomes);
    spent.push(steps);
  };
  try {
    diceMass(node, budget);
  } catch {
    return spent.reduce((sum, steps) => sum + steps, 0) / STEPS;
  }
  return Number.NaN;
};

describe('odds that would be given up in the middle take no more than a quarter of what an answer may take', () => {
  test.each([
    '2d100i2roh2',
    '2d100roh1i3',
    '3d20roh1i2',
    '2d40i2rol2',
    '4d12ro<6adv1',
    '4d10i<4roh1',
    '49d5556u!!min2kh2',
    '6d100u=3',
  ])('%s', (text) => {
    expect(spentOn(text)).toBeLessThan(0.25);
  });
});
