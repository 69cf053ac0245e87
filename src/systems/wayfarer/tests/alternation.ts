import { type Ways, waysOf } from './lying.ts';
import { compare, type Face, strength } from './results.ts';

/** One side of an opposed test once the dice lie and are bumped. */
export interface Side {
  readonly dice: readonly Face[];
  readonly kickers: readonly number[]; // lie with the dice, and are never rolled again (L221)
  readonly rerolls: number;
}

/** Both sides of an opposed test: `aggressor` began it, and is the first to roll again (L200). */
export interface Table {
  readonly aggressor: Side;
  readonly defender: Side;
}

export type Seat = keyof Table;

/** What a side does when it is its turn: the face of the die it rolls again, or nothing. */
export type Choice = Face | 'pass';

/** What a side brings into the re-roll phase, however its dice lie. */
export interface Means {
  readonly dice: number;
  readonly kickers: readonly number[];
  readonly rerolls: number;
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

/**
 * The re-roll phase of an opposed test (L196 to L200), solved for all ways in which the dice may lie: the aggressor wants to win, the
 * defender to keep them from it.
 *
 * Sides take turns, a pass keeps what is left, and it ends when both pass in a row (A10). So whoever is ahead as the dice lie loses
 * nothing by passing, and knows more when they have to roll: they pass; the other side rolls again or has lost. That leaves one choice:
 * which die. It is the one after which the chance is best when both go on in this way. A die rolled again shows what it shows: the bump
 * that it had is lost with the old face (A3).
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
    const ways = waysOf(aggressor.dice).lying.length * waysOf(defender.dice).lying.length;
    const states = ways * (aggressor.rerolls + 1) * (defender.rerolls + 1);
    return states > mostStates ? null : new Alternation(aggressor, defender);
  }

  /** The aggressor's chance to win in the end, 0 to 1, from these dice on, when both sides choose as well as can be. */
  chance({ aggressor, defender }: Table): number {
    const at = this.#ours.find(aggressor.dice) * this.#theirs.lying.length + this.#theirs.find(defender.dice);
    return this.chances(aggressor.rerolls, defender.rerolls)[at] ?? 0;
  }

  /** The chances for all ways in which the dice may lie, with so many re-rolls left: by the aggressor's way, then by the defender's. */
  chances(ours: number, theirs: number): Float64Array {
    const key = `${ours}/${theirs}`;
    const chances = this.#chances.get(key) ?? this.#solve(ours, theirs);
    this.#chances.set(key, chances);
    return chances;
  }

  /** What a side that may roll a die again does best: it passes where it is ahead, and where no die can help it. */
  choice(table: Table, seat: Seat): Choice {
    if (seat !== behind(table) || table[seat].rerolls === 0) return 'pass';
    let [best, chosen]: [number, Choice] = [isWon(table) ? 1 : 0, 'pass'];
    const side = table[seat];
    const ways = seat === 'aggressor' ? this.#ours : this.#theirs;
    for (const { face, becomes } of ways.again[ways.find(side.dice)] ?? []) {
      const chances = becomes.map((way) =>
        this.chance({
          ...table,
          [seat]: { ...side, dice: ways.lying[way] ?? [], rerolls: side.rerolls - 1 },
        }),
      );
      const chance = chances.reduce((sum, one) => sum + one, 0) / 6;
      if (seat === 'aggressor' ? chance > best : chance < best) [best, chosen] = [chance, face];
    }
    return chosen;
  }

  #solve(ours: number, theirs: number): Float64Array {
    const width = this.#theirs.lying.length;
    const fewerOurs = ours === 0 ? null : this.chances(ours - 1, theirs);
    const fewerTheirs = theirs === 0 ? null : this.chances(ours, theirs - 1);
    const solved = new Float64Array(this.#won.length);
    for (let our = 0; our < this.#ours.lying.length; our++)
      for (let their = 0; their < width; their++) {
        const at = our * width + their;
        const won = this.#won[at] === true;
        solved[at] = won ? 1 : 0;
        if (won && fewerTheirs !== null)
          for (const { becomes } of this.#theirs.again[their] ?? []) {
            let sum = 0;
            for (const way of becomes) sum += fewerTheirs[our * width + way] ?? 0;
            solved[at] = Math.min(solved[at], sum / 6);
          }
        if (!won && fewerOurs !== null)
          for (const { becomes } of this.#ours.again[our] ?? []) {
            let sum = 0;
            for (const way of becomes) sum += fewerOurs[way * width + their] ?? 0;
            solved[at] = Math.max(solved[at], sum / 6);
          }
      }
    return solved;
  }
}
