import { armyActs } from '../../../src/systems/ishanekon/army/acts/index.ts';
import { deep } from '../../support/deep.ts';
import { describeGames } from '../../support/random/games.ts';
import { invariants } from './armies/battle.ts';

/** What battles of armies must come to in the deep run: every act, and all that can happen in them. */
const wanted = {
  act: armyActs.map(({ id }) => id),
  event: [
    ...['battleBegan', 'unitsCame', 'battleRound', 'unitDone', 'marched', 'charged', 'unitDefends'],
    ...['unitPrepares', 'unitAttacked', 'unitHealed', 'unitRegenerated', 'unitFell', 'heroesStand'],
    ...['heroesFell', 'heroJoined', 'heroSplit', 'zoomedIn', 'zoomedOut', 'unitLeft', 'firstSide'],
  ],
} as const;

describeGames({
  name: 'battle of armies',
  worker: new URL('./armies/worker.ts', import.meta.url),
  games: deep(4, 500),
  invariants,
  wanted,
  atLeast: { commands: 20, unoffered: 1, deaths: 1 },
});
