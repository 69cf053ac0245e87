import { odds, parse, roll, seededDice } from '../../src/dice/index.ts';
import type { Figure, Scale, Work } from '../figure.ts';
import { median } from '../statistics.ts';

const ROLLS = ['4d6kh3+2', '100d6', '20d10>=7'];
const ODDS = ['4d6kh3', '20d6kh10', '100d6', '20d10>=7'];

/** Notation and chances, for information: people wait for the odds of a roll when they press 'Odds'. */
export const dice: Work = {
  name: 'dice',
  async measure(scale) {
    return [...ROLLS.map((text) => rolled(scale, text)), ...ODDS.map((text) => solved(scale, text))];
  },
};

function rolled(scale: Scale, text: string): Figure {
  const time = timed(scale.times(5000, 50), (n) => roll(expression(text), seededDice(`roll ${n}`)));
  return { work: `read and roll ${text}`, value: time, unit: 'µs', target: null, details: {} };
}

function solved(scale: Scale, text: string): Figure {
  const of = expression(text);
  const time = timed(scale.times(50, 2), () => {
    if (!odds(of).ok) throw new Error(`no odds of ${text}`);
  });
  return { work: `exact odds of ${text}`, value: time, unit: 'µs', target: null, details: {} };
}

function expression(text: string) {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(`${text} is no roll`);
  return parsed.ast;
}

/** The median of so many times, after as many to warm up, in µs. */
function timed(times: number, work: (n: number) => void): number {
  const took: number[] = [];
  for (let n = 0; n < 2 * times; n++) {
    const began = performance.now();
    work(n);
    if (n >= times) took.push((performance.now() - began) * 1000);
  }
  return median(took);
}
