import { explodesWhen, isEnds, rerollsWhen } from '../reading.ts';
import type {
  AdvantageModifier,
  Condition,
  Modifier,
  SelectModifier,
  Shape,
  SuccessModifier,
} from './ast.ts';
import { STAGES } from './ast.ts';
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

/** Modifiers in the order of STAGES, the pieces of one together; no shape: those of a group. What cannot be meant goes to `report`. */
export const arranged = (
  pieces: readonly Piece[],
  shape: Shape | null,
  report: (problem: Problem) => void,
): readonly Modifier[] => {
  const inOrder: Modifier[] = [];
  let hit: Condition | null = null;
  let double: Condition | number | null | undefined;
  let fail: Condition | null = null;
  let cancel: Condition | null = null;
  let redeems = false;
  let ahead = 0;
  const twoTargets = () => report({ code: 'twoTargets', params: {} });
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
        inOrder.push(piece);
        break;
      case 'reroll':
        // However it falls, there is always a highest and a lowest.
        if (piece.times === 'always' && isEnds(piece.when))
          report({ code: 'neverEnds', params: { modifier: 'reroll' } });
        add(inOrder, piece, shape, report);
        break;
      default:
        add(inOrder, piece, shape, report);
    }
  }
  if (ahead !== 0) inOrder.push({ kind: ahead > 0 ? 'advantage' : 'disadvantage', dice: Math.abs(ahead) });
  if (redeems && fail === null) report({ code: 'nothingRedeemed', params: {} });
  if (hit !== null) {
    const doubled =
      double === undefined
        ? null
        : double === null
          ? hit
          : typeof double === 'number'
            ? like(hit, double)
            : double;
    inOrder.push({ kind: 'success', hit, double: doubled, fail, cancel, redeems });
  } else if (fail !== null || cancel !== null || double !== undefined) {
    const counts = fail !== null ? 'failures' : cancel !== null ? 'cancels' : 'doubles';
    report({ code: 'noTarget', params: { counts } });
  }
  return isInOrder(inOrder)
    ? inOrder
    : inOrder.sort((a, b) => STAGES.indexOf(a.kind) - STAGES.indexOf(b.kind));
};

/** Most people write modifiers in the order in which they are applied. */
const isInOrder = (modifiers: readonly Modifier[]): boolean => {
  let stage = 0;
  for (const { kind } of modifiers) {
    while (stage < STAGES.length && STAGES[stage] !== kind) stage++;
  }
  return stage < STAGES.length;
};

/** Adds a modifier of which there is one of a kind: what is written twice is taken together where it agrees. */
const add = (
  inOrder: Modifier[],
  piece: Unique,
  shape: Shape | null,
  report: (problem: Problem) => void,
): void => {
  let place = 0;
  while (place < inOrder.length && inOrder[place]?.kind !== piece.kind) place++;
  const before = inOrder[place];
  if (before === undefined) {
    inOrder.push(piece);
    return;
  }
  const together = shape === null ? undefined : merged(before, piece, shape);
  if (together !== undefined) inOrder[place] = together;
  else if (JSON.stringify(before) !== JSON.stringify(piece))
    report({ code: 'twice', params: { modifier: piece.kind as Repeated } });
};

type Unique = Exclude<Modifier, SelectModifier | SuccessModifier | AdvantageModifier>;

/** Those among the dice that are there because some will be dropped at once. */
export const diceAhead = (modifiers: readonly Modifier[]): number => {
  for (const modifier of modifiers)
    if (modifier.kind === 'advantage' || modifier.kind === 'disadvantage') return modifier.dice;
  return 0;
};

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
