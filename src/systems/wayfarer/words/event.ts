import { type GameEvent, type Viewer, visibleTo } from '../../../engine/event.ts';
import type { Params } from '../../../engine/refusal.ts';
import { capital } from '../../../engine/text.ts';
import type { Note } from '../../../engine/words.ts';
import type { Events, EventType } from '../events.ts';
import type { Scene } from '../scene.ts';
import {
  activationSentences,
  answerSentences,
  battleSentences,
  interruptSentences,
  roundSentences,
  sneakSentences,
} from './battle.ts';
import { escalationSentences } from './escalation.ts';
import { assaultSentences, defeatSentences, moveSentences, testSentences } from './fights.ts';
import {
  arrivalSentences,
  castingSentences,
  commandSentences,
  deedSentences,
  lastingSentences,
  operatingSentences,
} from './lasting.ts';
import { markerSentences } from './markers.ts';
import { type SentencesOf, type Telling, tellingOf } from './telling.ts';
import { vehicleSentences } from './vehicles.ts';

/** What is told of each event: every folder adds its own. */
const sentences: SentencesOf<Events> = {
  ...activationSentences,
  ...answerSentences,
  ...assaultSentences,
  ...battleSentences,
  ...defeatSentences,
  ...escalationSentences,
  ...interruptSentences,
  ...arrivalSentences,
  ...castingSentences,
  ...deedSentences,
  ...operatingSentences,
  ...commandSentences,
  ...lastingSentences,
  ...markerSentences,
  ...moveSentences,
  ...roundSentences,
  ...sneakSentences,
  ...testSentences,
  ...vehicleSentences,
};

/** All the types of events that have words. */
export const wordedEvents: readonly string[] = Object.keys(sentences);

/** What a viewer reads of an event; null for nothing. */
export function eventWords(event: GameEvent, scene: Scene, viewer: Viewer): Note | null {
  if (!isTold(event.type) || !visibleTo(event, viewer)) return null;
  // Only `tell` makes these events, and it takes no other data than the type's own.
  const sentence = sentences[event.type] as unknown as (data: Params, at: Telling) => Note;
  const note = sentence(event.data, tellingOf(event, scene));
  return { ...note, text: capital(note.text) };
}

const isTold = (type: string): type is EventType => Object.hasOwn(sentences, type);
