import type { Facing } from '../../../engine/space/index.ts';
import type { UnitId } from '../ids.ts';

/** How a vehicle goes, beside where to and how far. */
export interface Driven {
  /** Where it faces in the end; null: as is nearest. */
  readonly facing: Facing | null;
  /** How often it may still turn by an eighth of a circle. */
  readonly turns: number;
  /** By Turbo-Boosters: twice as far, with a test at each turn (L5386). */
  readonly boosted: boolean;
  /** Whom it runs into at the end (L5115); null: nobody. */
  readonly ram: UnitId | null;
}
