import { readyForces } from '../ready/forces.ts';
import { abbeyMarches } from './abbey.ts';
import { lostCompany } from './company.ts';

/** A force that is ready to be played: its points, and a line a unit. */
export interface ReadyForce {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly points: number;
  readonly lines: string;
}

/** So many copies of units, by their names. */
type Some = readonly (readonly [copies: number, unit: string])[];

const lines = Object.values(readyForces)
  .flatMap((force) => force.split('\n'))
  .concat(abbeyMarches, lostCompany)
  .map((line) => line.replace(/^\d+x /u, ''));

const copied = (some: Some): readonly string[] =>
  some.map(([copies, unit]) => {
    const line = lines.find((one) => one.startsWith(`${unit};`));
    if (line === undefined) throw new Error(`there is no unit '${unit}'`);
    return `${copies}x ${line}`;
  });

const force = (units: Some, sideboard: Some = []): string =>
  [...copied(units), ...(sideboard.length === 0 ? [] : ['sideboard', ...copied(sideboard)])].join('\n');

/** Forces of 500 points, of 1,000 with units held aside, and of 5,000, one of each setting or two. */
export const forces: readonly ReadyForce[] = [
  {
    id: 'abbeyWatch',
    name: 'Abbey Watch',
    text: 'Blades, spears and bows',
    points: 500,
    lines: readyForces.abbeyWatch,
  },
  {
    id: 'lostCompany',
    name: 'Lost Company',
    text: 'Rifles and a robot',
    points: 500,
    lines: readyForces.lostCompany,
  },
  {
    id: 'hedgeHost',
    name: 'Hedge Host',
    text: 'Spells, reavers and the dead',
    points: 500,
    lines: force([
      [1, 'Healer'],
      [1, 'Fire Mage'],
      [2, 'Reaver'],
      [2, 'Risen'],
      [1, 'Clay Guard'],
      [2, 'Slinger'],
    ]),
  },
  {
    id: 'salvageCrew',
    name: 'Salvage Crew',
    text: 'Fixers, drones and what lives in the ducts',
    points: 500,
    lines: force([
      [1, 'Fixer'],
      [1, 'Ghost'],
      [2, 'Drone'],
      [1, 'Sapper'],
      [2, 'Stray'],
    ]),
  },
  {
    id: 'abbeyHost',
    name: 'Abbey Host',
    text: 'A giant, a lancer and the watch',
    points: 1000,
    lines: force(
      [
        [1, 'Abbess'],
        [1, 'Healer'],
        [1, 'Oath Blade'],
        [1, 'Lancer'],
        [1, 'Mountain Giant'],
        [3, 'Pike'],
        [2, 'Bowman'],
        [1, 'Axe'],
      ],
      [
        [1, 'Fire Mage'],
        [1, 'War Bear'],
        [2, 'Reaver'],
      ],
    ),
  },
  {
    id: 'lostColumn',
    name: 'Lost Column',
    text: 'A major, a sniper and riflemen',
    points: 1000,
    lines: force(
      [
        [1, 'Sergeant'],
        [1, 'Chrome'],
        [1, 'Long Shot'],
        [1, 'Fixer'],
        [1, 'Major'],
        [3, 'Rifleman'],
        [1, 'Field Medic'],
        [1, 'Scout'],
        [1, 'Drone'],
      ],
      [
        [1, 'Gunner'],
        [1, 'Sapper'],
        [2, 'Grenadier'],
      ],
    ),
  },
  {
    id: 'wholeAbbey',
    name: 'The Whole Abbey',
    text: 'Everybody who can walk, and a dragon',
    points: 5000,
    lines: force([
      [1, 'Field Captain'],
      [1, 'Hedge Witch'],
      [1, 'Old Wyrm'],
      [2, 'Mountain Giant'],
      [1, 'Abbess'],
      [3, 'Healer'],
      [2, 'Fire Mage'],
      [1, 'Bone Singer'],
      [1, 'Glamour'],
      [3, 'Oath Blade'],
      [4, 'Lancer'],
      [3, 'Rune Warden'],
      [2, 'Baggage Wagon'],
      [10, 'Pike'],
      [8, 'Bowman'],
      [4, 'Axe'],
      [3, 'Reaver'],
      [2, 'War Bear'],
      [3, 'Clay Guard'],
      [2, 'Slinger'],
    ]),
  },
  {
    id: 'lostArmy',
    name: 'The Lost Army',
    text: 'A tank, a carrier and those who walk beside them',
    points: 5000,
    lines: force([
      [1, 'Old Iron'],
      [1, 'Carrier'],
      [2, 'Patrol Motorcycle'],
      [1, 'Major'],
      [1, 'Mindbender'],
      [2, 'Colossus'],
      [3, 'Sergeant'],
      [4, 'Chrome'],
      [2, 'Long Shot'],
      [1, 'Fixer'],
      [2, 'Ghost'],
      [6, 'Rifleman'],
      [2, 'Field Medic'],
      [1, 'Gunner'],
      [2, 'Stray'],
    ]),
  },
];
