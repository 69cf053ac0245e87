import type { GameEvent, Viewer } from '../../../engine/event.ts';
import type { Json } from '../../../engine/json.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import { knowsOf } from '../fight/unseen.ts';
import { type CharacterId, characterIn, fighterIn, type Scene } from '../scene.ts';

/** What a sentence needs to know besides what happened: who they are, and who reads it. */
export interface Telling {
  readonly gm: boolean;
  /** A name in bold, escaped. */
  name(id: CharacterId): string;
  /** The same name as it is typed, neither bold nor escaped. */
  plainName(id: CharacterId): string;
  /** Whether the reader may know the numbers of somebody: players' are open, foes' are the GM's. */
  knows(id: CharacterId): boolean;
  /** Whether the reader may know where somebody was: not where a foe hid from all of the reader's own. */
  sawWhere(id: CharacterId): boolean;
}

/** Takes the event, the scene before it and who reads. */
export function tellingOf(event: GameEvent, scene: Scene, viewer: Viewer): Telling {
  const cast = record(event.data.cast);
  const found = (id: CharacterId) => (Object.hasOwn(cast, id) ? record(cast[id]) : {});
  // Who was unseen then may be known by now.
  const knowsNow = (id: CharacterId) =>
    viewer.gm ||
    viewer.characters.includes(id) ||
    (fighterIn(scene, id) !== null && knowsOf(scene, viewer, id));
  const plainName = (id: CharacterId) => text(found(id).name) ?? characterIn(scene, id)?.name ?? id;
  const hidden = (id: CharacterId) => found(id).unseen === true && !knowsNow(id);
  return {
    gm: viewer.gm,
    plainName: (id) => (hidden(id) ? 'somebody' : plainName(id)),
    name: (id) => (hidden(id) ? 'somebody' : bold(plainName(id))),
    knows: (id) => {
      if (viewer.gm || viewer.characters.includes(id)) return true;
      return (found(id).side ?? fighterIn(scene, id)?.side) !== 'foes';
    },
    sawWhere: (id) => {
      const { hiddenFrom } = found(id);
      if (!Array.isArray(hiddenFrom) || viewer.gm || viewer.characters.includes(id)) return true;
      return viewer.characters.some((own) => fighterIn(scene, own) !== null && !hiddenFrom.includes(own));
    },
  };
}

export const bold = (name: string) => `**${escapeMarkdown(name)}**`;

const text = (value: Json | undefined) => (typeof value === 'string' ? value : null);

export function record(value: Json | undefined): { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !isList(value) ? value : {};
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
