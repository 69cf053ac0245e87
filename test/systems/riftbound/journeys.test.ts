import { describeGames } from '../../support/random/games.ts';
import { invariants } from './battles/invariants.ts';
import { wanted } from './journeys/wanted.ts';

const { 'effect of a power': _effects, ...reached } = wanted; // what powers do is told by events

describeGames({
  name: 'journey',
  worker: new URL('./journeys/worker.ts', import.meta.url),
  invariants,
  wanted: reached,
  atLeast: { commands: 8, unoffered: 1 / 2, deaths: 1 / 40 },
});
