import { expect, test } from 'vitest';
import { isDeep, patience } from '../../support/deep.ts';
import { isReached, type Measured, measured, type Wanted } from '../../support/presses/measure.ts';

/** Each count in one system, the next one in the other; in a deep run all of them. `npm run -s presses` prints them. */
const wanted: Wanted = ({ systems }, system, at) => isDeep || systems[at % systems.length] === system;

test(
  'whatever is counted of play by thumb is reached',
  async () => {
    const missed: Measured[] = [];
    for await (const one of measured(wanted)) if (!isReached(one)) missed.push(one);
    expect(missed).toEqual([]);
  },
  patience(120_000),
);
