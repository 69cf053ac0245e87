import type { UnitId } from '../scene.ts';

export interface ArrivalEvents {
  /** A die for a body that changes (Unstable Mutations): a save die, it stays away, or is lost. */
  mutated: {
    readonly unit: UnitId;
    readonly rolled: number;
    readonly came: 'saveDie' | 'stays' | 'captured';
  };
  /** A unit takes the place of an enemy, who is back in reserves. */
  tookPlace: { readonly unit: UnitId; readonly whom: UnitId };
  /** A type of unit that is known from now on. */
  typeChosen: { readonly unit: UnitId; readonly type: string };
  /** Somebody on the radio has changed how far an ally scatters as it drops in: so far now. */
  radioedIn: {
    readonly unit: UnitId;
    readonly whom: UnitId;
    readonly rolled: number;
    readonly range: number;
  };
}
