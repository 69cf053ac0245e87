import { hashBlock, hashText } from './sha256.ts';

/**
 * Where dice and cards come from. `index` is the running number of the die (or of the card) within one
 * command, from 0: a source may answer by it alone, whatever was asked before.
 */
export interface DiceSource {
  /** One die: a whole number from 1 to `sides`. */
  die(index: number, sides: number): number;
  /** One card of those that are left; `choices` is never empty. */
  card(index: number, choices: readonly string[]): string;
}

const DICE = 0;
const CARDS = 1;
const WORDS = 8;
const RANGE = 2 ** 32;

/**
 * The dice of a seed: SHA-256 in counter mode (as Hashgen of NIST SP 800-90A), so that die number n is a
 * function of the seed and n only, and anybody can recompute it:
 *
 *     key   = SHA-256(seed as UTF-8)
 *     block = SHA-256(key ‖ stream ‖ floor(n / 8) ‖ attempt)   (stream: 0 dice, 1 cards; 32-bit big-endian)
 *     word  = the (n mod 8)-th 32-bit big-endian word of the block
 *
 * A word at or above the largest multiple of `sides` under 2³² is rejected and the next attempt (0, 1, 2, …)
 * taken, which makes every face exactly equally likely; else the die shows `word mod sides + 1`. A card is
 * drawn as a die with as many sides as there are choices, from the stream of its own.
 */
export const seededDice = (seed: string): DiceSource => {
  const message = new Int32Array(16);
  message.set(hashText(seed));
  message[11] = 0x80000000 | 0; // padding: a single 1 bit behind the 44 bytes, their length in bits at the end
  message[15] = 44 * 8;
  // The last block answered: dice asked for in order cost an eighth of a hash each. It is a cache only.
  const block = new Int32Array(WORDS);
  let cached = -1;

  const word = (stream: number, index: number, attempt: number): number => {
    const number = Math.floor(index / WORDS);
    if (attempt > 0 || cached !== number * 2 + stream) {
      message[8] = stream;
      message[9] = number;
      message[10] = attempt;
      hashBlock(message, block);
      cached = attempt > 0 ? -1 : number * 2 + stream;
    }
    return (block[index % WORDS] as number) >>> 0;
  };

  const pick = (stream: number, index: number, sides: number): number => {
    if (!(Number.isInteger(index) && index >= 0 && index < RANGE))
      throw new RangeError(`no die number ${index}`);
    if (!(Number.isInteger(sides) && sides >= 1 && sides <= RANGE))
      throw new RangeError(`no die has ${sides} sides`);
    const limit = RANGE - (RANGE % sides);
    for (let attempt = 0; ; attempt++) {
      const drawn = word(stream, index, attempt);
      if (drawn < limit) return (drawn % sides) + 1;
    }
  };

  return {
    die: (index, sides) => pick(DICE, index, sides),
    card: (index, choices) => choices[pick(CARDS, index, choices.length) - 1] as string,
  };
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
          `Card number ${drawn + 1} of the script is '${card}', which is not left in the deck.`,
        );
      drawn++;
      return card;
    },
    left: () => ({ faces: faces.slice(rolled), cards: cards.slice(drawn) }),
  };
};
