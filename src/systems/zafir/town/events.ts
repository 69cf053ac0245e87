/** What is told of this part of the rules, by type. */
export type TownEvents = Record<never, never>;
