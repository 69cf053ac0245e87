import { meetsAny } from '../arithmetic.ts';
import type { Die, Fate, JudgedDie } from '../die.ts';
import type { Condition, DiceNode, Modifier, Shape } from '../notation/ast.ts';
import { explodesWhen, keptOf, rerollsWhen, SCORES, successOf, verdictOn } from '../reading.ts';
import type { Story, Unit, UnitDie } from './story.ts';
import { redeemingFace } from './worth.ts';

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

/** Reads units: their dice in the order shown, each with what became of it. */
export const judgeUnits = (story: Story, modifiers: readonly Modifier[], shape: Shape): Judged => {
  const { units, aside, sides, label } = story;
  const values = units.map((unit) => unit.value);
  const read = readValues(values, units.length, modifiers, shape, (place) => values[place] as number);
  const dice: JudgedDie[] = [];
  for (const place of orderOf(values, modifiers)) {
    const unit = units[place] as Unit;
    const fates = read.fates[place] as readonly Fate[];
    const score = read.scores[place] as number;
    for (const one of unit.dice) {
      const { index, value, from, leads } = one;
      const became = fatesOf(one, fates);
      const counts = leads ? unit.value : one.counts;
      const scored = leads ? score : 0;
      dice.push(
        from === undefined
          ? { index, sides, value, label, fates: became, counts, score: scored }
          : { index, sides, value, label, fates: became, counts, score: scored, from },
      );
    }
  }
  let total = read.value;
  for (const { index, value, counts, from, state, marks } of aside) {
    const score = state === 'subtracted' ? counts : 0;
    total += score;
    dice.push({
      index,
      sides,
      value,
      label,
      fates: state === 'subtracted' ? SUBTRACTED : ['dropped', ...marks],
      counts,
      score,
      ...(from === undefined ? {} : { from }),
    });
  }
  return { dice, value: total };
};

/** The places of values in the order shown. */
const orderOf = (values: readonly number[], modifiers: readonly Modifier[]): Iterable<number> => {
  const sort = sortOf(modifiers);
  if (sort === undefined) return values.keys();
  const order = values.map((_, place) => place);
  return order.sort((a, b) => ((values[a] as number) - (values[b] as number)) * (sort === 'up' ? 1 : -1));
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
