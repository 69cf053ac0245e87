import type { Params } from './refusal.ts';

/** Who may learn of something: everybody, the GM alone, or some characters' players and the GM. */
export type Audience = 'all' | 'gm' | readonly string[];

/**
 * Something that happened: past tense, ids and numbers, no prose.
 * The words for it are the system's (`say.event`), per viewer.
 */
export interface GameEvent {
  readonly type: string;
  readonly to?: Audience; // 'all' where it is not said
  readonly data: Params;
}

/** Takes an event and who looks (the characters they play, and whether they are the GM); gives whether they may see it. */
export function visibleTo(event: Pick<GameEvent, 'to'>, viewer: Viewer): boolean {
  const to = event.to ?? 'all';
  if (to === 'all' || viewer.gm) return true;
  if (to === 'gm') return false;
  return to.some((id) => viewer.characters.includes(id));
}

/** Somebody who looks: the ids of the characters they play, and whether they are a GM of the campaign. */
export interface Viewer {
  readonly gm: boolean;
  readonly characters: readonly string[];
}

export const everybody: Viewer = { gm: false, characters: [] };
