import type { Voice } from '../voice.ts';

/** How a card is written, and what for. */
export interface Wish {
  /** Where the answer to somebody is to be the card. */
  readonly voice: Voice | null;
  /** The entry that is told, by its number in the fight; null: none, or none yet. */
  readonly entry: number | null;
  /** Whether that entry led back to a turn: it is told with that. One that passes a turn on is told with both, each its part. */
  readonly opens: boolean;
  /** Who has pressed: they need no ping. */
  readonly by: string | null;
  /** Whether a turn that has begun rings the phone of who is up. */
  readonly calls: boolean;
  /** A new card though the turn is the same, … */
  readonly anew: boolean;
  /** … which rings the phones of these. */
  readonly recalls: readonly string[];
  /** The newest message of the channel; null: Discord is asked for it. */
  readonly newest: string | null;
  readonly text: boolean;
  /** It only shows what its message has waited with: whoever does more brings the card themselves. */
  readonly redraws: boolean;
}

export const PLAIN: Wish = {
  voice: null,
  entry: null,
  opens: false,
  by: null,
  calls: true,
  anew: false,
  recalls: [],
  newest: null,
  text: false,
  redraws: false,
};

/** The message whose button was pressed; null where an answer is no such. */
export function pressedIn(voice: Voice | null): string | null {
  const surface = voice?.surface ?? null;
  return surface !== null && typeof surface === 'object' ? surface.pressed : null;
}
