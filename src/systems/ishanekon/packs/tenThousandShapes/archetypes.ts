import type { Written } from '../schema.ts';

const tags: ('beginner' | 'core')[] = ['beginner', 'core'];

/** What each Archetype gives at once. The book tells that there is one feature each, not which: all are ours. */
export const archetypeFeatures: Written<'archetypeFeatures'> = [
  {
    name: 'Stand Fast',
    archetype: 'bulwark',
    text: 'Blows that stagger others barely move you.',
    tags,
    effects: [{ effect: 'number', number: 'armour', by: 1 }],
  },
  {
    name: 'Weapon Training',
    archetype: 'war',
    text: 'You have done this ten thousand times.',
    tags,
    effects: [{ effect: 'number', number: 'hit', by: 1 }],
  },
  {
    name: 'Quick Wits',
    archetype: 'cunning',
    text: 'You were ready before it began.',
    tags,
    effects: [{ effect: 'number', number: 'initiative', by: 4 }],
  },
  {
    name: 'Heavy Charge',
    archetype: 'demolition',
    text: 'A little more powder than the manual says.',
    tags,
    effects: [{ effect: 'number', number: 'abilityDamage', by: 1 }],
  },
  {
    name: 'Thick Blood',
    archetype: 'nature',
    text: 'Cold, venom and hunger know you.',
    tags,
    effects: [{ effect: 'number', number: 'dr', of: 'constitution', by: 2 }],
  },
  {
    name: 'Calibrated',
    archetype: 'technology',
    text: 'Your devices hit where you look.',
    tags,
    effects: [{ effect: 'number', number: 'abilityHit', by: 1 }],
  },
  {
    name: 'Martial Arts',
    archetype: 'unarmed',
    text: 'Your hands are the weapon.',
    tags,
    effects: [
      {
        effect: 'grant',
        what: {
          kind: 'weapon',
          name: 'Trained Fists',
          die: 8,
          types: ['physical'],
          primary: 'strength',
          secondary: 'dexterity',
          unarmed: true,
        },
      },
    ],
  },
  {
    name: 'Spark',
    archetype: 'creative',
    text: 'Stories bend your way.',
    tags,
    effects: [{ effect: 'number', number: 'momentum', by: 3 }],
  },
  {
    name: 'Deep Mind',
    archetype: 'mental',
    text: 'There is always one more thought.',
    tags,
    effects: [{ effect: 'number', number: 'willpower', by: '2 per tier' }],
  },
  {
    name: 'Warped Step',
    archetype: 'reality',
    text: 'The ground is shorter for you.',
    tags,
    effects: [{ effect: 'number', number: 'movement', by: 1 }],
  },
];
