import { meetsAny } from '../arithmetic.ts';
import type { Die, Fate } from '../die.ts';
import type {
  DiceNode,
  ExplodeModifier,
  LimitModifier,
  RerollModifier,
  Shape,
  UniqueModifier,
} from '../notation/ast.ts';
import { explodesWhen, faceOf, rerollsWhen, sidesOf } from '../reading.ts';
import type { DiceSource } from '../source.ts';
import { type Judged, judge, judgeUnits, type Unit, type UnitDie } from './judge.ts';

/** Where the dice of one roll come from: numbered through, and no more than so many beyond those that were written. */
export interface Throwing {
  readonly source: DiceSource;
  /** The index of the next die. */
  next: number;
  /** How many dice explosions and rerolls may still add. */
  spare: number;
  /** Whether one of them had to end because `spare` was used up. */
  cut: boolean;
}

/** One die off the source. */
const throwDie = (shape: Shape, throwing: Throwing, sides: number, label: string): Die => {
  const index = throwing.next++;
  return { index, sides, value: faceOf(shape, throwing.source.die(index, sides)), label };
};

/** Takes the dice of a node from the source, unread: without what explodes or is rolled again. */
export const throwDice = ({ count, shape }: DiceNode, throwing: Throwing, label: string): readonly Die[] => {
  const sides = sidesOf(shape);
  const thrown: Die[] = [];
  for (let die = 0; die < count; die++) thrown.push(throwDie(shape, throwing, sides, label));
  return thrown;
};

/** Rolls the dice of a node, with all that they bring, and reads them. */
export const rollDice = (node: DiceNode, throwing: Throwing, label: string): Judged => {
  const thrown = throwDice(node, throwing, label);
  if (node.modifiers.every(isReadAfterwards)) return judge(node, thrown, node.shape);
  let units: Unit[] = thrown.map((die) => unitOf(die, undefined));
  const more: More = {
    shape: node.shape,
    throwing,
    roll: () => throwDie(node.shape, throwing, sidesOf(node.shape), label),
  };
  // In the order of STAGES, in which the modifiers stand.
  for (const modifier of node.modifiers) {
    switch (modifier.kind) {
      case 'min':
      case 'max':
        for (const unit of units) limit(unit, modifier);
        break;
      case 'explode':
        units = explode(units, modifier, more);
        break;
      case 'reroll':
        reroll(units, modifier, more);
        break;
      case 'unique':
        unique(units, modifier, more);
        break;
      default:
    }
  }
  return judgeUnits(units, node.modifiers, node.shape);
};

const isReadAfterwards = ({ kind }: DiceNode['modifiers'][number]): boolean =>
  kind === 'keep' ||
  kind === 'drop' ||
  kind === 'success' ||
  kind === 'criticalSuccess' ||
  kind === 'criticalFailure' ||
  kind === 'sort';

interface More {
  readonly shape: Shape;
  readonly throwing: Throwing;
  readonly roll: () => Die;
}

const unitOf = (die: Die, from: number | undefined): Unit => ({
  value: die.value,
  dice: [unitDie(die, die.value, from, 'in')],
});

const unitDie = (die: Die, counts: number, from: number | undefined, state: UnitDie['state']): UnitDie => ({
  die,
  counts,
  from,
  leads: state === 'in',
  state,
  marks: [],
});

const mark = (die: UnitDie | undefined, fate: Fate): void => {
  if (die !== undefined && !die.marks.includes(fate)) die.marks.push(fate);
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

const limit = (unit: Unit, { kind, value }: LimitModifier): void => {
  if (kind === 'min' ? unit.value >= value : unit.value <= value) return;
  unit.value = value;
  mark(unit.dice.at(-1), kind === 'min' ? 'raised' : 'lowered');
};

const explode = (
  units: readonly Unit[],
  modifier: ExplodeModifier,
  { shape, throwing, roll }: More,
): Unit[] => {
  const when = explodesWhen(shape, modifier.when);
  const after: Unit[] = [];
  let done = false;
  for (const unit of units) {
    after.push(unit);
    let shown = unit.value; // what the last die shows, before penetrating takes one away
    let last = unit.dice.at(-1);
    while (!done && meetsAny(shown, when) && spend(throwing)) {
      const die = roll();
      shown = die.value;
      mark(last, 'exploded');
      const counts = modifier.penetrating ? shown - 1 : shown;
      const added = unitDie(die, counts, last?.die.index, modifier.together ? 'joined' : 'in');
      if (modifier.penetrating) mark(added, 'penetrated');
      if (modifier.together) {
        unit.value += counts;
        unit.dice.push(added);
      } else after.push({ value: counts, dice: [added] });
      last = added;
      if (modifier.times === 'first') done = true;
      if (modifier.times !== 'always') break;
    }
  }
  return after;
};

const reroll = (units: readonly Unit[], modifier: RerollModifier, more: More): void => {
  const when = rerollsWhen(more.shape, modifier.when);
  for (const unit of units)
    while (meetsAny(unit.value, when) && rollAgain(unit, more)) if (modifier.times === 'once') break;
};

const unique = (units: readonly Unit[], modifier: UniqueModifier, more: More): void => {
  units.forEach((unit, place) => {
    const isDouble = () => {
      if (modifier.when.length > 0 && !meetsAny(unit.value, modifier.when)) return false;
      for (let before = 0; before < place; before++) if (units[before]?.value === unit.value) return true;
      return false;
    };
    while (isDouble() && rollAgain(unit, more)) if (modifier.times === 'once') break;
  });
};

/** Puts a new die in the place of all that the unit has; false where there is none left to roll. */
const rollAgain = (unit: Unit, { throwing, roll }: More): boolean => {
  if (!spend(throwing)) return false;
  let from: number | undefined;
  for (const old of unit.dice) {
    if (old.leads) from = old.die.index;
    old.leads = false;
    old.state = 'rerolled';
  }
  const die = roll();
  unit.value = die.value;
  unit.dice.push(unitDie(die, die.value, from, 'in'));
  return true;
};
