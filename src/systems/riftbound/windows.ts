/** The moments at which somebody may react. What a window is about is said beside where it is opened. */
export const windows = {
  /** An Attack is chosen, and nothing of it rolled. */
  attackDeclared: 'attack.declared',
  /** Before HP are lost to an Attack. */
  attackDamage: 'attack.damage',
  /** Somebody has hurt somebody. */
  damageDone: 'damage.done',
  /** All of an Attack is done, hit or miss. */
  attackDone: 'attack.done',
  /** A moment of a path that a unit goes: Overwatch. */
  moveMoment: 'move.moment',
  turnBegins: 'turn.begins',
  turnEnds: 'turn.ends',
  /** Nobody is Active, where the house asks then: somebody may Seize the Initiative. */
  gap: 'gap',
} as const;

export type WindowName = (typeof windows)[keyof typeof windows];
