import type { FightEvents } from './fight/events.ts';
import type { SpaceEvents } from './space/events.ts';
import type { TurnEvents } from './turn/events.ts';

/** Everything that can happen, by its type, with what is told of it. Each folder adds its own. */
export type Events = FightEvents & SpaceEvents & TurnEvents;

export type EventType = keyof Events;
