import type { Die, Fate } from '../die.ts';
import type { ExplodeModifier } from '../notation/ast.ts';

/** One or more dice that count as one: usually a die alone, with `!!` all that it brought. */
export interface Unit {
  value: number;
  /** What lies there for it in the order shown, the dice it replaced first. */
  readonly dice: UnitDie[];
}

export interface UnitDie extends Pick<Die, 'index' | 'value'> {
  /** What it counts as by itself. */
  readonly counts: number;
  readonly from: number | undefined;
  /** Whether the unit's score stands with this one. */
  leads: boolean;
  state: 'in' | 'rerolled' | 'joined' | 'sidelined' | 'subtracted';
  marks: readonly Fate[];
}

/** What became of each die while a node's dice were rolled, written down as it happens. */
export class Story {
  readonly sides: number;
  readonly label: string;
  #units: Unit[] = [];
  readonly #aside: UnitDie[] = [];
  #before: readonly Unit[] = []; // while the units are being set anew
  #last: UnitDie | undefined; // the die that may explode next

  constructor(sides: number, label: string) {
    this.sides = sides;
    this.label = label;
  }

  get units(): readonly Unit[] {
    return this.#units;
  }

  /** Dice that belong to no unit: sidelined before anything else, or taken away from the sum. */
  get aside(): readonly UnitDie[] {
    return this.#aside;
  }

  rolled(index: number, value: number): void {
    this.#units.push({ value, dice: [dieOf(index, value, value, undefined, 'in')] });
  }

  limited(place: number, value: number, fate: 'raised' | 'lowered'): void {
    const unit = this.#units[place];
    if (unit === undefined) return;
    unit.value = value;
    mark(unit.dice.at(-1), fate);
  }

  /** Only those that are in play go on. */
  sideline(inPlay: readonly boolean[]): void {
    this.#units.forEach(({ dice }, place) => {
      if (inPlay[place]) return;
      for (const die of dice) this.#aside.push({ ...die, leads: false, state: 'sidelined' });
    });
    this.#units = this.#units.filter((_, place) => inPlay[place]);
  }

  /** A die brought another that is taken away. */
  imploded(place: number, index: number, value: number): void {
    const first = this.#units[place]?.dice.at(-1);
    mark(first, 'imploded');
    this.#aside.push(dieOf(index, value, 0 - value, first?.index, 'subtracted'));
  }

  /** The units are told anew from here: those that stay, each before what it brings. */
  rearrange(): void {
    this.#before = this.#units;
    this.#units = [];
  }

  stays(place: number): void {
    const unit = this.#before[place];
    if (unit === undefined) return;
    this.#units.push(unit);
    this.#last = unit.dice.at(-1);
  }

  /** What explodes next is a unit told of before. */
  turnsTo(place: number): void {
    this.#last = this.#units[place]?.dice.at(-1);
  }

  /** The last die told of brought another, which counts so much. */
  exploded(index: number, value: number, counts: number, { together, penetrating }: ExplodeModifier): void {
    mark(this.#last, 'exploded');
    const added = dieOf(index, value, counts, this.#last?.index, together ? 'joined' : 'in');
    if (penetrating) mark(added, 'penetrated');
    this.#last = added;
    const unit = this.#units.at(-1);
    if (together && unit !== undefined) {
      unit.value += counts;
      unit.dice.push(added);
    } else this.#units.push({ value: counts, dice: [added] });
  }

  /** A new die takes the place of all that a unit has. */
  again(place: number, index: number, value: number): void {
    const unit = this.#units[place];
    if (unit === undefined) return;
    let from: number | undefined;
    for (const old of unit.dice) {
      if (old.leads) from = old.index;
      old.leads = false;
      old.state = 'rerolled';
    }
    unit.value = value;
    unit.dice.push(dieOf(index, value, value, from, 'in'));
  }
}

const dieOf = (
  index: number,
  value: number,
  counts: number,
  from: number | undefined,
  state: UnitDie['state'],
): UnitDie => ({ index, value, counts, from, leads: state === 'in', state, marks: UNMARKED });

/** Of most dice there is nothing to say. */
const UNMARKED: readonly Fate[] = [];

const mark = (die: UnitDie | undefined, fate: Fate): void => {
  if (die !== undefined && !die.marks.includes(fate)) die.marks = [...die.marks, fate];
};
