import { apply, calculate, meets, meetsAny } from './arithmetic.ts';
import type {
  Condition,
  DiceNode,
  Expression,
  GroupModifier,
  GroupNode,
  MathFunction,
  Modifier,
  Operator,
  Shape,
} from './notation/ast.ts';
import { LIMITS } from './notation/limits.ts';
import { isWhole } from './notation/whole.ts';
import {
  explodesWhen,
  faces,
  keptOf,
  keptRanks,
  rerollsWhen,
  scoreOf,
  selectsOf,
  successOf,
  verdictOn,
} from './reading.ts';

/** The smallest and the largest result something can have. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** How closely to look: what a roll that the limit of dice cuts short could leave is counted in or not. */
export interface Looking {
  /** Rerolls may end before they should. */
  readonly cut: boolean;
  /** A group around these dice may drop any of them. */
  readonly dropping: boolean;
}

const PLAINLY: Looking = { cut: false, dropping: false };

/**
 * The smallest and the largest total of a parsed roll, as long as it is not cut short by the limit of dice. Exact for dice
 * whose number is known before; wider, never narrower, where explosions, conditions or parts that hang together are in play.
 */
export const bounds = (expression: Expression): Bounds => boundsOf(expression, PLAINLY);

/** As bounds, looking as told. */
export const boundsOf = (node: Expression, looking: Looking): Bounds => {
  switch (node.kind) {
    case 'number':
      return { min: node.value, max: node.value };
    case 'dice':
      return diceBounds(node, looking);
    case 'group':
      return groupBounds(node, looking);
    case 'negate':
      return negated(boundsOf(node.of, looking));
    case 'label':
      return boundsOf(node.of, looking);
    case 'math':
      return mathBounds(
        node.operator,
        boundsOf(node.left, looking),
        boundsOf(node.right, looking),
        node.operator === '%' && isWhole(node),
      );
    case 'compare':
      return compareBounds(boundsOf(node.left, looking), boundsOf(node.right, looking), node.compare);
    case 'call':
      return callBounds(
        node.name,
        node.of.map((of) => boundsOf(of, looking)),
      );
    case 'shared':
      return { min: -LIMITS.shared, max: LIMITS.shared };
  }
};

/** The bounds of dice as they are read. */
export const diceBounds = (dice: DiceNode, looking: Looking = PLAINLY): Bounds => {
  const { count, shape, modifiers } = dice;
  if (modifiers.length === 0 && !looking.dropping) {
    const { min, max } = faces(shape);
    return { min: count * min + 0, max: count * max + 0 };
  }
  const { values, units } = unitsOf(dice, looking);
  const { min: low, max: high } = scoreBounds(values, modifiers);
  const kept = keptCount(modifiers, units, values);
  const fewest = looking.dropping ? 0 : kept.min;
  const sum = {
    min: Math.min(fewest * low, kept.max * low) + 0,
    max: Math.max(fewest * high, kept.max * high) + 0,
  };
  return notBelowZero(sum, values, modifiers);
};

interface Units {
  /** Values that a unit may have: every one at which anything changes, and the ends. */
  readonly values: readonly number[];
  /** How many units there may be. */
  readonly units: Bounds;
}

const unitsOf = ({ count, shape, modifiers }: DiceNode, { cut }: Looking): Units => {
  const shown = probes(shape, modifiers);
  const more = Math.max(0, LIMITS.dice - count);
  let values = shown;
  let units: Bounds = { min: count, max: count };
  for (const modifier of modifiers) {
    switch (modifier.kind) {
      case 'min':
        values = values.map((value) => Math.max(value, modifier.value));
        break;
      case 'max':
        values = values.map((value) => Math.min(value, modifier.value));
        break;
      case 'explode': {
        const when = explodesWhen(shape, modifier.when);
        if (!values.some((value) => meetsAny(value, when))) break;
        const added = shown.map((value) => (modifier.penetrating ? value - 1 : value));
        const endless = modifier.times === 'always' && shown.some((value) => meetsAny(value, when));
        if (modifier.together) {
          const most = endless ? more : 1;
          const least = Math.min(...added);
          const low = Math.min(
            ...values.map((value) => (meetsAny(value, when) ? value + Math.min(least, most * least) : value)),
          );
          const high = Math.max(...values) + Math.max(0, most * Math.max(...added));
          values = spread({ min: low, max: high }, modifiers);
        } else {
          const most = modifier.times === 'first' ? 1 : endless ? more : count;
          units = { min: count, max: count + Math.min(more, most) };
          values = [...values, ...added];
        }
        break;
      }
      case 'reroll': {
        const when = rerollsWhen(shape, modifier.when);
        const stays = values.filter((value) => !meetsAny(value, when));
        const hit = stays.length < values.length;
        const anew =
          modifier.times === 'always' && !cut ? shown.filter((value) => !meetsAny(value, when)) : shown;
        values = cut ? [...values, ...shown] : hit ? [...stays, ...anew] : values;
        break;
      }
      case 'unique':
        values = [...values, ...shown];
        break;
      default:
    }
  }
  return { values, units };
};

/** Faces of a shape at which anything the modifiers ask for can change, its ends among them. */
const probes = (shape: Shape, modifiers: readonly Modifier[]): readonly number[] => {
  if (shape.kind === 'fate') return [-1, 0, 1];
  if (shape.kind === 'faces') return shape.faces;
  return spread(faces(shape), modifiers);
};

/** Whole numbers of a span: its ends, and those around every number that a modifier names. */
const spread = ({ min, max }: Bounds, modifiers: readonly Modifier[]): readonly number[] => {
  const found = [min, max];
  const around = (value: number) => {
    for (const near of [Math.floor(value) - 1, Math.floor(value), Math.ceil(value), Math.ceil(value) + 1])
      if (near > min && near < max) found.push(near);
  };
  if (min + 1 < max) found.push(min + 1, max - 1);
  for (const modifier of modifiers) for (const value of numbersOf(modifier)) around(value);
  return found;
};

const numbersOf = (modifier: Modifier): readonly number[] => {
  const valuesOf = (conditions: readonly (Condition | null)[]) =>
    conditions.flatMap((condition) => (condition === null ? [] : [condition.value]));
  switch (modifier.kind) {
    case 'min':
    case 'max':
      return [modifier.value];
    case 'explode':
    case 'reroll':
    case 'unique':
      return valuesOf(modifier.when);
    case 'keep':
    case 'drop':
      return 'when' in modifier.which ? [modifier.which.when.value] : [];
    case 'success':
      return valuesOf([modifier.hit, modifier.double, modifier.fail, modifier.cancel]);
    case 'criticalSuccess':
    case 'criticalFailure':
    case 'sort':
      return [];
  }
};

/** How many units stay. */
const keptCount = (modifiers: readonly Modifier[], units: Bounds, values: readonly number[]): Bounds => {
  const selects = selectsOf(modifiers);
  if (selects.length === 0) return units;
  if (selects.length > 1 && units.min !== units.max) {
    // Spans that lie apart among many dice may overlap among few: no more than each of them keeps, perhaps none.
    const most = selects.map(({ kind, which }) =>
      kind === 'keep' && !('when' in which) ? which.count : units.max,
    );
    return { min: 0, max: Math.min(units.max, ...most) };
  }
  const ranks = [keptRanks(units.min, selects), keptRanks(units.max, selects)].map((of) =>
    of === null ? null : of.to - of.from,
  );
  const min = Math.min(...ranks.map((of) => of ?? 0));
  const max = Math.max(...ranks.map((of, place) => of ?? (place === 0 ? units.min : units.max)));
  const mayFall = selects.some(({ kind, which }) => {
    if (!('when' in which)) return false;
    const { compare, value } = which.when;
    return values.some((shown) => meets(shown, compare, value) !== (kind === 'keep'));
  });
  return { min: mayFall ? 0 : min, max };
};

const groupBounds = (group: GroupNode, looking: Looking): Bounds => {
  const success = successOf(group.modifiers);
  const selects = selectsOf(group.modifiers);
  const [only] = group.items;
  if (only !== undefined && group.items.length === 1) {
    const inner = selects.length === 0 ? boundsOf(only, looking) : boundsOfSelected(only, group, looking);
    return success === undefined ? inner : counted([scored(inner, group)], group);
  }
  const inner: Looking = { ...looking, dropping: false };
  const items = group.items.map((item) => boundsOf(item, inner));
  const kept = items.map((item) => (success === undefined ? item : scored(item, group)));
  if (selects.length === 0) return counted(kept, group);
  // What stays by rank grows with every roll, so its ends lie where all rolls have theirs.
  if (success === undefined && selects.every(({ which }) => !('when' in which))) {
    const sum = (values: readonly number[]) => {
      const stays = keptOf(values, selects);
      return values.reduce((to, value, place) => (stays?.[place] === false ? to : to + value), 0);
    };
    return { min: sum(items.map((item) => item.min)), max: sum(items.map((item) => item.max)) };
  }
  return counted(kept.map(orNothing), group);
};

const total = (items: readonly Bounds[]): Bounds => ({
  min: items.reduce((sum, item) => sum + item.min, 0),
  max: items.reduce((sum, item) => sum + item.max, 0),
});

/** Rolls that are counted: without failures never below zero. */
const counted = (items: readonly Bounds[], group: GroupNode): Bounds => {
  const sum = total(items);
  const success = successOf(group.modifiers);
  if (success === undefined || success.fail !== null) return sum;
  return { min: Math.max(0, sum.min), max: Math.max(0, sum.max) };
};

const orNothing = ({ min, max }: Bounds): Bounds => ({ min: Math.min(0, min), max: Math.max(0, max) });

/** What the total of a roll comes to where it is counted. */
const scored = (of: Bounds, group: GroupNode): Bounds => {
  const success = successOf(group.modifiers);
  if (success === undefined) return of;
  const probed = [of.min, of.max];
  for (const condition of [success.hit, success.double, success.fail, success.cancel])
    if (condition !== null)
      for (const near of [condition.value - 1e-6, condition.value, condition.value + 1e-6])
        if (near > of.min && near < of.max) probed.push(near);
  return scoreBounds(probed, group.modifiers);
};

/** The least and the most that one of several values adds where they are counted; a cancel may find a success to take away or not. */
const scoreBounds = (values: readonly number[], modifiers: readonly (Modifier | GroupModifier)[]): Bounds => {
  const success = successOf(modifiers);
  const scores = values.map((value) => scoreOf(value, modifiers));
  const mayBeNothing =
    success !== undefined && values.some((value) => verdictOn(value, success) === 'cancel');
  return { min: Math.min(...scores), max: Math.max(...scores, ...(mayBeNothing ? [0] : [])) };
};

/** Cancels alone take nothing below zero. */
const notBelowZero = (
  of: Bounds,
  values: readonly number[],
  modifiers: readonly (Modifier | GroupModifier)[],
): Bounds => {
  const success = successOf(modifiers);
  if (success === undefined || values.some((value) => verdictOn(value, success) === 'failure')) return of;
  return { min: Math.max(0, of.min), max: Math.max(0, of.max) };
};

/** A roll alone in its group, some of whose dice stay. Close where it only adds dice up, else any of them may be gone. */
const boundsOfSelected = (item: Expression, group: GroupNode, looking: Looking): Bounds => {
  const dice = addedDice(item);
  const selects = selectsOf(group.modifiers);
  if (dice === null || looking.dropping || selects.some(({ which }) => 'when' in which))
    return boundsOf(item, { ...looking, dropping: true });
  const ends = (end: 'min' | 'max') => {
    const values = dice.flatMap(({ count, shape }) => new Array<number>(count).fill(faces(shape)[end]));
    const kept = keptOf(values, selects);
    return values.reduce((sum, value, place) => (kept?.[place] === false ? sum : sum + value), 0);
  };
  return { min: ends('min'), max: ends('max') };
};

/** The dice of a roll that does nothing but add plain dice up, else null. */
const addedDice = (node: Expression): readonly DiceNode[] | null => {
  switch (node.kind) {
    case 'dice':
      return node.modifiers.length === 0 ? [node] : null;
    case 'label':
      return addedDice(node.of);
    case 'math': {
      if (node.operator !== '+') return null;
      const left = addedDice(node.left);
      const right = addedDice(node.right);
      return left === null || right === null ? null : [...left, ...right];
    }
    default:
      return null;
  }
};

/**
 * The bounds of maths on two results that do not depend on one another. Throws where the right may be 0 and divides. What a
 * power cannot be worked out for gives NaN. `whole`: both sides come to whole numbers only.
 */
export const mathBounds = (operator: Operator, left: Bounds, right: Bounds, whole = false): Bounds => {
  const divides = operator === '/' || operator === '//' || operator === '%';
  if (divides && right.min <= 0 && right.max >= 0) throw new RangeError('the divisor may be zero');
  if (operator === '%' && !(isCertain(left) && isCertain(right)))
    return remainderBounds(left, right, whole ? 1 : 0);
  const corners = [left.min, left.max].flatMap((a) =>
    [right.min, right.max].map((b) => calculate(operator, a, b)),
  );
  if (operator === '^') {
    if (left.min <= 0 && left.max >= 0) corners.push(0, ...(right.min <= 0 && right.max >= 0 ? [1] : []));
    // A power of a negative number changes sides from one exponent to the next.
    if (left.min < 0 && !isCertain(right)) corners.push(...corners.map((corner) => -corner));
    if (left.min < 0 && !isCertain(left)) corners.push(...corners.map((corner) => -corner));
  }
  return { min: Math.min(...corners) + 0, max: Math.max(...corners) + 0 };
};

const isCertain = ({ min, max }: Bounds): boolean => min === max;

/** What is left has the sign of the right side, and is smaller than it. */
const remainderBounds = (left: Bounds, right: Bounds, step: number): Bounds => {
  if (right.min > 0) {
    const fits = left.min >= 0 && left.max < right.min;
    return fits
      ? left
      : { min: 0, max: left.min >= 0 ? Math.min(left.max, right.max - step) : right.max - step };
  }
  return { min: right.min + step, max: 0 };
};

const compareBounds = (left: Bounds, right: Bounds, compare: Parameters<typeof meets>[1]): Bounds => {
  if (isCertain(left) && isCertain(right)) {
    const value = meets(left.min, compare, right.min) ? 1 : 0;
    return { min: value, max: value };
  }
  switch (compare) {
    case '>=':
      return { min: left.min >= right.max ? 1 : 0, max: left.max >= right.min ? 1 : 0 };
    case '>':
      return { min: left.min > right.max ? 1 : 0, max: left.max > right.min ? 1 : 0 };
    case '<=':
      return { min: left.max <= right.min ? 1 : 0, max: left.min <= right.max ? 1 : 0 };
    case '<':
      return { min: left.max < right.min ? 1 : 0, max: left.min < right.max ? 1 : 0 };
    case '=':
      return { min: 0, max: left.max >= right.min && left.min <= right.max ? 1 : 0 };
    case '!=':
      return { min: left.max >= right.min && left.min <= right.max ? 0 : 1, max: 1 };
  }
};

/** The bounds of a function. What a square root cannot be worked out for gives NaN. */
export const callBounds = (name: MathFunction, of: readonly Bounds[]): Bounds => {
  const mins = of.map((bounds) => bounds.min);
  const maxs = of.map((bounds) => bounds.max);
  const ends = { min: apply(name, mins), max: apply(name, maxs) };
  if (name !== 'abs') return ends; // all others grow with what goes into them
  const [min = 0, max = 0] = [mins[0], maxs[0]];
  return min <= 0 && max >= 0
    ? { min: 0, max: Math.max(-min, max) }
    : { min: Math.min(Math.abs(min), Math.abs(max)), max: Math.max(Math.abs(min), Math.abs(max)) };
};

export const negated = ({ min, max }: Bounds): Bounds => ({ min: 0 - max, max: 0 - min });
