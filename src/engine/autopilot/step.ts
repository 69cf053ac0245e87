import type { Intent } from '../intent.ts';
import type { BehaviourId } from './behaviours.ts';

/** All reasons that there are. */
export const reasons = [
  'attack',
  'power',
  'help', // an ally, or oneself
  'picks', // a card or a turn is for that one
  'rushes', // nobody is in reach
  'closer',
  'better', // to where the attack is likelier to hit, or cover is
  'cover', // somebody has just been noticed
  'away',
  'flee',
  'first', // up again, out of a hold
  'instead', // nobody can be attacked
  'unseen', // the GM has not shown them yet
  'done',
] as const;

export type Reason = (typeof reasons)[number];

/** Why somebody who acts by themselves does what they do: what 'Why?' tells of it. */
export interface Because {
  readonly behaviour: BehaviourId;
  readonly what: Reason;
  /** Whom it is about. */
  readonly target: string | null;
  /** The chance to hit, where who acts may know it. */
  readonly chance: number | null;
}

/** One thing to do, and why. */
export interface Step {
  readonly intent: Intent;
  readonly because: Because;
}
