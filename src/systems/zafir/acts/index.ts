import { magicActs } from '../abilities/magic/index.ts';
import { stopDropRoll } from '../conditions/acts.ts';
import { move } from '../move/act.ts';
import type { Act } from './act.ts';

/** All that can be done besides attacking, in the order in which it is offered: basic actions, abilities, items, then what is done in town. */
export const acts: readonly Act[] = [move, stopDropRoll, ...magicActs];

/** An act by its id. */
export const actById = (id: string): Act | undefined => acts.find((act) => act.id === id);
