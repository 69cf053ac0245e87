import { describeGames } from '../../support/random/games.ts';
import { invariants } from './missions/invariants.ts';
import { wanted } from './missions/wanted.ts';

describeGames({
  name: 'mission',
  worker: new URL('./missions/worker.ts', import.meta.url),
  invariants,
  wanted,
  atLeast: { commands: 12, unoffered: 3, deaths: 1 / 100 },
});
