/** What is told of this part of the rules, by type. */
export type MissionEvents = Record<never, never>;
