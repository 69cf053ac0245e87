import { deep } from '../../support/deep.ts';
import { describeGames } from '../../support/random/games.ts';
import { invariants } from './battles/invariants.ts';
import { wanted } from './journeys/wanted.ts';

const { act: _acts, ...reached } = wanted; // what belongs to bases and vehicles is no part of journeys

describeGames({
  name: 'ishanekon journey',
  worker: new URL('./journeys/worker.ts', import.meta.url),
  games: deep(2, 500),
  invariants,
  wanted: reached,
  atLeast: { commands: 8, unoffered: 1 / 2, deaths: 1 / 40 },
});
