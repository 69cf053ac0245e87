import { hashText, Keyed } from './sha256.ts';

/**
 * Where dice and cards come from. `index` is the running number of the die (or of the card) within one
 * command, from 0: a source may answer by it alone, whatever was asked before.
 */
export interface DiceSource {
  /** One die: a whole number from 1 to `sides`. */
  die(index: number, sides: number): number;
  /** One card of those that are left; `choices` is never empty. */
  card(index: number, choices: readonly string[]): string;
  /** Whether somebody typed what a die shows that has been rolled; without it, nobody did. */
  typed?(index: number): boolean;
}

const DICE = 0;
const CARDS = 1;
const SMALL_DICE = 2;

const WORDS = 8; // in a block
const RANGE = 2 ** 32; // of a word
const SMALL = 32; // the most sides of a die that a byte can decide: few bytes are rejected

/** What a die of so many sides shows for each byte, 0 where it is rejected; of each number of sides once it is rolled. */
const SHOWN: (readonly number[] | undefined)[] = new Array(SMALL + 1).fill(undefined);

const shownBy = (sides: number): readonly number[] => {
  const accepted = 256 - (256 % sides);
  const shown = Array.from({ length: 256 }, (_, byte) => (byte < accepted ? (byte % sides) + 1 : 0));
  SHOWN[sides] = shown;
  return shown;
};

/** One stream of blocks; the last one is remembered, so that dice asked for in order cost a part of a hash each. */
class Blocks {
  readonly #key: Keyed;
  readonly #message: Int32Array;
  readonly #words = new Int32Array(WORDS);
  #number = -1;

  constructor(key: Keyed, stream: number) {
    this.#key = key;
    this.#message = key.block();
    this.#message[8] = stream;
    this.#message[11] = 0x80000000 | 0; // padding: a single 1 bit behind the 44 bytes, their length in bits at the end
    this.#message[15] = 44 * 8;
  }

  /** What is shown for a byte. */
  byByte(index: number, shown: readonly number[]): number {
    const words = index >>> 5 === this.#number ? this.#words : this.#block(index >>> 5);
    const byte = ((words[(index >>> 2) & 7] as number) >>> (24 - 8 * (index & 3))) & 0xff;
    return shown[byte] as number;
  }

  /** A number from 1 to `sides` by a word, of as many attempts as it takes. */
  byWord(index: number, sides: number): number {
    const limit = Math.floor(RANGE / sides) * sides;
    let words = index >>> 3 === this.#number ? this.#words : this.#block(index >>> 3);
    for (let attempt = 1; ; attempt++) {
      const word = (words[index & 7] as number) >>> 0;
      // word % sides, in a third of the time; without the shift it would be kept as a fraction, and all dice beside it, too.
      if (word < limit) return ((word - Math.floor(word / sides) * sides) >>> 0) + 1;
      words = this.#hash(index >>> 3, attempt);
      this.#number = -1;
    }
  }

  #block(number: number): Int32Array {
    this.#number = number;
    return this.#hash(number, 0);
  }

  #hash(number: number, attempt: number): Int32Array {
    this.#message[9] = number;
    this.#message[10] = attempt;
    this.#key.hash(this.#message, this.#words);
    return this.#words;
  }
}

/**
 * The dice of a seed: SHA-256 in counter mode (as Hashgen of NIST SP 800-90A), so that die number n is a
 * function of the seed, n and its sides only, and anybody can recompute it:
 *
 *     key   = SHA-256(seed as UTF-8)
 *     block = SHA-256(key ‖ stream ‖ number ‖ attempt)   (each 32-bit big-endian)
 *     byte  = the (n mod 32)-th byte of block (stream 2, number floor(n / 32), attempt 0)
 *     word  = the (n mod 8)-th 32-bit big-endian word of block (stream 0, number floor(n / 8), attempt)
 *
 * A die of at most 32 sides shows `byte mod sides + 1`, unless the byte is at or above the largest multiple of `sides`
 * under 256. Then, and with more sides, it shows `word mod sides + 1` of the first attempt (0, 1, 2, …) whose word is under
 * the largest multiple of `sides` under 2³². So every face is exactly equally likely. A card is drawn by words as a
 * die with as many sides as there are choices, from stream 1.
 */
export const seededDice = (seed: string): DiceSource => new Seeded(seed);

class Seeded implements DiceSource {
  readonly #small: Blocks;
  readonly #large: Blocks;
  readonly #cards: Blocks;

  constructor(seed: string) {
    const key = new Keyed(hashText(seed));
    this.#small = new Blocks(key, SMALL_DICE);
    this.#large = new Blocks(key, DICE);
    this.#cards = new Blocks(key, CARDS);
  }

  die(index: number, sides: number): number {
    const shown = sides <= SMALL ? SHOWN[sides] : undefined;
    if (shown === undefined || index >>> 0 !== index) return this.#seldom(index, sides);
    return this.#small.byByte(index, shown) || this.#large.byWord(index, sides);
  }

  /** A die with many sides, or the first with so few. */
  #seldom(index: number, sides: number): number {
    check(index, sides);
    if (sides > SMALL) return this.#large.byWord(index, sides);
    return this.#small.byByte(index, shownBy(sides)) || this.#large.byWord(index, sides);
  }

  card(index: number, choices: readonly string[]): string {
    check(index, choices.length);
    return choices[this.#cards.byWord(index, choices.length) - 1] as string;
  }
}

const check = (index: number, sides: number): void => {
  if (index >>> 0 !== index) throw new RangeError(`no die number ${index}`);
  if (!(Number.isInteger(sides) && sides >= 1 && sides <= RANGE))
    throw new RangeError(`no die has ${sides} sides`);
};

/** A script of dice does not fit what was rolled: for tests and tools, where that is a mistake in the script. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
}

export interface ScriptedDice extends DiceSource {
  /** What has not been rolled or drawn yet: a script that fits leaves nothing over. */
  left(): { readonly faces: readonly number[]; readonly cards: readonly string[] };
}

/**
 * Dice that come up as written, in the order in which they are rolled, whatever their index. Throws a
 * ScriptError where one is missing, is no face of the die rolled, or a card is not among those left.
 */
export const scriptedDice = (faces: readonly number[], cards: readonly string[] = []): ScriptedDice => {
  let rolled = 0;
  let drawn = 0;
  return {
    die(_index, sides) {
      const face = faces[rolled];
      if (face === undefined)
        throw new ScriptError(
          `The script has ${faces.length} dice, but number ${rolled + 1} (a d${sides}) is rolled.`,
        );
      if (!(Number.isInteger(face) && face >= 1 && face <= sides))
        throw new ScriptError(
          `Die number ${rolled + 1} of the script is ${face}, but a d${sides} is rolled.`,
        );
      rolled++;
      return face;
    },
    card(_index, choices) {
      const card = cards[drawn];
      if (card === undefined)
        throw new ScriptError(`The script has ${cards.length} cards, but number ${drawn + 1} is drawn.`);
      if (!choices.includes(card))
        throw new ScriptError(
          `Card number ${drawn + 1} of the script is '${card}', which isn't left in the deck.`,
        );
      drawn++;
      return card;
    },
    left: () => ({ faces: faces.slice(rolled), cards: cards.slice(drawn) }),
  };
};
