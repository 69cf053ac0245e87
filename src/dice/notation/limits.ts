/** How much one roll may ask for. Beyond is refused with the name of the limit, where in the roll it is passed. */
export const ROLL_LIMITS = {
  characters: { most: 500, of: 'characters', in: 'a roll', instead: 'Make it shorter, or roll in two goes.' },
  /** All its parts and repeats together; explosions and rerolls end where they would go beyond. */
  dice: {
    most: 1_000,
    of: 'dice, all parts and repeats together',
    in: 'a roll',
    instead: 'Roll in several goes.',
  },
  /** How often one roll may be repeated, and how many rolls one message may have. */
  repeats: {
    most: 20,
    of: 'repeats, or rolls with ; between',
    in: 'a roll',
    instead: 'Roll in several goes.',
  },
  sides: { most: 1_000_000, of: 'sides', in: 'a die', instead: 'Use a die with fewer.' },
  faces: { most: 100, of: 'faces of its own', in: 'a die', instead: 'Use a die with fewer.' },
  depth: { most: 10, of: 'groups inside one another', in: 'a roll', instead: 'Use fewer.' },
  number: {
    most: 1_000_000_000,
    of: 'as its largest written number',
    in: 'a roll',
    instead: 'Take a smaller number.',
  },
  decimals: { most: 6, of: 'digits after the point', in: 'a number in a roll', instead: 'Round it.' },
  result: {
    most: 1_000_000_000_000_000, // exact in a double
    of: 'as its result, either side of zero',
    in: 'a roll',
    instead: 'Roll for less.',
  },
} as const;

/** The same as numbers. */
export const LIMITS = {
  characters: ROLL_LIMITS.characters.most,
  dice: ROLL_LIMITS.dice.most,
  repeats: ROLL_LIMITS.repeats.most,
  sides: ROLL_LIMITS.sides.most,
  faces: ROLL_LIMITS.faces.most,
  depth: ROLL_LIMITS.depth.most,
  number: ROLL_LIMITS.number.most,
  decimals: ROLL_LIMITS.decimals.most,
  result: ROLL_LIMITS.result.most,
  /** What `&` is taken to be at most. */
  shared: 1_000_000_000,
} as const;
