/** The exact chance that one of so many Aim Dice hits: 1 − (2/3)^n. */
export const hitChance = (dice: number): number => 1 - (2 / 3) ** Math.max(0, dice);

/** The exact chance that one of so many Crit Dice is critical, or one of so many dice of any kind shows a 6: 1 − (5/6)^n. */
export const critChance = (dice: number): number => 1 - (5 / 6) ** Math.max(0, dice);
