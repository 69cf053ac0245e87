import type { AbilityId } from '../abilities/ids.ts';
import type { Amount } from '../gear/amount.ts';
import { atLeastNone } from '../numbers/score.ts';

// Maxima come from Scores as they are without wounds and anything else that comes and goes (A30f).

/** Nobody has fewer HP or SP at most (HP & SP). */
const LEAST = 1;

/** What a level adds at least, of the role's own roll (A36). */
const LEAST_A_LEVEL = 4;

type Has = readonly { readonly id: AbilityId | string }[];

const owns = (abilities: Has, id: AbilityId): boolean => abilities.some((one) => one.id === id);

/** What a role, of the book or of a pack, gives in HP at level 1, and at each further one. */
export interface RoleHp {
  readonly hp: number;
  readonly hpEachLevel: Amount;
}

/**
 * Maximum HP: what the role has at level 1, what each further level has rolled (the dice alone, one entry a level), and then
 * Healthy and Robotic for each level. Takes `fortitude` as the Score.
 */
export function maximumHp(
  { hp, hpEachLevel }: RoleHp,
  fortitude: number,
  rolled: readonly number[],
  abilities: Has,
): number {
  const gained = rolled.map((dice) => gainedHp(hpEachLevel, dice, fortitude, abilities));
  return Math.max(LEAST, hp + fortitude + eachLevel(abilities) + gained.reduce((all, one) => all + one, 0));
}

/** What a level adds to somebody's HP: what the role's dice came to, 4 at least, and Healthy and Robotic besides. */
export const gainedHp = (
  { plus }: { readonly plus: number },
  dice: number,
  fortitude: number,
  abilities: Has,
): number => Math.max(LEAST_A_LEVEL, dice + plus + fortitude) + eachLevel(abilities);

/** What Healthy adds for each level, and Robotic takes. */
const eachLevel = (abilities: Has): number =>
  (owns(abilities, 'healthy') ? 2 : 0) - (owns(abilities, 'robotic') ? 2 : 0);

/** Maximum SP, the same for every role: 2 and WIL at levels 1 and 2, 3 and WIL from level 3; a Robot has those of a level lower (A30c). */
export function maximumSp(level: number, will: number, abilities: Has): number {
  const counted = owns(abilities, 'robotic') ? level - 1 : level;
  return Math.max(LEAST, 1 + Math.ceil(counted / 2) + atLeastNone(will));
}

/** What the dice of a level are worth on the average, halves rounded up: for who begins above level 1 without rolling (house). */
export const usualDice = ({ hpEachLevel }: RoleHp): number => Math.ceil(hpEachLevel.dice * 3.5);

/** Maximum EHP: 4 and FTD (Step 6). */
export const maximumEhp = (fortitude: number): number => 4 + atLeastNone(fortitude);

/** What past experience adds to a check that a Story fits: WIS, never less than 0 (Step 5). */
export const storyBonus = (wisdom: number): number => atLeastNone(wisdom);
