import type { GameEvent } from '../../../engine/event.ts';
import type { Json } from '../../../engine/json.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import type { Note } from '../../../engine/words.ts';
import { type Scene, unitIn } from '../scene.ts';

/** What a sentence needs to know besides what happened: who they are. */
export interface Telling {
  /** A name in bold, escaped. */
  name(id: string): string;
}

/** The sentences of a folder's events. */
export type SentencesOf<E> = { readonly [T in keyof E]: (event: E[T], at: Telling) => Note };

export const bold = (name: string): string => `**${escapeMarkdown(name)}**`;

/** What a side or a unit of a scene is called. */
export const nameIn = (scene: Scene, id: string): string =>
  unitIn(scene, id)?.name ?? (Object.hasOwn(scene.characters, id) ? scene.characters[id]?.name : null) ?? id;

export function tellingOf({ data }: GameEvent, scene: Scene): Telling {
  const cast = record(data.cast);
  return {
    name: (id) => {
      const told = Object.hasOwn(cast, id) ? cast[id] : undefined;
      return bold(typeof told === 'string' ? told : nameIn(scene, id));
    },
  };
}

export function record(value: Json | undefined): { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !isList(value) ? value : {};
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

export const plain = (text: string): Note => ({ text, tone: 'plain' });
export const good = (text: string): Note => ({ text, tone: 'good' });
export const bad = (text: string): Note => ({ text, tone: 'bad' });
export const quiet = (text: string): Note => ({ text, tone: 'quiet' });
