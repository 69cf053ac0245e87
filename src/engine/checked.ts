/** What a check came to, in a few words: for lists in which several stand beside one another. */
export interface Checked {
  readonly passed: boolean;
  readonly score: number; // among those who tried the same: the more the better
  readonly words: string; // 'passes with 2 successes': names no difficulty, and is safe in markdown
}
