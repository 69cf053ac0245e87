import type { ActivationEvents } from './activations/events.ts';
import type { AnswerEvents } from './answers/events.ts';
import type { ArrivalEvents } from './arrivals/events.ts';
import type { AssaultEvents } from './assaults/events.ts';
import type { BattleEvents } from './battle/events.ts';
import type { CastingEvents } from './casting/events.ts';
import type { CommandEvents } from './commands/events.ts';
import type { DeedEvents } from './deeds/events.ts';
import type { DefeatEvents } from './defeat/events.ts';
import type { EscalationEvents } from './escalation/events.ts';
import type { InterruptEvents } from './interrupts/events.ts';
import type { LastingEvents } from './lasting/events.ts';
import type { MarkerEvents } from './markers/events.ts';
import type { MoveEvents } from './moves/events.ts';
import type { OperatingEvents } from './operating/events.ts';
import type { RoundEvents } from './rounds/events.ts';
import type { SneakEvents } from './sneaking/events.ts';
import type { TestEvents } from './testing/events.ts';
import type { VehicleEvents } from './vehicles/events.ts';

/** Everything that can happen, by its type, with what is told of it. Each folder adds its own. */
export type Events = ActivationEvents &
  AnswerEvents &
  ArrivalEvents &
  AssaultEvents &
  BattleEvents &
  CastingEvents &
  CommandEvents &
  DeedEvents &
  DefeatEvents &
  EscalationEvents &
  InterruptEvents &
  LastingEvents &
  MarkerEvents &
  MoveEvents &
  OperatingEvents &
  RoundEvents &
  SneakEvents &
  TestEvents &
  VehicleEvents;

export type EventType = keyof Events;
