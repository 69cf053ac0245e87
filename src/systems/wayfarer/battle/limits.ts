import type { Limit } from '../../../engine/limit.ts';

/** How many sides fight one another. */
export const sidesInBattle: Limit = {
  most: 6,
  of: 'sides',
  in: 'a battle',
  instead: 'Let the others watch, or play two battles.',
};

/** How many Victory Points a battle can be fought for. */
export const goalOfBattle: Limit = {
  most: 1000,
  of: 'Victory Points',
  in: 'the goal of a battle',
  instead: 'Take a lower goal.',
};

/** How many objectives, and how many grabs, are placed for a battle. */
export const markersOfBattle: Limit = {
  most: 12,
  of: 'markers of a kind',
  in: 'a battle',
  instead: 'Place fewer.',
};

/** How many rounds a mission lasts. */
export const roundsOfBattle: Limit = {
  most: 30,
  of: 'rounds',
  in: 'a mission',
  instead: 'Take fewer, or a goal in points.',
};
