import type { Lesson } from '../forces/plan.ts';
import type { SideId, UnitId } from '../ids.ts';

/** What comes after a match of an Escalation campaign, and between two. Rolls are told with their rows' ids. */
export interface EscalationEvents {
  /** Ten resources for each Victory Point, and what was secured (L5792, L5871). */
  resourcesGained: {
    readonly side: SideId;
    readonly points: number;
    readonly spoils: number;
    readonly total: number;
  };
  injuryRolled: {
    readonly side: SideId;
    readonly unit: UnitId;
    readonly dice: readonly number[];
    readonly result: string;
  };
  /** Who holds a unit captive chose that instead of a ransom. */
  injuryChosen: {
    readonly side: SideId;
    readonly by: SideId;
    readonly unit: UnitId;
    readonly result: string;
  };
  ransomed: { readonly side: SideId; readonly by: SideId; readonly unit: UnitId; readonly price: number };
  notRansomed: { readonly side: SideId; readonly by: SideId; readonly unit: UnitId };
  hired: { readonly side: SideId; readonly unit: UnitId; readonly price: number };
  notHired: { readonly unit: UnitId };
  wounded: { readonly side: SideId; readonly unit: UnitId };
  advanceRolled: {
    readonly side: SideId;
    readonly unit: UnitId;
    readonly dice: readonly number[];
    readonly result: string;
  };
  /** `kind`: 'die', of an attribute; else a skill or a trait. */
  learned: { readonly unit: UnitId; readonly kind: Lesson['kind']; readonly what: string };
  unlearned: { readonly unit: UnitId; readonly kind: Lesson['kind']; readonly what: string };
  /** No "I" in Team: resources of its value (L5881). */
  teamBonus: {
    readonly side: SideId;
    readonly unit: UnitId;
    readonly resources: number;
    readonly total: number;
  };
  recruited: {
    readonly side: SideId;
    readonly names: readonly string[];
    readonly price: number;
    readonly left: number;
  };
  outfitted: {
    readonly side: SideId;
    readonly who: string;
    readonly thing: string;
    readonly price: number;
    readonly left: number;
  };
  /** A match is passed, as nobody is fit (L5829): all have rested. */
  satOut: { readonly side: SideId };
}
