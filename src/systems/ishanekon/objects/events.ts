import type { DamageTypeId } from '../content/damageTypes.ts';
import type { CharacterId } from '../scene.ts';

/** What objects do by their properties. */
export type ObjectEvents = {
  /** It explodes, splinters, conducts. */
  burst: {
    readonly target: CharacterId;
    readonly others: readonly CharacterId[];
    readonly type: DamageTypeId;
  };
  regenerated: { readonly target: CharacterId; readonly amount: number };
};
