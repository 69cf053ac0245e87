/*
 * Texts that were read lately, and what they are: people roll the same again and again.
 */

/** How many texts may share a place by chance before the oldest of them has to go. */
const WAYS = 2;
const PLACES = 256;

/**
 * Remembers so much and no more, each text at one of the few places that its characters tell: what comes puts out what was there. Nothing
 * is ever built again or thrown away as a whole, which would keep the collector of garbage busy with every text that was read once.
 */
export class Lately<Read> {
  readonly #texts = new Array<string>(PLACES * WAYS).fill('');
  readonly #reads = new Array<Read | undefined>(PLACES * WAYS).fill(undefined);

  /** What a text was read as, where that was lately. */
  find(text: string): Read | undefined {
    const at = placeOf(text);
    if (this.#texts[at] === text) return this.#reads[at];
    return this.#texts[at + 1] === text ? this.#reads[at + 1] : undefined;
  }

  /** Notes what a text that is not found is read as. */
  keep(text: string, read: Read): void {
    const at = placeOf(text);
    this.#texts[at + 1] = this.#texts[at] as string;
    this.#reads[at + 1] = this.#reads[at];
    this.#texts[at] = text;
    this.#reads[at] = read;
  }
}

const placeOf = (text: string): number => {
  let mixed = text.length;
  for (let at = 0; at < text.length; at++) mixed = (Math.imul(mixed, 31) + text.charCodeAt(at)) | 0;
  return ((Math.imul(mixed, 0x9e3779b1) >>> 16) % PLACES) * WAYS;
};
