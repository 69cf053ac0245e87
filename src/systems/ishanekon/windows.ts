/** The moments at which somebody may react. What a window is about is said beside where it is opened. */
export const windows = {
  /** An attack or an Ability is chosen and paid for, and nothing of it rolled. */
  attackDeclared: 'attack.declared',
  /** An attack roll has fallen; whether it hits is not settled. */
  attackRolled: 'attack.rolled',
  /** Before a Defense Roll, and once it has fallen. */
  defenceAsked: 'defence.asked',
  defenceRolled: 'defence.rolled',
  /** Damage is about to be taken. */
  damage: 'damage',
  damageDone: 'damage.done',
  /** All of an attack or Ability is done. */
  attackDone: 'attack.done',
  /** Somebody has come to another square, or has moved as it is told. */
  moved: 'moved',
  /** Somebody has attacked, used an Ability or done something else that others may have waited for. */
  acted: 'acted',
  /** An effect makes somebody attack. */
  commanded: 'commanded',
  /** The GM wants as much as another Ability would do. */
  likened: 'likened',
  turnBegins: 'turn.begins',
  turnEnds: 'turn.ends',
  /** Somebody is about to fall below 1 Vitality, or to die. */
  falls: 'falls',
} as const;

export type WindowName = (typeof windows)[keyof typeof windows];
