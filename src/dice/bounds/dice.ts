import { meets, meetsAny } from '../arithmetic.ts';
import type { DiceNode, Ends, ExplodeModifier, Modifier, Shape } from '../notation/ast.ts';
import { LIMITS } from '../notation/limits.ts';
import {
  diceInPlay,
  explodesWhen,
  faces,
  isEnds,
  keptRanks,
  rerollsWhen,
  selectsOf,
  successOf,
} from '../reading.ts';
import type { Bounds, Looking } from './looking.ts';
import { probes, spread } from './probes.ts';
import { notBelowZero, scoreBounds } from './score.ts';

/** The bounds of dice as they are read. */
export const diceBounds = (dice: DiceNode, looking: Looking): Bounds => {
  const { shape, modifiers } = dice;
  if (!looking.dropping && modifiers.every(choosesByRank)) {
    // Whatever they show, so many of them stay.
    const stay = keptRanks(diceInPlay(dice), modifiers);
    if (stay !== null) {
      const { min, max } = faces(shape);
      const count = stay.to - stay.from;
      return { min: count * min + 0, max: count * max + 0 };
    }
  }
  const { values, units } = unitsOf(dice, looking);
  const { min: low, max: high } = scoreBounds(values, modifiers);
  const kept = keptCount(modifiers, units, values);
  const fewest = looking.dropping ? 0 : kept.min;
  const less = imploding(dice);
  const sum = {
    min: Math.min(fewest * low, kept.max * low) - less.max + 0,
    max: Math.max(fewest * high, kept.max * high) - less.min + 0,
  };
  return notBelowZero(sum, values, modifiers);
};

/** Whether a modifier does no more than keep or drop so many dice, or show them in some way. */
const choosesByRank = (modifier: Modifier): boolean => {
  switch (modifier.kind) {
    case 'advantage':
    case 'disadvantage':
    case 'sort':
    case 'criticalSuccess':
    case 'criticalFailure':
      return true;
    case 'keep':
    case 'drop':
      return !('when' in modifier.which);
    default:
      return false;
  }
};

interface Units {
  /** Values that a unit may have: every one at which anything changes, and the ends. */
  readonly values: readonly number[];
  /** How many units there may be. */
  readonly units: Bounds;
}

/** What imploding dice may take away: no more than a highest face for each die. */
const imploding = (dice: DiceNode): Bounds => {
  const { shape, modifiers } = dice;
  const implode = modifiers.find((modifier) => modifier.kind === 'implode');
  if (implode === undefined || successOf(modifiers) !== undefined) return { min: 0, max: 0 };
  const when = rerollsWhen(shape, implode.when);
  if (!shownFirst(shape, modifiers).some((value) => meetsAny(value, when))) return { min: 0, max: 0 };
  const { min, max } = faces(shape);
  const count = diceInPlay(dice);
  return { min: count * Math.min(0, min), max: count * Math.max(0, max) };
};

/** What a die may count as before anything is rolled for it. */
const shownFirst = (shape: Shape, modifiers: readonly Modifier[]): readonly number[] => {
  let values = probes(shape, modifiers);
  for (const modifier of modifiers) {
    if (modifier.kind === 'min') values = values.map((value) => Math.max(value, modifier.value));
    if (modifier.kind === 'max') values = values.map((value) => Math.min(value, modifier.value));
  }
  return values;
};

const unitsOf = (dice: DiceNode, { cut }: Looking): Units => {
  const { shape, modifiers } = dice;
  const count = diceInPlay(dice);
  const shown = probes(shape, modifiers);
  const more = Math.max(0, LIMITS.dice - count);
  let values = shownFirst(shape, modifiers);
  let units: Bounds = { min: count, max: count };
  for (const modifier of modifiers) {
    switch (modifier.kind) {
      case 'explode': {
        if (isEnds(modifier.when)) {
          units = withEnds(count, modifier.when, modifier.times, { shape, cut });
          values = [...values, ...shown];
          break;
        }
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
        if (isEnds(modifier.when)) {
          values = [...values, ...shown];
          break;
        }
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

/** How many units there are once the highest or lowest have exploded: each further one stands a step beyond one before it. */
const withEnds = (
  count: number,
  ends: Ends,
  times: ExplodeModifier['times'],
  { shape, cut }: { readonly shape: Shape; readonly cut: boolean },
): Bounds => {
  const { min, max } = faces(shape);
  // In the end as many as are chosen have exploded, however few there were.
  const first = times === 'first' ? 1 : ends.count;
  const most = times === 'first' ? 1 : first * (1 + max - min);
  const spare = Math.max(0, LIMITS.dice - count);
  return { min: count + (cut ? 0 : Math.min(first, spare)), max: count + Math.min(most, spare) };
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
