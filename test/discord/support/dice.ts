import type { DiceBox } from '../../../src/app/ports.ts';
import { seededDice } from '../../../src/dice/index.ts';

/** Dice that fall as a test laid them out, and as the seed has it where it laid none. The seeds are the same every time. */
export class TestDice implements DiceBox {
  readonly #laid: number[] = [];
  readonly #stacked: string[] = [];
  #seeds = 0;

  lay(...faces: readonly number[]): void {
    this.#laid.push(...faces);
  }

  /** Lays cards on top of whatever pile is drawn from next. */
  stack(...cards: readonly string[]): void {
    this.#stacked.push(...cards);
  }

  /** Takes back what was laid out and not rolled. */
  clear(): void {
    this.#laid.splice(0);
    this.#stacked.splice(0);
  }

  newSeed(): string {
    this.#seeds += 1;
    return `test-${this.#seeds}`;
  }

  source(seed: string) {
    const seeded = seededDice(seed);
    return {
      die: (index: number, sides: number): number => this.#laid.shift() ?? seeded.die(index, sides),
      card: (index: number, choices: readonly string[]): string =>
        this.#stacked.shift() ?? seeded.card(index, choices),
    };
  }
}
