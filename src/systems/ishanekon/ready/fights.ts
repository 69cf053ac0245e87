import { readyFights } from '../../../engine/ready.ts';

/** How the first turns go by these rules, whatever the fight is. */
const tips = {
  attack:
    "The percentage is your chance to hit: at Evasion 14, where you don't know theirs. Pressing it rolls, for 2 of your 3 AP.",
  move: 'You go 3 m for free each turn, and 3 m more for each AP.',
  more: 'Everything else you can do is here. Abilities cost WP, too.',
} as const;

const hero = (archetype: string, pronouns: string) => [
  { step: 'ready', pick: [archetype] },
  { step: 'pronouns', picks: { usual: [pronouns] } },
];

/** Fights to begin with. `test/systems/ready` measures who wins them where all act by themselves. */
export const fights = readyFights([
  {
    id: 'millFord',
    name: 'The Mill at the Ford',
    text: 'Bandits and their ringleader have taken the mill, and nobody crosses without paying.',
    wanted: 'The miller is still inside. Drive them out before they burn it.',
    field: [
      '. . . . . . . . . . . . . . . .',
      '. . o . . . . . . . . . . o . .',
      '. . . . # . . . . . . # . . . .',
      '. . . . . . . . . . . . . . . .',
      '. o . . . . F F F F . . . . o .',
      '. . . . . . F F F F . . . . . .',
      '. . . # . . . . . . . . # . . .',
      '. . . . . . P P P P . . . . . .',
      '. . . . . o P P P P o . . . . .',
      '. . . . . . . . . . . . . . . .',
      '. . . . . . . . . . . . . . . .',
    ]
      .map((row) => row.replaceAll(' ', ''))
      .join('\n'),
    heroes: [
      {
        id: 'brannoc',
        name: 'Brannoc',
        text: 'stands in front',
        place: null,
        behaviour: 'nearest',
        steps: hero('bulwark', 'heHim'),
      },
      {
        id: 'kira',
        name: 'Kira',
        text: 'hits hard, up close',
        place: null,
        behaviour: 'opportunist',
        steps: hero('war', 'sheHer'),
      },
      {
        id: 'oda',
        name: 'Oda',
        text: 'throws bombs',
        place: null,
        behaviour: 'opportunist',
        steps: hero('demolition', 'sheHer'),
      },
      {
        id: 'sefu',
        name: 'Sefu',
        text: 'heals and inspires',
        place: null,
        behaviour: 'skirmisher',
        steps: hero('creative', 'theyThem'),
      },
    ],
    foes: [
      { foe: 'bandit', count: 3, place: null },
      { foe: 'banditArcher', count: 6, place: null },
      { foe: 'banditRingleader', count: 1, place: null },
    ],
    tips,
  },
]);
