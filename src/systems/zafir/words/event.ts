import { type GameEvent, type Viewer, visibleTo } from '../../../engine/event.ts';
import type { Note } from '../../../engine/words.ts';
import type { Events } from '../events.ts';
import type { Scene } from '../scene.ts';
import { abilitySentences } from './events/ability.ts';
import { attackSentences } from './events/attack.ts';
import { conditionSentences } from './events/condition.ts';
import { fieldSentences } from './events/field.ts';
import { itemSentences } from './events/item.ts';
import { missionSentences } from './events/mission.ts';
import { moveSentences } from './events/move.ts';
import { peopleSentences } from './events/people.ts';
import { powerSentences } from './events/power.ts';
import { reactionSentences } from './events/reaction.ts';
import { townSentences } from './events/town.ts';
import { turnSentences } from './events/turn.ts';
import { willSentences } from './events/will.ts';
import { type Sentences, type Telling, tellingOf } from './telling.ts';

const sentences: Sentences<Events> = {
  ...turnSentences,
  ...missionSentences,
  ...moveSentences,
  ...fieldSentences,
  ...attackSentences,
  ...conditionSentences,
  ...willSentences,
  ...abilitySentences,
  ...reactionSentences,
  ...itemSentences,
  ...powerSentences,
  ...peopleSentences,
  ...townSentences,
};

/** All types of events that have words. */
export const wordedEvents: readonly string[] = Object.keys(sentences);

/** What a viewer reads of something that happened; null where there is nothing to say to them. */
export function eventWords(event: GameEvent, scene: Scene, viewer: Viewer): Note | null {
  if (!visibleTo(event, viewer) || !Object.hasOwn(sentences, event.type)) return null;
  const sentence = (sentences as Readonly<Record<string, (event: never, at: Telling) => Note | null>>)[
    event.type
  ];
  return sentence?.(event.data as never, tellingOf(event, scene, viewer)) ?? null;
}
