import { meetsAny } from '../arithmetic.ts';
import type { Die, Fate, JudgedDie } from '../die.ts';
import type { Condition, DiceNode, Modifier, Shape } from '../notation/ast.ts';
import { explodesWhen, keptOf, rerollsWhen, SCORES, sidesOf, successOf, verdictOn } from '../reading.ts';
import { begin, EXPLODED, KEPT, type Story, type Telling, type Unit } from './story.ts';
import { redeemingFace } from './worth.ts';

export interface Judged {
  readonly dice: readonly JudgedDie[];
  readonly value: number;
}

const DROPPED: readonly Fate[] = ['dropped'];
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
  const values = dice.map((die) => die.value);
  const { fates, scores, value } = readValues(values, modifiers, shape);
  const judged = dice.map(({ index, sides, value: shown, label }, place) =>
    asItFell(index, sides, shown, label, fates[place] as readonly Fate[], scores[place] as number),
  );
  return { dice: sorted(judged, modifiers), value };
};

/** The same of dice that were rolled one after the other, the first with this index. */
export const judgeRow = (
  { modifiers, shape }: DiceNode,
  values: readonly number[],
  first: number,
  label: string,
): Judged => {
  const { fates, scores, value } = readValues(values, modifiers, shape);
  const sides = sidesOf(shape);
  const dice = new Array<JudgedDie>(values.length);
  for (let place = 0; place < values.length; place++)
    dice[place] = asItFell(
      first + place,
      sides,
      values[place] as number,
      label,
      fates[place] as readonly Fate[],
      scores[place] as number,
    );
  return { dice: sorted(dice, modifiers), value };
};

const asItFell = (
  index: number,
  sides: number,
  value: number,
  label: string,
  fates: readonly Fate[],
  score: number,
): JudgedDie => ({ index, sides, value, label, fates, counts: value, score });

/** Reads units: their dice in the order shown, each with what became of it. */
export const judgeUnits = (story: Story, modifiers: readonly Modifier[], shape: Shape): Judged => {
  const { units, aside } = story;
  const values = units.map((unit) => unit.value);
  const read = readValues(values, modifiers, shape);
  const dice: Telling[] = [];
  for (const place of orderOf(values, modifiers)) {
    const unit = units[place] as Unit;
    const { lead } = unit;
    const fates = read.fates[place] as readonly Fate[];
    lead.counts = unit.value;
    lead.score = read.scores[place] as number;
    lead.fates = withMarks(lead.fates, fates);
    if (unit.dice === undefined) {
      dice.push(lead);
      continue;
    }
    for (const die of unit.dice) {
      if (die.fates[0] === 'joined' && fates[0] === 'dropped') begin(die, 'dropped');
      dice.push(die);
    }
  }
  let total = read.value;
  for (const die of aside) {
    total += die.score;
    dice.push(die);
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

/** What became of the die that a unit stands with: what became of the unit, of most nothing else, and its marks before the verdict. */
const withMarks = (marked: readonly Fate[], fates: readonly Fate[]): readonly Fate[] => {
  if (marked === KEPT) return fates;
  const known = marked === EXPLODED ? EXPLODED_AND.get(fates) : undefined;
  return known ?? marksBetween(marked, fates);
};

const marksBetween = ([, ...marks]: readonly Fate[], [base = 'kept', ...more]: readonly Fate[]) => [
  base,
  ...marks,
  ...more,
];

/** Most marks are of dice that exploded. */
const EXPLODED_AND: ReadonlyMap<readonly Fate[], readonly Fate[]> = new Map(
  [KEPT, DROPPED, ...Object.values(VERDICTS)].map((fates) => [fates, marksBetween(EXPLODED, fates)]),
);

interface Read {
  readonly fates: readonly (readonly Fate[])[];
  readonly scores: readonly number[];
  readonly value: number;
}

const readValues = (
  values: readonly number[],
  modifiers: readonly Modifier[],
  shape: Shape | undefined,
): Read => {
  const count = values.length;
  const kept = modifiers.length === 0 ? undefined : keptOf(values, modifiers);
  const success = successOf(modifiers);
  const fates = new Array<readonly Fate[]>(count);
  const scores = new Array<number>(count);
  let value = 0;
  let cancels = false;
  let failed = false;
  for (let place = 0; place < count; place++) {
    const shown = values[place] as number;
    if (kept?.[place] === false) {
      fates[place] = DROPPED;
      scores[place] = 0;
    } else if (success === undefined) {
      fates[place] = KEPT;
      scores[place] = shown;
      value += shown;
    } else {
      const verdict = verdictOn(shown, success);
      fates[place] = VERDICTS[verdict];
      if (verdict === 'cancel') cancels = true;
      else if (verdict === 'failure') failed = true;
      const score = verdict === 'cancel' ? 0 : SCORES[verdict];
      scores[place] = score;
      value += score;
    }
  }
  if (failed && success !== undefined) {
    // A face that redeems does so whether it is a success by itself or not.
    const redeeming = redeemingFace(success, shape);
    let redeemers = 0;
    if (redeeming !== undefined)
      for (let place = 0; place < count; place++)
        if (kept?.[place] !== false && values[place] === redeeming) redeemers++;
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
  markCriticals(fates, modifiers, shape, values);
  return { fates, scores, value };
};

const markCriticals = (
  fates: (readonly Fate[])[],
  modifiers: readonly Modifier[],
  shape: Shape | undefined,
  values: readonly number[],
): void => {
  for (const modifier of modifiers) {
    if (modifier.kind !== 'criticalSuccess' && modifier.kind !== 'criticalFailure') continue;
    const when: readonly Condition[] =
      shape === undefined
        ? modifier.when
        : (modifier.kind === 'criticalSuccess' ? explodesWhen : rerollsWhen)(shape, modifier.when);
    for (let place = 0; place < fates.length; place++)
      if (meetsAny(values[place] as number, when))
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
