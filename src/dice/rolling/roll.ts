import { apply, calculate, meets } from '../arithmetic.ts';
import type { JudgedDie } from '../die.ts';
import type { DiceNode, Expression } from '../notation/ast.ts';
import { childrenOf } from '../notation/children.ts';
import { countDice } from '../notation/count.ts';
import { LIMITS } from '../notation/limits.ts';
import { countsSuccesses, sidesOf, successOf } from '../reading.ts';
import type { DiceSource } from '../source.ts';
import { readGroup, readsDice } from './group.ts';
import { type Judged, judgeRow, judgeUnits } from './judge.ts';
import type { Part } from './part.ts';
import { Story } from './story.ts';
import { tally } from './tally.ts';
import { changesDice, Throwing, throwDice } from './throw.ts';
import { worthOfGroup } from './worth.ts';

/** A roll that was made. */
export interface Rolled {
  readonly kind: 'rolled';
  readonly expression: Expression;
  /** What came out; what it counts says `counts`. May have decimals: `showNumber` writes it. */
  readonly total: number;
  /** Successes where every die of the roll is counted against a target, else points. */
  readonly counts: 'points' | 'successes';
  /** The expression again, every part with its result. */
  readonly part: Part;
  /** Every die in the order rolled, dropped and rerolled ones too. */
  readonly dice: readonly JudgedDie[];
  /** The index of the first die that is still to roll. */
  readonly next: number;
  /** Whether an explosion or a reroll ended because all dice that one roll may have were used up. */
  readonly cut: boolean;
}

export interface RollOptions {
  /** The index of the first die, 0 unless told: dice of one command are numbered through. */
  readonly start?: number;
  /** What dice are for that the notation does not label itself. */
  readonly label?: string;
  /** What `&` stands for, 0 unless told. */
  readonly shared?: number;
  /** How many dice explosions and rerolls may add; unless told, what the written dice leave of the limit. */
  readonly spare?: number;
}

/**
 * Rolls what parse has read. Dice are asked for from left to right, those of one part first as written, then what explodes or
 * is rolled again; the same numbers give the same roll. The total is there at once; what became of each die is found out
 * when somebody asks, from the numbers that were drawn.
 */
export const roll = (
  expression: Expression,
  source: DiceSource,
  { start = 0, label = '', shared = 0, spare }: RollOptions = {},
): Rolled => {
  const most = spare ?? Math.max(0, LIMITS.dice - countDice(expression));
  const throwing = new Throwing(source, start, most);
  return new Made(expression, totalOf(expression, throwing, shared), throwing, label, shared, most);
};

/** With what it began with and the numbers that were drawn it can be told again. */
class Made implements Rolled {
  readonly kind = 'rolled';
  readonly expression: Expression;
  readonly total: number;
  readonly #thrown: Throwing;
  readonly #label: string;
  readonly #shared: number;
  readonly #spare: number;
  #part: Part | undefined;
  #dice: readonly JudgedDie[] | undefined;

  constructor(
    expression: Expression,
    total: number,
    thrown: Throwing,
    label: string,
    shared: number,
    spare: number,
  ) {
    this.expression = expression;
    this.total = total;
    this.#thrown = thrown;
    this.#label = label;
    this.#shared = shared;
    this.#spare = spare;
  }

  get next(): number {
    return this.#thrown.next;
  }

  get cut(): boolean {
    return this.#thrown.cut;
  }

  get counts(): 'points' | 'successes' {
    return this.#thrown.fallen > 0 && everyPoolCounts(this.expression) ? 'successes' : 'points';
  }

  get part(): Part {
    this.#part ??= rollPart(this.expression, this.#label, this.#thrown.again(this.#spare), this.#shared);
    return this.#part;
  }

  get dice(): readonly JudgedDie[] {
    this.#dice ??= diceOf(this.part, this.#thrown.start, this.#thrown.fallen);
    return this.#dice;
  }
}

/** What an expression comes to. */
const totalOf = (node: Expression, throwing: Throwing, shared: number): number => {
  switch (node.kind) {
    case 'number':
      return node.value;
    case 'dice':
      return tally(node, throwing);
    case 'group':
      // What is kept of one roll alone are its dice: then they must be told apart.
      if (readsDice(node)) return rollPart(node, '', throwing, shared).value;
      return worthOfGroup(
        node.items.map((item) => totalOf(item, throwing, shared)),
        node.modifiers,
      );
    case 'negate':
      return 0 - totalOf(node.of, throwing, shared);
    case 'label':
      return totalOf(node.of, throwing, shared);
    case 'math': {
      const left = totalOf(node.left, throwing, shared);
      return calculate(node.operator, left, totalOf(node.right, throwing, shared));
    }
    case 'compare': {
      const left = totalOf(node.left, throwing, shared);
      return meets(left, node.compare, totalOf(node.right, throwing, shared)) ? 1 : 0;
    }
    case 'call':
      return apply(
        node.name,
        node.of.map((each) => totalOf(each, throwing, shared)),
      );
    case 'shared':
      return shared;
  }
};

const rollPart = (node: Expression, named: string, throwing: Throwing, shared: number): Part => {
  const inside = (child: Expression) => rollPart(child, named, throwing, shared);
  switch (node.kind) {
    case 'number':
      return { kind: 'number', value: node.value };
    case 'dice': {
      const { dice, value } = rollDice(node, named, throwing);
      return { kind: 'dice', value, of: node, dice };
    }
    case 'group':
      return readGroup(node, node.items.map(inside));
    case 'negate': {
      const of = inside(node.of);
      return { kind: 'negate', value: 0 - of.value, of };
    }
    case 'label': {
      const of = rollPart(node.of, node.text, throwing, shared);
      return { kind: 'label', value: of.value, of, text: node.text };
    }
    case 'math': {
      const left = inside(node.left);
      const right = inside(node.right);
      const value = calculate(node.operator, left.value, right.value);
      return { kind: 'math', value, operator: node.operator, left, right };
    }
    case 'compare': {
      const left = inside(node.left);
      const right = inside(node.right);
      const value = meets(left.value, node.compare, right.value) ? 1 : 0;
      return { kind: 'compare', value, compare: node.compare, left, right };
    }
    case 'call': {
      const of = node.of.map(inside);
      const value = apply(
        node.name,
        of.map((part) => part.value),
      );
      return { kind: 'call', value, name: node.name, of };
    }
    case 'shared':
      return { kind: 'shared', value: shared };
  }
};

/** The dice of one node; where they stay as they fell there is no more to tell of them. */
const rollDice = (node: DiceNode, label: string, throwing: Throwing): Judged => {
  const { modifiers, shape } = node;
  if (modifiers.some(changesDice)) {
    const story = new Story(sidesOf(shape), label);
    return judgeUnits(story, throwDice(node, throwing, story), modifiers, shape);
  }
  const first = throwing.next;
  return judgeRow(node, throwDice(node, throwing, undefined).values, first, label);
};

/** Every die of a part in the order rolled. */
const diceOf = (part: Part, start: number, count: number): readonly JudgedDie[] => {
  if (part.kind === 'dice' && part.of.modifiers.length === 0) return part.dice;
  const dice = new Array<JudgedDie>(count);
  const gather = (of: Part): void => {
    switch (of.kind) {
      case 'number':
      case 'shared':
        return;
      case 'dice':
        for (const die of of.dice) dice[die.index - start] = die;
        return;
      case 'group':
        for (const item of of.items) gather(item.part);
        return;
      case 'negate':
      case 'label':
        gather(of.of);
        return;
      case 'math':
      case 'compare':
        gather(of.left);
        gather(of.right);
        return;
      case 'call':
        for (const argument of of.of) gather(argument);
        return;
    }
  };
  gather(part);
  return dice;
};

const everyPoolCounts = (node: Expression): boolean => {
  if (node.kind === 'dice') return countsSuccesses(node);
  if (node.kind === 'compare') return false;
  const counted = node.kind === 'group' && successOf(node.modifiers) !== undefined;
  return counted || childrenOf(node).every(everyPoolCounts);
};
