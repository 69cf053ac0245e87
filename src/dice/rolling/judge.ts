import { meetsAny } from '../arithmetic.ts';
import type { Die, Fate, JudgedDie } from '../die.ts';
import type { Condition, DiceNode, Modifier, Shape, SuccessModifier } from '../notation/ast.ts';
import { explodesWhen, faces, keptOf, rerollsWhen, SCORES, successOf, verdictOn } from '../reading.ts';
import type { Story, Unit, UnitDie } from './story.ts';

export interface Judged {
  readonly dice: readonly JudgedDie[];
  readonly value: number;
}

const KEPT: readonly Fate[] = ['kept'];
const DROPPED: readonly Fate[] = ['dropped'];
const SUBTRACTED: readonly Fate[] = ['kept', 'subtracted'];
const REDEEMED: readonly Fate[] = ['kept', 'failure', 'redeemed'];
const VERDICTS = {
  double: ['kept', 'double'],
  success: ['kept', 'success'],
  failure: ['kept', 'failure'],
  cancel: ['kept', 'cancel'],
  miss: ['kept', 'miss'],
} as const satisfies Readonly<Record<string, readonly Fate[]>>;

/**
 * Reads dice that lie on the table, whoever rolled or changed them: the fate of each, and the result. What would roll more
 * dice (explosions, rerolls) is not for here.
 */
export const judge = (
  { modifiers }: Pick<DiceNode, 'modifiers'>,
  dice: readonly Die[],
  shape?: Shape,
): Judged => {
  const values = modifiers.length === 0 ? [] : dice.map((die) => die.value);
  const { fates, scores, value } = readValues(values, dice.length, modifiers, shape, (place) =>
    dice[place] === undefined ? 0 : dice[place].value,
  );
  const judged = dice.map(
    ({ index, sides, value: shown, label }, place): JudgedDie => ({
      index,
      sides,
      value: shown,
      label,
      fates: fates[place] as readonly Fate[],
      counts: shown,
      score: scores[place] as number,
    }),
  );
  return { dice: sorted(judged, modifiers), value };
};

/** What the values of units come to: the sum of those that are kept, or their successes. */
export const worthOf = (values: readonly number[], modifiers: readonly Modifier[], shape?: Shape): number => {
  const kept = modifiers.length === 0 ? undefined : keptOf(values, modifiers);
  const success = successOf(modifiers);
  let value = 0;
  let cancels = 0;
  let failures = 0;
  let redeemers = 0;
  const redeeming = redeemingFace(success, shape);
  for (let place = 0; place < values.length; place++) {
    if (kept?.[place] === false) continue;
    const shown = values[place] as number;
    if (success === undefined) value += shown;
    else {
      const verdict = verdictOn(shown, success);
      if (shown === redeeming) redeemers++;
      if (verdict === 'miss') continue;
      if (verdict === 'cancel') cancels++;
      else value += SCORES[verdict];
      if (verdict === 'failure') failures++;
    }
  }
  if (success === undefined) return value;
  value += Math.min(failures, redeemers);
  // Cancels come last: each takes a success away as long as there is one.
  return value - Math.min(cancels, Math.max(0, value));
};

/** The face that takes failures away, where one does. */
const redeemingFace = (success: SuccessModifier | undefined, shape: Shape | undefined): number | undefined =>
  success?.redeems === true && shape !== undefined ? faces(shape).max : undefined;

/** Reads units: their dice in the order shown, each with what became of it. */
export const judgeUnits = (
  { units, aside }: Pick<Story, 'units' | 'aside'>,
  modifiers: readonly Modifier[],
  shape: Shape,
): Judged => {
  const values = units.map((unit) => unit.value);
  const read = readValues(values, units.length, modifiers, shape, (place) => values[place] as number);
  const sort = sortOf(modifiers);
  const order = units.map((_, place) => place);
  if (sort !== undefined)
    order.sort((a, b) => ((values[a] as number) - (values[b] as number)) * (sort === 'up' ? 1 : -1));
  const dice = order.flatMap((place) => {
    const unit = units[place] as Unit;
    const fates = read.fates[place] as readonly Fate[];
    return unit.dice.map((one): JudgedDie => {
      const { die, counts, from, leads } = one;
      const judged = {
        index: die.index,
        sides: die.sides,
        value: die.value,
        label: die.label,
        fates: fatesOf(one, fates),
        counts: leads ? unit.value : counts,
        score: leads ? (read.scores[place] as number) : 0,
      };
      return from === undefined ? judged : { ...judged, from };
    });
  });
  let { value } = read;
  for (const { die, counts, from, state, marks } of aside) {
    const score = state === 'subtracted' ? counts : 0;
    value += score;
    dice.push({
      ...die,
      fates: state === 'subtracted' ? SUBTRACTED : ['dropped', ...marks],
      counts,
      score,
      ...(from === undefined ? {} : { from }),
    });
  }
  return { dice, value };
};

/** What became of one die of a unit; of most nothing but what became of the unit. */
const fatesOf = ({ state, marks }: UnitDie, unit: readonly Fate[]): readonly Fate[] => {
  if (state === 'rerolled') return ['rerolled', ...marks];
  if (state === 'joined') return [unit[0] === 'dropped' ? 'dropped' : 'joined', ...marks];
  if (marks.length === 0) return unit;
  const [base = 'kept', ...more] = unit;
  return [base, ...marks, ...more];
};

interface Read {
  readonly fates: readonly (readonly Fate[])[];
  readonly scores: readonly number[];
  readonly value: number;
}

const readValues = (
  values: readonly number[],
  count: number,
  modifiers: readonly Modifier[],
  shape: Shape | undefined,
  valueAt: (place: number) => number,
): Read => {
  const kept = modifiers.length === 0 ? undefined : keptOf(values, modifiers);
  const success = successOf(modifiers);
  const fates: (readonly Fate[])[] = [];
  const scores: number[] = [];
  let value = 0;
  let cancels = false;
  let failed = false;
  for (let place = 0; place < count; place++) {
    const shown = valueAt(place);
    if (kept?.[place] === false) {
      fates.push(DROPPED);
      scores.push(0);
    } else if (success === undefined) {
      fates.push(KEPT);
      scores.push(shown);
      value += shown;
    } else {
      const verdict = verdictOn(shown, success);
      fates.push(VERDICTS[verdict]);
      if (verdict === 'cancel') cancels = true;
      else if (verdict === 'failure') failed = true;
      const score = verdict === 'cancel' ? 0 : SCORES[verdict];
      scores.push(score);
      value += score;
    }
  }
  if (failed && success !== undefined) {
    // A face that redeems does so whether it is a success by itself or not.
    const redeeming = redeemingFace(success, shape);
    let redeemers = 0;
    if (redeeming !== undefined)
      for (let place = 0; place < count; place++)
        if (kept?.[place] !== false && valueAt(place) === redeeming) redeemers++;
    for (let place = 0; place < count && redeemers > 0; place++)
      if (fates[place] === VERDICTS.failure) {
        fates[place] = REDEEMED;
        scores[place] = 0;
        value++;
        redeemers--;
      }
  }
  // Cancels come last: each takes a success away as long as there is one.
  if (cancels)
    for (let place = 0; place < count && value > 0; place++)
      if (fates[place] === VERDICTS.cancel) {
        scores[place] = -1;
        value--;
      }
  markCriticals(fates, modifiers, shape, valueAt);
  return { fates, scores, value };
};

const markCriticals = (
  fates: (readonly Fate[])[],
  modifiers: readonly Modifier[],
  shape: Shape | undefined,
  valueAt: (place: number) => number,
): void => {
  for (const modifier of modifiers) {
    if (modifier.kind !== 'criticalSuccess' && modifier.kind !== 'criticalFailure') continue;
    const when: readonly Condition[] =
      shape === undefined
        ? modifier.when
        : (modifier.kind === 'criticalSuccess' ? explodesWhen : rerollsWhen)(shape, modifier.when);
    for (let place = 0; place < fates.length; place++)
      if (meetsAny(valueAt(place), when))
        fates[place] = [...(fates[place] as readonly Fate[]), modifier.kind];
  }
};

const sortOf = (modifiers: readonly Modifier[]): 'up' | 'down' | undefined => {
  for (const modifier of modifiers) if (modifier.kind === 'sort') return modifier.order;
  return undefined;
};

const sorted = (dice: readonly JudgedDie[], modifiers: readonly Modifier[]): readonly JudgedDie[] => {
  const order = modifiers.length === 0 ? undefined : sortOf(modifiers);
  if (order === undefined) return dice;
  return [...dice].sort((a, b) => (a.counts - b.counts) * (order === 'up' ? 1 : -1));
};
