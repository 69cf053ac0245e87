// The lines sent before, for the up and down arrows.

export class Recall {
  readonly #lines: string[] = [];
  /** How far back one has gone; 0 is the line being written. */
  #back = 0;
  #unsent = '';

  add(line: string): void {
    this.#back = 0;
    this.#unsent = '';
    if (line !== '' && this.#lines.at(-1) !== line) this.#lines.push(line);
  }

  /** Typing anew ends the walk through old lines. */
  reset(): void {
    this.#back = 0;
  }

  get walking(): boolean {
    return this.#back > 0;
  }

  /** The line before the one shown, or null where there is none. */
  older(shown: string): string | null {
    if (this.#back >= this.#lines.length) return null;
    if (this.#back === 0) this.#unsent = shown;
    this.#back += 1;
    return this.#lines.at(-this.#back) ?? null;
  }

  newer(): string | null {
    if (this.#back === 0) return null;
    this.#back -= 1;
    return this.#back === 0 ? this.#unsent : (this.#lines.at(-this.#back) ?? null);
  }
}
