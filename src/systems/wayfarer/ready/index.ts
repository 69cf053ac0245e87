import { type ReadyRules, readyFights } from '../../../engine/ready.ts';
import { chapel } from '../maps/chapel.ts';
import type { Side } from '../side/schema.ts';
import { readyForces, squadForces } from './forces.ts';

const force = (lines: string) => [{ step: 'force', fields: { points: '500', lines } }];

/** Battles to begin with, over two settings, on a map that is the same from both ends: a plain one, and one with squads for a mission. */
const fights = readyFights([
  {
    id: 'fallenChapel',
    name: 'The Fallen Chapel',
    text: 'Soldiers from another world have strayed into the ruins that the abbey guards.',
    wanted: 'Capture half of what the enemy is worth, in Victory Points.',
    field: chapel.drawn,
    opposed: true,
    heroes: [
      {
        id: 'abbeyWatch',
        name: 'Abbey Watch',
        text: 'blades, spears and bows',
        place: null,
        behaviour: 'nearest',
        steps: force(readyForces.abbeyWatch),
      },
      {
        id: 'lostCompany',
        name: 'Lost Company',
        text: 'rifles and a robot',
        place: null,
        behaviour: 'nearest',
        steps: force(readyForces.lostCompany),
      },
    ],
    foes: [],
    tips: {
      attack: 'The percentage is your chance to take it off the map. It may strike back.',
      move: 'Each increment is a tile. Where you end, your front is where you went.',
      more: 'A card of 4 moves a unit, of 6 rushes it or lets it assault, of 8 does both, of 10 rushes and assaults.',
    },
  },
  {
    id: 'chapelBell',
    name: 'The Chapel Bell',
    text: 'A bell lies in the middle of the ruins, and two bands in ranks want to be those who guard it.',
    wanted: 'Stand beside the bell alone as a round ends: a point each. The most points after round 4 win.',
    field: 'Fallen Chapel; mission Hold; rounds 4',
    opposed: true,
    heroes: [
      {
        id: 'shieldWall',
        name: 'Shield Wall',
        text: 'a squad with spears',
        place: null,
        behaviour: 'nearest',
        steps: force(squadForces.shieldWall),
      },
      {
        id: 'firingLine',
        name: 'Firing Line',
        text: 'a squad of muskets',
        place: null,
        behaviour: 'nearest',
        steps: force(squadForces.firingLine),
      },
    ],
    foes: [],
    tips: {
      attack: 'The percentage is your chance to take one off the map. A squad strikes as one.',
      move: 'A squad goes along with its leader. Where it can, it keeps its places.',
      more: 'A card of 4 moves a unit, of 6 rushes it or lets it assault, of 8 does both, of 10 rushes and assaults.',
    },
  },
]);

export const ready: ReadyRules<Side> = { fights, behaving: (side) => side };
