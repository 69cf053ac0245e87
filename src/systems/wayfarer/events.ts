import type { BattleEvents } from './battle/events.ts';
import type { ActivationEvents } from './activations/events.ts';
import type { RoundEvents } from './rounds/events.ts';

/** Everything that can happen, by its type, with what is told of it. Each folder adds its own. */
export type Events = ActivationEvents & BattleEvents & RoundEvents;

export type EventType = keyof Events;
