/** One thing that may come of a check or an attack, in the system's words: 'to hit'. */
export interface Outcome {
  readonly name: string;
  readonly chance: number; // 0 to 1, exact
}

/**
 * What may come of a check or an attack before its dice fall, in the system's words: Discord markdown in which every name
 * is escaped. Whoever reads it learns no number that they may not know.
 */
export interface Chances {
  readonly what: string; // '**Kira** attacks **Raider** with Longsword: 7d6 at DN 3'
  readonly outcomes: readonly Outcome[];
  /** Of an attack: the chance to hit, where whoever asks may know it. */
  readonly hit?: number;
  /** Of an attack: how much it does on average, so that attacks of one fighter can be compared, by what whoever asks may know. */
  readonly worth?: number;
  readonly notes: readonly string[]; // what was taken for granted, and what is left out
  /** All of it in a few words, without who does it to whom: '33% to hit with Autorifle, full cover, 8.5 tiles'. */
  readonly brief?: string;
  /** What doing it would bring on, as far as who acts may know: '**Raider** can react at C4'. Absent: nothing. */
  readonly risk?: string;
}

/** '33%': what is possible is never 0%, what may fail never 100%. */
export function wholePercent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (chance > 0 && rounded < 1) return '1%';
  return chance < 1 && rounded > 99 ? '99%' : `${rounded}%`;
}
