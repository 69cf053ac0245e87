import { readyFights } from '../../../engine/ready.ts';

/** How the first turns go by these rules, whatever the fight is. */
const tips = {
  attack: 'The percentage is your chance to hit. Pressing it rolls.',
  move: 'A Move takes you one Zone. Swords and axes need a foe in your own Zone.',
  more: 'Everything else you can do is here, sorted by kind.',
} as const;

/** No Focus: nothing has to be answered after a first roll. */
const plainDice = { step: 'focus', picks: { focus1: [], focus2: [], focus3: [] } };

const called = (pronouns: string) => ({ step: 'build', picks: { usual: [pronouns] } });

/** Fights to begin with. `test/systems/ready` measures who wins them where all act by themselves. */
export const fights = readyFights([
  {
    id: 'tollBridge',
    name: 'The Toll Bridge',
    text: 'Raiders have chained off the old bridge, and they take their toll in blood.',
    wanted: 'The healer you guard must reach the far bank before dark. Clear the way.',
    field: 'Road - Bridge - Gatehouse [cover partial]',
    heroes: [
      {
        id: 'kira',
        name: 'Kira',
        text: 'shoots from afar',
        place: 'Road',
        behaviour: 'skirmisher',
        steps: [{ step: 'start', pick: ['archer'] }, plainDice, called('sheHer')],
      },
      {
        id: 'oswin',
        name: 'Oswin',
        text: 'sword and shield',
        place: 'Road',
        behaviour: 'nearest',
        steps: [{ step: 'start', pick: ['blade'] }, plainDice, called('heHim')],
      },
      {
        id: 'tamsin',
        name: 'Tamsin',
        text: 'staff and steady nerves',
        place: 'Road',
        behaviour: 'avenger',
        steps: [{ step: 'start', pick: ['mystic'] }, plainDice, called('sheHer')],
      },
      {
        id: 'brand',
        name: 'Brand',
        text: 'thrown axes, then a big one',
        place: 'Road',
        behaviour: 'opportunist',
        steps: [
          { step: 'start', pick: ['blade'] },
          plainDice,
          called('heHim'),
          { step: 'attributes', picks: { body: ['5'], mind: ['3'], soul: ['1'] } },
          {
            step: 'weapons',
            picks: { usual: ['throwing-axe'] },
            fields: { weapons: 'Great axe, 3, Slashing, Cleave, Two-handed' },
          },
          { step: 'shield', picks: { shield: ['no'] } },
        ],
      },
    ],
    foes: [
      { foe: 'raider', count: 2, place: 'Bridge' },
      { foe: 'brute', count: 3, place: 'Bridge' },
      { foe: 'captain', count: 1, place: 'Gatehouse' },
      { foe: 'archer', count: 1, place: 'Gatehouse' },
    ],
    tips,
  },
]);
