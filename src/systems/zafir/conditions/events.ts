import type { TileName } from '../../../engine/space/grid/index.ts';
import type { Duration } from '../../../engine/uses/index.ts';
import type { ConditionId } from '../content/conditions.ts';
import type { CharacterId } from '../scene.ts';

/** What is told of conditions, by type. */
export type ConditionEvents = {
  conditionGained: {
    readonly target: CharacterId;
    readonly condition: ConditionId;
    readonly number: number | null;
    readonly turns: number | null;
    /** When it ends, where a GM has said so; null: as it usually does. */
    readonly until: Duration | null;
    readonly again: boolean;
    readonly source: CharacterId | null;
  };
  conditionKept: {
    readonly target: CharacterId;
    readonly condition: ConditionId;
    readonly protection: string;
  };
  conditionLost: { readonly target: CharacterId; readonly condition: ConditionId; readonly why: string };
  /** Nowhere to run to: they are as far away, and as safe, as they can be. */
  cowered: { readonly actor: CharacterId; readonly at: TileName };
  bledOut: { readonly target: CharacterId };
  freed: { readonly target: CharacterId; readonly by: CharacterId | null };
  controlled: { readonly target: CharacterId; readonly by: CharacterId };
};
