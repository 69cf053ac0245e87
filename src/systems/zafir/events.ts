import type { AbilityEvents } from './abilities/events.ts';
import type { PeopleEvents } from './acts/town/events.ts';
import type { AttackEvents } from './attack/events.ts';
import type { ConditionEvents } from './conditions/events.ts';
import type { FieldEvents } from './field/events.ts';
import type { ItemEvents } from './items/events.ts';
import type { MissionEvents } from './mission/events.ts';
import type { MoveEvents } from './move/events.ts';
import type { PowerEvents } from './powers/events.ts';
import type { ReactionEvents } from './reactions/events.ts';
import type { TownEvents } from './town/events.ts';
import type { TurnEvents } from './turn/events.ts';
import type { WillEvents } from './will/events.ts';

/** Everything that can happen, by its type, with what is told of it. */
export type Events = TurnEvents &
  MissionEvents &
  MoveEvents &
  FieldEvents &
  AttackEvents &
  ConditionEvents &
  WillEvents &
  AbilityEvents &
  ReactionEvents &
  ItemEvents &
  PowerEvents &
  PeopleEvents &
  TownEvents;

export type EventType = keyof Events;
