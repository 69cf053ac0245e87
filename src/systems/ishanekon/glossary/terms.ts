import { termsOf } from '../../../engine/glossary.ts';

/** What the rules talk of and no table has. Doubtful places are played as docs/systems/ishanekon/readings.md says. */
export const terms = [
  ...termsOf('Calculations', [
    [
      'Advantage',
      'The die is rolled twice, and the better counts. Several are one, and with disadvantage they cancel out.',
      ['Disadvantage'],
    ],
    [
      'Natural roll',
      'What the die itself shows, before anything is added.',
      ['Natural 1', 'Natural 10', 'Natural 20'],
    ],
    [
      'Multipliers',
      'Increases of one side are added up, decreases multiplied. The attacker adds first and multiplies then; the defender multiplies first.',
      ['Rounding', 'Calculation'],
    ],
  ]),
  ...termsOf('Complexity and Beginner Tag', [
    [
      'Complexity',
      'From 1, simple, to 4, for experts. Lists can be filtered by it.',
      ['Beginner tag', 'Core tag'],
    ],
  ]),
  ...termsOf('Level and Tier', [
    [
      'Tier',
      'Your Level divided by three, and 1. It limits Stats, Skills, WP, Abilities and what you craft.',
    ],
    ['Sub-Archetype', 'Gives a feature at each Tier, up to the fifth.', ['Subarchetype']],
    ['Path', 'What your character turns on: chosen once, and never another.', ['Paths']],
    [
      'Talent',
      'A Lesser one at uneven Levels, a Greater one at even ones. One may be replaced at each Level.',
      ['Lesser Talent', 'Greater Talent', 'Talents'],
    ],
    [
      'Trait',
      'An optional rule: what your body can do or lacks. The values may sum up to 0 at most.',
      ['Traits'],
    ],
  ]),
  ...termsOf('Stats', [
    ['Stat Bonus', 'The Stat less 10: 13 is +3, 9 is −1.', ['Bonus']],
    [
      'Stat Points',
      '27 at Level 0 to raise Stats from 7, and one a Level. A Stat goes up to 12 and your Tier.',
    ],
    [
      'Primary Stat',
      'Counts for your hit bonus with Abilities, and is your DR Power.',
      ['Secondary Stat', 'Evasion Stat'],
    ],
  ]),
  ...termsOf('Resources', [
    [
      'Vitality',
      'Constitution and what each Level adds. Below 1 you are Restrained and bleed; you die below minus your maximum.',
    ],
    [
      'Temporary Vitality',
      'Takes damage first. Up to Constitution, Will and twice your Level; every rest ends it.',
    ],
    [
      'Willpower',
      'Will and what each Level adds: what Abilities cost. Twice your Tier and 2 at most, on one Ability and in one turn.',
      ['WP'],
    ],
    [
      'Narrative Momentum',
      'Charisma and Luck. Rerolls a die, and you choose: 1 for a d4, 2 for d6 and d8, 3 for d10 and d12, 7 for a d20. A full rest brings half.',
      ['Momentum'],
    ],
  ]),
  ...termsOf('Skills', [
    ['Skill Check', 'd10, the Skill Level and half the Stat Bonus, against a number.', ['Check']],
    ['Skill Level', 'Up to 2 and your Tier; a point each.', ['Skill Points']],
    [
      'Critical success',
      'A natural 10 with Skill Level 3 or more succeeds, unless it is impossible.',
      ['Critical failure'],
    ],
    ['Opposed check', 'Who tries must roll higher than who resists: a tie fails.'],
    [
      'Group check',
      'Where one success is enough, the best checks with advantage. Where one failure is enough, the worst checks.',
    ],
    ['Language', 'Two of your choice; each further one costs a Skill Point, when the character is made.'],
  ]),
  ...termsOf('Abilities', [
    ['Ability', "Costs WP. Those of your Archetype's pool, up to your Tier.", ['Abilities']],
    ['Upcast', 'More WP for more effect, up to twice your Tier and 2 in all.', ['Upcasting']],
    ['Ability Tier', 'By its WP, upcasts among them: 1 to 4 are Tier 1, and each two more another.'],
  ]),
  ...termsOf('Combat', [
    ['Action Point', 'Three on each of your turns.', ['AP', 'Action Points']],
    ['Reaction Point', 'Two for each round, to act out of your turn.', ['RP', 'Reaction Points']],
    [
      'Initiative',
      'Twice Instinct and the levels of Athletics, Quick Fingers, Analysis, Grace and Improvisation.',
    ],
    ['Basic Movement', '3 m, unless something changes it. Each square is 1 m, diagonals too.', ['Movement']],
    [
      'Evasion',
      'Dexterity and the bonus of your Evasion Stat, up to the cap of what you wear; then shields and the rest.',
      ['Evasion Cap'],
    ],
    ['Armor', 'Taken off all damage but Poison and Psychic. Below 0 it adds to it.'],
    [
      'Defense Roll',
      'd20, Stat Bonus and Skill Level against the DR Power of who does it.',
      ['DR', 'DR Power'],
    ],
    [
      'Cinematic Action',
      'An epic deed for 3 Narrative Momentum: your GM says which check, and what it does.',
      ['Cinematic Reaction', 'Cinematic Burst'],
    ],
    ['Union', 'Allies who act at the same time, on the average of their Initiatives.'],
    ['Half cover', '+2 Evasion against ranged attacks and +1 to DR from that side.', ['Full cover', 'Cover']],
  ]),
  ...termsOf('Items', [
    [
      'Weight',
      'You carry twice your Strength. More hinders everything; twice as much pins you down.',
      ['Carry Capacity', 'Overload'],
    ],
    ['Credits', 'Money of any kind. About 500 and 1000 for each Tier a Level.'],
    ['Materials', 'What crafting takes, worth half of the price.'],
    ['Crafting time', 'The price divided by 50 in hours; half of that for consumables.'],
    ['Stimulant', 'Restores 1d8 WP, and another 1d8 for each Tier.'],
    [
      'Ability item',
      'Four charges in place of WP, back after a full rest. A consumable works once.',
      ['Ability consumable'],
    ],
    ['Artifact', "An item that follows no rules but the GM's."],
  ]),
  ...termsOf('World Interaction', [
    [
      'Exhaustion',
      'From want of sleep, food, drink or air, and from weather. A full rest takes 2 levels off, on a day with enough to eat and drink.',
    ],
    [
      'Holding your breath',
      'Half a minute for each point of Constitution Bonus and a minute and a half; then 2 levels of Exhaustion a round.',
      ['Breath'],
    ],
    ['Extreme weather', 'Each hour without protection an Endurance check against 7, and 1 harder each time.'],
    ['Falling', '1d6 for each 3 m (d4 when Small, d10 from Big + on).', ['Fall damage']],
  ]),
  ...termsOf('Alternative Rules', [
    [
      'Cinematic Rules',
      'Only checks and Cinematic Actions, which cost no Narrative Momentum and deal or heal 1d8 and your Tier (1d4 to several). No WP, Evasion, Armor, DR or items.',
    ],
    [
      'Mere Mortals',
      'No Path, Vitality and WP of Level 1 alone, half of the Temporary Vitality, Abilities of Tier 1 and 4 WP a turn.',
    ],
    [
      'Only Human',
      'No Archetype, Talents, Path or Abilities, no WP or Temporary Vitality; 9 Skill Points, which also buy proficiencies.',
    ],
    ['Epic Heroes', 'Twice the Vitality of each Level, no bleeding, and a Skill Point more with each Level.'],
    [
      'Free-Style',
      'A class in the place of an Archetype, any Abilities, and a Creature Talent with each Level: a Greater Talent, two Lesser ones or a Path.',
    ],
    ['Negative Levels', 'Characters begin at Level -2 or -1: an Archetype comes at -1, all else at 0.'],
    ['Scaling sizes', 'A space stands for more or less than 1 m, and everything with it.', ['Scale']],
    [
      'Realistic Resting',
      'Only full rests do anything: a tenth of each resource. What was used comes back after three.',
    ],
    [
      'Casual Resting',
      'A short rest takes 5 minutes, a half rest 1 hour, as often as you like; that one gives half of the Narrative Momentum, too.',
    ],
    ['Background', 'Some Traits that sum up to 4, one of the pack or your own.', ['Backgrounds']],
  ]),
];
