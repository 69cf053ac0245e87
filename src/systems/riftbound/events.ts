import type { AbilityEvents } from './abilities/events.ts';
import type { AttackEvents } from './attack/events.ts';
import type { CharacterEvents } from './character/events.ts';
import type { CheckEvents } from './checks/events.ts';
import type { ConditionEvents } from './conditions/events.ts';
import type { FightEvents } from './fight/events.ts';
import type { GearEvents } from './gear/events.ts';
import type { HarmEvents } from './harm/events.ts';
import type { MoveEvents } from './moves/events.ts';
import type { PackEvents } from './packs/events.ts';
import type { PowerEvents } from './powers/events.ts';
import type { PartyEvents } from './party/events.ts';
import type { RestEvents } from './rests/events.ts';
import type { TurnEvents } from './turn/events.ts';
import type { VehicleEvents } from './vehicles/events.ts';

/** Everything that can happen, by its type, with what is told of it. Each folder adds its own. */
export type Events = AbilityEvents &
  AttackEvents &
  CharacterEvents &
  CheckEvents &
  ConditionEvents &
  FightEvents &
  GearEvents &
  HarmEvents &
  MoveEvents &
  PackEvents &
  PowerEvents &
  PartyEvents &
  RestEvents &
  TurnEvents &
  VehicleEvents;

export type EventType = keyof Events;
