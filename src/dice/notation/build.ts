import { closest, distance } from 'fastest-levenshtein';
import { apply, calculate } from '../arithmetic.ts';
import { arranged, diceAhead, type Piece } from './arrange.ts';
import type {
  Comparison,
  Expression,
  GroupModifier,
  Line,
  MathFunction,
  Modifier,
  Operator,
  Shape,
} from './ast.ts';
import { isComment, onlySays, type Remark } from './comments.ts';
import { countDice } from './count.ts';
import type { Problem } from './problem.ts';

/** What stands between two operands, and where. */
interface Sign {
  readonly sign: Operator | Comparison;
  readonly at: number;
}

const TIGHTNESS: Readonly<Record<Operator | Comparison, number>> = {
  '=': 0,
  '!=': 0,
  '<': 0,
  '<=': 0,
  '>': 0,
  '>=': 0,
  '+': 1,
  '-': 1,
  '*': 2,
  '/': 2,
  '//': 2,
  '%': 2,
  '^': 3,
};

const isOperator = (sign: Operator | Comparison): sign is Operator => TIGHTNESS[sign] > 0;

/** Values that can be written as `@name`. */
export type Names = Readonly<Record<string, number>>;

/** A name as it is looked up: `Sleight of Hand`, `sleight_of_hand` and `sleightofhand` are one. */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\s_\p{M}-]+/gu, '');

/** Makes the nodes of what the grammar reads, and remembers where they stand and what is wrong with them. */
export class Builder {
  readonly #names: Names;
  readonly #nodes: Expression[] = [];
  readonly #places: number[] = [];
  /** What could be read but not be meant, in the order found. */
  readonly problems: { readonly at: number; readonly problem: Problem }[] = [];

  constructor(names: Names) {
    this.#names = names;
  }

  /** Whether what stands there are words that no modifiers begin. */
  isComment(text: string, at: number): boolean {
    return isComment(text, at);
  }

  /** Whether what stands there up to the end of its line is only said of the roll `of`. */
  onlySays(text: string, at: number, sign: Remark['sign'], of: Expression): boolean {
    const words = text.slice(at, at + text.slice(at).search(/[;\r\n]|$/));
    return onlySays({ words, sign, rolls: countDice(of) > 0 });
  }

  /** Whether words in parentheses in front of a roll only say what it is. */
  isTitle(words: string): boolean {
    return onlySays({ words, sign: 'title', rolls: true });
  }

  /** Whether there are dice in it: only then words behind it are about it. */
  rolls(of: Expression): boolean {
    return countDice(of) > 0;
  }

  /** Where a node was written. */
  placeOf(node: Expression): number {
    const place = this.#nodes.indexOf(node);
    return this.#places[place] ?? 0;
  }

  /** Where `&` was written first. */
  sharedAt(): number {
    const place = this.#nodes.findIndex((node) => node.kind === 'shared');
    return this.#places[place] ?? 0;
  }

  #keep<Node extends Expression>(at: number, node: Node): Node {
    this.#nodes.push(node);
    this.#places.push(at);
    return node;
  }

  #problem(at: number, problem: Problem): void {
    this.problems.push({ at, problem });
  }

  line(at: number, repeat: number | null, expression: Expression, comment: string | null): Line {
    if (repeat === 0) this.#problem(at, { code: 'noRepeats', params: {} });
    return { repeat: repeat ?? 1, expression, comment };
  }

  number(at: number, value: number): Expression {
    return this.#keep(at, { kind: 'number', value });
  }

  shared(at: number): Expression {
    return this.#keep(at, { kind: 'shared' });
  }

  negate(at: number, of: Expression): Expression {
    return this.#keep(at, { kind: 'negate', of });
  }

  label(at: number, of: Expression, text: string): Expression {
    return this.#keep(at, { kind: 'label', of, text: text.replace(/\s+/g, ' ') });
  }

  math(at: number, operator: Operator, left: Expression, right: Expression): Expression {
    return this.#keep(at, { kind: 'math', operator, left, right });
  }

  /** Operands with operators between them: the tighter ones first, those as tight from left to right. */
  row(head: Expression, tail: readonly (readonly [sign: Sign, operand: Expression])[]): Expression {
    const waiting: Sign[] = [];
    const operands = [head];
    const join = () => {
      const { at, sign } = waiting.pop() as Sign;
      const right = operands.pop() as Expression;
      const left = operands.pop() as Expression;
      operands.push(
        isOperator(sign) ? this.math(at, sign, left, right) : this.compare(at, sign, left, right),
      );
    };
    for (const [sign, operand] of tail) {
      while (waiting.length > 0 && TIGHTNESS[(waiting.at(-1) as Sign).sign] >= TIGHTNESS[sign.sign]) join();
      waiting.push(sign);
      operands.push(operand);
    }
    while (waiting.length > 0) join();
    return operands[0] as Expression;
  }

  compare(at: number, compare: Comparison, left: Expression, right: Expression): Expression {
    return this.#keep(at, { kind: 'compare', compare, left, right });
  }

  call(at: number, name: MathFunction | 'pow', of: readonly Expression[]): Expression {
    const [left, right] = of;
    if (name !== 'pow') return this.#keep(at, { kind: 'call', name, of });
    if (of.length !== 2 || left === undefined || right === undefined) {
      this.#problem(at, { code: 'oneNumber', params: { name } });
      return this.number(at, 0);
    }
    return this.math(at, '^', left, right);
  }

  named(at: number, name: string): Expression {
    const value = this.value(at, name);
    const number = this.number(at, Math.abs(value));
    return this.label(at, value < 0 ? this.negate(at, number) : number, name.trim());
  }

  /** The value of a name. */
  value(at: number, name: string): number {
    const wanted = foldName(name);
    const known = Object.keys(this.#names);
    const found = known.find((key) => foldName(key) === wanted);
    if (found !== undefined) return this.#names[found] ?? 0;
    const folded = known.map(foldName);
    const near = folded.length === 0 ? '' : closest(wanted, folded);
    const isNear = near !== '' && distance(wanted, near) <= Math.max(2, Math.floor(wanted.length / 3));
    this.#problem(at, { code: 'unknownName', params: { name: name.trim(), nearest: isNear ? near : '' } });
    return 1;
  }

  dice(at: number, count: number, shape: Shape, pieces: readonly Piece[]): Expression {
    const modifiers = pieces.length === 0 ? NONE : this.#arranged(at, pieces, shape);
    return this.#keep(at, { kind: 'dice', count: count + diceAhead(modifiers), shape, modifiers });
  }

  group(at: number, items: readonly Expression[], pieces: readonly Piece[]): Expression {
    const modifiers = this.#arranged(at, pieces, null).filter(isForGroups);
    return this.#keep(at, { kind: 'group', items, modifiers });
  }

  /** What arithmetic without dice comes to. */
  constant(at: number, node: Expression): number {
    switch (node.kind) {
      case 'number':
        return node.value;
      case 'label':
        return this.constant(at, node.of);
      case 'negate':
        return 0 - this.constant(at, node.of);
      case 'math':
        return this.calculate(at, node.operator, this.constant(at, node.left), this.constant(at, node.right));
      case 'call':
        return this.apply(
          at,
          node.name,
          node.of.map((of) => this.constant(at, of)),
        );
      default:
        this.#problem(at, { code: 'notConstant', params: {} });
        return 1;
    }
  }

  calculate(at: number, operator: Operator, left: number, right: number): number {
    if (right === 0 && (operator === '/' || operator === '//' || operator === '%')) {
      this.#problem(at, { code: 'divisorMayBeZero', params: {} });
      return 1;
    }
    return this.#finite(at, calculate(operator, left, right));
  }

  apply(at: number, name: MathFunction | 'pow', of: readonly number[]): number {
    if (name === 'pow') return this.#finite(at, (of[0] ?? 0) ** (of[1] ?? 1));
    return this.#finite(at, apply(name, of));
  }

  #arranged(at: number, pieces: readonly Piece[], shape: Shape | null): readonly Modifier[] {
    return arranged(pieces, shape, (problem) => this.#problem(at, problem));
  }

  #finite(at: number, value: number): number {
    if (Number.isFinite(value)) return value;
    this.#problem(at, { code: 'noPower', params: {} });
    return 1;
  }
}

const NONE: readonly Modifier[] = [];

const isForGroups = (modifier: Modifier): modifier is GroupModifier =>
  modifier.kind === 'keep' ||
  modifier.kind === 'drop' ||
  modifier.kind === 'success' ||
  modifier.kind === 'sort';
