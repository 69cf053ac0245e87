import { readyFights } from '../../../engine/ready.ts';

/** How the first turns go by these rules, whatever the fight is. */
const tips = {
  attack: 'The percentage is your chance to hit. Pressing it rolls all shots at once.',
  move: 'You have two Actions, and a Move of 10 m is one of them. The panel says what a way brings on.',
  more: 'Everything else you can do is here, sorted by kind.',
} as const;

const hero = (ready: string, pronouns: string) => [
  { step: 'ready', pick: [ready] },
  { step: 'pronouns', picks: { usual: [pronouns] } },
];

/** Fights to begin with. `test/systems/ready` measures who wins them where all act by themselves. */
export const fights = readyFights([
  {
    id: 'cargoHold',
    name: 'The Cargo Hold',
    text: 'Drifters have boarded the freighter Long Way Home, and hold its cargo.',
    wanted: 'The air lasts for an hour. Clear the hold before they cut the doors.',
    field: [
      'cargo hold 34 x 20',
      'crates at 11,8 and 11,13 and 17,10 and 23,8 and 23,13',
      'catwalk 4,1 to 30,3 height 4',
      'stairs at 7,3',
      'stairs at 27,3',
    ].join('; '),
    heroes: [
      {
        id: 'kira',
        name: 'Kira',
        text: 'rifle, and a second try',
        place: '14,17',
        behaviour: 'skirmisher',
        steps: hero('lancer.gunner', 'sheHer'),
      },
      {
        id: 'bran',
        name: 'Bran',
        text: 'shield and armour',
        place: '16,16',
        behaviour: 'nearest',
        steps: hero('tank.gunner', 'heHim'),
      },
      {
        id: 'noor',
        name: 'Noor',
        text: 'patches people up',
        place: '18,18',
        behaviour: 'opportunist',
        steps: hero('healer.gunner', 'sheHer'),
      },
      {
        id: 'teo',
        name: 'Teo',
        text: 'gives the orders',
        place: '20,17',
        behaviour: 'opportunist',
        steps: hero('captain.gunner', 'theyThem'),
      },
    ],
    foes: [
      { foe: 'salvagegunner', count: 5, place: '17,2' },
      { foe: 'driftbuggy', count: 1, place: '21.8,18.6', side: 'players' },
    ],
    tips,
  },
]);
