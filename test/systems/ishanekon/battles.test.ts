import { statuses } from '../../../src/systems/ishanekon/content/statuses.ts';
import { describeGames } from '../../support/random/games.ts';
import { invariants } from './battles/invariants.ts';

/** What battles must come to in the deep run: what every fight has. */
const wanted = {
  act: ['move', 'standUp', 'defend', 'ability', 'maneuver', 'flashAttack', 'endOwn', 'command'],
  way: ['plain'],
  status: statuses.map(({ id }) => id),
  event: [
    ...['attacked', 'damaged', 'defended', 'healed', 'fell', 'recovered', 'died', 'broke', 'burst'],
    ...['statusBegan', 'statusEnded', 'regenerated', 'zoneBegan', 'zoneEnded', 'created', 'commanded'],
    ...['summoned', 'unsummoned', 'transformed', 'turnedBack', 'teleported', 'featureWorked'],
  ],
} as const;

describeGames({
  name: 'ishanekon battle',
  worker: new URL('./battles/worker.ts', import.meta.url),
  invariants,
  wanted,
  atLeast: { commands: 8, unoffered: 1, deaths: 1 / 10 },
});
