import type { CheckRolled } from '../checks/events.ts';
import type { AttributeId } from '../content/attributes.ts';
import type { Change } from '../harm/events.ts';
import type { CharacterId } from '../scene.ts';
import type { SwitchId } from './switches.ts';

/** Part of a price that somebody has paid: their SP before and now. */
export interface Share {
  readonly who: CharacterId;
  readonly sp: Change;
}

/** SP that were spent on something, by its Ability's id or its name; `spared`: one fewer, by Cautious. */
export type Spent = {
  readonly on: string;
  readonly price: number;
  readonly shares: readonly Share[];
  readonly spared: boolean;
};

/** A die that gave way to another. */
export type Rerolled = readonly [before: number, now: number];

/** What happens when Abilities are used. Damage and healing are told of as such. */
export type AbilityEvents = {
  /** SP were spent. */
  paid: Spent & { readonly actor: CharacterId; readonly others: readonly CharacterId[] };
  /** A die at a turn's start, for an Ability on cooldown. */
  cooldownRolled: {
    readonly actor: CharacterId;
    readonly ability: string;
    readonly die: number;
    readonly needed: number;
    readonly ready: boolean;
  };
  /** Dice of a Hit Roll or a Dodge Roll, rolled again. `source`: an Ability, 'prepare', 'parry', 'deployed', 'prestige'. */
  rerolled: {
    readonly actor: CharacterId;
    readonly target: CharacterId;
    readonly roll: 'hit' | 'dodge' | 'check';
    readonly source: string;
    readonly item: string | null;
    readonly dice: readonly Rerolled[];
  };
  intercepted: {
    readonly actor: CharacterId;
    readonly target: CharacterId;
    readonly metres: number;
    readonly die: number;
    readonly hits: number;
  };
  /** They paid for Intercept and didn't get there. */
  interceptFailed: { readonly actor: CharacterId; readonly target: CharacterId };
  clarityGained: { readonly actor: CharacterId; readonly counters: number; readonly sp: Change | null };
  careful: { readonly actor: CharacterId };
  sanctuary: { readonly actor: CharacterId };
  rallied: { readonly actor: CharacterId; readonly others: readonly CharacterId[]; readonly bonus: number };
  /** What Rally gives with an Action: a second Prepare, a second Overwatch. Metres and damage are told of with theirs. */
  rallyUsed: {
    readonly actor: CharacterId;
    readonly on: 'prepare' | 'overwatch';
    readonly attribute: AttributeId | null;
  };
  supercharged: {
    readonly actor: CharacterId;
    readonly others: readonly CharacterId[];
    readonly sp: readonly Share[];
  };
  surged: { readonly actor: CharacterId };
  ordered: { readonly actor: CharacterId; readonly target: CharacterId };
  backedUp: {
    readonly actor: CharacterId;
    readonly vehicle: CharacterId;
    readonly attack: string;
    readonly centre: CharacterId | null;
  };
  charging: { readonly actor: CharacterId; readonly target: CharacterId };
  enthused: { readonly actor: CharacterId; readonly rolled: CheckRolled; readonly sp: Change | null };
  pepped: { readonly actor: CharacterId; readonly target: CharacterId; readonly bonus: number };
  bonked: { readonly actor: CharacterId; readonly target: CharacterId; readonly metres: number };
  terrified: { readonly actor: CharacterId; readonly target: CharacterId };
  quickened: { readonly actor: CharacterId; readonly die: number };
  switchSet: { readonly actor: CharacterId; readonly what: SwitchId; readonly on: boolean };
  prestigeGained: { readonly target: CharacterId; readonly prestige: Change };
  prestigeSpent: {
    readonly actor: CharacterId;
    readonly on: 'reroll' | 'skilled';
    readonly prestige: Change;
  };
};
