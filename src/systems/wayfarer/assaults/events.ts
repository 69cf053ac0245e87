import type { TileName } from '../../../engine/space/index.ts';
import type { SideId, UnitId } from '../scene.ts';
import type { PoolTold } from '../testing/events.ts';
import type { Means } from './wielded.ts';

export interface AssaultEvents {
  assaultDeclared: {
    readonly unit: UnitId;
    readonly target: UnitId;
    readonly means: string;
    readonly kind: Means['kind'];
    /** With what the target strikes back; null: it doesn't. */
    readonly back: string | null;
  };
  assaultRolled: {
    readonly unit: UnitId;
    readonly target: UnitId;
    readonly offense: PoolTold;
    readonly defense: PoolTold;
    /** null: nobody strikes back. */
    readonly back: { readonly offense: PoolTold; readonly defense: PoolTold } | null;
    readonly isDefeated: { readonly unit: boolean; readonly target: boolean };
  };
  /** A squad has lost an assault: so many of it fall, by a card that its side draws; null: one at most could. */
  squadBeaten: {
    readonly unit: UnitId;
    readonly squad: string;
    readonly side: SideId;
    readonly card: string | null;
    readonly many: number;
  };
  /** Several strike as one, at so many. */
  strikeTogether: {
    readonly unit: UnitId;
    readonly units: readonly UnitId[];
    readonly target: UnitId;
    readonly targets: readonly UnitId[];
  };
  /** A die in the dark: on 1 to 3 the Offense fails. */
  inTheDark: { readonly unit: UnitId; readonly rolled: number; readonly failed: boolean };
  /** Somebody's nerve or a word kept an assault from being made. */
  assaultLost: { readonly unit: UnitId; readonly target: UnitId; readonly why: string };
  /** An area assault takes these in. */
  areaTaken: {
    readonly unit: UnitId;
    readonly units: readonly UnitId[];
    readonly tiles: readonly TileName[] | null;
  };
  /** A die for a weapon that scatters, and where it comes down: null where it leaves the map; `dice` are none where it is on target. */
  scattered: {
    readonly unit: UnitId;
    readonly rolled: number;
    readonly dice: readonly number[];
    readonly to: TileName | null;
  };
  /** Somebody spots for a shot, by a card that their side plays. */
  spotted: { readonly side: SideId; readonly unit: UnitId; readonly whom: UnitId; readonly card: string };
  /** What shoots once a round has shot. */
  emptied: { readonly units: readonly UnitId[]; readonly means: string };
  /** All its Offense dice fall again, for one of Defense. */
  raged: { readonly unit: UnitId };
  /** Somebody takes a target's place, by a card higher than the attacker's. */
  guarded: { readonly unit: UnitId; readonly whom: UnitId; readonly card: string; readonly took: boolean };
  /** Somebody steps out of reach, or towards who assaults a friend. */
  stepped: { readonly unit: UnitId; readonly to: TileName; readonly why: string };
  /** A unit was pushed away by who struck at it. */
  pushed: { readonly unit: UnitId; readonly to: string };
  /** A unit can't be activated any more in this round. */
  stunned: { readonly unit: UnitId; readonly why: string };
}
