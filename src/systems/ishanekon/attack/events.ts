import type { Sum } from '../../../engine/modifier.ts';
import type { Edge } from '../numbers/edge.ts';
import type { AttackReach, AttackWith } from '../numbers/situation.ts';
import type { CharacterId } from '../scene.ts';

/** What an attack roll came to against one. */
export interface AimTold {
  readonly target: CharacterId;
  readonly natural: number | null; // null: an object, which is always hit
  readonly total: number;
  readonly bonus: Sum;
  readonly evasion: Sum;
  readonly edges: readonly Edge[];
  readonly hit: boolean;
  readonly critical: boolean;
  /** Who is hit in the target's place: the one they stood behind, or have climbed on. */
  readonly instead: CharacterId | null;
}

/** What happens in attacks. */
export type AttackEvents = {
  attacked: {
    readonly actor: CharacterId;
    readonly others: readonly CharacterId[];
    readonly attack: AttackWith;
    readonly reach: AttackReach;
    readonly with: string;
    readonly dice: readonly number[];
    readonly aims: readonly AimTold[];
    /** They missed by choice. */
    readonly pulled: boolean;
    /** The weapon makes a lot of noise (Weapons: Loud); absent: it doesn't. */
    readonly loud?: true;
  };
};
