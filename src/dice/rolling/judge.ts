import { meets, meetsAny } from '../arithmetic.ts';
import type { Die, Fate, JudgedDie } from '../die.ts';
import type { Condition, DiceNode, Modifier, Shape, SuccessModifier } from '../notation/ast.ts';
import {
  explodesWhen,
  keptOf,
  rerollsWhen,
  SCORES,
  sidesOf,
  successOf,
  type Verdict,
  verdictOn,
} from '../reading.ts';
import { begin, EXPLODED, KEPT, type Story, type Telling } from './story.ts';
import type { Fallen } from './throw.ts';
import { redeemingFace } from './worth.ts';

export interface Judged {
  readonly dice: readonly JudgedDie[];
  readonly value: number;
}

/**
 * Reads dice that lie on the table, whoever rolled or changed them: the fate of each, and the result. What would roll more
 * dice (explosions, rerolls) is not for here.
 */
export const judge = (
  { modifiers }: Pick<DiceNode, 'modifiers'>,
  dice: readonly Die[],
  shape?: Shape,
): Judged => {
  const values = dice.map((die) => die.value);
  const told = dice.map(({ index, sides, value, label }) => asItFell(index, sides, value, label));
  const value = tell(told, values, modifiers, shape);
  return { dice: sorted(told, modifiers), value };
};

/** The same of dice that were rolled one after the other, the first with this index. */
export const judgeRow = (
  { modifiers, shape }: DiceNode,
  values: readonly number[],
  first: number,
  label: string,
): Judged => {
  const sides = sidesOf(shape);
  const told: Telling[] = [];
  for (let place = 0; place < values.length; place++)
    told.push(asItFell(first + place, sides, values[place] as number, label));
  const value = tell(told, values, modifiers, shape);
  return { dice: sorted(told, modifiers), value };
};

const asItFell = (index: number, sides: number, value: number, label: string): Telling => ({
  index,
  sides,
  value,
  label,
  fates: KEPT,
  counts: value,
  score: value,
});

/** Reads units that fell so: their dice in the order shown, each with what became of it. */
export const judgeUnits = (
  story: Story,
  { values }: Fallen,
  modifiers: readonly Modifier[],
  shape: Shape,
): Judged => {
  const { leads, aside } = story;
  for (let place = 0; place < values.length; place++) {
    const lead = leads[place] as Telling;
    lead.counts = values[place] as number;
    lead.score = lead.counts;
  }
  let value = tell(leads, values, modifiers, shape);
  const order = orderOf(values, modifiers);
  if (story.areAlone && aside.length === 0 && order === undefined) return { dice: leads, value };
  const dice: Telling[] = [];
  for (let place = 0; place < values.length; place++) {
    const lead = leads[order === undefined ? place : (order[place] as number)] as Telling;
    const unit = story.unitOf(lead);
    if (unit === undefined) {
      dice.push(lead);
      continue;
    }
    for (const die of unit) {
      if (die.fates[0] === 'joined' && lead.fates[0] === 'dropped') begin(die, 'dropped');
      dice.push(die);
    }
  }
  for (const die of aside) {
    value += die.score;
    dice.push(die);
  }
  return { dice, value };
};

/** The places of values in the order shown; undefined where that is theirs. */
const orderOf = (
  values: readonly number[],
  modifiers: readonly Modifier[],
): readonly number[] | undefined => {
  const sort = sortOf(modifiers);
  if (sort === undefined) return undefined;
  const order = values.map((_, place) => place);
  return order.sort((a, b) => ((values[a] as number) - (values[b] as number)) * (sort === 'up' ? 1 : -1));
};

/** What becomes of a die, and of one that exploded: of most dice nothing else. */
interface Becoming {
  readonly plainly: readonly Fate[];
  readonly exploded: readonly Fate[];
}

/** Marks stand between whether a die counts and the verdict. */
const marksBetween = ([, ...marks]: readonly Fate[], [base = 'kept', ...more]: readonly Fate[]) => [
  base,
  ...marks,
  ...more,
];

const becoming = (...fates: readonly Fate[]): Becoming => ({
  plainly: fates,
  exploded: marksBetween(EXPLODED, fates),
});

const DROPPED = becoming('dropped');
const DOUBLE = becoming('kept', 'double');
const SUCCESS = becoming('kept', 'success');
const FAILURE = becoming('kept', 'failure');
const CANCEL = becoming('kept', 'cancel');
const MISS = becoming('kept', 'miss');

const becomingOf = (verdict: Verdict): Becoming => {
  switch (verdict) {
    case 'double':
      return DOUBLE;
    case 'success':
      return SUCCESS;
    case 'failure':
      return FAILURE;
    case 'cancel':
      return CANCEL;
    case 'miss':
      return MISS;
  }
};

const become = (die: Telling, { plainly, exploded }: Becoming, score: number): void => {
  const { fates } = die;
  die.fates = fates === KEPT ? plainly : fates === EXPLODED ? exploded : marksBetween(fates, plainly);
  die.score = score;
};

/** Tells dice that show so much what becomes of them by what only reads them; gives what they come to. */
const tell = (
  dice: readonly Telling[],
  values: readonly number[],
  modifiers: readonly Modifier[],
  shape: Shape | undefined,
): number => {
  const kept = modifiers.length === 0 ? undefined : keptOf(values, modifiers);
  const success = successOf(modifiers);
  let value = 0;
  for (let place = 0; place < values.length; place++) {
    if (kept !== undefined && kept[place] === false) become(dice[place] as Telling, DROPPED, 0);
    else if (success === undefined) value += values[place] as number;
    else value += judgeOne(dice[place] as Telling, values[place] as number, success);
  }
  if (success !== undefined && (success.fail !== null || success.cancel !== null))
    value = settle(dice, values, success, shape, value);
  for (const modifier of modifiers)
    if (modifier.kind === 'criticalSuccess' || modifier.kind === 'criticalFailure')
      markCriticals(dice, values, modifier, shape);
  return value;
};

/** Judges a die against a target; gives what it adds before those that cancel do. */
const judgeOne = (die: Telling, value: number, success: SuccessModifier): number => {
  const { hit, double, fail, cancel } = success;
  if (double === null && fail === null && cancel === null) {
    const met = meets(value, hit.compare, hit.value);
    const score = met ? 1 : 0;
    become(die, met ? SUCCESS : MISS, score);
    return score;
  }
  const verdict = verdictOn(value, success);
  const score = verdict === 'cancel' ? 0 : SCORES[verdict];
  become(die, becomingOf(verdict), score);
  return score;
};

/** Takes failures back and successes away among dice that come to `value` so far; gives what they come to then. */
const settle = (
  dice: readonly Telling[],
  values: readonly number[],
  success: SuccessModifier,
  shape: Shape | undefined,
  value: number,
): number => {
  let left = value;
  // A face that redeems does so whether it is a success by itself or not.
  const redeeming = redeemingFace(success, shape);
  let redeemers = 0;
  for (let place = 0; place < dice.length; place++)
    if (values[place] === redeeming && (dice[place] as Telling).fates[0] === 'kept') redeemers++;
  for (let place = 0; place < dice.length && redeemers > 0; place++) {
    const die = dice[place] as Telling;
    if (!die.fates.includes('failure')) continue;
    die.fates = [...die.fates, 'redeemed'];
    die.score = 0;
    left++;
    redeemers--;
  }
  // Cancels come last: each takes a success away as long as there is one.
  for (let place = 0; place < dice.length && left > 0; place++) {
    const die = dice[place] as Telling;
    if (!die.fates.includes('cancel')) continue;
    die.score = -1;
    left--;
  }
  return left;
};

const markCriticals = (
  dice: readonly Telling[],
  values: readonly number[],
  { kind, when }: Extract<Modifier, { readonly kind: 'criticalSuccess' | 'criticalFailure' }>,
  shape: Shape | undefined,
): void => {
  const shown: readonly Condition[] =
    shape === undefined ? when : (kind === 'criticalSuccess' ? explodesWhen : rerollsWhen)(shape, when);
  for (let place = 0; place < dice.length; place++) {
    const die = dice[place] as Telling;
    if (meetsAny(values[place] as number, shown)) die.fates = [...die.fates, kind];
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
