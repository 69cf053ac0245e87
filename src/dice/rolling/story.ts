import type { Fate, JudgedDie } from '../die.ts';
import type { ExplodeModifier } from '../notation/ast.ts';

/** A die while it is told of. That of a unit which counts for it is `kept` until the unit has been judged. */
export type Telling = { -readonly [Key in keyof JudgedDie]: JudgedDie[Key] };

/** One or more dice that count as one: usually a die alone, with `!!` all that it brought. */
export interface Unit {
  value: number;
  /** The die with which the unit's score stands. */
  lead: Telling;
  /** What lies there for it in the order shown, the dice it replaced first; undefined where that is `lead` alone. */
  dice: Telling[] | undefined;
}

/** What became of each die while a node's dice were rolled, written down as it happens. */
export class Story {
  readonly sides: number;
  readonly label: string;
  #units: Unit[] = [];
  readonly #aside: Telling[] = [];
  #before: readonly Unit[] = []; // while the units are being set anew
  #last: Telling | undefined; // the die that may explode next

  constructor(sides: number, label: string) {
    this.sides = sides;
    this.label = label;
  }

  get units(): readonly Unit[] {
    return this.#units;
  }

  /** Dice that belong to no unit: sidelined before anything else, or taken away from the sum. */
  get aside(): readonly Telling[] {
    return this.#aside;
  }

  rolled(index: number, value: number): void {
    this.#units.push({ value, lead: this.#die(index, value, value, KEPT), dice: undefined });
  }

  limited(place: number, value: number, fate: 'raised' | 'lowered'): void {
    const unit = this.#units[place];
    if (unit === undefined) return;
    unit.value = value;
    mark(lastOf(unit), fate);
  }

  /** Only those that are in play go on. */
  sideline(inPlay: readonly boolean[]): void {
    this.#units.forEach((unit, place) => {
      if (inPlay[place]) return;
      for (const die of diceOf(unit)) {
        begin(die, 'dropped');
        this.#aside.push(die);
      }
    });
    this.#units = this.#units.filter((_, place) => inPlay[place]);
  }

  /** A die brought another that is taken away. */
  imploded(place: number, index: number, value: number): void {
    const unit = this.#units[place];
    if (unit === undefined) return;
    const first = lastOf(unit);
    mark(first, 'imploded');
    const taken = this.#die(index, value, 0 - value, SUBTRACTED, first);
    taken.score = taken.counts;
    this.#aside.push(taken);
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
    this.#last = lastOf(unit);
  }

  /** What explodes next is a unit told of before. */
  turnsTo(place: number): void {
    const unit = this.#units[place];
    this.#last = unit && lastOf(unit);
  }

  /** The last die told of brought another, which counts so much. */
  exploded(index: number, value: number, counts: number, { together, penetrating }: ExplodeModifier): void {
    if (this.#last !== undefined) mark(this.#last, 'exploded');
    const added = this.#die(index, value, counts, together ? JOINED : KEPT, this.#last);
    if (penetrating) mark(added, 'penetrated');
    this.#last = added;
    const unit = together ? this.#units.at(-1) : undefined;
    if (unit === undefined) this.#units.push({ value: counts, lead: added, dice: undefined });
    else {
      unit.value += counts;
      unit.dice ??= [unit.lead];
      unit.dice.push(added);
    }
  }

  /** A new die takes the place of all that a unit has. */
  again(place: number, index: number, value: number): void {
    const unit = this.#units[place];
    if (unit === undefined) return;
    unit.dice ??= [unit.lead];
    // Those before them were rolled again already.
    for (let at = unit.dice.length - 1; unit.dice[at]?.fates[0] !== 'rerolled' && at >= 0; at--)
      begin(unit.dice[at] as Telling, 'rerolled');
    unit.value = value;
    unit.lead = this.#die(index, value, value, KEPT, unit.lead);
    unit.dice.push(unit.lead);
  }

  #die(index: number, value: number, counts: number, fates: readonly Fate[], from?: Telling): Telling {
    const { sides, label } = this;
    return from === undefined
      ? { index, sides, value, label, fates, counts, score: 0 }
      : { index, sides, value, label, fates, counts, score: 0, from: from.index };
  }
}

export const KEPT: readonly Fate[] = ['kept'];
export const EXPLODED: readonly Fate[] = ['kept', 'exploded'];
const JOINED: readonly Fate[] = ['joined'];
const SUBTRACTED: readonly Fate[] = ['kept', 'subtracted'];

const diceOf = ({ lead, dice }: Unit): readonly Telling[] => dice ?? [lead];

const lastOf = ({ lead, dice }: Unit): Telling => dice?.at(-1) ?? lead;

const mark = (die: Telling, fate: Fate): void => {
  if (die.fates === KEPT && fate === 'exploded') die.fates = EXPLODED;
  else if (!die.fates.includes(fate)) die.fates = [...die.fates, fate];
};

/** Says otherwise whether a die counts; the marks it has stay. */
export const begin = (die: Telling, fate: Fate): void => {
  die.fates = [fate, ...die.fates.slice(1)];
};
