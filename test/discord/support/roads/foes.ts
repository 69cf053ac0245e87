/** Whom the heroes fight: each road that names them is gone in the game that has them. */
export const FOES = ['Raider', 'Ghul'] as const;
