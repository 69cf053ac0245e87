/** What is told of this part of the rules, by type. */
export type AttackEvents = Record<never, never>;
