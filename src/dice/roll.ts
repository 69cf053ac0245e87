import { calculate } from './arithmetic.ts';
import type { Die, Fate, JudgedDie } from './die.ts';
import type { DiceNode, Expression, Operator } from './notation/ast.ts';
import { countsSuccesses, faces, keptRanks, scoreOf, sidesOf } from './reading.ts';
import type { DiceSource } from './source.ts';

/** A roll that was made. */
export interface Rolled {
  readonly kind: 'rolled';
  readonly expression: Expression;
  /** What came out; what it counts says `counts`. */
  readonly total: number;
  /** Successes where every die of the roll is counted against a target, else points. */
  readonly counts: 'points' | 'successes';
  /** The expression again, every part with its result. */
  readonly part: Part;
  /** Every die in the order rolled, dropped ones too. */
  readonly dice: readonly JudgedDie[];
  /** The index of the first die that is still to roll. */
  readonly next: number;
}

/** A node of the expression and what came out of it. */
export type Part =
  | { readonly kind: 'number'; readonly value: number }
  | {
      readonly kind: 'dice';
      readonly value: number;
      readonly of: DiceNode;
      readonly dice: readonly JudgedDie[];
    }
  | { readonly kind: 'negate'; readonly value: number; readonly of: Part }
  | { readonly kind: 'label'; readonly value: number; readonly of: Part; readonly text: string }
  | {
      readonly kind: 'math';
      readonly value: number;
      readonly operator: Operator;
      readonly left: Part;
      readonly right: Part;
    };

export interface RollOptions {
  /** The index of the first die, 0 unless told: dice of one command are numbered through. */
  readonly start?: number;
  /** What dice are for that the notation does not label itself. */
  readonly label?: string;
}

/** Rolls what parse has read. Dice are asked for from left to right. */
export const roll = (
  expression: Expression,
  source: DiceSource,
  { start = 0, label = '' }: RollOptions = {},
): Rolled => {
  const dice: JudgedDie[] = [];
  const rollPart = (node: Expression, named: string): Part => {
    switch (node.kind) {
      case 'number':
        return { kind: 'number', value: node.value };
      case 'dice': {
        const judged = judge(node, throwDice(node, source, start + dice.length, named));
        for (const die of judged.dice) dice.push(die);
        return { kind: 'dice', value: judged.value, of: node, dice: judged.dice };
      }
      case 'negate': {
        const of = rollPart(node.of, named);
        return { kind: 'negate', value: 0 - of.value, of };
      }
      case 'label': {
        const of = rollPart(node.of, node.text);
        return { kind: 'label', value: of.value, of, text: node.text };
      }
      case 'math': {
        const left = rollPart(node.left, named);
        const right = rollPart(node.right, named);
        const value = calculate(node.operator, left.value, right.value);
        return { kind: 'math', value, operator: node.operator, left, right };
      }
    }
  };
  const part = rollPart(expression, label);
  const counts = dice.length > 0 && everyPoolCounts(expression) ? 'successes' : 'points';
  return { kind: 'rolled', expression, total: part.value, counts, part, dice, next: start + dice.length };
};

/** Takes the dice of a node from the source, unread: `start` is the index of the first. */
export const throwDice = (
  dice: DiceNode,
  source: DiceSource,
  start: number,
  label: string,
): readonly Die[] => {
  const sides = sidesOf(dice.shape);
  const lowest = faces(dice.shape).min;
  const thrown: Die[] = [];
  for (let index = start; index < start + dice.count; index++)
    thrown.push({ index, sides, value: source.die(index, sides) + lowest - 1, label });
  return thrown;
};

/** Reads dice that lie on the table, whoever rolled or changed them: the fate of each, and the result. */
export const judge = (
  { modifiers }: Pick<DiceNode, 'modifiers'>,
  dice: readonly Die[],
): { readonly dice: readonly JudgedDie[]; readonly value: number } => {
  const { from, to } = keptRanks(dice.length, modifiers);
  const dropped = droppedOf(dice, from, to);
  const counting = modifiers.some((modifier) => modifier.kind === 'success');
  let value = 0;
  const judged = dice.map((die, place): JudgedDie => {
    if (dropped?.[place]) return { ...die, fate: 'dropped', score: 0 };
    const score = scoreOf(die.value, modifiers);
    value += score;
    const fate: Fate = counting ? (score > 0 ? 'success' : 'miss') : 'kept';
    return { ...die, fate, score };
  });
  return { dice: judged, value };
};

/** Which dice fall outside the kept ranks; among equals the one rolled first ranks lower. */
const droppedOf = (dice: readonly Die[], from: number, to: number): readonly boolean[] | undefined => {
  if (from === 0 && to === dice.length) return undefined;
  const ranked = dice.map((die, place) => ({ value: die.value, place }));
  ranked.sort((a, b) => a.value - b.value);
  const dropped = new Array<boolean>(dice.length).fill(false);
  ranked.forEach(({ place }, rank) => {
    dropped[place] = rank < from || rank >= to;
  });
  return dropped;
};

const everyPoolCounts = (node: Expression): boolean => {
  switch (node.kind) {
    case 'number':
      return true;
    case 'dice':
      return countsSuccesses(node);
    case 'negate':
    case 'label':
      return everyPoolCounts(node.of);
    case 'math':
      return everyPoolCounts(node.left) && everyPoolCounts(node.right);
  }
};
