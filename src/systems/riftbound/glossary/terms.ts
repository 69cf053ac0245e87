import { termsOf } from '../../../engine/glossary.ts';

/** What the rules talk of and no table has. Doubtful places are played as docs/systems/riftbound/readings.md says. */
export const terms = [
  ...termsOf('Step 2: Attributes', [
    ['Score', 'From −5 to +5. It is added to the three dice of a check.', ['Attribute Score', 'Scores']],
    [
      'Rating',
      'From 2+ to 6+: what a d6 must show in Hit Rolls and Dodge Rolls. Score +4 and +5 is 2+, +2 and +3 is 3+, 0 and +1 is 4+, −1 and −2 is 5+, less is 6+.',
      ['Attribute Rating', 'Ratings'],
    ],
    [
      'Ten dice',
      'A new character rolls 10d6, again where none is 5 or 6, or none 1 or 2. Two are dropped; the rest become −1, 0 or +1.',
      ['10d6'],
    ],
    ['^', 'A Score written with it never counts as less than 0.'],
  ]),
  ...termsOf('Step 3: Traits', [
    [
      'Trait',
      "What you're good or bad at, in your own words: +6 and −3 to spread, at most six, each from −3 to +3. It counts in checks that it fits.",
      ['Traits', 'Trait Maximum'],
    ],
  ]),
  ...termsOf('Quirks & Prestige', [
    ['Quirk', 'An Ideal, a Goal and a Flaw. Playing one when it matters earns Prestige.', ['Quirks']],
    [
      'Prestige',
      'Your GM gives you 1 for playing a Quirk, one a deed, up to 3. All 3 reroll one whole roll, or let you use what only the Skilled can.',
    ],
  ]),
  ...termsOf('Step 5: Background & Origin (Stories)', [
    ['Story', 'Your Background, your Origin, and what came after.', ['Stories', 'Background', 'Origin']],
    ['Story Bonus', 'Your WIS, never below 0: added to a check where a Story helps.'],
  ]),
  ...termsOf('HP & SP', [
    [
      'HP',
      'What you can take. At 0 you are in Critical Condition. A level adds 4 at least.',
      ['Hit Points', 'Max HP', 'Health', 'Hull Points'],
    ],
    ['SP', 'What you spend on Abilities: 2 + WIL at levels 1 and 2, then 3 + WIL.', ['Max SP']],
    [
      'EHP',
      'What is left once HP are gone: 4 + FTD. Only a Full Rest gives 1d6 back.',
      ['Emergency Hit Points', 'Max EHP'],
    ],
  ]),
  ...termsOf('Levelling Up', [
    [
      'Ability Points',
      'What Abilities cost: 1 from the role and 1 from the class at level 2, 3 at level 4.',
      ['AP'],
    ],
    [
      'Level',
      'From 1 to 4 in this playtest. Your GM raises the level of the group; then each levels up.',
      ['Level up'],
    ],
  ]),
  ...termsOf('Step 8: Equipment', [
    ['mC', 'Millicredits, the money.', ['milliCredits', 'Money', 'Credits']],
    [
      'Adventuring Kit',
      'A backpack with a communicator, first aid, rope, a tent, a light, a week of food, water, batteries and magazines for what you carry.',
    ],
    [
      'Signature Weapon',
      "A Gunner's own weapon, of 13 kinds; some leave you a type of damage or two hands to choose.",
      ['Signature Equipment'],
    ],
    ['Signature Vehicle', "A Pilot's own bike, mechsuit, tank or aeroplane, with a sheet of its own."],
  ]),
  ...termsOf('Core gameplay, Attribute Checks', [
    [
      'Check',
      '3d6, a Score, Traits and what the situation adds, against a Difficulty: more succeeds, equal succeeds with a drawback, less fails.',
      ['Attribute Check', 'Difficulty'],
    ],
    [
      'Special result',
      'Two sixes add 1d6 to a check, three add 3d6; ones take off as much. One a check.',
      ['Double six', 'Double one', 'Triple six'],
    ],
    ['Drawback', 'An equal roll succeeds, but something goes wrong. Your GM says what.'],
    ['Contested Check', 'Both roll; the higher wins. Where they are equal nothing happens.', ['Contest']],
  ]),
  ...termsOf('Dying', [
    [
      'Critical Condition',
      'At 0 HP: Prone, one Action, Moves of 1 m, 1 damage a turn, all Scores 2 lower while EHP lack. Any HP ends it.',
      ['Dying', 'critical'],
    ],
    [
      'Last Action',
      'With HP and EHP gone, WIL 8+ gives one more Action before you die; 18+ gives 1 HP.',
      ['Death check', 'dead'],
    ],
  ]),
  ...termsOf('Starting Combat', [
    [
      'Turn order',
      '3d6 + AGI, ties rolled again. Two sixes: an extra turn before the fight, and roll again. Two ones: your first turn is lost.',
      ['Initiative'],
    ],
    ['Turn', 'Two Actions, and Instants while you are Active.', ['Your turn']],
  ]),
  ...termsOf('Combat rules, On your turn', [
    [
      'Hit Roll',
      'A d6 for each shot; each that meets your Rating hits. The target then rolls a Dodge Roll.',
      ['Shots', 'Attack roll'],
    ],
    [
      'Dodge Roll',
      "A d6 for each hit; each that meets your AGI Rating cancels one. Vehicles use their pilot's WIS.",
    ],
    ['Range', 'How far an Attack goes, from base to base; Melee needs bases that touch.'],
    ['Base contact', 'Two bases touch.', ['Contact', 'Touching']],
  ]),
  ...termsOf('Attack Counters', [
    [
      'Attack Counter',
      'You gain one with each Attack; each takes 2 off your Hit dice. They go when your turn ends.',
      ['Attack Counters'],
    ],
  ]),
  ...termsOf('Seizing the Initiative', [
    [
      'Seizing the Initiative',
      "While nobody is Active, AGI 11, or a helper's CHA 11, gives you an Action at once. It costs one next turn, even if it fails.",
      ['Seize', 'Seize the Initiative'],
    ],
  ]),
  ...termsOf('Unarmed & Improvised Attacks', [
    ['Unarmed Attack', 'Melee STR, 1 shot, 1 damage, Blunt or Sharp.', ['Fists']],
    [
      'Improvised Weapon',
      'Something like a Simple Melee Weapon counts as one; your GM may take damage off.',
      ['Improvised Attack'],
    ],
  ]),
  ...termsOf('The Point Blanc rule', [
    [
      'Point Blanc',
      'Shooting while touching an enemy takes 2 off each die; at somebody who touches their enemy, 1.',
      ['Point Blank'],
    ],
  ]),
  ...termsOf('Dual wielding', [
    ['Dual wielding', 'One weapon in each hand is fine. Attack Counters still count.'],
  ]),
  ...termsOf('Holding equipment', [
    ['Hands', 'You have two. Changing what you hold is an Instant, once a turn.', ['Holding']],
  ]),
  ...termsOf('Vehicles', [
    [
      'Watts',
      "A vehicle's SP. They go when the Operator's turn starts, and engines make new ones.",
      ['W', 'Watt'],
    ],
    ['System', 'What a vehicle can do, with a weight in SW.', ['Systems']],
    ['System Weight', 'What a system weighs. A terminal bears so much.', ['SW']],
    ['Terminal', 'Where an Operator sits: systems belong to it.'],
    ['Operator', "Everybody who is at a system's terminal."],
    [
      'Pilot (of a vehicle)',
      'The Operator of a Movement System. Their WIS counts for its AGI.',
      ['Piloting'],
    ],
  ]),
  ...termsOf('Abilities and equipment', [
    ['Regeneration 1', 'Each stack heals 1 HP at the start of a turn, and is gone.', ['Regeneration']],
    ['Thunderous', 'Half damage to the deaf; everybody within 3 m who hears takes 1 True damage, 2 on a 6.'],
    ['Arcing', 'Hit dice +1. On a hit, a d6 of 4+ does 1 Electric damage to another within 5 m.'],
    [
      'Plasma Disruption',
      'A ball that flies 5 m at the end of your turn and burns all within 3 m: 3d6 Heat, four times.',
    ],
    ['Clarity', 'Three counters are 1 SP (Clear Mind). Any rest takes them away.', ['Clarity counter']],
    [
      'Supercharge token',
      "Keeps you out of Critical Condition if a d6 meets its giver's KNW Rating. Any rest takes it away.",
    ],
    ['Crew List', 'The scanners that yours can find.'],
    ['GCID', 'The number under which a communicator is reached.', ['Global Communicator ID']],
    [
      'Base Communicator',
      'In its range a Personal Communicator reaches all others that are in range of one.',
    ],
  ]),
];
