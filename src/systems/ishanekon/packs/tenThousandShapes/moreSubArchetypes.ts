import type { Written } from '../schema.ts';

/** A second Sub-Archetype of each Archetype, a feature for each Tier. All ours. */
export const moreSubArchetypes: Written<'subArchetypes'> = [
  {
    name: 'Guardian',
    archetype: 'bulwark',
    text: 'Nobody comes past you.',
    features: [
      {
        name: 'Close Ranks',
        text: 'Beside you they stand firm.',
        effects: [
          {
            effect: 'link',
            how: 'aura',
            metres: 1,
            effects: [{ effect: 'number', number: 'armour', by: 1 }],
          },
        ],
      },
      {
        name: 'Tower',
        text: "You don't give ground.",
        effects: [{ effect: 'number', number: 'dr', of: 'strength', by: 2 }],
      },
      {
        name: 'Interpose',
        text: 'When they bleed, you harden.',
        effects: [
          {
            effect: 'when',
            trigger: 'allyHurt',
            limit: { uses: 1, per: 'round' },
            effects: [{ effect: 'temporary', amount: '1 per tier' }],
          },
        ],
      },
      {
        name: 'Old Oak',
        text: 'You have stood longer than this.',
        effects: [{ effect: 'number', number: 'vitalityPerLevel', by: 1 }],
      },
      {
        name: 'Last Wall',
        text: 'Below half, nothing moves you.',
        effects: [{ effect: 'number', number: 'armour', by: 3, only: ['hurt'] }],
      },
    ],
  },
  {
    name: 'Duelist',
    archetype: 'war',
    text: 'One at a time, please.',
    features: [
      {
        name: 'Measure',
        text: 'You know how long their arm is.',
        effects: [{ effect: 'number', number: 'evasion', by: 1, only: ['alone'] }],
      },
      {
        name: 'First Blood',
        text: 'The fresh ones are careless.',
        effects: [{ effect: 'number', number: 'hit', by: 2, only: ['unhurt'] }],
      },
      {
        name: 'Answer',
        text: 'They miss, you learn.',
        effects: [
          {
            effect: 'when',
            trigger: 'missed',
            limit: { uses: 1, per: 'round' },
            effects: [{ effect: 'number', number: 'damage', by: '1 + 1 per tier', lasts: 'theirTurn' }],
          },
        ],
      },
      {
        name: 'Fine Point',
        text: 'You know the gap in every plate.',
        effects: [
          { effect: 'rider', only: ['critical'], effects: [{ effect: 'damage', amount: '1d8', ignores: 4 }] },
        ],
      },
      {
        name: 'Master of One',
        text: 'Every stroke could be the last.',
        effects: [{ effect: 'number', number: 'critical', by: 1 }],
      },
    ],
  },
  {
    name: 'Shadow',
    archetype: 'cunning',
    text: 'The best fight is the one nobody noticed.',
    features: [
      {
        name: 'Soft Steps',
        text: 'The dark makes room for you.',
        effects: [{ effect: 'grant', what: { kind: 'skill', skill: 'stealth', levels: 1 } }],
      },
      {
        name: 'Cat Eyes',
        text: 'Grey is a colour, too.',
        effects: [{ effect: 'grant', what: { kind: 'vision', vision: 'night' } }],
      },
      {
        name: 'Silent Blow',
        text: 'They fall without a sound.',
        effects: [{ effect: 'number', number: 'damage', by: '1 per tier', only: ['hidden'] }],
      },
      {
        name: 'Wall Runner',
        text: 'Walls are floors that stand up.',
        effects: [{ effect: 'grant', what: { kind: 'movement', movement: 'climb' } }],
      },
      {
        name: 'Gone',
        text: 'You were here a moment ago.',
        effects: [{ effect: 'roll', of: 'attacked', is: 'disadvantage', only: ['moved'] }],
      },
    ],
  },
  {
    name: 'Sapper',
    archetype: 'demolition',
    text: 'You read walls as others read books.',
    features: [
      {
        name: 'Weak Points',
        text: 'There is always one.',
        effects: [{ effect: 'number', number: 'drPower', by: 1 }],
      },
      {
        name: 'Under the Ground',
        text: 'The short way is below.',
        effects: [{ effect: 'grant', what: { kind: 'movement', movement: 'burrow' } }],
      },
      {
        name: 'Blast Shield',
        text: 'You build them yourself.',
        effects: [{ effect: 'guard', against: ['physical'], is: 'resistant' }],
      },
      {
        name: 'Cheap Powder',
        text: 'It need not be pretty.',
        effects: [{ effect: 'cost', types: ['control'], how: 'cheaper', by: 1, least: 1 }],
      },
      {
        name: 'Bring It Down',
        text: 'All of it.',
        effects: [{ effect: 'number', number: 'abilityDamage', how: 'increase', by: 25 }],
      },
    ],
  },
  {
    name: 'Beastkin',
    archetype: 'nature',
    text: 'There is something with teeth in you.',
    features: [
      {
        name: 'Fangs',
        text: 'They come out when you are angry.',
        effects: [
          {
            effect: 'grant',
            what: {
              kind: 'weapon',
              name: 'Fangs',
              die: 8,
              types: ['physical'],
              primary: 'dexterity',
              secondary: 'strength',
            },
          },
        ],
      },
      {
        name: 'Nose',
        text: 'You smell them before you see them.',
        effects: [{ effect: 'grant', what: { kind: 'vision', vision: 'smell', range: 12 } }],
      },
      {
        name: 'Long Legs',
        text: 'Made for running.',
        effects: [{ effect: 'number', number: 'movement', by: 2 }],
      },
      {
        name: 'Otter',
        text: 'Water is only slow air.',
        effects: [{ effect: 'grant', what: { kind: 'movement', movement: 'swim' } }],
      },
      {
        name: 'Kill Scent',
        text: 'The wounded are yours.',
        effects: [{ effect: 'number', number: 'hit', by: 2, only: ['targetHurt'] }],
      },
    ],
  },
  {
    name: 'Pilot',
    archetype: 'technology',
    text: 'If it has an engine, it is yours.',
    features: [
      {
        name: 'Steady Hand',
        text: 'It only looks dangerous.',
        effects: [{ effect: 'grant', what: { kind: 'skill', skill: 'vehicleHandling', levels: 2 } }],
      },
      {
        name: 'Tuned Gear',
        text: 'You have opened every case.',
        effects: [{ effect: 'item', of: 'weapon', number: 'hit', by: 1 }],
      },
      {
        name: 'Head-Up Display',
        text: 'The numbers float in the air.',
        effects: [{ effect: 'number', number: 'range', by: 4 }],
      },
      {
        name: 'Jump Pack',
        text: 'The ground is optional.',
        effects: [{ effect: 'grant', what: { kind: 'movement', movement: 'fly' } }],
      },
      {
        name: 'Ejector Seat',
        text: 'You are somewhere else by then.',
        effects: [
          {
            effect: 'when',
            trigger: 'hit',
            limit: { uses: 1, per: 'fight' },
            effects: [{ effect: 'temporary', amount: '4 per tier' }],
          },
        ],
      },
    ],
  },
  {
    name: 'Wrestler',
    archetype: 'unarmed',
    text: 'Come closer.',
    features: [
      {
        name: 'Grip',
        text: 'What you hold stays held.',
        effects: [{ effect: 'grant', what: { kind: 'skill', skill: 'athletics', levels: 1 } }],
      },
      {
        name: 'Thick Neck',
        text: 'You are hard to turn.',
        effects: [{ effect: 'number', number: 'vitality', by: '3 per tier' }],
      },
      {
        name: 'Body Slam',
        text: 'With everything you have.',
        effects: [{ effect: 'number', number: 'damage', by: '1 + 1 per tier', only: ['unarmed'] }],
      },
      {
        name: 'Low Stance',
        text: 'You have been on the floor often enough.',
        effects: [{ effect: 'guard', against: ['prone', 'restrained'], is: 'immune' }],
      },
      {
        name: 'Giant Killer',
        text: 'The big ones fall harder.',
        effects: [{ effect: 'roll', of: 'attack', is: 'advantage', only: ['targetLarger', 'unarmed'] }],
      },
    ],
  },
  {
    name: 'Mask',
    archetype: 'creative',
    text: 'Which of them is you?',
    features: [
      {
        name: 'Many Faces',
        text: 'You brought a few.',
        effects: [{ effect: 'grant', what: { kind: 'skill', skill: 'disguising', levels: 2 } }],
      },
      {
        name: 'Stage Voice',
        text: 'It reaches the last row.',
        effects: [{ effect: 'number', number: 'range', by: 4 }],
      },
      {
        name: 'Tongues',
        text: 'You only need to hear it once.',
        effects: [{ effect: 'grant', what: { kind: 'language', count: 3 } }],
      },
      {
        name: 'Good Story',
        text: 'It always ends well for you.',
        effects: [{ effect: 'number', number: 'momentum', by: '1 per tier' }],
      },
      {
        name: 'Understudy',
        text: 'Your tricks are cheap by now.',
        effects: [{ effect: 'cost', types: ['debuff', 'control'], how: 'cheaper', by: 1, least: 1 }],
      },
    ],
  },
  {
    name: 'Seer',
    archetype: 'mental',
    text: 'You have seen this already.',
    features: [
      {
        name: 'Foresight',
        text: 'You lean aside before it comes.',
        effects: [{ effect: 'number', number: 'evasion', by: 1 }],
      },
      {
        name: 'Second Sight',
        text: 'What is hidden glows.',
        effects: [
          { effect: 'sense', how: 'detect', what: 'the supernatural', vision: 'supernatural', metres: 12 },
        ],
      },
      {
        name: 'Early Warning',
        text: 'You move first.',
        effects: [{ effect: 'number', number: 'initiative', by: '2 per tier' }],
      },
      {
        name: 'Fated',
        text: 'Will is the one thing that you have.',
        effects: [{ effect: 'roll', of: 'dr', which: 'will', is: 'advantage' }],
      },
      {
        name: 'Already Done',
        text: 'You act first in every round.',
        effects: [{ effect: 'extra', what: 'first' }],
      },
    ],
  },
  {
    name: 'Riftwalker',
    archetype: 'reality',
    text: 'There are doors everywhere.',
    complexity: 2,
    features: [
      {
        name: 'Rift Sight',
        text: 'You see the seams.',
        effects: [{ effect: 'grant', what: { kind: 'vision', vision: 'dimensional' } }],
      },
      {
        name: 'Sidestep',
        text: 'Half of you is elsewhere.',
        effects: [{ effect: 'number', number: 'evasion', by: 1, only: ['moved'] }],
      },
      {
        name: 'Borrowed Step',
        text: 'Blink costs you nothing, now and then.',
        effects: [{ effect: 'grant', what: { kind: 'ability', ability: 'Blink', free: 2 } }],
      },
      {
        name: 'Unmoored',
        text: 'Floors are a habit.',
        effects: [{ effect: 'grant', what: { kind: 'movement', movement: 'waterWalk' } }],
      },
      {
        name: 'Everywhere',
        text: 'You may spend more than others.',
        effects: [{ effect: 'number', number: 'wpLimit', by: 1 }],
      },
    ],
  },
];
