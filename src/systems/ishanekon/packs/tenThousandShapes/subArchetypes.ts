import type { Written } from '../schema.ts';

const tags: ('beginner' | 'core')[] = ['beginner', 'core'];

/**
 * A Sub-Archetype of each Archetype, a feature for each Tier. The book names Berserker, Retaliator with Payback, and Enforcer with Enforcing Attacks;
 * what they do is ours, as all else here.
 */
export const subArchetypes: Written<'subArchetypes'> = [
  {
    name: 'Retaliator',
    archetype: 'bulwark',
    text: 'Hit them, and see what happens.',
    tags,
    features: [
      {
        name: 'Payback',
        text: 'Pain is a reason.',
        effects: [
          {
            effect: 'when',
            trigger: 'hurt',
            limit: { uses: 1, per: 'round' },
            effects: [{ effect: 'number', number: 'damage', by: '1 + 1 per tier', lasts: 'theirTurn' }],
          },
        ],
      },
      {
        name: 'Thorns',
        text: 'Striking you costs blood.',
        effects: [
          {
            effect: 'when',
            trigger: 'hit',
            only: ['melee'],
            at: 'other',
            effects: [{ effect: 'damage', amount: '1 per tier' }],
          },
        ],
      },
      {
        name: 'Unbowed',
        text: 'The worse it gets, the steadier you are.',
        effects: [{ effect: 'roll', of: 'dr', is: 'advantage', only: ['hurt'] }],
      },
      {
        name: 'Deep Reserves',
        text: 'There is more of you than it looks.',
        effects: [{ effect: 'number', number: 'vitalityPerLevel', by: 1 }],
      },
      {
        name: 'Immovable',
        text: 'Nobody throws you down.',
        effects: [{ effect: 'guard', against: ['prone', 'stunned'], is: 'immune' }],
      },
    ],
  },
  {
    name: 'Berserker',
    archetype: 'war',
    text: 'Less blood, more fury.',
    tags,
    features: [
      {
        name: 'Battle Rage',
        text: 'Below half, you hit harder.',
        effects: [{ effect: 'number', number: 'damage', by: '1 + 1 per tier', only: ['hurt'] }],
      },
      {
        name: 'Reckless',
        text: 'Below half, you stop guarding yourself.',
        effects: [
          { effect: 'roll', of: 'attack', is: 'advantage', only: ['hurt', 'melee'] },
          { effect: 'number', number: 'evasion', how: 'lessen', by: 1, only: ['hurt'] },
        ],
      },
      {
        name: 'Thick Hide',
        text: 'Old scars hold.',
        effects: [{ effect: 'number', number: 'armour', by: 1 }],
      },
      {
        name: 'On to the Next',
        text: 'One down.',
        effects: [
          {
            effect: 'when',
            trigger: 'kills',
            limit: { uses: 1, per: 'turn' },
            effects: [{ effect: 'resource', how: 'give', resource: 'ap', amount: 1 }],
          },
        ],
      },
      {
        name: 'Endless Fury',
        text: 'Below half, you never stop.',
        effects: [{ effect: 'extra', what: 'attack', only: ['hurt'] }],
      },
    ],
  },
  {
    name: 'Trickster',
    archetype: 'cunning',
    text: 'Never where the blow lands.',
    tags,
    features: [
      {
        name: 'Backstab',
        text: 'Nobody saw it coming.',
        effects: [
          {
            effect: 'rider',
            only: ['hidden'],
            effects: [{ effect: 'damage', amount: '1d6 + 1d6 per 2 tier' }],
          },
        ],
      },
      {
        name: 'Slippery',
        text: 'Hard to pin down.',
        effects: [{ effect: 'number', number: 'evasion', by: 1 }],
      },
      {
        name: 'Opportunist',
        text: 'The ground is your friend when they lie on it.',
        effects: [{ effect: 'roll', of: 'attack', is: 'advantage', only: ['target is prone'] }],
      },
      {
        name: 'Light Feet',
        text: 'Not even the floor hears you.',
        effects: [{ effect: 'grant', what: { kind: 'skill', skill: 'stealth', levels: 2 } }],
      },
      {
        name: 'Two Steps Ahead',
        text: 'You have already moved.',
        effects: [{ effect: 'extra', what: 'first' }],
      },
    ],
  },
  {
    name: 'Bombardier',
    archetype: 'demolition',
    text: 'If in doubt, more of it.',
    tags,
    features: [
      {
        name: 'Bigger Bang',
        text: 'Louder, too.',
        effects: [{ effect: 'number', number: 'abilityDamage', by: '1 per tier' }],
      },
      {
        name: 'Blast Suit',
        text: 'You have stood closer than this.',
        effects: [{ effect: 'guard', against: ['heat'], is: 'resistant' }],
      },
      {
        name: 'Wide Blast',
        text: 'A metre more, for safety.',
        effects: [{ effect: 'number', number: 'area', by: 1 }],
      },
      {
        name: 'Shrapnel',
        text: 'There is no good place to jump.',
        effects: [{ effect: 'number', number: 'drPower', by: 1 }],
      },
      {
        name: 'Mass Production',
        text: 'You make them by the crate.',
        effects: [{ effect: 'cost', types: ['damage'], how: 'cheaper', by: 1, least: 1 }],
      },
    ],
  },
  {
    name: 'Shepherd',
    archetype: 'nature',
    text: 'The wild keeps its own.',
    tags,
    features: [
      {
        name: 'Green Blood',
        text: 'Below half, your wounds close.',
        effects: [
          {
            effect: 'when',
            trigger: 'turnStart',
            only: ['hurt'],
            effects: [{ effect: 'heal', amount: '1 per tier' }],
          },
        ],
      },
      {
        name: 'Wild Step',
        text: 'Roots let you pass.',
        effects: [{ effect: 'grant', what: { kind: 'movement', movement: 'sure' } }],
      },
      {
        name: 'Barkskin',
        text: 'Rough to the touch.',
        effects: [{ effect: 'number', number: 'armour', by: 1 }],
      },
      {
        name: 'Deep Roots',
        text: 'You have eaten worse.',
        effects: [{ effect: 'guard', against: ['poison'], is: 'resistant' }],
      },
      {
        name: 'Heart of the Wood',
        text: 'What you mend stays mended.',
        effects: [{ effect: 'number', number: 'healing', by: '1 per tier' }],
      },
    ],
  },
  {
    name: 'Tinkerer',
    archetype: 'technology',
    text: 'There is a device for it, or soon will be.',
    tags,
    features: [
      {
        name: 'Force Field',
        text: 'It hums when a fight begins.',
        effects: [
          { effect: 'when', trigger: 'fightStart', effects: [{ effect: 'temporary', amount: '3 per tier' }] },
        ],
      },
      {
        name: 'Overclock',
        text: 'The warranty is void.',
        effects: [{ effect: 'cost', sources: ['technology'], how: 'cheaper', by: 1, least: 1 }],
      },
      {
        name: 'Targeting Chip',
        text: 'It marks the weak spot.',
        effects: [{ effect: 'number', number: 'critical', by: 1 }],
      },
      {
        name: 'Spare Batteries',
        text: 'You always carry some.',
        effects: [{ effect: 'number', number: 'willpower', by: '2 per tier' }],
      },
      {
        name: 'Long Antenna',
        text: 'Out of their reach, not out of yours.',
        effects: [{ effect: 'number', number: 'range', by: 6 }],
      },
    ],
  },
  {
    name: 'Enforcer',
    archetype: 'unarmed',
    text: 'You make your point by hand.',
    tags,
    features: [
      {
        name: 'Enforcing Attacks',
        text: 'Each punch says it again.',
        effects: [{ effect: 'rider', only: ['unarmed'], effects: [{ effect: 'damage', amount: '1d4' }] }],
      },
      {
        name: 'Iron Fists',
        text: "You don't miss a face.",
        effects: [{ effect: 'number', number: 'hit', by: 1, only: ['unarmed'] }],
      },
      {
        name: 'Fast Feet',
        text: 'Already there.',
        effects: [{ effect: 'number', number: 'movement', by: 1 }],
      },
      {
        name: 'Flurry',
        text: 'One, two, and another.',
        effects: [{ effect: 'extra', what: 'attack', only: ['unarmed'] }],
      },
      {
        name: 'Unbroken',
        text: 'Your body does as it is told.',
        effects: [{ effect: 'roll', of: 'dr', which: 'constitution', is: 'advantage' }],
      },
    ],
  },
  {
    name: 'Muse',
    archetype: 'creative',
    text: 'The others fight better when you watch.',
    tags,
    features: [
      {
        name: 'Opening Number',
        text: 'A fight begins, and so do you.',
        effects: [
          {
            effect: 'when',
            trigger: 'fightStart',
            at: 'allies',
            effects: [{ effect: 'temporary', amount: '2 per tier' }],
          },
        ],
      },
      {
        name: 'Silver Tongue',
        text: 'They want to agree.',
        effects: [{ effect: 'grant', what: { kind: 'skill', skill: 'persuasion', levels: 2 } }],
      },
      {
        name: 'Encore',
        text: 'Once more, and cheaper.',
        effects: [{ effect: 'cost', types: ['buff'], how: 'cheaper', by: 1, least: 1 }],
      },
      {
        name: 'Showstopper',
        text: 'Nobody looks away.',
        effects: [{ effect: 'number', number: 'drPower', by: 1 }],
      },
      {
        name: 'Standing Ovation',
        text: "Close to you, they can't fail.",
        effects: [
          {
            effect: 'link',
            how: 'aura',
            metres: 3,
            effects: [{ effect: 'number', number: 'hit', by: 1 }],
          },
        ],
      },
    ],
  },
  {
    name: 'Telepath',
    archetype: 'mental',
    text: "You hear what they don't say.",
    tags,
    features: [
      {
        name: 'Open Mind',
        text: 'Thoughts glow in the dark.',
        effects: [{ effect: 'grant', what: { kind: 'vision', vision: 'psychic', range: 10 } }],
      },
      {
        name: 'Calm',
        text: 'Fear is a thing that others have.',
        effects: [{ effect: 'guard', against: ['frightened', 'confused'], is: 'immune' }],
      },
      {
        name: 'Sharp Thought',
        text: 'It cuts.',
        effects: [{ effect: 'number', number: 'abilityDamage', by: '1 per tier' }],
      },
      {
        name: 'Mind Wall',
        text: 'Nobody comes in uninvited.',
        effects: [{ effect: 'number', number: 'dr', of: 'will', by: 2 }],
      },
      {
        name: 'Overmind',
        text: 'A little more, for nothing.',
        effects: [{ effect: 'cost', how: 'freeUpcast', by: 1 }],
      },
    ],
  },
  {
    name: 'Shaper',
    archetype: 'reality',
    text: 'The world is a suggestion.',
    complexity: 2,
    tags,
    features: [
      {
        name: 'Long Reach',
        text: 'Far is a matter of opinion.',
        effects: [{ effect: 'number', number: 'range', by: 3 }],
      },
      {
        name: 'Flicker',
        text: 'You are a little beside yourself.',
        effects: [{ effect: 'number', number: 'evasion', by: 1 }],
      },
      {
        name: 'Fold',
        text: 'Moving the world costs less than moving yourself.',
        effects: [{ effect: 'cost', types: ['control'], how: 'cheaper', by: 1 }],
      },
      {
        name: 'Anchor',
        text: 'You insist on being real.',
        effects: [{ effect: 'guard', against: ['reality'], is: 'resistant' }],
      },
      {
        name: 'Unmake',
        text: 'What you break was never there.',
        effects: [{ effect: 'number', number: 'abilityDamage', how: 'increase', by: 25 }],
      },
    ],
  },
];
