import { arranged, diceAhead, type Piece } from './arrange.ts';
import type { Comparison, Condition, Expression, GroupModifier, Modifier, Shape } from './ast.ts';

/*
 * Most of what people type is a sum of dice with a modifier or two. That is read here in one go from left to right, several times as fast
 * as by the grammar, which is the one definition: whatever is not read here is read there, and a test holds both to the same.
 */

/** A roll that is nothing but sums and products of dice, numbers and groups; null where the grammar has to look. */
export const readQuickly = (text: string): Expression | null => {
  const reader = new Quick(text);
  const read = reader.sum();
  return read !== null && reader.ended() ? read : null;
};

const NONE: readonly Modifier[] = [];
const LONGEST_NUMBER = 9;
const ENDS = { h: 'high', l: 'low', m: 'middle' } as const;

class Quick {
  readonly #text: string;
  #at = 0;
  #meaningless = false;

  constructor(text: string) {
    this.#text = text;
  }

  ended(): boolean {
    this.#gap();
    return this.#at === this.#text.length && !this.#meaningless;
  }

  /** Products that are added and subtracted. */
  sum(): Expression | null {
    let left = this.#product();
    while (left !== null) {
      const sign = this.#sign();
      if (sign !== '+' && sign !== '-') return left;
      this.#at++;
      const right = this.#product();
      if (right === null) return null;
      left = { kind: 'math', operator: sign, left, right };
    }
    return null;
  }

  #product(): Expression | null {
    let left = this.#term();
    while (left !== null && this.#sign() === '*') {
      this.#at++;
      if (this.#text[this.#at] === '*') return null;
      const right = this.#term();
      if (right === null) return null;
      left = { kind: 'math', operator: '*', left, right };
    }
    return left;
  }

  #sign(): string | undefined {
    this.#gap();
    return this.#text[this.#at];
  }

  #gap(): void {
    while (this.#text.charCodeAt(this.#at) === SPACE) this.#at++;
  }

  #term(): Expression | null {
    this.#gap();
    if (this.#text.charCodeAt(this.#at) === BRACE) return this.#group();
    const count = this.#whole();
    if (!this.#isLetter(D)) return count === -1 ? null : { kind: 'number', value: count };
    this.#at++;
    const sides = this.#whole();
    if (sides === -1) return null;
    const shape: Shape = { kind: 'numbered', sides };
    const dice = count === -1 ? 1 : count;
    const modifiers = this.#modifiers(shape, dice);
    if (modifiers === null) return null;
    return { kind: 'dice', count: dice + diceAhead(modifiers), shape, modifiers };
  }

  #group(): Expression | null {
    this.#at++;
    const items: Expression[] = [];
    do {
      const item = this.sum();
      if (item === null) return null;
      items.push(item);
    } while (this.#sign() === ',' && ++this.#at);
    if (this.#text[this.#at] !== '}') return null;
    this.#at++;
    const modifiers = this.#modifiers(null, 0);
    return modifiers === null ? null : { kind: 'group', items, modifiers: modifiers.filter(isForGroups) };
  }

  /** What stands behind `dice` dice, or a group (0); null where the grammar has to look. */
  #modifiers(shape: Shape | null, dice: number): readonly Modifier[] | null {
    let pieces: Piece[] | undefined;
    for (;;) {
      const from = this.#at;
      this.#gap();
      const code = this.#text.charCodeAt(this.#at);
      if (!BEGINS.has(code) && !BEGINS.has(code | 0x20)) break;
      if (this.#at > from && !this.#isApart(dice)) return null;
      const piece = this.#piece(shape !== null);
      if (piece === null) return null;
      pieces ??= [];
      pieces.push(piece);
    }
    if (pieces === undefined) return NONE;
    return arranged(pieces, shape, () => {
      this.#meaningless = true;
    });
  }

  /** Whether what stands behind a gap is a modifier and no word: letters, if any, with a number right behind them. */
  #isApart(dice: number): boolean {
    APART.lastIndex = this.#at;
    const found = APART.exec(this.#text);
    // 'd20' behind a gap is sooner another die than a drop.
    return found !== null && (found[1] === undefined || Number(found[1]) < dice);
  }

  #piece(ofDice: boolean): Piece | null {
    const letter = (this.#text[this.#at] as string).toLowerCase();
    switch (letter) {
      case 'k':
      case 'd': {
        this.#at++;
        const end = this.#end();
        const count = this.#whole();
        if (count === -1 && (end === null || this.#goesOn())) return null;
        // Alone, a k keeps the highest and a d drops the lowest.
        const which = {
          end: end ?? (letter === 'k' ? 'high' : 'low'),
          count: count === -1 ? 1 : count,
        } as const;
        return { kind: letter === 'k' ? 'keep' : 'drop', which };
      }
      case '!': {
        if (!ofDice) return null;
        this.#at++;
        const next = this.#text[this.#at];
        if (next !== undefined && /[!opOP=\s]/.test(next)) return null;
        const when = this.#condition();
        return {
          kind: 'explode',
          when: when === null ? [] : [when],
          together: false,
          penetrating: false,
          times: 'always',
        };
      }
      default: {
        const when = this.#condition();
        return when === null ? null : { kind: 'hit', when };
      }
    }
  }

  #end(): 'high' | 'low' | 'middle' | null {
    const letter = this.#text[this.#at]?.toLowerCase();
    if (letter !== 'h' && letter !== 'l' && letter !== 'm') return null;
    this.#at++;
    return ENDS[letter];
  }

  /** Whether a letter or a comparison follows: then it is something else than it looks like so far. */
  #goesOn(): boolean {
    return /[a-z<>=≥≤≠]/i.test(this.#text[this.#at] ?? '');
  }

  #condition(): Condition | null {
    const start = this.#at;
    const first = this.#text[start];
    if (first !== '>' && first !== '<') return null;
    const isClosed = this.#text[start + 1] === '=';
    this.#at += isClosed ? 2 : 1;
    this.#gap();
    const value = this.#whole();
    // '>1d20' compares two rolls or counts and drops: the grammar knows.
    if (value === -1 || this.#text[this.#at] === '.' || this.#isLetter(D)) {
      this.#meaningless = true;
      return null;
    }
    return { compare: `${first}${isClosed ? '=' : ''}` satisfies Comparison, value };
  }

  #isLetter(code: number): boolean {
    return (this.#text.charCodeAt(this.#at) | 0x20) === code;
  }

  /** A whole number, −1 where none stands here. */
  #whole(): number {
    const start = this.#at;
    let value = 0;
    for (;;) {
      const digit = this.#text.charCodeAt(this.#at) - ZERO;
      if (!(digit >= 0 && digit <= 9)) break;
      value = value * 10 + digit;
      this.#at++;
    }
    if (this.#at - start > LONGEST_NUMBER || this.#text[this.#at] === '.') this.#meaningless = true;
    return this.#at === start ? -1 : value;
  }
}

/** A sign, or letters and a number; the number of a drop that says no end. */
const APART = /[!<>]|[kd][hlm]\d|k\d|d(\d+)/iy;
const SPACE = 0x20;
const ZERO = 0x30;
const BRACE = 0x7b;
const D = 0x64;
/** What a modifier that is read here begins with: k, d, !, > and <. */
const BEGINS: ReadonlySet<number> = new Set([0x6b, D, 0x21, 0x3e, 0x3c]);

const isForGroups = (modifier: Modifier): modifier is GroupModifier =>
  modifier.kind === 'keep' ||
  modifier.kind === 'drop' ||
  modifier.kind === 'success' ||
  modifier.kind === 'sort';
