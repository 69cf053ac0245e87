import { mostDice, type Ways, waysOf } from './lying.ts';
import { compare, type Face, faces, strength } from './results.ts';

/** What a side may still do in the re-roll phase. */
export interface Rerolls {
  readonly rerolls: number; // of its own dice
  readonly enemy: number; // of the other side's, as some skills and traits have it (L949)
}

/** One side of an opposed test once the dice lie and are bumped. */
export interface Side extends Rerolls {
  readonly dice: readonly Face[];
  readonly kickers: readonly number[]; // lie with the dice, and are never rolled again (L221)
}

/** Both sides of an opposed test: `aggressor` began it, and is the first to roll again (L200). */
export interface Table {
  readonly aggressor: Side;
  readonly defender: Side;
}

export type Seat = keyof Table;

export const otherSeat = (seat: Seat): Seat => (seat === 'aggressor' ? 'defender' : 'aggressor');

/** A die that is rolled again: one of a seat's that shows this face; which of two alike changes nothing. */
export interface Again {
  readonly whose: Seat;
  readonly face: Face;
}

/** What a side does when it is its turn. */
export type Choice = Again | 'pass';

/** What a side brings into the re-roll phase, however its dice lie. */
export interface Means extends Rerolls {
  readonly dice: number;
  readonly kickers: readonly number[];
}

/** The most ways of both sides' dice and re-rolls together that are solved: some milliseconds' work. */
const mostStates = 250_000;

/** What a side shows in the comparison. */
export const shown = ({ dice, kickers }: Side): readonly number[] => [...dice, ...kickers];

/** Whether the aggressor has won as the dice lie: a draw is no win. */
export const isWon = ({ aggressor, defender }: Table): boolean =>
  compare(shown(aggressor), shown(defender)) === 'ahead';

/** The side that would not have its way if nobody did anything: a draw is as the defender wants it. */
export const behind = (table: Table): Seat => (isWon(table) ? 'defender' : 'aggressor');

/** The table once a seat has rolled a die again, and it shows `face`: a bump it had is lost with the old face (A3). */
export function afterwards(table: Table, seat: Seat, { whose, face }: Again, falls: Face): Table {
  const { dice } = table[whose];
  const lying: Table = { ...table, [whose]: { ...table[whose], dice: dice.with(dice.indexOf(face), falls) } };
  const side = lying[seat];
  const left = whose === seat ? { ...side, rerolls: side.rerolls - 1 } : { ...side, enemy: side.enemy - 1 };
  return { ...lying, [seat]: left };
}

/** What a seat may roll again, one of each face. */
export function allowed(table: Table, seat: Seat): readonly Again[] {
  const of = (whose: Seat) => [...new Set(table[whose].dice)].map((face) => ({ whose, face }));
  const { rerolls, enemy } = table[seat];
  return [...(rerolls > 0 ? of(seat) : []), ...(enemy > 0 ? of(otherSeat(seat)) : [])];
}

/**
 * The re-roll phase of an opposed test (L196 to L200), solved for all ways in which the dice may lie: the aggressor wants to win, the
 * defender to keep them from it.
 *
 * Sides take turns, a pass keeps what is left, and it ends when both pass in a row (A10). So whoever is ahead as the dice lie loses
 * nothing by passing, and knows more when they have to roll: they pass; the other side rolls again or has lost. That leaves one choice:
 * which die. It is the one after which the chance is best when both go on in this way.
 */
export class Alternation {
  readonly #ours: Ways;
  readonly #theirs: Ways;
  readonly #won: readonly boolean[]; // by the aggressor's way, then the defender's
  readonly #chances = new Map<string, Float64Array>();

  private constructor(aggressor: Means, defender: Means) {
    this.#ours = waysOf(aggressor.dice);
    this.#theirs = waysOf(defender.dice);
    const strengths = (ways: Ways, kickers: readonly number[]) =>
      ways.lying.map((dice) => strength([...dice, ...kickers]));
    const theirs = strengths(this.#theirs, defender.kickers);
    this.#won = strengths(this.#ours, aggressor.kickers).flatMap((our) => theirs.map((their) => our > their));
  }

  /** null where there are more ways than can be solved. */
  static of(aggressor: Means, defender: Means): Alternation | null {
    if (Math.max(aggressor.dice, defender.dice) > mostDice) return null;
    const ways = waysOf(aggressor.dice).lying.length * waysOf(defender.dice).lying.length;
    const layers = [aggressor, defender].reduce(
      (product, { rerolls, enemy }) => product * (rerolls + 1) * (enemy + 1),
      1,
    );
    return ways * layers > mostStates ? null : new Alternation(aggressor, defender);
  }

  /** The aggressor's chance to win in the end, 0 to 1, from these dice on, when both sides choose as well as can be. */
  chance({ aggressor, defender }: Table): number {
    const at = this.#ours.find(aggressor.dice) * this.#theirs.lying.length + this.#theirs.find(defender.dice);
    return this.chances(aggressor, defender)[at] ?? 0;
  }

  /** The chances for all ways in which the dice may lie, with so many re-rolls left: by the aggressor's way, then by the defender's. */
  chances(ours: Rerolls, theirs: Rerolls): Float64Array {
    const key = [ours.rerolls, ours.enemy, theirs.rerolls, theirs.enemy].join();
    const chances = this.#chances.get(key) ?? this.#solve(ours, theirs);
    this.#chances.set(key, chances);
    return chances;
  }

  /** What a side does best that may roll a die again: it passes where it is ahead, and where no die can help it. */
  choice(table: Table, seat: Seat): Choice {
    if (seat !== behind(table)) return 'pass';
    let [best, chosen]: [number, Choice] = [isWon(table) ? 1 : 0, 'pass'];
    for (const again of allowed(table, seat)) {
      const chance =
        faces.reduce((sum, falls) => sum + this.chance(afterwards(table, seat, again, falls)), 0) / 6;
      if (seat === 'aggressor' ? chance > best : chance < best) [best, chosen] = [chance, again];
    }
    return chosen;
  }

  #solve(ours: Rerolls, theirs: Rerolls): Float64Array {
    const width = this.#theirs.lying.length;
    const less = (left: Rerolls, what: keyof Rerolls) => ({ ...left, [what]: left[what] - 1 });
    const may = (left: Rerolls, what: keyof Rerolls, of: (fewer: Rerolls) => Float64Array) =>
      left[what] === 0 ? null : of(less(left, what));
    // The chances once a side has rolled one of its own again, or one of the other's.
    const oursOwn = may(ours, 'rerolls', (fewer) => this.chances(fewer, theirs));
    const oursEnemy = may(ours, 'enemy', (fewer) => this.chances(fewer, theirs));
    const theirsOwn = may(theirs, 'rerolls', (fewer) => this.chances(ours, fewer));
    const theirsEnemy = may(theirs, 'enemy', (fewer) => this.chances(ours, fewer));
    const solved = new Float64Array(this.#won.length);
    for (let our = 0; our < this.#ours.lying.length; our++)
      for (let their = 0; their < width; their++) {
        const at = our * width + their;
        const won = this.#won[at] === true;
        // The aggressor's dice, and the defender's, rolled again by the side that is behind.
        const [ofOurs, ofTheirs] = won ? [theirsEnemy, theirsOwn] : [oursOwn, oursEnemy];
        const best = won ? Math.min : Math.max;
        let chance = won ? 1 : 0;
        if (ofOurs !== null)
          for (const { becomes } of this.#ours.again[our] ?? []) {
            let sum = 0;
            for (const way of becomes) sum += ofOurs[way * width + their] ?? 0;
            chance = best(chance, sum / 6);
          }
        if (ofTheirs !== null)
          for (const { becomes } of this.#theirs.again[their] ?? []) {
            let sum = 0;
            for (const way of becomes) sum += ofTheirs[our * width + way] ?? 0;
            chance = best(chance, sum / 6);
          }
        solved[at] = chance;
      }
    return solved;
  }
}
