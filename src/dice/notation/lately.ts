/*
 * Texts that were read lately, and what they are: people roll the same again and again.
 */

/** How many texts may share a place before one of them has to go. */
const WAYS = 2;
const PLACES = 256;

interface Remembered<Read> {
  readonly text: string;
  readonly read: Read;
}

/**
 * Remembers so much and no more, each text at one of the few places that its characters tell: what comes puts out what was there. Nothing
 * is ever built again or thrown away as a whole, which would keep the collector of garbage busy with every text that was read once.
 */
export class Lately<Read> {
  readonly #known: (Remembered<Read> | undefined)[] = new Array(PLACES * WAYS).fill(undefined);
  #way = 0;

  /** What a text was read as, where that was lately. */
  find(text: string): Read | undefined {
    const at = placeOf(text);
    for (let way = at; way < at + WAYS; way++) {
      const known = this.#known[way];
      if (known !== undefined && known.text === text) return known.read;
    }
    return undefined;
  }

  /** Notes what a text that is not found is read as. */
  keep(text: string, read: Read): void {
    this.#way = 1 - this.#way;
    this.#known[placeOf(text) + this.#way] = { text, read };
  }
}

const placeOf = (text: string): number => {
  let mixed = text.length;
  for (let at = 0; at < text.length; at++) mixed = (Math.imul(mixed, 31) + text.charCodeAt(at)) | 0;
  return ((Math.imul(mixed, 0x9e3779b1) >>> 16) % PLACES) * WAYS;
};
