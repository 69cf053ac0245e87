import { type ReadyRules, readyFights } from '../../../engine/ready.ts';
import { chapel } from '../maps/chapel.ts';
import type { Side } from '../side/schema.ts';
import { readyForces } from './forces.ts';

const force = (lines: string) => [{ step: 'force', fields: { points: '500', lines } }];

/** Battles to begin with: two forces over two settings, and a map that is the same from both ends. */
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
]);

export const ready: ReadyRules<Side> = { fights, behaving: (side) => side };
