import type { Sum } from '../../../engine/modifier.ts';
import type { StatId } from '../content/stats.ts';
import type { Edge } from '../numbers/edge.ts';
import type { CharacterId } from '../scene.ts';

/** What happens when somebody defends. */
export type DefenceEvents = {
  defended: {
    readonly actor: CharacterId;
    readonly by: CharacterId | null;
    /** Against what: an Ability, a Status Effect. */
    readonly with: string;
    readonly stat: StatId;
    /** The die, or both of which one counts. None where they fail by choice, or can't defend. */
    readonly dice: readonly number[];
    readonly edges: readonly Edge[];
    readonly bonus: Sum;
    readonly power: number;
    readonly total: number;
    readonly success: boolean;
  };
};
