import { slot } from '../slot.ts';
import type { Act } from './act.ts';

/** All that can be done besides attacking, in the order in which it is offered: basic actions, abilities, items, then what is done in town. */
export const acts = slot<Act>('acts');

/** An act by its id. */
export const actById = (id: string): Act | undefined => acts.all.find((act) => act.id === id);
