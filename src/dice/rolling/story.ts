import type { Fate, JudgedDie } from '../die.ts';
import type { ExplodeModifier } from '../notation/ast.ts';

/** A die while it is told of. The lead of a unit is `kept` until the unit has been judged. */
export type Telling = { -readonly [Key in keyof JudgedDie]: JudgedDie[Key] };

/**
 * What became of each die while a node's dice were rolled, written down as it happens. They lie there in units: one or more dice that
 * count as one, usually a die alone, with `!!` all that it brought. Each has a die with which its score stands, its lead.
 */
export class Story {
  readonly sides: number;
  readonly label: string;
  #leads: Telling[] = [];
  #units: Map<Telling, Telling[]> | undefined; // of each lead that is not alone
  readonly #aside: Telling[] = [];
  #before: readonly Telling[] = []; // while the units are being set anew
  #last: Telling | undefined; // the die that may explode next

  constructor(sides: number, label: string) {
    this.sides = sides;
    this.label = label;
  }

  get leads(): readonly Telling[] {
    return this.#leads;
  }

  /** Dice that belong to no unit: sidelined before anything else, or taken away from the sum. */
  get aside(): readonly Telling[] {
    return this.#aside;
  }

  /** Whether every unit is its lead alone. */
  get areAlone(): boolean {
    return this.#units === undefined;
  }

  /** What lies there for a unit in the order shown, the dice it replaced first; undefined where that is its lead alone. */
  unitOf(lead: Telling): readonly Telling[] | undefined {
    return this.#units?.get(lead);
  }

  rolled(index: number, value: number): void {
    this.#leads.push(this.#die(index, value, value, KEPT));
  }

  limited(place: number, fate: 'raised' | 'lowered'): void {
    const lead = this.#leads[place];
    if (lead !== undefined) mark(this.#lastOf(lead), fate);
  }

  /** Only those that are in play go on. */
  sideline(inPlay: readonly boolean[]): void {
    this.#leads.forEach((lead, place) => {
      if (inPlay[place]) return;
      for (const die of this.unitOf(lead) ?? [lead]) {
        begin(die, 'dropped');
        this.#aside.push(die);
      }
    });
    this.#leads = this.#leads.filter((_, place) => inPlay[place]);
  }

  /** A die brought another that is taken away. */
  imploded(place: number, index: number, value: number): void {
    const lead = this.#leads[place];
    if (lead === undefined) return;
    const first = this.#lastOf(lead);
    mark(first, 'imploded');
    const taken = this.#die(index, value, 0 - value, SUBTRACTED, first);
    taken.score = taken.counts;
    this.#aside.push(taken);
  }

  /** The units are told anew from here: those that stay, each before what it brings. */
  rearrange(): void {
    this.#before = this.#leads;
    this.#leads = [];
  }

  stays(place: number): void {
    const lead = this.#before[place];
    if (lead === undefined) return;
    this.#leads.push(lead);
    this.#last = this.#lastOf(lead);
  }

  /** What explodes next is a unit told of before. */
  turnsTo(place: number): void {
    const lead = this.#leads[place];
    this.#last = lead && this.#lastOf(lead);
  }

  /** The last die told of brought another, which counts so much. */
  exploded(index: number, value: number, counts: number, { together, penetrating }: ExplodeModifier): void {
    if (this.#last !== undefined) mark(this.#last, 'exploded');
    const added = this.#die(index, value, counts, together ? JOINED : KEPT, this.#last);
    if (penetrating) mark(added, 'penetrated');
    this.#last = added;
    const lead = together ? this.#leads.at(-1) : undefined;
    if (lead === undefined) this.#leads.push(added);
    else this.#join(lead, added);
  }

  /** A new die takes the place of all that a unit has. */
  again(place: number, index: number, value: number): void {
    const lead = this.#leads[place];
    if (lead === undefined) return;
    const unit = this.#units?.get(lead) ?? [lead];
    // Those before them were rolled again already.
    for (let at = unit.length - 1; unit[at]?.fates[0] !== 'rerolled' && at >= 0; at--)
      begin(unit[at] as Telling, 'rerolled');
    const instead = this.#die(index, value, value, KEPT, lead);
    unit.push(instead);
    this.#leads[place] = instead;
    this.#units ??= new Map();
    this.#units.delete(lead);
    this.#units.set(instead, unit);
  }

  /** A die counts with a unit. */
  #join(lead: Telling, added: Telling): void {
    this.#units ??= new Map();
    const unit = this.#units.get(lead);
    if (unit === undefined) this.#units.set(lead, [lead, added]);
    else unit.push(added);
  }

  #lastOf(lead: Telling): Telling {
    return this.unitOf(lead)?.at(-1) ?? lead;
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

const mark = (die: Telling, fate: Fate): void => {
  if (die.fates === KEPT && fate === 'exploded') die.fates = EXPLODED;
  else if (!die.fates.includes(fate)) die.fates = [...die.fates, fate];
};

/** Says otherwise whether a die counts; the marks it has stay. */
export const begin = (die: Telling, fate: Fate): void => {
  die.fates = [fate, ...die.fates.slice(1)];
};
