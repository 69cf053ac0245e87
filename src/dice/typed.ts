import type { DiceSource } from './source.ts';

/** What a roll needs of typed dice that do not fit it: groups of equal dice, in the order in which they are rolled. */
export interface Misfit {
  readonly needs: readonly { readonly count: number; readonly sides: number }[];
  readonly given: number;
}

export interface TypedDice extends DiceSource {
  /** Whether a die shows what was typed for it. */
  typed(index: number): boolean;
  /** Once all is rolled: what was needed, where too few or too many were typed or one is no face of its die; else null. */
  misfit(): Misfit | null;
}

const SEPARATORS = /[\s,;]+/u;
const MOST_DIGITS = 9;

/** Reads '4 2 6 1', with commas if somebody likes them; null for anything that is not a list of whole numbers. */
export function readTyped(text: string): readonly number[] | null {
  const words = text.split(SEPARATORS).filter((word) => word !== '');
  const numbers = words.every((word) => /^\d+$/u.test(word) && word.length <= MOST_DIGITS);
  return words.length > 0 && numbers ? words.map(Number) : null;
}

/**
 * Dice that somebody rolled with their own hands and typed, in the order in which they are rolled here; cards come from
 * `then`. Where a number is missing or impossible the die stands in the middle, so that it can be found out how many are
 * needed: such a roll must not count, and `misfit` says so.
 */
export function typedDice(faces: readonly number[], then: DiceSource): TypedDice {
  const asked: number[] = []; // the sides of each die, in order
  const typed = new Set<number>();
  let impossible = false;
  return {
    card: (index, choices) => then.card(index, choices),
    die(index, sides) {
      const face = faces[asked.length];
      asked.push(sides);
      if (face !== undefined && face >= 1 && face <= sides) {
        typed.add(index);
        return face;
      }
      impossible = true;
      return standIn(asked.length - faces.length, sides);
    },
    typed: (index) => typed.has(index),
    misfit: () =>
      impossible || asked.length !== faces.length ? { needs: groups(asked), given: faces.length } : null,
  };
}

const PATIENCE = 200;

/** In the middle nothing explodes; a die that is rolled again for ever there moves on at last. */
const standIn = (missing: number, sides: number): number =>
  missing <= PATIENCE ? Math.ceil(sides / 2) : 1 + (missing % sides);

function groups(asked: readonly number[]): Misfit['needs'] {
  const found: { count: number; sides: number }[] = [];
  for (const sides of asked) {
    const last = found.at(-1);
    if (last?.sides === sides) last.count++;
    else found.push({ count: 1, sides });
  }
  return found;
}
