import { termsOf } from '../../../engine/glossary.ts';
import { limits } from '../character/schema.ts';
import { writeSkillRating } from '../character/skills.ts';

const at = (section: string) => `GM's screen, ${section}`;

const levels = Array.from({ length: limits.skill[1] - limits.skill[0] + 1 }, (_, n) => limits.skill[0] + n);

/** Every rating as a sheet writes it: people look up '2/1'. */
const ratings = levels.flatMap((training) => levels.map((focus) => writeSkillRating({ training, focus })));

/** What the rules talk of and no table has. Doubtful places are played as docs/systems/soulbound/readings.md says. */
export const terms = [
  ...termsOf(at('Difficulty by Dice Pool'), [
    [
      'Test',
      'Roll as many d6 as your attribute, plus a die for each Training in the skill. Each die that reaches the Difficulty is a success. You pass with as many successes as the Complexity.',
      ['Roll', 'Check'],
    ],
    [
      'DN',
      'Difficulty and Complexity in one, written X:Y. At DN 4:2, at least 2 of your dice must show 4 or more.',
      ['Difficulty Number'],
    ],
    [
      'Difficulty',
      'The first number of a DN: what a die must show to be a success. It stays between 2 and 6.',
    ],
    ['Complexity', 'The second number of a DN: how many successes you need.'],
    ['Success', 'A die that reaches the Difficulty. You pass with as many as the Complexity asks for.'],
    [
      'Dice Pool',
      'The d6 you roll for a Test: attribute, Training, and what adds or takes away dice.',
      ['Pool'],
    ],
    [
      'Skill rating',
      'A sheet writes a skill as Training/Focus: Might 2/1 means Training 2, Focus 1. You roll 2 more dice, and after the roll you can add 1 to a die. 0/0 is untrained.',
      ['Skill', 'Skills', ...ratings],
    ],
    ['Training', "A skill's first number: 1d6 more for each point. In a fight, 1 Mettle doubles these dice."],
    [
      'Focus',
      "A skill's second number. After the roll, each point adds 1 to a die, up to 6. In a fight, 1 Mettle doubles it.",
    ],
  ]),
  ...termsOf(at('Advantage & Disadvantage'), [
    [
      'Opposed Test',
      'Both sides roll at DN 4:1 and count successes. More successes win. On a tie nothing changes, so the one who began needs more.',
      ['Contest'],
    ],
  ]),
  ...termsOf(at('The Flow of Battle'), [
    [
      'Initiative',
      'Everybody acts in this order, from the highest to the lowest. On a tie, players act first.',
      ['Turn order'],
    ],
    [
      'Surprise',
      'A side that surprises the other gets a round of its own first: one Action, no Mettle for extra Actions, Training or Focus. Then Initiative decides.',
      ['Surprised', 'Surprise round'],
    ],
    [
      'Turn',
      'You get 1 Mettle back, then have a Move and an Action, in any order. Each Mettle you spend is one more Action.',
      ['Your Turn', 'Round'],
    ],
    [
      'Action',
      'The main thing you do on your turn: attack, help, hide … You have one, and 1 Mettle buys each further one.',
    ],
    [
      'Free Action',
      "Doesn't use up your turn: draw a weapon, open a door, drink, move in Short Range, drop Prone. As often as you like.",
    ],
  ]),
  ...termsOf(at('The Ladder'), [
    [
      'Ladder',
      "Six steps from Poor to Extraordinary, two points of rating each. An attack compares the attacker's step with the defender's: equal is Difficulty 4, each step higher or lower makes it 1 easier or harder, from 2 to 6.",
      ['The Ladder', 'Attack DN'],
    ],
    ['Step', 'One place on the Ladder. Cover, conditions and Actions move a rating up or down by steps.'],
    ['Melee', "How well you fight hand to hand. It's compared with the target's Defence."],
    ['Accuracy', "How well you shoot and throw. It's compared with the target's Defence."],
    ['Defence', 'How hard you are to hit. Attackers compare their Melee or Accuracy with it.', ['Defense']],
  ]),
  ...termsOf(at('Dealing Damage'), [
    [
      'Damage',
      "An attack deals its weapon's Damage plus its successes. Armour comes off first, then Toughness, and what's left over is one Wound.",
    ],
    ['Armour', 'Comes off all Damage you take. Some attacks ignore or tear it.', ['Armor']],
    [
      'Shield',
      'Takes one of your hands, and gives you Advantage when you defend a Zone. What else it does, its traits say: a Defensive one lifts your Defence by a step.',
      ['Shields', 'Two hands', 'Hands'],
    ],
    [
      'Toughness',
      'What you can take before it hurts you for good. At 0, all Damage becomes Wounds. A Breather brings it back.',
    ],
    [
      'Wound Track',
      "The spaces for your Wounds. If a Wound doesn't fit, you're Mortally Wounded. A full track alone doesn't do that.",
      ['Wounds', 'Wound'],
    ],
  ]),
  ...termsOf(at('Mortally Wounded & Death Tests'), [
    [
      'Mortally Wounded',
      "Your last Wound didn't fit on the track: you're Stunned, and each of your turns begins with a Death Test or a Last Stand.",
      ['Dying', 'Dead', 'Death'],
    ],
    [
      'Death Test',
      "Your highest attribute, no skill. DN 4:1 after a Minor Wound, 4:2 after a Serious one, 4:3 after a Deadly one; damage meanwhile makes it more complex by 1. Pass: you're up, with Toughness 0. Fail: the next one is harder by 1. Beyond 6, you die.",
    ],
    [
      'Last Stand',
      'Instead of a Death Test: full Mettle, no conditions, Melee and Accuracy one step up, your Damage ignores Armour, you take none. You die when the fight ends.',
    ],
  ]),
  ...termsOf(at('Using Mettle'), [
    [
      'Mettle',
      'Yours to spend: an extra Action, double Training, double Focus, or what a Talent costs. You get 1 back each turn.',
    ],
  ]),
  ...termsOf(at('Using Soulfire'), [
    [
      'Soulfire',
      "The whole party's. 1 buys a hero full successes, a reroll, all Mettle or Toughness back, or an ally's life.",
    ],
  ]),
  ...termsOf(at('Actions in Combat'), [
    ['Doom', "The campaign's. It rises by 1 when a hero flees. What it does is up to the GM."],
    [
      'Hidden',
      "Those you've hidden from can't aim at you. Your attack on them meets a Defence of Poor, and gives you away.",
      ['Hiding', 'Unseen', 'Attacks While Hidden'],
    ],
    [
      'Waiting to react',
      "You've named a trigger and an Action with React. When it happens, you act. If it never does, your Action is lost, or you act last from now on.",
      ['Reaction', 'Trigger'],
    ],
    ['Talent', 'Something special a character can do, often for Mettle. Talents come from content packs.'],
    ['Miracle', 'A Talent that a god grants. Miracles come from content packs.'],
    ['Spell', 'Magic you cast with a Test. Spells come from content packs.', ['Magic']],
  ]),
  ...termsOf(at('Range'), [
    ['Zone', 'A place of the battle, such as a yard or a hall. Ranges and Moves count Zones.', ['Zones']],
    [
      'Range',
      "How far apart two are, in Zones. Beyond a weapon's range, each Zone costs a step of Accuracy.",
      ['Distance'],
    ],
    ['Cover', 'Raises your Defence against shots: partial one step, total two.'],
  ]),
  ...termsOf(at('Speed'), [['Speed', 'How far a Move takes you: Slow, Normal or Fast.', ['Movement']]]),
  ...termsOf(at('Aqua Ghyranis'), [
    [
      'Aqua Ghyranis',
      'Healing water, and money. 100 drops are 10 phials are 1 sphere. A drop heals 1 Toughness, a phial 10 and a condition, a sphere all of it and eases a Wound.',
      ['Aqua'],
    ],
  ]),
];
