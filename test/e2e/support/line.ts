/** A part of a line that is not typed to its end but taken from what is suggested. */
export interface Taken {
  readonly take: string;
}

/** Takes the suggestion with these words. */
export const take = (words: string): Taken => ({ take: words });

export type Piece = string | Taken;
