import { type Modifier, type Sum, sum } from '../../../engine/modifier.ts';

/** What somebody's Evasion is made of (chapter Evasion). */
export interface EvasionParts {
  readonly dexterity: number;
  /** The bonus of their Evasion Stat. */
  readonly bonus: number;
  /** The caps that apply to those two, with what each comes from: armour, and shields that move it. Null: nothing worn, no cap (A29). */
  readonly cap: Sum | null;
  /** Whatever else: shields, size, features. No cap limits it. */
  readonly others: readonly Modifier[];
}

/** Evasion: Dexterity and the bonus of the Evasion Stat, at most the cap, and whatever else there is. */
export function evasion({ dexterity, bonus, cap, others }: EvasionParts): Sum {
  const own = dexterity + bonus;
  const over = cap === null ? 0 : Math.max(0, own - cap.total);
  return sum(dexterity, [
    { source: 'evasionStat', amount: bonus },
    { source: 'evasionCap', amount: -over },
    ...others,
  ]);
}

/** What the shields that somebody wields give: each beyond the first 1 less (A30). */
export const shieldBonus = (bonuses: readonly number[]): readonly Modifier[] =>
  bonuses
    .toSorted((a, b) => b - a)
    .map((bonus, n) => ({ source: 'shield', amount: Math.max(0, n === 0 ? bonus : bonus - 1) }));
