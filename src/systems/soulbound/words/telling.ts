import type { GameEvent, Viewer } from '../../../engine/event.ts';
import type { Json } from '../../../engine/json.ts';
import { type Pronouns, pronounsOf } from '../../../engine/pronouns.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import { knowsOf } from '../fight/unseen.ts';
import { type CharacterId, characterIn, fighterIn, type Scene } from '../scene.ts';

/** What a sentence needs to know besides what happened: who they are, and who reads it. */
export interface Telling {
  readonly gm: boolean;
  /** A name in bold, escaped. */
  name(id: CharacterId): string;
  /** The words for somebody whose name has been said, by the pronouns of their sheet. */
  of(id: CharacterId): Pronouns;
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
  const plainName = (id: CharacterId) => text(found(id).name) ?? characterIn(scene, id)?.name ?? id;
  const hidden = (id: CharacterId) => found(id).unseen === true && !knowsNow(scene, viewer, id);
  return {
    gm: viewer.gm,
    plainName: (id) => (hidden(id) ? 'somebody' : plainName(id)),
    name: (id) => (hidden(id) ? 'somebody' : bold(plainName(id))),
    of: (id) => pronounsOf(hidden(id) ? '' : (characterIn(scene, id)?.pronouns ?? '')),
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

/** What an event says, as a reader may know it: whose name is not theirs to know is somebody. */
export function dataFor({ data }: GameEvent, scene: Scene, viewer: Viewer): GameEvent['data'] {
  if (viewer.gm) return data;
  const unknown = Object.entries(record(data.cast)).flatMap(([id, who]) => {
    const { unseen, name } = record(who);
    return unseen === true && !knowsNow(scene, viewer, id) && typeof name === 'string' ? [name] : [];
  });
  const known = (value: Json): Json => {
    if (typeof value === 'string') return unknown.includes(value) ? 'somebody' : value;
    if (typeof value !== 'object' || value === null) return value;
    return isList(value) ? value.map(known) : mapped(value);
  };
  const mapped = (values: { readonly [key: string]: Json }) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, known(value)]));
  return unknown.length === 0 ? data : mapped(data);
}

/** Whether a reader knows by now of somebody who was unseen then. */
const knowsNow = (scene: Scene, viewer: Viewer, id: CharacterId): boolean =>
  viewer.gm ||
  viewer.characters.includes(id) ||
  (fighterIn(scene, id) !== null && knowsOf(scene, viewer, id));

export const bold = (name: string) => `**${escapeMarkdown(name)}**`;

const text = (value: Json | undefined) => (typeof value === 'string' ? value : null);

export function record(value: Json | undefined): { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !isList(value) ? value : {};
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
