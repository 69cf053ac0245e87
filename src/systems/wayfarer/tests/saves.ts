/** A die that may keep a unit from being defeated (L223). */
export interface SaveDie {
  readonly value: number; // 1 to 6
  readonly ablates: boolean; // turned down by one each time it is rolled
}

/** What a save die's roll comes to (L229 to L236). */
export type Saved = 'safe' | 'reserves' | 'defeated';

/** Under its value the unit is safe, a tie sends it to the reserves, above it the unit is defeated all the same. */
export function savedBy(value: number, rolled: number): Saved {
  if (rolled === value) return 'reserves';
  return rolled < value ? 'safe' : 'defeated';
}

/** The die after it was rolled (A15: whatever came of it); null once it has reached zero. */
export function used(die: SaveDie): SaveDie | null {
  if (!die.ablates) return die;
  return die.value === 1 ? null : { ...die, value: die.value - 1 };
}

/**
 * The chance of each end, 0 to 1, for a unit that would be defeated and rolls its save dice one after the other, until one holds (L246).
 */
export function savingChances(values: readonly number[]): Readonly<Record<Saved, number>> {
  let [safe, reserves, defeated] = [0, 0, 1];
  for (const value of values) {
    safe += (defeated * (value - 1)) / 6;
    reserves += defeated / 6;
    defeated *= (6 - value) / 6;
  }
  return { safe, reserves, defeated };
}
