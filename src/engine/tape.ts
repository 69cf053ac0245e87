import type { DiceSource } from '../dice/index.ts';
import type { Audience } from './event.ts';
import { type DrawnCard, isDie, type Recorded, type RolledDie, type Ruling } from './roll.ts';

/**
 * The record of a command's dice. What was recorded before is played back, so that a command that is run
 * again shows the dice that people have seen; what is new comes from the source. Every take has a running number.
 */
export class Tape {
  readonly recorded: Recorded[] = [];
  readonly #before: readonly Recorded[];
  readonly #source: DiceSource;
  readonly #rulings: ReadonlyMap<number, Ruling>;

  constructor(source: DiceSource, before: readonly Recorded[], rulings: readonly Ruling[]) {
    this.#source = source;
    this.#before = before;
    this.#rulings = new Map(rulings.map((ruling) => [ruling.index, ruling]));
  }

  /**
   * One die, or null where the record has something else in its place: another kind of die, or one for another purpose.
   * `to` is who may know it, where that is said.
   */
  die(sides: number, label: string, to?: Audience): RolledDie | null {
    const index = this.recorded.length;
    const before = this.#before[index];
    if (before !== undefined && !(isDie(before) && before.sides === sides && before.label === label))
      return null;
    const die = this.#ruled(index, sides, label) ?? this.#fallen(index, sides, label, before);
    this.recorded.push(to === undefined ? die : { ...die, to });
    return die;
  }

  #ruled(index: number, sides: number, label: string): RolledDie | null {
    const ruling = this.#rulings.get(index);
    return ruling === undefined ? null : { index, sides, value: ruling.value, label, ruled: true };
  }

  #fallen(index: number, sides: number, label: string, before: RolledDie | undefined): RolledDie {
    const value = before?.value ?? this.#source.die(index, sides);
    const typed = before === undefined ? this.#source.typed?.(index) === true : before.typed === true;
    const earlier = before?.earlier === true ? { earlier: true as const } : {};
    return { index, sides, value, label, ...(typed ? { typed: true } : {}), ...earlier };
  }

  /** One card of the choices, or null where the record has something else in its place. The pile is recorded with it. */
  card(choices: readonly string[], label: string, to?: Audience): DrawnCard | null {
    const index = this.recorded.length;
    const before = this.#before[index];
    if (before !== undefined && !(!isDie(before) && before.label === label && choices.includes(before.card)))
      return null;
    const card = before?.card ?? this.#source.card(index, choices);
    const earlier = before?.earlier === true ? { earlier: true as const } : {};
    const drawn: DrawnCard = {
      ...{ index, card, label, pile: [...choices], ...earlier },
      ...(to === undefined ? {} : { to }),
    };
    this.recorded.push(drawn);
    return drawn;
  }

  /** Marks that a die gave way to another. */
  replace(index: number, by: number): void {
    const die = this.recorded[index];
    if (die !== undefined && isDie(die)) this.recorded[index] = { ...die, rerolled: by };
  }

  /** What was recorded but did not come up this time: where anything is left, the rules have changed. */
  get unplayed(): number {
    return Math.max(0, this.#before.length - this.recorded.length);
  }
}
