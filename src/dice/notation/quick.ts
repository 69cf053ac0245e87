import { arranged, diceAhead, type Piece } from './arrange.ts';
import type { Condition, Expression, GroupModifier, Modifier, Shape } from './ast.ts';

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

class Quick {
  readonly #text: string;
  #at = 0;
  #meaningless = false;

  constructor(text: string) {
    this.#text = text;
  }

  ended(): boolean {
    this.#code();
    return this.#at === this.#text.length && !this.#meaningless;
  }

  /** Products that are added and subtracted. */
  sum(): Expression | null {
    let left = this.#product();
    while (left !== null) {
      const sign = this.#code();
      if (sign !== PLUS && sign !== MINUS) return left;
      this.#at++;
      const right = this.#product();
      if (right === null) return null;
      left = { kind: 'math', operator: sign === PLUS ? '+' : '-', left, right };
    }
    return null;
  }

  #product(): Expression | null {
    let left = this.#term();
    while (left !== null && this.#code() === TIMES) {
      this.#at++;
      if (this.#text.charCodeAt(this.#at) === TIMES) return null;
      const right = this.#term();
      if (right === null) return null;
      left = { kind: 'math', operator: '*', left, right };
    }
    return left;
  }

  /** The next character behind gaps, as its code; NaN at the end. */
  #code(): number {
    let code = this.#text.charCodeAt(this.#at);
    while (code === SPACE) code = this.#text.charCodeAt(++this.#at);
    return code;
  }

  #term(): Expression | null {
    if (this.#code() === BRACE) return this.#group();
    const count = this.#whole();
    if (lowered(this.#text.charCodeAt(this.#at)) !== D)
      return count === -1 ? null : { kind: 'number', value: count };
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
    const items: Expression[] = [];
    do {
      this.#at++;
      const item = this.sum();
      if (item === null) return null;
      items.push(item);
    } while (this.#code() === COMMA);
    if (this.#text.charCodeAt(this.#at) !== BRACED) return null;
    this.#at++;
    const modifiers = this.#modifiers(null, 0);
    return modifiers === null ? null : { kind: 'group', items, modifiers: modifiers.filter(isForGroups) };
  }

  /** What stands behind `dice` dice, or a group (0); null where the grammar has to look. */
  #modifiers(shape: Shape | null, dice: number): readonly Modifier[] | null {
    let pieces: Piece[] | undefined;
    for (;;) {
      const from = this.#at;
      const code = lowered(this.#code());
      if (code !== K && code !== D && code !== BANG && code !== MORE && code !== LESS) break;
      if (this.#at > from && !this.#isApart(dice)) return null;
      const piece = this.#piece(code, shape !== null);
      if (piece === null) return null;
      if (pieces === undefined) pieces = [piece];
      else pieces.push(piece);
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

  /** The piece that begins with a sign or a letter, given small. */
  #piece(begins: number, ofDice: boolean): Piece | null {
    if (begins === K || begins === D) {
      this.#at++;
      const end = this.#end();
      const count = this.#whole();
      if (count === -1 && (end === null || this.#goesOn())) return null;
      const which = {
        // Alone, a k keeps the highest and a d drops the lowest.
        end: end ?? (begins === K ? 'high' : 'low'),
        count: count === -1 ? 1 : count,
      } as const;
      return { kind: begins === K ? 'keep' : 'drop', which };
    }
    if (begins !== BANG) {
      const when = this.#condition();
      return when === null ? null : { kind: 'hit', when };
    }
    if (!ofDice) return null;
    this.#at++;
    // '!!', '!o', '!p', '!=', and what may be said behind a gap.
    const next = lowered(this.#text.charCodeAt(this.#at));
    if (next === BANG || next === EQUAL || next === O || next === P || next <= SPACE || next >= FOREIGN)
      return null;
    const when = this.#condition();
    return {
      kind: 'explode',
      when: when === null ? [] : [when],
      together: false,
      penetrating: false,
      times: 'always',
    };
  }

  #end(): 'high' | 'low' | 'middle' | null {
    const code = lowered(this.#text.charCodeAt(this.#at));
    const end = code === H ? 'high' : code === L ? 'low' : code === M ? 'middle' : null;
    if (end !== null) this.#at++;
    return end;
  }

  /** Whether a letter or a comparison follows: then it is something else than it looks like so far. */
  #goesOn(): boolean {
    return /[a-z<>=≥≤≠]/i.test(this.#text[this.#at] ?? '');
  }

  #condition(): Condition | null {
    const first = this.#text.charCodeAt(this.#at);
    if (first !== MORE && first !== LESS) return null;
    this.#at++;
    const isClosed = this.#text.charCodeAt(this.#at) === EQUAL;
    if (isClosed) this.#at++;
    this.#code();
    const value = this.#whole();
    // '>1d20' compares two rolls or counts and drops: the grammar knows.
    const next = this.#text.charCodeAt(this.#at);
    if (value === -1 || next === POINT || lowered(next) === D) {
      this.#meaningless = true;
      return null;
    }
    return { compare: first === MORE ? (isClosed ? '>=' : '>') : isClosed ? '<=' : '<', value };
  }

  /** A whole number, −1 where none stands here. */
  #whole(): number {
    const text = this.#text;
    const start = this.#at;
    let at = start;
    let value = 0;
    let code = text.charCodeAt(at);
    while (code >= ZERO && code <= NINE) {
      value = value * 10 + code - ZERO;
      code = text.charCodeAt(++at);
    }
    if (at - start > LONGEST_NUMBER || code === POINT) this.#meaningless = true;
    this.#at = at;
    return at === start ? -1 : value;
  }
}

/** A sign, or letters and a number; the number of a drop that says no end. */
const APART = /[!<>]|[kd][hlm]\d|k\d|d(\d+)/iy;

/** A character's code; of a capital letter that of the small one. */
const lowered = (code: number): number => (code >= 0x41 && code <= 0x5a ? code | 0x20 : code);

const SPACE = 0x20;
const BANG = 0x21;
const TIMES = 0x2a;
const PLUS = 0x2b;
const COMMA = 0x2c;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const LESS = 0x3c;
const EQUAL = 0x3d;
const MORE = 0x3e;
const D = 0x64;
const H = 0x68;
const K = 0x6b;
const L = 0x6c;
const M = 0x6d;
const O = 0x6f;
const P = 0x70;
const BRACE = 0x7b;
const BRACED = 0x7d;
const FOREIGN = 0x80;

const isForGroups = (modifier: Modifier): modifier is GroupModifier =>
  modifier.kind === 'keep' ||
  modifier.kind === 'drop' ||
  modifier.kind === 'success' ||
  modifier.kind === 'sort';
