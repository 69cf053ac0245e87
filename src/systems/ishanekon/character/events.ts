import type { Changed } from '../../../engine/edited.ts';
import type { CharacterId } from '../scene.ts';

/** What happens to sheets between fights. */
export type CharacterEvents = {
  sheetAmended: {
    readonly actor: CharacterId;
    readonly field: string;
    readonly label: string;
    readonly from: string;
    readonly to: string;
    readonly also: readonly Changed[];
  };
  levelRaised: {
    readonly actor: CharacterId;
    readonly level: number;
    /** A new Tier; null for none. */
    readonly tier: number | null;
    readonly vitality: number;
    readonly wp: number;
    /** The feature that has come by itself. */
    readonly feature: string | null;
  };
  raised: {
    readonly actor: CharacterId;
    readonly what: string;
    readonly to: number;
    readonly left: number;
    readonly of: string;
  };
  learned: {
    readonly actor: CharacterId;
    readonly what: string;
    readonly kind: 'ability' | 'talent';
    readonly left: number;
  };
  talentReplaced: { readonly actor: CharacterId; readonly old: string; readonly talent: string };
  trained: { readonly actor: CharacterId; readonly what: string; readonly left: number };
  listsFiltered: { readonly actor: CharacterId; readonly to: string };
};
