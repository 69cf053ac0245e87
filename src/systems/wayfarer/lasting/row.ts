import type { Effect } from '../content/effect.ts';
import type { UnitId } from '../ids.ts';

/** Something that holds of a unit for a while: a spell that is on it, what a skill has done to it. */
export interface Lasting {
  /** The spell or the skill. */
  readonly from: string;
  readonly on: UnitId;
  /** Who has brought it on. */
  readonly by: UnitId;
  /** The last round in which it holds (a turn is a round, A29); null: until the battle is over. */
  readonly until: number | null;
  readonly effects: readonly Effect[];
  /** Types that the unit has besides. */
  readonly types: readonly string[];
  /** What it robs the unit of (Sabotage, L2930). */
  readonly takes: 'equipment' | null;
  /** A save die that it lends, as it is now; null: none. */
  readonly saveDie: number | null;
  /** What undoes spells undoes it (Unbind, L4969). */
  readonly isSpell: boolean;
}
