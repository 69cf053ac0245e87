import type { GameEvent, Viewer } from '../../../engine/event.ts';
import { type Pronouns, pronounsOf } from '../../../engine/pronouns.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import type { Note } from '../../../engine/words.ts';
import { type CharacterId, characterIn, type Scene } from '../scene.ts';
import type { Cast } from '../tell.ts';
import { pronounsGiven } from '../character/schema.ts';

/** What an event is told with: names, and what a viewer may know. */
export interface Telling {
  readonly scene: Scene; // as it was before the command
  readonly viewer: Viewer;
  /** Somebody's name, bold. */
  who(id: CharacterId | null): string;
  /** The words for somebody whose name has been said, by the pronouns of their sheet. */
  of(id: CharacterId | null): Pronouns;
  /** The name, neither bold nor escaped. */
  plainName(id: CharacterId): string;
  /** Whether the viewer may read somebody's figures: an enemy's are the GM's. */
  mayKnow(id: CharacterId): boolean;
}

/** A sentence for each type of event. */
export type Sentences<Events> = {
  readonly [T in keyof Events]: (event: Events[T], at: Telling) => Note | null;
};

export const bold = (name: string) => `**${escapeMarkdown(name)}**`;

export function tellingOf(event: GameEvent, scene: Scene, viewer: Viewer): Telling {
  const cast = (event.data as { readonly cast?: Cast }).cast ?? {};
  const nameOf = (id: CharacterId | null) =>
    id === null || (cast[id]?.hidden === true && !viewer.gm)
      ? null
      : (cast[id]?.name ?? characterIn(scene, id)?.name ?? id);
  return {
    scene,
    viewer,
    who: (id) => {
      const name = nameOf(id);
      return name === null ? 'somebody' : bold(name);
    },
    of: (id) => pronounsOf(id === null || nameOf(id) === null ? '' : pronounsGiven(characterIn(scene, id))),
    plainName: (id) => nameOf(id) ?? 'somebody',
    mayKnow: (id) =>
      viewer.gm ||
      viewer.characters.includes(id) ||
      (cast[id]?.side ?? scene.fight?.units[id]?.side) !== 'enemies',
  };
}
