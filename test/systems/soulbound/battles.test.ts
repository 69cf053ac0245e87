import { describeGames } from '../../support/random/games.ts';
import { invariants } from './battles/invariants.ts';
import { wanted } from './battles/wanted.ts';

describeGames({
  name: 'battle',
  worker: new URL('./battles/worker.ts', import.meta.url),
  invariants,
  wanted,
  atLeast: { commands: 15, unoffered: 3, deaths: 1 / 20 },
});
