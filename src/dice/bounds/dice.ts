import { meets, meetsAny } from '../arithmetic.ts';
import type { Condition, DiceNode, Modifier, Shape } from '../notation/ast.ts';
import { LIMITS } from '../notation/limits.ts';
import { explodesWhen, faces, keptRanks, rerollsWhen, selectsOf } from '../reading.ts';
import type { Bounds, Looking } from './looking.ts';
import { notBelowZero, scoreBounds } from './score.ts';

/** The bounds of dice as they are read. */
export const diceBounds = (dice: DiceNode, looking: Looking): Bounds => {
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
