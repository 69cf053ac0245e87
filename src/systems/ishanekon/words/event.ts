import { type GameEvent, type Viewer, visibleTo } from '../../../engine/event.ts';
import type { Params } from '../../../engine/refusal.ts';
import type { Note } from '../../../engine/words.ts';
import type { Events, EventType } from '../events.ts';
import type { Scene } from '../scene.ts';
import { abilitySentences } from './abilities.ts';
import { actionSentences } from './actions.ts';
import { armySentences } from './army.ts';
import { attackSentences } from './attack.ts';
import { baseSentences } from './base.ts';
import { characterSentences } from './characters.ts';
import { checkSentences } from './checks.ts';
import { cinematicSentences } from './cinematic.ts';
import { damageSentences } from './damage.ts';
import { defenceSentences } from './defence.ts';
import { fightSentences } from './fight.ts';
import { forcedSentences } from './forced.ts';
import { heldSentences } from './held.ts';
import { momentumSentences } from './momentum.ts';
import { objectSentences } from './objects.ts';
import { packSentences } from './packs.ts';
import { partySentences } from './party.ts';
import { restSentences } from './rests.ts';
import { spaceSentences } from './space.ts';
import { statusSentences } from './status.ts';
import { type SentencesOf, type Telling, tellingOf } from './telling.ts';
import { turnSentences } from './turns.ts';
import { vehicleSentences } from './vehicles.ts';
import { worldSentences } from './world.ts';
import { zoneSentences } from './zones.ts';

/** What is told of each event: every folder adds its own, in a file of its own. */
const sentences: SentencesOf<Events> = {
  ...abilitySentences,
  ...actionSentences,
  ...armySentences,
  ...attackSentences,
  ...baseSentences,
  ...characterSentences,
  ...checkSentences,
  ...cinematicSentences,
  ...momentumSentences,
  ...partySentences,
  ...restSentences,
  ...worldSentences,
  ...damageSentences,
  ...defenceSentences,
  ...fightSentences,
  ...forcedSentences,
  ...heldSentences,
  ...objectSentences,
  ...spaceSentences,
  ...packSentences,
  ...statusSentences,
  ...turnSentences,
  ...zoneSentences,
  ...vehicleSentences,
};

/** All the types of events that have words. */
export const wordedEvents: readonly string[] = Object.keys(sentences);

/** What a viewer reads of an event; null for nothing. */
export function eventWords(event: GameEvent, scene: Scene, viewer: Viewer): Note | null {
  if (!isTold(event.type) || !visibleTo(event, viewer)) return null;
  // Only `tell` makes these events, and it takes no other data than the type's own.
  const sentence = sentences[event.type] as (data: Params, at: Telling) => Note | null;
  return sentence(event.data, tellingOf(event, scene, viewer));
}

const isTold = (type: string): type is EventType => Object.hasOwn(sentences, type);
