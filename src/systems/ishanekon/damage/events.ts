import type { Sum } from '../../../engine/modifier.ts';

import type { Factor } from '../numbers/factor.ts';
import type { CharacterId } from '../scene.ts';
import type { DamageCause, Part } from './part.ts';
import type { Reckoned } from './reckon.ts';

/** What happens to bodies and things. */
export type DamageEvents = {
  /** Somebody takes damage: how it was reckoned, and what they lost of which. */
  damaged: {
    readonly target: CharacterId;
    readonly by: CharacterId | null;
    readonly cause: DamageCause;
    /** What did it: a weapon, an Ability, a Status Effect's name. */
    readonly with: string | null;
    readonly parts: readonly Part[];
    readonly added: Sum;
    readonly dealing: readonly Factor[];
    readonly taking: readonly Factor[];
    readonly reckoned: Reckoned;
    readonly temporary: number; // lost of it
    readonly vitality: number; // lost of it
    readonly left: number; // Vitality
  };
  healed: {
    readonly target: CharacterId;
    readonly by: CharacterId | null;
    readonly amount: number;
    readonly halved: boolean;
    readonly left: number;
  };
  temporaryGained: {
    readonly target: CharacterId;
    readonly by: CharacterId | null;
    readonly amount: number;
    readonly left: number;
  };
  /** Below 1 Vitality. */
  fell: { readonly target: CharacterId; readonly by: CharacterId | null; readonly bleeding: boolean };
  recovered: { readonly target: CharacterId };
  died: { readonly target: CharacterId; readonly by: CharacterId | null };
  broke: { readonly target: CharacterId; readonly by: CharacterId | null };
};
