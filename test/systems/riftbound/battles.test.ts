import { describeGames } from '../../support/random/games.ts';
import { invariants } from './battles/invariants.ts';
import { wanted } from './battles/wanted.ts';

describeGames({
  name: 'battle',
  worker: new URL('./battles/worker.ts', import.meta.url),
  invariants,
  wanted,
  atLeast: { commands: 8, unoffered: 1, deaths: 1 / 40 },
});
