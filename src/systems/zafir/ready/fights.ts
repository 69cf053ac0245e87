import { readyFights } from '../../../engine/ready.ts';

/** How the first turns go by these rules, whatever the fight is. */
const tips = {
  attack: 'The percentage is your chance to hit. Pressing it rolls.',
  move: 'Each arrow is one tile. Go moves you, and warns you first if somebody can react.',
  more: 'Everything else you can do is here, sorted by kind.',
} as const;

const hero = (ready: string, pronouns: string) => [
  { step: 'ready', pick: [ready] },
  { step: 'pronouns', picks: { usual: [pronouns] } },
];

/** Fights to begin with. `test/systems/ready` measures who wins them where all act by themselves. */
export const fights = readyFights([
  {
    id: 'waterTower',
    name: 'The Water Tower',
    text: 'Deserters hold the only well within three days of here.',
    wanted: "Your convoy's water runs out tonight. Take the yard.",
    field: [
      'E..E....E..E',
      '............',
      '..o..##..o..',
      '............',
      '.o...oo...o.',
      '............',
      '..##....##..',
      '............',
      '.o..o..o..o.',
      '............',
      '..P..PP..P..',
    ].join('\n'),
    heroes: [
      {
        id: 'kira',
        name: 'Kira',
        text: 'shoots from far away',
        place: null,
        behaviour: 'skirmisher',
        steps: hero('sharpshooter', 'sheHer'),
      },
      {
        id: 'dawit',
        name: 'Dawit',
        text: 'shotgun, sword, no fear',
        place: null,
        behaviour: 'nearest',
        steps: hero('trencher', 'heHim'),
      },
      {
        id: 'noor',
        name: 'Noor',
        text: 'rifle and medkit',
        place: null,
        behaviour: 'opportunist',
        steps: hero('arcanist', 'sheHer'),
      },
      {
        id: 'teo',
        name: 'Teo',
        text: 'a heavy gun, and grenades',
        place: null,
        behaviour: 'opportunist',
        steps: hero('sapper', 'theyThem'),
      },
    ],
    foes: [
      { foe: 'soldier', count: 3, place: null },
      { foe: 'bandit', count: 1, place: null },
    ],
    tips,
  },
]);
