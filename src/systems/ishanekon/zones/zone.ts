import type { TileName } from '../../../engine/space/grid/index.ts';
import type { Duration } from '../../../engine/uses/index.ts';
import type { HeldEffect } from '../character/schema.ts';
import type { CharacterId } from '../ids.ts';

/** Part of a place that an Ability has changed for a time. */
export interface Zone {
  readonly id: string;
  /** What it is of, as it is called. */
  readonly name: string;
  readonly by: CharacterId;
  /** The row of the Ability, and the place in it of the effect that harms; null: nothing of it does. */
  readonly of: string;
  readonly harm: number | null;
  readonly ground: Ground | null;
  readonly strength: HeldEffect['strength'];
  /** Whom it harms, seen from its user. */
  readonly who: 'everybody' | 'enemies' | 'allies' | 'others';
  /** Its squares; none on told ground. */
  readonly tiles: readonly TileName[];
  /** Those in it on told ground, until they go anywhere. */
  readonly members: readonly CharacterId[];
  /** Things that stand there as long as it lasts. */
  readonly things: readonly CharacterId[];
  readonly duration: Duration;
}

/** What the ground of a zone is: one of these lies on each of its squares. */
export type Ground =
  | 'difficult'
  | 'bright'
  | 'dark'
  | 'halfCover'
  | 'fullCover'
  | 'quiet'
  | 'plain'
  | 'water';

/** As many zones as a fight has at most: the oldest ends where there would be more. */
export const MOST_ZONES = 24;
