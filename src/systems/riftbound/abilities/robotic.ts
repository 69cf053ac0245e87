import type { Person } from '../character/schema.ts';

/** What wakes a Robot up again, at least (Robotic). */
const AWAKE = 5;

/** A Robot whose own Charge has run out sleeps until they have at least 5 again: they do nothing, and react to nothing. */
export const isAsleep = ({ battery }: Person): boolean => battery !== null && battery < AWAKE;
