/** How much one roll may ask for. Beyond is refused with the name of the limit. */
export const LIMITS = {
  /** Characters of a written roll. */
  characters: 500,
  /** Dice of one roll, all its parts together. */
  dice: 1_000,
  sides: 1_000_000,
  /** The largest number that may be written. */
  number: 1_000_000_000,
  /** The largest number that may come out anywhere in a roll, either side of zero: exact in a double. */
  result: 1_000_000_000_000_000,
} as const;
