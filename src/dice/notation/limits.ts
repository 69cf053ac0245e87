/** How much one roll may ask for. Beyond is refused with the name of the limit. */
export const LIMITS = {
  /** Characters of what is written. */
  characters: 500,
  /** Dice of one roll, all its parts and repeats together; explosions and rerolls end where they would go beyond. */
  dice: 1_000,
  /** How often one roll may be repeated, and how many rolls one message may have. */
  repeats: 20,
  sides: 1_000_000,
  /** Faces of a die of one's own. */
  faces: 100,
  /** Groups inside one another. */
  depth: 10,
  /** The largest number that may be written. */
  number: 1_000_000_000,
  /** Digits behind the point of a written number. */
  decimals: 6,
  /** The largest number that may come out anywhere in a roll, either side of zero: exact in a double. */
  result: 1_000_000_000_000_000,
  /** What `&` is taken to be at most. */
  shared: 1_000_000_000,
} as const;
