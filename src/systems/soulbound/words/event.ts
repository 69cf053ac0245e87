import { type GameEvent, type Viewer, visibleTo } from '../../../engine/event.ts';
import type { Params } from '../../../engine/refusal.ts';
import type { Note } from '../../../engine/words.ts';
import type { Events, EventType } from '../events.ts';
import { doomRose, partyAmended, soulfireSpent } from '../party/words.ts';
import type { Scene } from '../scene.ts';
import * as actions from './actions.ts';
import { alerted, blasted, caught, reloaded, thrownAway, torn } from './aftermath.ts';
import { attacked, cameClose, defended, suffered } from './attack.ts';
import { deathTested, opposed, tested } from './checks.ts';
import { conditionGained, conditionLost } from './conditions.ts';
import { amended, did, dropped, pickedUp, rested } from './deeds.ts';
import {
  actsNext,
  fightBegan,
  heroesToAct,
  joined,
  left,
  roundBegan,
  turnBegan,
  turnHeld,
  turnPassed,
  turnResumed,
} from './fight.ts';
import { dying, fightEnded, foesAlive, foesKept } from './outcome.ts';
import * as places from './places.ts';
import * as powers from './powers/index.ts';
import {
  deathCheated,
  lastStand,
  lastStandEnded,
  mettleRegained,
  toughnessRecovered,
  unharmed,
} from './recovery.ts';
import { drank } from './supplies.ts';
import { type Telling, tellingOf, dataFor } from './telling.ts';

const sentences: { readonly [T in EventType]: (event: Events[T], at: Telling) => Note | null } = {
  ...actions,
  ...powers,
  ...places,
  drank,
  attacked,
  alerted,
  blasted,
  caught,
  reloaded,
  thrownAway,
  torn,
  cameClose,
  defended,
  suffered,
  dropped,
  conditionGained,
  conditionLost,
  deathTested,
  lastStand,
  lastStandEnded,
  unharmed,
  mettleRegained,
  toughnessRecovered,
  deathCheated,
  tested,
  opposed,
  fightBegan,
  heroesToAct,
  joined,
  left,
  fightEnded,
  dying,
  foesAlive,
  foesKept,
  roundBegan,
  turnBegan,
  turnHeld,
  turnPassed,
  turnResumed,
  actsNext,
  turnEnded: () => null, // the next turn is told instead
  did,
  pickedUp,
  rested,
  amended,
  soulfireSpent,
  doomRose,
  partyAmended,
};

/** All the types of events there are. */
export const wordedEvents: readonly string[] = Object.keys(sentences);

/** What a viewer reads of an event; null for nothing. */
export function eventWords(event: GameEvent, scene: Scene, viewer: Viewer): Note | null {
  if (!isTold(event.type) || !visibleTo(event, viewer)) return null;
  // Only `tell` makes these events, and it takes no other data than the type's own.
  const sentence = sentences[event.type] as (data: Params, at: Telling) => Note | null;
  return sentence(dataFor(event, scene, viewer), tellingOf(event, scene, viewer));
}

const isTold = (type: string): type is EventType => Object.hasOwn(sentences, type);
