import { meetsAny } from '../arithmetic.ts';
import type {
  AdvantageModifier,
  Condition,
  DiceNode,
  Ends,
  ExplodeModifier,
  ImplodeModifier,
  LimitModifier,
  Modifier,
  RerollModifier,
  Shape,
  UniqueModifier,
} from '../notation/ast.ts';
import { explodesWhen, faceOf, isEnds, placesAt, rerollsWhen, sidesOf, successOf } from '../reading.ts';
import type { DiceSource } from '../source.ts';
import type { Story } from './story.ts';

/** Where the dice of one roll come from: numbered through, and no more than so many beyond those that were written. */
export class Throwing {
  /** The index of the first die. */
  readonly start: number;
  /** What was drawn, die by die; when the same is rolled again, what falls again. */
  readonly drawn: number[];
  /** How many of them have fallen. */
  fallen = 0;
  /** How many dice explosions and rerolls may still add. */
  spare: number;
  /** Whether one of them had to end because `spare` was used up. */
  cut = false;
  readonly #source: DiceSource;

  constructor(source: DiceSource, start: number, spare: number, drawn: number[] = []) {
    this.#source = source;
    this.start = start;
    this.spare = spare;
    this.drawn = drawn;
  }

  /** The index of the next die. */
  get next(): number {
    return this.start + this.fallen;
  }

  die(sides: number): number {
    const place = this.fallen++;
    if (place < this.drawn.length) return this.drawn[place] as number;
    const drawn = this.#source.die(this.start + place, sides);
    this.drawn.push(drawn);
    return drawn;
  }

  /** The same dice once more: they fall as they fell, and the source isn't asked. */
  again(spare: number): Throwing {
    return new Throwing(this.#source, this.start, spare, this.drawn);
  }
}

/** One node's dice on their way to the table; `story` hears of each, where somebody wants to know. */
interface Table {
  readonly shape: Shape;
  readonly sides: number;
  readonly throwing: Throwing;
  readonly story: Story | undefined;
}

const draw = ({ shape, sides, throwing }: Table): number => faceOf(shape, throwing.die(sides));

/** What lies there once a node's dice are rolled. */
export interface Fallen {
  /** What each unit shows: a die alone, or with `!!` the sum of it and those it brought. Dice rolled again are in it no more. Nobody else's. */
  readonly values: number[];
  /** What dice that imploded take away from the sum. */
  readonly less: number;
}

/** Rolls the dice of a node with all that they bring. */
export const throwDice = (
  { count, shape, modifiers }: DiceNode,
  throwing: Throwing,
  story: Story | undefined,
): Fallen => {
  const table: Table = { shape, sides: sidesOf(shape), throwing, story };
  let values = new Array<number>(count);
  let less = 0;
  for (let die = 0; die < count; die++) {
    const value = draw(table);
    values[die] = value;
    story?.rolled(throwing.next - 1, value);
  }
  // In the order of STAGES, in which the modifiers stand.
  for (const modifier of modifiers) {
    switch (modifier.kind) {
      case 'advantage':
      case 'disadvantage':
        values = sideline(values, modifier, table);
        break;
      case 'implode':
        if (successOf(modifiers) === undefined) less += implode(values, modifier, table);
        break;
      case 'min':
      case 'max':
        limit(values, modifier, table);
        break;
      case 'explode':
        values = explode(values, modifier, table);
        break;
      case 'reroll':
        reroll(values, modifier, table);
        break;
      case 'unique':
        unique(values, modifier, table);
        break;
      default: // what reads dice that lie there: judge.ts
    }
  }
  return { values, less };
};

/** Whether a modifier rolls more dice, or changes what is rolled: all others only read what lies there. */
export const changesDice = ({ kind }: Modifier): boolean => {
  switch (kind) {
    case 'advantage':
    case 'disadvantage':
    case 'implode':
    case 'min':
    case 'max':
    case 'explode':
    case 'reroll':
    case 'unique':
      return true;
    case 'keep':
    case 'drop':
    case 'success':
    case 'criticalSuccess':
    case 'criticalFailure':
    case 'sort':
      return false;
  }
};

/** Takes one of the dice that may still be added; says so where there is none. */
const spend = (throwing: Throwing): boolean => {
  if (throwing.spare > 0) {
    throwing.spare--;
    return true;
  }
  throwing.cut = true;
  return false;
};

const limit = (values: number[], { kind, value }: LimitModifier, { story }: Table): void => {
  for (let place = 0; place < values.length; place++) {
    const shown = values[place] as number;
    if (kind === 'min' ? shown >= value : shown <= value) continue;
    values[place] = value;
    story?.limited(place, kind === 'min' ? 'raised' : 'lowered');
  }
};

const sideline = (values: readonly number[], modifier: AdvantageModifier, { story }: Table): number[] => {
  const end = modifier.kind === 'advantage' ? 'low' : 'high';
  const out = new Set(placesAt(values, { end, count: modifier.dice }));
  story?.sideline(values.map((_, place) => !out.has(place)));
  return values.filter((_, place) => !out.has(place));
};

/** What the dice that implode take away. */
const implode = (values: readonly number[], modifier: ImplodeModifier, table: Table): number => {
  const { throwing, story } = table;
  const when = rerollsWhen(table.shape, modifier.when);
  let less = 0;
  for (let place = 0; place < values.length; place++) {
    if (!meetsAny(values[place] as number, when) || !spend(throwing)) continue;
    const value = draw(table);
    less += value;
    story?.imploded(place, throwing.next - 1, value);
  }
  return less;
};

const explode = (values: readonly number[], modifier: ExplodeModifier, table: Table): number[] =>
  isEnds(modifier.when)
    ? explodeEnds(values, modifier.when, modifier, table)
    : explodeWhen(values, explodesWhen(table.shape, modifier.when), modifier, table);

/** In rounds, for whether a new die stands far enough up or down shows only when all of a round lie there. */
const explodeEnds = (
  values: readonly number[],
  ends: Ends,
  modifier: ExplodeModifier,
  table: Table,
): number[] => {
  const { throwing, story } = table;
  const after = [...values];
  const done = new Set<number>();
  const outermost = [...placesAt(values, ends)];
  story?.rearrange();
  for (let place = 0; place < values.length; place++) story?.stays(place);
  for (;;) {
    const round = outermost.filter((place) => !done.has(place));
    for (const place of round) {
      if (!spend(throwing)) return after;
      done.add(place);
      const shown = draw(table);
      story?.turnsTo(place);
      story?.exploded(throwing.next - 1, shown, shown, modifier);
      insert(outermost, after, after.push(shown) - 1, ends);
      if (modifier.times === 'first') return after;
    }
    if (round.length === 0) return after;
  }
};

/** Puts the last of the values among those that stand outermost, where it belongs there: behind its equals, which came first. */
const insert = (outermost: number[], values: readonly number[], last: number, { end, count }: Ends): void => {
  const shown = values[last] as number;
  const isFarther = (place: number): boolean =>
    end === 'high' ? shown > (values[place] as number) : shown < (values[place] as number);
  let at = outermost.length;
  while (at > 0 && isFarther(outermost[at - 1] as number)) at--;
  outermost.splice(at, 0, last);
  if (outermost.length > count) outermost.pop();
};

const explodeWhen = (
  values: readonly number[],
  when: readonly Condition[],
  modifier: ExplodeModifier,
  table: Table,
): number[] => {
  const { throwing, story } = table;
  const { together, penetrating, times } = modifier;
  const after: number[] = [];
  story?.rearrange();
  let done = false;
  for (let place = 0; place < values.length; place++) {
    let shown = values[place] as number; // what the last die shows, before penetrating takes one away
    const unit = after.push(shown) - 1;
    story?.stays(place);
    while (!done && meetsAny(shown, when) && spend(throwing)) {
      shown = draw(table);
      const counts = penetrating ? shown - 1 : shown;
      story?.exploded(throwing.next - 1, shown, counts, modifier);
      if (together) after[unit] = (after[unit] as number) + counts;
      else after.push(counts);
      if (times === 'first') done = true;
      if (times !== 'always') break;
    }
  }
  return after;
};

const reroll = (values: number[], modifier: RerollModifier, table: Table): void => {
  if (isEnds(modifier.when)) {
    for (const place of placesAt(values, modifier.when)) rollAgain(values, place, table);
    return;
  }
  const when = rerollsWhen(table.shape, modifier.when);
  for (let place = 0; place < values.length; place++)
    while (meetsAny(values[place] as number, when) && rollAgain(values, place, table))
      if (modifier.times === 'once') break;
};

const unique = (values: number[], modifier: UniqueModifier, table: Table): void => {
  const before = new Set<number>();
  const isDouble = (value: number): boolean =>
    before.has(value) && (modifier.when.length === 0 || meetsAny(value, modifier.when));
  for (let place = 0; place < values.length; place++) {
    while (isDouble(values[place] as number) && rollAgain(values, place, table))
      if (modifier.times === 'once') break;
    before.add(values[place] as number);
  }
};

/** Puts a new die in the place of all that the unit has; false where there is none left to roll. */
const rollAgain = (values: number[], place: number, table: Table): boolean => {
  if (!spend(table.throwing)) return false;
  const value = draw(table);
  values[place] = value;
  table.story?.again(place, table.throwing.next - 1, value);
  return true;
};
