import type { Refusal } from './refusal.ts';

/**
 * A way in words that follow one another: what it takes, ['3.5 of 8 movement'], and what the rules would ask about before it is gone, ['Raider 2 may
 * react at C4']. Who has read these may agree to them beforehand (`agreed` of an intent). Not escaped.
 */
export type WayTold =
  | {
      readonly ok: true;
      /** The names of the places it leads over ('C4', or '12.5,3' in metres), without the one that is left. */
      readonly places: readonly string[];
      readonly words: readonly string[];
      readonly risks: readonly string[];
      /** Where each of the risks would happen, in their order, where that is known. */
      readonly at?: readonly string[];
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** What an option of a question may say that is a way to be shown on the map: the names of the places it leads over, from where it begins. */
export const WAY = 'way';

/** Risks as one text, as whoever was told of them agrees to them. */
export const agreedRisk = (risks: readonly string[]): string => risks.join(', ').slice(0, 500);
