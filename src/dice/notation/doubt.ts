import { bounds } from '../bounds/bounds.ts';
import { faces, isEnds, successOf } from '../reading.ts';
import type { Batch, Condition, DiceNode, Expression } from './ast.ts';
import { check } from './check.ts';
import { childrenOf, withChildren } from './children.ts';
import { print } from './print.ts';
import type { ParseError, Problem } from './problem.ts';

/*
 * Rolls that can be made and are hardly meant: `2d6>=7` counts dice that show 7, and none can.
 */

/**
 * What makes a roll doubtful, and what is meant sooner; null where nothing is. Said before it is rolled: afterwards it looks like a
 * result.
 */
export const doubt = (text: string, batch: Batch): ParseError | null => {
  const signed = signedDie(text);
  if (signed !== null) return signed;
  for (const { expression } of batch) {
    const found = doubtful(expression);
    if (found === null) continue;
    // Several rolls, or one that is repeated, would have to be written out.
    const alone = batch.length === 1 && batch[0]?.repeat === 1;
    const meant = alone && found.node !== null ? summedUp(expression, found.node, found.when) : null;
    const error: ParseError = { ...found.problem, at: 0 };
    return meant === null ? error : { ...error, suggestion: meant };
  }
  return null;
};

interface Doubtful {
  readonly problem: Problem;
  /** The dice whose sum may be meant instead; null where it can't be. */
  readonly node: DiceNode | null;
  readonly when: Condition;
}

const doubtful = (node: Expression): Doubtful | null => {
  const own = node.kind === 'dice' ? doubtfulDice(node) : null;
  if (own !== null) return own;
  for (const child of childrenOf(node)) {
    const found = doubtful(child);
    if (found !== null) return found;
  }
  return null;
};

const doubtfulDice = (node: DiceNode): Doubtful | null => {
  const die = print({ ...node, count: 1, modifiers: [] }).replace(/^1/, '');
  const range = shown(node);
  const success = successOf(node.modifiers);
  if (success !== undefined) {
    const { hit, double, fail, cancel } = success;
    const only = double === null && fail === null && cancel === null;
    const params = { die, when: hit, dice: node.count };
    const meant = only ? node : null;
    if (!some(hit, range) && (double === null || !some(double, range)))
      return { problem: { code: 'neverMet', params: { ...params, does: 'count' } }, node: meant, when: hit };
    if (every(hit, range) && (double === null || !some(double, range)))
      return { problem: { code: 'alwaysMet', params }, node: meant, when: hit };
  }
  for (const modifier of node.modifiers) {
    if ((modifier.kind !== 'explode' && modifier.kind !== 'reroll') || isEnds(modifier.when)) continue;
    const [when] = modifier.when;
    if (when === undefined || modifier.when.some((one) => some(one, range))) continue;
    const does = modifier.kind;
    // '2d6!>=7' may be meant as exploding dice against 7.
    const meant = does === 'explode' && modifier.when.length === 1 && success === undefined ? node : null;
    return {
      problem: { code: 'neverMet', params: { die, when, dice: node.count, does } },
      node: meant,
      when,
    };
  }
  return null;
};

/** What dice may show. */
interface Shown {
  readonly low: number;
  readonly high: number;
  /** All of it, where it is not every whole number between. */
  readonly values: readonly number[] | null;
}

/** What a die of a node may show, or more: what it explodes to, is raised to, counts as. */
const shown = ({ shape, modifiers }: DiceNode): Shown => {
  const { min, max } = faces(shape);
  let low = min;
  let high = max;
  let plain = true;
  for (const modifier of modifiers) {
    if (modifier.kind === 'min' || modifier.kind === 'max') {
      plain = false;
      const { value } = modifier;
      if (modifier.kind === 'min') high = Math.max(high, value);
      else low = Math.min(low, value);
      // Dice that come later are not raised or lowered.
      if (!modifiers.some(({ kind }) => LATER.has(kind))) {
        if (modifier.kind === 'min') low = Math.max(low, value);
        else high = Math.min(high, value);
      }
    }
    if (modifier.kind !== 'explode') continue;
    if (modifier.penetrating) low = Math.min(low, min - 1);
    if (modifier.together) high = Number.POSITIVE_INFINITY;
    if (modifier.penetrating || modifier.together) plain = false;
  }
  return { low, high, values: plain && shape.kind === 'faces' ? shape.faces : null };
};

const LATER: ReadonlySet<DiceNode['modifiers'][number]['kind']> = new Set(['explode', 'reroll', 'unique']);

const some = ({ compare, value }: Condition, { low, high, values }: Shown): boolean => {
  switch (compare) {
    case '>=':
      return high >= value;
    case '>':
      return high > value;
    case '<=':
      return low <= value;
    case '<':
      return low < value;
    case '=':
      return values?.includes(value) ?? (Number.isInteger(value) && low <= value && value <= high);
    case '!=':
      return low !== value || high !== value;
  }
};

const OPPOSITE = { '>=': '<', '>': '<=', '<=': '>', '<': '>=', '=': '!=', '!=': '=' } as const;

const every = ({ compare, value }: Condition, range: Shown): boolean =>
  !some({ compare: OPPOSITE[compare], value }, range);

/** The whole roll added up and held against the target; null where that could not be met or missed either. */
const summedUp = (expression: Expression, dice: DiceNode, { compare, value }: Condition): string | null => {
  const modifiers = dice.modifiers.flatMap((modifier) => {
    if (modifier.kind === 'success') return [];
    return modifier.kind === 'explode' && !isEnds(modifier.when) && successOf(dice.modifiers) === undefined
      ? [{ ...modifier, when: [] }]
      : [modifier];
  });
  const added = replaced(expression, dice, { ...dice, modifiers });
  // Added up it may be what no roll can be: a divisor that is zero.
  if (!Number.isInteger(value) || value < 0 || check(added).finding !== undefined) return null;
  const { min, max } = bounds(added);
  const range = { low: min, high: max, values: null };
  const target = { compare, value };
  if (!some(target, range) || every(target, range)) return null;
  return print({ kind: 'compare', compare, left: added, right: { kind: 'number', value } });
};

const replaced = (node: Expression, from: Expression, to: Expression): Expression =>
  node === from ? to : withChildren(node, (child) => replaced(child, from, to));

/** `+d20` and `-d20`, with which players of Dice Maiden roll with advantage and disadvantage. */
const signedDie = (text: string): ParseError | null => {
  const [, sign, die, rest] = /^\s*([+−–-])\s*(d(?:20|%|100))(?![\d\p{L}])(.*)$/isu.exec(text) ?? [];
  if (sign === undefined || die === undefined) return null;
  const higher = sign === '+';
  const suggestion = `2${die}k${higher ? 'h' : 'l'}1${rest ?? ''}`.trim();
  return {
    code: 'signedDie',
    params: { die: `${sign}${die}`, end: higher ? 'higher' : 'lower' },
    at: 0,
    suggestion,
  };
};
