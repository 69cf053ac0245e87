import type { OwedWhy } from '../scene.ts';

/** What somebody moves for: an action of theirs, a free move, to attack, in panic. */
export type MoveWhy = 'action' | OwedWhy | 'attack' | 'panic';

/** How a leg of a way is made, where it is no plain step. */
const hows = ['clamber', 'mantle', 'climb', 'drop', 'safeDrop', 'fall', 'leap', 'ladder'] as const;
export type How = (typeof hows)[number];
export const isHow = (how: string | undefined): how is How => hows.some((one) => one === how);
