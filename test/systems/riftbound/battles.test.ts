import { describeGames } from '../../support/random/games.ts';
import { invariants } from './battles/invariants.ts';

/** What battles must come to in the deep run: what every fight has. */
const wanted = {
  act: ['move', 'getUp', 'hold', 'drop', 'pickUp', 'seize', 'prepare', 'overwatch', 'grapple'],
  event: ['moved', 'seized', 'seizeReturned', 'turnLost', 'tieRolled', 'died', 'fellCritical'],
} as const;

describeGames({
  name: 'battle',
  worker: new URL('./battles/worker.ts', import.meta.url),
  invariants,
  wanted,
  atLeast: { commands: 8, unoffered: 1, deaths: 1 / 40 },
});
