import { meets } from './arithmetic.ts';
import type {
  Condition,
  DiceNode,
  Ends,
  GroupModifier,
  Modifier,
  SelectModifier,
  Shape,
  SuccessModifier,
} from './notation/ast.ts';

/*
 * How dice are read: the one definition from which rolling, the bounds and the odds all come.
 */

/** A half-open span of ranks: the dice sorted from low to high, first included, last not. */
export interface Ranks {
  readonly from: number;
  readonly to: number;
}

/** The lowest and highest face of a shape. */
export const faces = (shape: Shape): { readonly min: number; readonly max: number } => {
  switch (shape.kind) {
    case 'numbered':
      return { min: 1, max: shape.sides };
    case 'fate':
      return { min: -1, max: 1 };
    case 'faces':
      return { min: Math.min(...shape.faces), max: Math.max(...shape.faces) };
  }
};

/** How many sides a shape has, each equally likely: what the dice source is asked for. */
export const sidesOf = (shape: Shape): number => {
  switch (shape.kind) {
    case 'numbered':
      return shape.sides;
    case 'fate':
      return shape.signs === 2 ? 3 : 6;
    case 'faces':
      return shape.faces.length;
  }
};

/** What a die shows whose source gave this number, from 1 to its sides. */
export const faceOf = (shape: Shape, drawn: number): number => {
  switch (shape.kind) {
    case 'numbered':
      return drawn;
    case 'fate':
      return shape.signs === 2 ? drawn - 2 : drawn === 1 ? -1 : drawn === 6 ? 1 : 0;
    case 'faces':
      return shape.faces[drawn - 1] ?? 0;
  }
};

/** When dice of a shape explode: as written, else on their highest face. */
export const explodesWhen = (shape: Shape, when: readonly Condition[]): readonly Condition[] =>
  when.length > 0 ? when : [{ compare: '=', value: faces(shape).max }];

/** When dice of a shape are rolled again: as written, else on their lowest face. */
export const rerollsWhen = (shape: Shape, when: readonly Condition[]): readonly Condition[] =>
  when.length > 0 ? when : [{ compare: '=', value: faces(shape).min }];

/** Whether dice are chosen by where they stand rather than by what they show. */
export const isEnds = (when: readonly Condition[] | Ends): when is Ends => !Array.isArray(when);

/** The places of those values that stand at an end, the outermost first; among equals the first comes first. */
export const placesAt = (values: readonly number[], { end, count }: Ends): readonly number[] => {
  const sign = end === 'high' ? -1 : 1;
  const places = values.map((_, place) => place);
  places.sort((a, b) => sign * ((values[a] as number) - (values[b] as number)));
  return places.slice(0, count);
};

/** Which ranks of `count` dice advantage and disadvantage leave: what they take goes before all else. */
export const ranksInPlay = (count: number, modifiers: readonly AnyModifier[]): Ranks => {
  for (const modifier of modifiers) {
    if (modifier.kind === 'advantage') return { from: modifier.dice, to: count };
    if (modifier.kind === 'disadvantage') return { from: 0, to: count - modifier.dice };
  }
  return { from: 0, to: count };
};

/** How many of a node's dice are in play. */
export const diceInPlay = ({ count, modifiers }: Pick<DiceNode, 'count' | 'modifiers'>): number => {
  const { from, to } = ranksInPlay(count, modifiers);
  return to - from;
};

type AnyModifier = Modifier | GroupModifier;

export const selectsOf = (modifiers: readonly AnyModifier[]): readonly SelectModifier[] =>
  modifiers.filter(isSelect);

const isSelect = (modifier: AnyModifier): modifier is SelectModifier =>
  modifier.kind === 'keep' || modifier.kind === 'drop';

/** How many ranks below the chosen ones stay outside, where `chosen` of `count` are meant. */
const below = (end: 'high' | 'low' | 'middle', count: number, chosen: number): number =>
  end === 'high' ? count - chosen : end === 'low' ? 0 : Math.floor((count - chosen) / 2);

/**
 * Which ranks of `count` dice stay: what every keep and drop by rank leaves, those with a condition left aside. Of a surplus
 * that cannot be halved the middle leaves one more high. Null where what stays is not one span (the middle dropped).
 */
export const keptRanks = (count: number, modifiers: readonly AnyModifier[]): Ranks | null => {
  let from = 0;
  let to = count;
  for (const modifier of modifiers) {
    if ((modifier.kind !== 'keep' && modifier.kind !== 'drop') || 'when' in modifier.which) continue;
    const { end } = modifier.which;
    const chosen = Math.min(modifier.which.count, count);
    const start = below(end, count, chosen);
    if (modifier.kind === 'keep') {
      from = Math.max(from, start);
      to = Math.min(to, start + chosen);
    } else if (start === 0) from = Math.max(from, chosen);
    else if (start + chosen === count) to = Math.min(to, start);
    else return null;
  }
  return { from, to: Math.max(from, to) };
};

/**
 * Which of the values stay (true) after every keep and drop, in the order given; each looks at all of them. Among equals the
 * first one ranks lower. Undefined where nothing is kept or dropped.
 */
export const keptOf = (
  values: readonly number[],
  modifiers: readonly AnyModifier[],
): readonly boolean[] | undefined => {
  let kept: boolean[] | undefined;
  let ranked: number[] | undefined;
  for (const modifier of modifiers) {
    if (modifier.kind !== 'keep' && modifier.kind !== 'drop') continue;
    kept ??= new Array<boolean>(values.length).fill(true);
    const keeps = modifier.kind === 'keep';
    if ('when' in modifier.which) {
      const { compare, value } = modifier.which.when;
      for (let place = 0; place < values.length; place++)
        if (meets(values[place] as number, compare, value) !== keeps) kept[place] = false;
      continue;
    }
    ranked ??= rankedPlaces(values);
    const chosen = Math.min(modifier.which.count, values.length);
    const start = below(modifier.which.end, values.length, chosen);
    for (let rank = 0; rank < values.length; rank++)
      if ((rank >= start && rank < start + chosen) !== keeps) kept[ranked[rank] as number] = false;
  }
  return kept;
};

const FEW = 30; // values that are sorted sooner by inserting one after the other

/** The places of the values from low to high, the first of equals first. */
const rankedPlaces = (values: readonly number[]): number[] => {
  if (values.length > FEW)
    return values.map((_, place) => place).sort((a, b) => (values[a] as number) - (values[b] as number));
  const ranked: number[] = [];
  for (let place = 0; place < values.length; place++) {
    const value = values[place] as number;
    let rank = place;
    while (rank > 0 && (values[ranked[rank - 1] as number] as number) > value) {
      ranked[rank] = ranked[rank - 1] as number;
      rank--;
    }
    ranked[rank] = place;
  }
  return ranked;
};

/** Puts values in order, in place. */
export const ascending = (values: number[]): void => {
  if (values.length > FEW) {
    values.sort((a, b) => a - b);
    return;
  }
  for (let place = 1; place < values.length; place++) {
    const value = values[place] as number;
    let rank = place;
    while (rank > 0 && (values[rank - 1] as number) > value) {
      values[rank] = values[rank - 1] as number;
      rank--;
    }
    values[rank] = value;
  }
};

export const successOf = (modifiers: readonly AnyModifier[]): SuccessModifier | undefined => {
  for (const modifier of modifiers) if (modifier.kind === 'success') return modifier;
  return undefined;
};

/** Whether the dice are counted against a target rather than added up. */
export const countsSuccesses = (dice: Pick<DiceNode, 'modifiers'>): boolean =>
  successOf(dice.modifiers) !== undefined;

/** What a value is against a target. */
export type Verdict = 'double' | 'success' | 'failure' | 'cancel' | 'miss';

const holds = (value: number, condition: Condition | null): boolean =>
  condition !== null && meets(value, condition.compare, condition.value);

export const verdictOn = (value: number, { hit, double, fail, cancel }: SuccessModifier): Verdict => {
  if (double !== null && holds(value, double)) return 'double';
  if (meets(value, hit.compare, hit.value)) return 'success';
  if (fail === null && cancel === null) return 'miss';
  if (holds(value, fail)) return 'failure';
  return holds(value, cancel) ? 'cancel' : 'miss';
};

/** What a verdict adds to the successes; a cancel as far as there is one to take away. */
export const SCORES: Readonly<Record<Verdict, number>> = {
  double: 2,
  success: 1,
  failure: -1,
  cancel: -1,
  miss: 0,
};
