import type { GameEvent, Viewer } from '../../../engine/event.ts';
import type { Json } from '../../../engine/json.ts';
import type { Params } from '../../../engine/refusal.ts';
import { type Pronouns, pronounsOf } from '../../../engine/pronouns.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import type { Note } from '../../../engine/words.ts';
import { beingIn, type CharacterId, characterIn, type Scene, sideOf } from '../scene.ts';

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
}

/** The sentences of a folder's events: one for each, or null where it says nothing to this reader. */
export type SentencesOf<E> = { readonly [T in keyof E]: (event: E[T], at: Telling) => Note | null };

/** Takes the event, the scene before it and who reads. */
export function tellingOf(event: GameEvent, scene: Scene, viewer: Viewer): Telling {
  const cast = record(event.data.cast);
  const found = (id: CharacterId) => (Object.hasOwn(cast, id) ? record(cast[id]) : {});
  const isOwn = (id: CharacterId) => viewer.gm || viewer.characters.includes(id);
  const hidden = (id: CharacterId) => found(id).unseen === true && !isOwn(id);
  const called = (id: CharacterId) => text(found(id).name) ?? characterIn(scene, id)?.name ?? id;
  const plainName = (id: CharacterId) => (hidden(id) ? 'somebody' : called(id));
  return {
    gm: viewer.gm,
    plainName,
    name: (id) => (hidden(id) ? 'somebody' : bold(called(id))),
    of: (id) => pronounsOf(hidden(id) ? '' : (beingIn(scene, id)?.pronouns ?? '')),
    knows: (id) => isOwn(id) || (found(id).side ?? sideOf(scene, id)) !== 'foes',
  };
}

/** What the sentence of a refusal needs: names for ids, and texts that people typed, escaped. */
export interface Saying {
  who(id: Json | undefined): string;
  text(typed: Json | undefined): string;
  list(names: Json | undefined): string;
}

export type Sentence = (params: Params, say: Saying) => string;
export type Refusals = { readonly [code: string]: Sentence };

export const sayingOf = (scene: Scene): Saying => ({
  who: (id) => bold(characterIn(scene, typeof id === 'string' ? id : null)?.name ?? String(id)),
  text: (typed) => escapeMarkdown(String(typed)),
  list: (names) =>
    (names !== undefined && isList(names) ? names : []).map((one) => escapeMarkdown(String(one))).join(', '),
});

export const bold = (name: string): string => `**${escapeMarkdown(name)}**`;

const text = (value: Json | undefined) => (typeof value === 'string' ? value : null);

export function record(value: Json | undefined): { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !isList(value) ? value : {};
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** 'Tiz, Kira and Bo'. */
export function and(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
