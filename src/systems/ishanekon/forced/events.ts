import type { TileName } from '../../../engine/space/grid/index.ts';
import type { CharacterId } from '../scene.ts';

/** What happens where people are moved against their will. */
export type ForcedEvents = {
  pushed: {
    readonly target: CharacterId;
    readonly by: CharacterId | null;
    readonly metres: number;
    /** Where they are now; null on told ground. */
    readonly to: TileName | null;
  };
  /** Into somebody or something; null: the ground itself. */
  collided: {
    readonly target: CharacterId;
    readonly with: CharacterId | null;
    /** How far they would have been moved: as much damage as that. */
    readonly metres: number;
  };
  /** Into a space that is taken: back to where they were. */
  thrownBack: { readonly target: CharacterId; readonly with: CharacterId; readonly metres: number };
};
