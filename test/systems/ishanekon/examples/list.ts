/** A worked example of the book: its line, what it shows in our words, and the test that plays it. */
interface Example {
  readonly line: number;
  readonly shows: string;
  /** A file under `test/systems/ishanekon`, and the name of a test in it. */
  readonly file: string;
  readonly test: string;
}

const rows = (
  file: string,
  ...all: readonly (readonly [line: number, shows: string, test: string])[]
): readonly Example[] => all.map(([line, shows, test]) => ({ line, shows, file, test }));

/** The worked examples of the book, file by file. */
export const examples: readonly Example[] = [
  ...rows(
    'examples/examples.test.ts',
    [
      54,
      'a natural 7 with 2 more is a 9, and still a natural 7',
      'a 7 and 2 more is a 9, and a natural 7 still: L54',
    ],
    [
      119,
      'who is blinded sees by hearing what echoes',
      'who is blinded sees by their hearing, as a bat does: L119',
    ],
    [
      259,
      'the Path of Attack gives an attack more with each Tier',
      'the Path of Attack gives two attacks at Tier 2, three at Tier 3: L259',
    ],
    [
      360,
      'one character has Abilities of several power sources',
      'a soldier shoots by technique and throws a Grenade by technology: L360',
    ],
    [
      381,
      '2 WP more make the Poison Grenade 1 m larger',
      'for 2 WP more a Poison Grenade is 1 m larger: L381',
    ],
    [
      385,
      'an Ability for 1 WP that is upcast is of a higher Tier',
      'an Ability for 1 WP by the Path of Damage is of Tier 2 once it is upcast as far: L385',
    ],
    [
      470,
      'of two times 3 m, 5 are left after 1',
      'a Move action makes 6 m, of which 5 are left after 1: L470',
    ],
    [916, 'jumps by Strength, without a running start', 'Strength %i jumps %f m from where one stands: L916'],

    [1002, 'an 8 finds one or two meals in normal land', 'an 8 finds one or two meals in normal land: L1002'],
  ),
  ...rows(
    'damage/reckon.test.ts',
    [69, 'more taken off than there is heals nobody', 'does not heal with more Armor than damage'],
    [71, 'two that double make it triple', 'add increases up: two that double triple'],
    [71, 'two that halve leave a quarter', 'multiply decreases: two that halve leave a quarter'],
    [
      79,
      'the attacker: (8 + 2) × 2 is 20',
      'adds before it multiplies: an 8 and 2, half as much again twice, is 20 (the example of Calculations)',
    ],
    [
      81,
      'the defender: 20 × ½ × ½ − 2 is 3',
      'multiplies before it subtracts: 20 halved twice, less Armor 2, is 3 (the example of Calculations)',
    ],
    [585, '12 against Armor 2', 'takes Armor off: 12 against Armor 2 is 10 (the example of Armor)'],
    [
      587,
      'Poison meets the Constitution DR',
      'meets Poison with the Constitution DR value: 12 against 3 is 9 (the example of Armor)',
    ],
    [
      587,
      'mixed damage meets the lowest',
      'takes the lowest defence off mixed damage, once: 5 and 5 against 4 and 1 are 9 (the example of Armor)',
    ],
    [
      589,
      'ignoring 4 of 2 Armor leaves 0',
      'ignores up to so much Armor, not below 0: 4 of 2 leave 0 (the example of Armor Piercer)',
    ],
  ),
  ...rows('numbers/maxima.test.ts', [217, 'Strength 13 and Dexterity 9', 'are +3 for 13 and −1 for 9']),
  ...rows(
    'character/sources.test.ts',
    [362, 'a techno-magical device', 'of a techno-magical device is supernatural (the example)'],
    [
      362,
      'a super-powered punch',
      'of several is the first of the hierarchy: a super-powered punch by martial arts is biology (the example)',
    ],
  ),
  ...rows(
    'base/base.test.ts',
    [1071, 'a building station in 10 hours', 'takes 500 credits of materials for a modest building station'],
    [
      1071,
      'by four people',
      'takes four people a quarter of the time: 2.5 hours (the example of Base Building)',
    ],
  ),
  ...rows(
    'vehicles/vehicles.test.ts',
    [1309, 'a vehicle rises to Level 2', 'from Level 1 to 2'],
    [1309, 'a vehicle rises to Level 3', 'from Level 2 to 3'],
  ),
  ...rows('numbers/pool.test.ts', [
    52,
    '2d10 for half of 4d10',
    'are half as many where the result is halved: 2d10 for 4d10 (the example of Dice)',
  ]),
  ...rows('attack/laid.test.ts', [139, 'a line bends', 'may bend']),
  ...rows(
    'damage/deal.test.ts',
    [232, 'alive at −30 of 30', 'may be negative: at −30 of 30 one is alive (the example of Vitality)'],
    [232, 'dead at −31 of 30', 'kills below the negative maximum: at −31 of 30 (the example of Vitality)'],
  ),
  ...rows(
    'checks/check.test.ts',
    [268, 'Stealth: 4 + 1 + 0', 'of 4 comes to 5 with a Dexterity Bonus of 2 and level 0'],
    [268, 'History: 7 − 1 + 3', 'of 7 comes to 9 for History at level 3 with an Intelligence Bonus of −1'],
    [281, 'nobody jumps to the moon', 'never succeeds at something impossible'],
    [283, 'who sneaks must roll higher', 'is lost on a tie by who tries something (A7)'],
  ),
  ...rows(
    'language/use.test.ts',
    [381, 'a stack more for 1 WP', 'Poison Grenade puts a stack more for 1 WP more: Abilities'],
    [383, 'no 5 WP at Tier 1', 'Poison Grenade can be upcast by 2 WP at Tier 1, not by 3: Abilities'],
    [
      383,
      'what makes it cheaper moves no limit',
      'Intuition Master makes an Ability cost 1 WP less, and its limit stays: Abilities',
    ],
  ),
  ...rows('held/held.test.ts', [500, 'the archer', 'comes by itself when an enemy moves into reach']),
  ...rows('turn/unions.test.ts', [
    502,
    'knight and horse',
    'of a knight with 26 and a horse with 32 acts at 29, before who has 28',
  ]),
  ...rows('turn/initiative.test.ts', [
    506,
    'an ambush',
    'lets the surprised act at the end of the first round',
  ]),
  ...rows('attack/figures.test.ts', [
    565,
    'the ax: 3 and 1.5',
    'is the Primary and half the Secondary bonus: 3 and 1.5 are 4 (the example of Attacks)',
  ]),
  ...rows(
    'attack/attack.test.ts',
    [
      580,
      '12 and 4 hit 16',
      'hits with as much as the Evasion: 12 and 4 against 16 (the example of Evasion)',
    ],
    [
      684,
      'a dagger: 1d8 + 3',
      'adds the Dexterity Bonus of 3 with a dagger: 1d8 and 3 (the example of Weapons)',
    ],
  ),
  ...rows(
    'defence/evasion.test.ts',
    [
      580,
      'Dexterity 13 and Strength 14',
      "is Dexterity and the Evasion Stat's bonus: 13 and 4 are 17 (the example of Evasion)",
    ],
    [
      582,
      'medium armour lets 14 through',
      'is at most what the armour lets it be: 14 in medium armour (the example of Evasion)',
    ],
  ),
  ...rows('defence/defend.test.ts', [
    587,
    'Constitution 10 and Endurance 3',
    'of a Constitution of 10 and an Endurance of 3 adds 3 (the example of Armor)',
  ]),
  ...rows('items/upgrades.test.ts', [
    819,
    'a rifle of Tier 1',
    "adds the upgrade's Tier to the item's: a rifle with Improved Weapon is Tier 1 (the example)",
  ]),
  ...rows(
    'space/falls.test.ts',
    [928, 'falls of the Small', 'harms Small creatures as the table has it'],
    [929, 'falls of the Medium and Big', 'harms Medium and Big ones as the table has it'],
    [930, 'falls of the Big + and bigger', 'harms Big + ones and bigger as the table has it'],
  ),
  ...rows(
    'creatures/build.test.ts',
    [
      1248,
      'a Hybrid Boss of grade 1',
      'a Hybrid Boss of Level 1 and grade 1 with Constitution 12 and Will 10 has 17 Vitality and 13 WP: Bosses',
    ],
    [1248, 'grades 2 and 3', 'of grade %i it has %i Vitality and %i WP: Bosses'],
  ),
  ...rows('turn/bosses.test.ts', [
    1250,
    'two rounds of grade 4',
    'of grade 4 has its turns after those of Abby, Betty, Charles, Douglas and Eric as the example has them',
  ]),
  ...rows('status/turns.test.ts', [
    1274,
    'poison three times a round',
    'takes it on each of its turns: three times in a round at grade 3 (the example of Bosses)',
  ]),
  ...rows('army/heroes.test.ts', [1362, 'three of Level 6', 'of three of Level 6 has Level 9']),
  ...rows(
    'cinematic/cinematic.test.ts',
    [
      554,
      'a table slammed into three',
      'a Barbarian pins enemies down with a table: Raw Force against 11, damage and Restrained',
    ],
    [
      556,
      'a guard bribed before',
      'a Thief has bribed a guard before: Street Smarts against 10, and nothing by the rules',
    ],
    [558, 'an ancient power awakes', 'a Martial Artist rises again: Presence against 15, and WP comes back'],
    [
      560,
      'a god steps in',
      'a Priest prays for a god to step in: Perseverance against 18, and what it does is told',
    ],
  ),
];
