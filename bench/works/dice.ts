import { odds, parse, roll, seededDice } from '../../src/dice/index.ts';
import { atMost, type Figure, type Scale, type Work } from '../figure.ts';
import { median } from '../statistics.ts';

const ROLLS = ['4d6kh3+2', '100d6', '20d10>=7'];
/** Forms of every kind, and one as large as a roll may be. */
const ODDS = ['100d20', '20d6kh10', '10d10!', '30d6>=5', '8d10r<3kh4', '1000d20'];
const MEGABYTE = 2 ** 20;

/** Rolling, for information, and chances: people wait for the odds of a roll when they press 'Odds'. */
export const dice: Work = {
  name: 'dice',
  async measure(scale) {
    return [...ROLLS.map((text) => rolled(scale, text)), ...ODDS.flatMap((text) => solved(scale, text))];
  },
};

function rolled(scale: Scale, text: string): Figure {
  const time = timed(scale.times(5000, 50), (n) => roll(expression(text), seededDice(`roll ${n}`)));
  return { work: `read and roll ${text}`, value: time, unit: 'µs', target: null, details: {} };
}

function solved(scale: Scale, text: string): readonly Figure[] {
  const of = expression(text);
  const grown: number[] = [];
  const time = timed(scale.times(50, 2), () => {
    const before = used();
    if (!odds(of).ok) throw new Error(`no odds of ${text}`);
    grown.push(used() - before); // less than nothing where rubbish was collected meanwhile
  });
  return [
    { work: `exact odds of ${text}`, value: time / 1000, unit: 'ms', target: atMost(50), details: {} },
    {
      work: `memory for the odds of ${text}, rubbish with it`,
      value: Math.max(...grown, 0) / MEGABYTE,
      unit: 'MB',
      target: atMost(50),
      details: {},
    },
  ];
}

/** All memory in use by objects and arrays, in bytes. */
function used(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
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
