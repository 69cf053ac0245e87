import { expect, test } from 'vitest';
import { commanded, fought } from '../../../support/autopilot/arena.ts';
import { chanceOf } from '../../../support/random/chance.ts';
import { fights } from './fights.ts';

/** Of the fights by chance, one in which either side mends as fast as the other wounds. */
const seed = 'alone 205';

test('A fight ends whose two sides mend as fast as they wound', { timeout: 60_000 }, () => {
  const { system, opening } = fights;
  const { scene, begin } = opening(chanceOf(seed));
  const begun = system.autopilot && commanded(system, system.autopilot, scene, begin, seed);
  if (!begun) throw new Error(`${seed} doesn't begin`);
  expect(fought(system, begun.state, seed, () => 'autopilot').ended).toBe(true);
});
