/** A statement of the book in our own words, with the line that it stands in and the test that proves it. */
export interface Proof {
  readonly line: number;
  readonly says: string;
  /** The file of tests, without its ending. */
  readonly file: string;
  /** The title of the test. */
  readonly test: string;
}

type Row = readonly [line: number, says: string, test: string];

const of = (file: string, rows: readonly Row[]): readonly Proof[] =>
  rows.map(([line, says, test]) => ({ line, says, file, test }));

/** Skills: how checks are made. */
const checks: readonly Proof[] = [
  ...of('checks/check', [
    [
      268,
      'a d10, the Skill Level and half the bonus',
      'of 4 comes to 5 with a Dexterity Bonus of 2 and level 0',
    ],
    [
      268,
      'half of a negative bonus rounds down',
      'of 7 comes to 9 for History at level 3 with an Intelligence Bonus of −1',
    ],
    [268, 'at least the number succeeds', 'succeeds with just the number'],
    [268, 'less fails', 'fails below it'],
    [268, 'one may fail on purpose', 'rolls nothing when failed on purpose'],
    [270, 'difficulties have names', 'takes a word for its difficulty'],
    [279, 'a natural 1 fails', 'fails with a natural 1 whatever else there is'],
    [279, 'but not from level 5 on', 'has no critical failure from level 5 on'],
    [281, 'a natural 10 succeeds', 'succeeds with a natural 10 from level 3 on'],
    [281, 'but not below level 3', 'has no critical success below level 3'],
    [281, 'and not at the impossible', 'never succeeds at something impossible'],
    [283, 'of two the higher wins', 'is won by who rolls higher'],
    [283, 'equal is not higher', 'is lost on a tie by who tries something (A7)'],
    [
      287,
      'where one success is enough the best checks, with advantage',
      'is made by the best, with advantage, where one success is enough',
    ],
    [289, 'where one failure is enough the worst checks', 'is made by the worst where one failure is enough'],
    [
      289,
      'with disadvantage where any of them has it',
      'has disadvantage where another of them would have it',
    ],
  ]),
  ...of('numbers/levels', [
    [264, 'Skill Levels go up to 2 and the Tier', 'allows Skill Levels up to 2 and itself (Skills)'],
  ]),
];

/** Attacks, Evasion, Armor. */
const attacks: readonly Proof[] = [
  ...of('objects/properties', [[563, 'objects are hit without a roll', 'is always hit, without a die']]),
  ...of('attack/attack', [
    [
      563,
      'at least the Evasion hits',
      'hits with as much as the Evasion: 12 and 4 against 16 (the example of Evasion)',
    ],
    [563, 'one may miss by choice', 'may miss by choice'],
    [569, 'melee reaches 1 m', 'end a melee weapon at 1 m'],
    [
      569,
      'ranged attacks suffer from an enemy beside one',
      'give disadvantage to ranged attacks with an enemy within 1 m (A24)',
    ],
    [571, 'a critical hit of a weapon does 6 more', 'does 6 more on a critical hit'],
    [573, 'a natural 1 misses', 'misses with a natural 1, however high the bonus'],
    [575, 'a weapon spares for 1d4', 'takes 1d4 off the damage where it shall not kill'],
  ]),
  ...of('attack/figures', [
    [
      565,
      'the hit bonus is the Primary and half the Secondary bonus',
      'is the Primary and half the Secondary bonus: 3 and 1.5 are 4 (the example of Attacks)',
    ],
    [
      571,
      'a critical hit with a Maneuver does 6 more, and 3 for each of its Tiers',
      'adds 6 and 3 for each Tier of a Maneuver',
    ],
  ]),
  ...of('language/use', [
    [
      567,
      "Abilities hit by one's own Primary and Secondary Stat",
      "an Ability attack adds the bonus of one's own Primary Stat and half that of the Secondary one (Attacks)",
    ],
    [563, 'an Ability attack may miss by choice, too', 'an Ability attack may miss by choice (Attacks)'],
    [
      571,
      'a critical hit with an Ability does 6 more, and 3 for each of its Tiers',
      'a critical hit with an Ability adds 6, and 3 for each Tier',
    ],
    [
      575,
      'an Ability spares for 1d4, and another for each Tier',
      'an Ability attack that shall not kill does 1d4 less, and another for its Tier (Attacks)',
    ],
    [
      575,
      'who is spared does not bleed',
      'an Ability attack that shall not kill leaves one who falls without Bleeding (Attacks)',
    ],
  ]),
  ...of('cover/cover', [[569, 'melee ignores cover', 'does not count in melee (Attacks)']]),
  ...of('damage/deal', [[575, 'sparing damage ends where it would kill', 'ends where it would kill']]),
  ...of('defence/evasion', [
    [
      580,
      "Evasion is Dexterity and the Evasion Stat's bonus",
      "is Dexterity and the Evasion Stat's bonus: 13 and 4 are 17 (the example of Evasion)",
    ],
    [
      582,
      'armour limits it',
      'is at most what the armour lets it be: 14 in medium armour (the example of Evasion)',
    ],
    [582, 'but nothing else that gives it', 'is not limited in what else gives it'],
  ]),
  ...of('damage/reckon', [
    [585, 'Armor comes off', 'takes Armor off: 12 against Armor 2 is 10 (the example of Armor)'],
    [585, 'negative Armor is added', 'adds what negative Armor is'],
    [
      585,
      'once, of several types',
      'takes the lowest defence off mixed damage, once: 5 and 5 against 4 and 1 are 9 (the example of Armor)',
    ],
    [
      587,
      'Poison meets the Constitution DR value',
      'meets Poison with the Constitution DR value: 12 against 3 is 9 (the example of Armor)',
    ],
    [587, 'Psychic damage meets the Will DR value', 'meets Psychic damage with the Will DR value'],
    [589, 'what ignores Armor ignores those, too', 'ignores DR values, too'],
    [589, 'but nothing negative', 'keeps negative Armor where Armor is ignored'],
    [
      589,
      'and not below 0',
      'ignores up to so much Armor, not below 0: 4 of 2 leave 0 (the example of Armor Piercer)',
    ],
  ]),
];

/** Defense Rolls and Damage Types. */
const defence: readonly Proof[] = [
  ...of('defence/defend', [
    [595, 'one may fail by choice', 'is failed by who has said so before, against that one alone'],
    [595, 'objects fail', 'is failed by objects, without a die'],
    [597, 'at least the power succeeds', 'succeeds with as much as the power'],
    [597, 'less fails', 'fails with less'],
    [597, 'the power is the Primary Stat of who forces it', 'must reach the Primary Stat of who forces it'],
    [599, 'each of the seven has a Skill', 'of %s adds the level of %s'],
  ]),
  ...of('damage/reckon', [
    [609, 'resistance halves, immunity leaves nothing, vulnerability adds half', 'is %s: 10 become %d'],
    [89, 'the same twice counts once', 'counts the same resistance from two sources once'],
  ]),
  ...of('damage/deal', [
    [627, 'Holy damage spares the biological', 'is Holy damage to the biological (Damage Types)'],
    [627, 'but no others', 'is not Holy damage to the dead that walk'],
    [627, 'and not where its user wishes to kill', 'is not Holy damage whose user wishes to kill'],
  ]),
];

/** Status Effects. */
const statuses: readonly Proof[] = [
  ...of('status/machine', [
    [644, 'each elemental type has one', 'have exactly one for %s (Status Effects)'],
    [89, 'the strongest counts', 'count as the strongest'],
    [89, 'the weaker takes over', 'count as the weaker once the stronger is gone'],
    [91, 'those that stack add up', 'add up where they stack'],
    [91, 'and last as long as the longest', 'last as long as the longest stack'],
  ]),
  ...of('damage/deal', [
    [646, 'death takes none away', 'keeps Status Effects through death (Status Effects)'],
  ]),
  ...of('status/turns', [
    [
      646,
      'they go on as if one had been alive',
      'have what they had: its rounds go by as if they had been alive',
    ],
  ]),
];

/** Each statement of the book's chapters on checks, attack, defence and Status Effects, and where it is proved. */
export const proofs: readonly Proof[] = [...checks, ...attacks, ...defence, ...statuses];
