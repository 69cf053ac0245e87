import type { DamageTypeId } from '../content/damageTypes.ts';
import type { CharacterId } from '../scene.ts';

/** Now and before. */
export type Change = readonly [before: number, now: number];

/** What hurt somebody, besides an Attack. */
export type Because =
  | 'attack'
  | 'thunder'
  | 'arc'
  | 'plasma'
  | 'bleeding' // in Critical Condition, at their turn's start
  | 'rally'
  | 'opportunist'
  | 'fall'
  | 'ram'
  | 'power' // of a pack
  | 'hazard'
  | 'condition'
  | 'hand';

export type Healing = 'patchUp' | 'power' | 'bandage' | 'regeneration' | 'rest' | 'hand';

/** What happens to those who are hurt and healed. */
export type HarmEvents = {
  hurt: {
    readonly target: CharacterId;
    readonly source: CharacterId | null;
    readonly amount: number;
    readonly type: DamageTypeId | null;
    readonly because: Because;
    readonly hp: Change;
    readonly ehp: Change;
  };
  /** A power of theirs keeps all of it off. */
  unharmed: {
    readonly target: CharacterId;
    readonly source: CharacterId | null;
    readonly type: DamageTypeId | null;
  };
  /** Nothing happened: the rules keep them at 1 HP until their next turn. */
  unshaken: { readonly target: CharacterId };
  fellCritical: { readonly target: CharacterId };
  leftCritical: { readonly target: CharacterId };
  /** A Supercharge token was spent: the die against its giver's KNW Rating, HP if it succeeds, and EHP on any result. */
  tokenSpent: {
    readonly target: CharacterId;
    readonly source: CharacterId;
    readonly die: number;
    readonly rating: number;
    readonly hp: number | null;
    readonly ehp: Change;
  };
  /** HP and EHP are gone: the check whether they die. */
  deathChecked: {
    readonly target: CharacterId;
    readonly dice: readonly number[];
    readonly bonus: readonly number[];
    readonly score: number;
    readonly total: number;
    readonly came: 'stands' | 'lastAction' | 'dies';
  };
  died: { readonly target: CharacterId; readonly source: CharacterId | null };
  healed: {
    readonly actor: CharacterId | null;
    readonly target: CharacterId;
    readonly because: Healing;
    readonly dice: readonly number[];
    readonly hp: Change;
    readonly regeneration: number; // stacks that came with it
  };
  /** A Small Bandage on somebody in Critical Condition. */
  noHelp: { readonly actor: CharacterId; readonly target: CharacterId };
  /** Overwatch under fire: the WIL check, or none where half of one's HP is gone. */
  overwatchShaken: {
    readonly target: CharacterId;
    readonly total: number | null;
    readonly ended: boolean;
  };
};
