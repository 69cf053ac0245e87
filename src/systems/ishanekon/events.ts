import type { ActionEvents } from './actions/events.ts';
import type { ArmyEvents } from './army/events.ts';
import type { AttackEvents } from './attack/events.ts';
import type { BaseEvents } from './base/events.ts';
import type { CharacterEvents } from './character/events.ts';
import type { CheckEvents } from './checks/events.ts';
import type { CinematicEvents } from './cinematic/events.ts';
import type { DamageEvents } from './damage/events.ts';
import type { DefenceEvents } from './defence/events.ts';
import type { FightEvents } from './fight/events.ts';
import type { ForcedEvents } from './forced/events.ts';
import type { HeldEvents } from './held/events.ts';
import type { ItemEvents } from './items/events.ts';
import type { LanguageEvents } from './language/events.ts';
import type { MomentumEvents } from './momentum/events.ts';
import type { ObjectEvents } from './objects/events.ts';
import type { PackEvents } from './packs/events.ts';
import type { PartyEvents } from './party/events.ts';
import type { RestEvents } from './rests/events.ts';
import type { SpaceEvents } from './space/events.ts';
import type { StatusEvents } from './status/events.ts';
import type { TurnEvents } from './turn/events.ts';
import type { ZoneEvents } from './zones/events.ts';
import type { VehicleEvents } from './vehicles/events.ts';
import type { WorldEvents } from './world/events.ts';

/** Everything that can happen, by its type, with what is told of it. Each folder adds its own. */
export type Events = ActionEvents &
  ArmyEvents &
  AttackEvents &
  BaseEvents &
  CharacterEvents &
  CheckEvents &
  CinematicEvents &
  DamageEvents &
  DefenceEvents &
  FightEvents &
  ForcedEvents &
  HeldEvents &
  ItemEvents &
  MomentumEvents &
  ObjectEvents &
  PartyEvents &
  RestEvents &
  SpaceEvents &
  LanguageEvents &
  PackEvents &
  StatusEvents &
  TurnEvents &
  ZoneEvents &
  VehicleEvents &
  WorldEvents;

export type EventType = keyof Events;
