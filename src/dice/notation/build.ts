import { closest, distance } from 'fastest-levenshtein';
import { apply, calculate } from '../arithmetic.ts';
import { explodesWhen, isEnds, rerollsWhen } from '../reading.ts';
import type {
  AdvantageModifier,
  Comparison,
  Condition,
  Expression,
  GroupModifier,
  Line,
  MathFunction,
  Modifier,
  Operator,
  SelectModifier,
  Shape,
  SuccessModifier,
} from './ast.ts';
import { STAGES } from './ast.ts';
import { isComment } from './comments.ts';
import { countDice } from './count.ts';
import type { Problem, Repeated } from './problem.ts';

/** A modifier as the grammar reads it: what counts successes comes in pieces. */
export type Piece =
  | Exclude<Modifier, SuccessModifier | AdvantageModifier>
  /** Dice ahead: those that advantage adds, less those of disadvantage. */
  | { readonly kind: 'ahead'; readonly dice: number }
  | { readonly kind: 'redeem' }
  | { readonly kind: 'hit' | 'fail' | 'cancel'; readonly when: Condition }
  /** A bare number is meant as the target is; null is the target itself. */
  | { readonly kind: 'double'; readonly when: Condition | number | null };

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

  #finite(at: number, value: number): number {
    if (Number.isFinite(value)) return value;
    this.#problem(at, { code: 'noPower', params: {} });
    return 1;
  }

  /** Modifiers in the order of STAGES, the pieces of one together. */
  #arranged(at: number, pieces: readonly Piece[], shape: Shape | null): readonly Modifier[] {
    const arranged: Modifier[] = [];
    let hit: Condition | null = null;
    let double: Condition | number | null | undefined;
    let fail: Condition | null = null;
    let cancel: Condition | null = null;
    let redeems = false;
    let ahead = 0;
    const twoTargets = () => this.#problem(at, { code: 'twoTargets', params: {} });
    for (const piece of pieces) {
      switch (piece.kind) {
        case 'hit':
          if (hit !== null) twoTargets();
          hit = piece.when;
          break;
        case 'double':
          if (double !== undefined) twoTargets();
          double = piece.when;
          break;
        case 'fail':
          if (fail !== null) twoTargets();
          fail = piece.when;
          break;
        case 'cancel':
          if (cancel !== null) twoTargets();
          cancel = piece.when;
          break;
        case 'redeem':
          redeems = true;
          break;
        case 'ahead':
          ahead += piece.dice;
          break;
        case 'keep':
        case 'drop':
          arranged.push(piece);
          break;
        case 'reroll':
          // However it falls, there is always a highest and a lowest.
          if (piece.times === 'always' && isEnds(piece.when))
            this.#problem(at, { code: 'neverEnds', params: { modifier: 'reroll' } });
          this.#add(at, arranged, piece, shape);
          break;
        default:
          this.#add(at, arranged, piece, shape);
      }
    }
    if (ahead !== 0) arranged.push({ kind: ahead > 0 ? 'advantage' : 'disadvantage', dice: Math.abs(ahead) });
    if (redeems && fail === null) this.#problem(at, { code: 'nothingRedeemed', params: {} });
    if (hit !== null) {
      const doubled =
        double === undefined
          ? null
          : double === null
            ? hit
            : typeof double === 'number'
              ? like(hit, double)
              : double;
      arranged.push({ kind: 'success', hit, double: doubled, fail, cancel, redeems });
    } else if (fail !== null || cancel !== null || double !== undefined) {
      const counts = fail !== null ? 'failures' : cancel !== null ? 'cancels' : 'doubles';
      this.#problem(at, { code: 'noTarget', params: { counts } });
    }
    return arranged.length < 2
      ? arranged
      : arranged.sort((a, b) => STAGES.indexOf(a.kind) - STAGES.indexOf(b.kind));
  }

  /** Adds a modifier of which there is one of a kind: what is written twice is taken together where it agrees. */
  #add(at: number, arranged: Modifier[], piece: Unique, shape: Shape | null): void {
    const place = arranged.findIndex((other) => other.kind === piece.kind);
    const before = arranged[place];
    if (before === undefined) {
      arranged.push(piece);
      return;
    }
    const together = shape === null ? undefined : merged(before, piece, shape);
    if (together !== undefined) arranged[place] = together;
    else if (JSON.stringify(before) !== JSON.stringify(piece))
      this.#problem(at, { code: 'twice', params: { modifier: piece.kind as Repeated } });
  }
}

type Unique = Exclude<Modifier, SelectModifier | SuccessModifier | AdvantageModifier>;

const NONE: readonly Modifier[] = [];

/** Those among the dice that are there because some will be dropped at once. */
export const diceAhead = (modifiers: readonly Modifier[]): number => {
  for (const modifier of modifiers)
    if (modifier.kind === 'advantage' || modifier.kind === 'disadvantage') return modifier.dice;
  return 0;
};

const isForGroups = (modifier: Modifier): modifier is GroupModifier =>
  modifier.kind === 'keep' ||
  modifier.kind === 'drop' ||
  modifier.kind === 'success' ||
  modifier.kind === 'sort';

/** A bare number for doubles points the same way as the target: `>=7` makes it 'or more', `<=6` 'or less'. */
const like = (hit: Condition, value: number): Condition => ({
  compare: hit.compare === '<' || hit.compare === '<=' ? '<=' : '>=',
  value,
});

/** Two modifiers as one that holds where either does; undefined where they differ in more than their conditions. */
const merged = (before: Modifier, after: Unique, shape: Shape): Modifier | undefined => {
  if (!('when' in before) || !('when' in after) || before.kind !== after.kind) return undefined;
  const { when: first, ...rest } = before;
  const { when: second, ...same } = after;
  if (isEnds(first) || isEnds(second)) return undefined;
  if (JSON.stringify(rest) !== JSON.stringify(same)) return undefined;
  const isLow = after.kind === 'reroll' || after.kind === 'implode' || after.kind === 'criticalFailure';
  const written = (when: readonly Condition[]) =>
    after.kind === 'unique' ? when : (isLow ? rerollsWhen : explodesWhen)(shape, when);
  const when =
    after.kind === 'unique' && (first.length === 0 || second.length === 0)
      ? []
      : [...written(first), ...written(second)];
  const distinct = when.filter(
    (one, place) =>
      when.findIndex((other) => other.compare === one.compare && other.value === one.value) === place,
  );
  return { ...before, when: distinct };
};
