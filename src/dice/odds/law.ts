import { meetsAny } from '../arithmetic.ts';
import type { Condition, Modifier, RerollModifier, Shape } from '../notation/ast.ts';
import { type Budget, giveUp } from './budget.ts';
import type { Mass } from './distribution.ts';
import { consecutive, massOf, merged, together, total } from './mass.ts';

/*
 * What one die shows, as a mass. The parts of a law (the faces that explode, say) have chances that sum up to less than 1.
 */

/** What all that is done with a face costs: it is split, rerolled, sorted, looked up. */
const FACE_STEPS = 100;

/** The faces of a shape with their chances. */
export const faceLaw = (shape: Shape, budget: Budget): Mass => {
  switch (shape.kind) {
    case 'numbered':
      budget.spend(FACE_STEPS * shape.sides, shape.sides);
      return consecutive(1, new Float64Array(shape.sides).fill(1 / shape.sides));
    case 'fate': {
      const sign = shape.signs / 6;
      return consecutive(-1, Float64Array.of(sign, (3 - shape.signs) / 3, sign));
    }
    case 'faces': {
      const gathered = new Map<number, number>();
      for (const face of shape.faces) gathered.set(face, (gathered.get(face) ?? 0) + 1 / shape.faces.length);
      return massOf(gathered);
    }
  }
};

/** The law of a die that counts no less than `min` and no more than `max` says. */
export const limited = (law: Mass, modifiers: readonly Modifier[]): Mass => {
  let least = -Infinity;
  let most = Infinity;
  for (const modifier of modifiers) {
    if (modifier.kind === 'min') least = modifier.value;
    if (modifier.kind === 'max') most = modifier.value;
  }
  const lowest = law.values[0] as number;
  const highest = law.values.at(-1) as number;
  if (least <= lowest && most >= highest) return law;
  // First min, then max: where they cross, max has the last word.
  const values = law.values.map((value) => Math.min(most, Math.max(least, value)));
  return merged({ values, chances: law.chances.slice() });
};

/** The parts of a law that meet one of several conditions, and that do not. */
export const split = (law: Mass, when: readonly Condition[]): { readonly met: Mass; readonly rest: Mass } => {
  const { values, chances } = law;
  const size = values.length;
  // Those that meet them from the front, the others behind them: both in order.
  const parted = { values: new Float64Array(2 * size), chances: new Float64Array(2 * size) };
  let met = 0;
  let rest = size;
  for (let place = 0; place < size; place++) {
    const value = values[place] as number;
    const at = meetsAny(value, when) ? met++ : rest++;
    parted.values[at] = value;
    parted.chances[at] = chances[place] as number;
  }
  return { met: piece(parted, 0, met), rest: piece(parted, size, rest) };
};

const piece = ({ values, chances }: Mass, from: number, to: number): Mass => ({
  values: values.slice(from, to),
  chances: chances.slice(from, to),
});

/** A part of a law made whole again: what a die shows that is known to be in it. */
export const given = ({ values, chances }: Mass): Mass => {
  const whole = total(chances);
  return { values, chances: chances.map((chance) => chance / whole) };
};

/** The same with every value moved. */
export const shifted = ({ values, chances }: Mass, by: number): Mass =>
  by === 0 ? { values, chances } : { values: values.map((value) => value + by), chances };

/**
 * The law of a die, or a part of it, once it is rolled again where it has to be; `fresh` is what a die shows that is just
 * rolled.
 */
export const rerolled = (
  law: Mass,
  fresh: Mass,
  times: RerollModifier['times'],
  when: readonly Condition[],
): Mass => {
  const { met, rest } = split(law, when);
  const again = total(met.chances);
  if (again === 0) return law;
  const stays = times === 'once' ? fresh : split(fresh, when).rest;
  if (stays.values.length === 0) return giveUp('cutShort');
  return together(rest, times === 'once' ? fresh : given(stays), again);
};
