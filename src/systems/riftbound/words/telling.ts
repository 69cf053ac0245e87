import type { GameEvent, Viewer } from '../../../engine/event.ts';
import type { Json } from '../../../engine/json.ts';
import type { Params } from '../../../engine/refusal.ts';
import { type Pronouns, pronounsOf } from '../../../engine/pronouns.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
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
  /** Whether somebody is of the foes' side. */
  isFoe(id: CharacterId): boolean;
  /** Whether the reader may know the numbers of somebody: players' are open, foes' are the GM's. */
  knows(id: CharacterId): boolean;
}

/** Takes the event, the scene before it and who reads. */
export function tellingOf(event: GameEvent, scene: Scene, viewer: Viewer): Telling {
  const cast = record(event.data.cast);
  const found = (id: CharacterId) => (Object.hasOwn(cast, id) ? record(cast[id]) : {});
  const isOwn = (id: CharacterId) => viewer.gm || viewer.characters.includes(id);
  const hidden = (id: CharacterId) => found(id).unseen === true && !isOwn(id);
  const called = (id: CharacterId) => text(found(id).name) ?? characterIn(scene, id)?.name ?? id;
  const plainName = (id: CharacterId) => (hidden(id) ? 'somebody' : called(id));
  const isFoe = (id: CharacterId) => (found(id).side ?? fighterIn(scene, id)?.side) === 'foes';
  return {
    gm: viewer.gm,
    isFoe,
    plainName,
    name: (id) => (hidden(id) ? 'somebody' : bold(called(id))),
    of: (id) => pronounsOf(hidden(id) ? '' : (characterIn(scene, id)?.pronouns ?? '')),
    knows: (id) => isOwn(id) || !isFoe(id),
  };
}

/** What the sentence of a refusal needs: names for ids, and texts that people typed, escaped. */
export interface Saying {
  who(id: Json | undefined): string;
  text(typed: Json | undefined): string;
}

export type Sentence = (params: Params, say: Saying) => string;

export const sayingOf = (scene: Scene): Saying => ({
  who: (id) => bold(characterIn(scene, typeof id === 'string' ? id : null)?.name ?? String(id)),
  text: (typed) => escapeMarkdown(String(typed)),
});

export const bold = (name: string): string => `**${escapeMarkdown(name)}**`;

const text = (value: Json | undefined) => (typeof value === 'string' ? value : null);

export function record(value: Json | undefined): { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !isList(value) ? value : {};
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
