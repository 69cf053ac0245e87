import type { DiceBox } from '../../../src/app/ports.ts';
import { type DiceSource, ScriptError, seededDice } from '../../../src/dice/index.ts';

/**
 * Dice that fall as a script says, one after the other, whichever command rolls them; or as their seeds have it, where
 * it leaves them to these. The secrets are the same every time.
 */
export class LaidOutDice implements DiceBox {
  readonly #faces: number[] = [];
  readonly #cards: string[] = [];
  #seeds = 0;
  #sealed = false;

  /** From now on dice fall as the seeds have it, until some are laid out again. */
  leaveToSeeds(): void {
    this.#sealed = true;
  }

  lay(faces: readonly number[]): void {
    this.#sealed = false;
    this.#faces.push(...faces);
  }

  stack(cards: readonly string[]): void {
    this.#cards.push(...cards);
  }

  get left(): string {
    return [...this.#faces, ...this.#cards].join(' ');
  }

  newSeed(): string {
    this.#seeds += 1;
    return `script-${this.#seeds}`;
  }

  source(seed: string): DiceSource {
    if (this.#sealed) return seededDice(seed);
    return {
      die: (_index: number, sides: number): number => {
        const face = this.#faces.shift();
        if (face === undefined) throw new ScriptError(`a d${sides} is rolled, but no die is left`);
        if (face < 1 || face > sides)
          throw new ScriptError(`the next die shows ${face}, but it is a d${sides}`);
        return face;
      },
      card: (_index: number, choices: readonly string[]): string => {
        const card = this.#cards.shift();
        if (card === undefined) throw new ScriptError('a card is drawn, but none is left');
        if (!choices.includes(card)) throw new ScriptError(`'${card}' is drawn, but it is not in the pile`);
        return card;
      },
    };
  }
}
