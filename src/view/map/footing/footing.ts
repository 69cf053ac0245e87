// How one goes step by step on a pad of arrows: over squares, or in metres.
import type { WayTold } from '../../../engine/way.ts';
import type { TrackerView } from '../../../engine/words.ts';
import type { Picture } from '../../message.ts';
import type { MapShown } from '../grid.ts';

/** Who goes, from where, and by which directions so far: a sign each, 0 to 7, and with longer steps the letters from 'a'. */
export interface Steps {
  readonly actor: string;
  readonly from: string;
  readonly digits: string;
}

/** A map's sides, in tiles or in metres. */
export interface Sides {
  readonly columns: number;
  readonly rows: number;
}

export interface Footing {
  /** How long a step may be, the usual length first: names, and the sign of a step to the north. One length needs no name. */
  readonly strides: readonly { readonly name: string; readonly first: '0' | 'a' }[];
  /** A place by its name, as it is usually written; null for what is none. */
  read(from: string): string | null;
  /** The places that are gone to, one after the other; without the one that is left. */
  gone(steps: Pick<Steps, 'from' | 'digits'>): readonly string[];
  isOn(place: string, sides: Sides): boolean;
  /** The way as the rules read it: over these places, without the one that is left. */
  over(steps: Steps): readonly string[];
  /** The way as it is typed. */
  typed(steps: Steps): string;
  /** What lies around a place, for who doesn't see the picture; null for nothing. */
  around(tracker: TrackerView, place: string, steps: Steps): string | null;
  picture(tracker: TrackerView, steps: Steps, told: WayTold | null, shown: MapShown): Picture | null;
}

/** The number of a step's direction, and whether it is a long one. */
export function directionIn(digit: string): { readonly direction: number; readonly isLong: boolean } {
  const isLong = digit >= 'a';
  return { direction: isLong ? digit.charCodeAt(0) - 'a'.charCodeAt(0) : Number(digit), isLong };
}

/** The sign of a step in a direction, of the length whose first sign is given. */
export const signOf = (first: '0' | 'a', direction: number): string =>
  String.fromCharCode(first.charCodeAt(0) + direction);
